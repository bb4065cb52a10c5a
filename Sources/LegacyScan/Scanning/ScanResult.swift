import SourceText

/// What a scan found.
package struct ScanResult: Sendable {
  /// Sorted by path and offset; every confidence is there.
  package let findings: [Finding]
  /// What else the code does with the maps, sorted by path and offset.
  package let events: [MapEvent]
  /// Remarks about old code that is no finding, sorted by path and offset.
  package let notes: [ScanNote]
  /// The files whose text was read in full, in the order of their paths.
  package let sources: [SourceFile]
  /// Places nested too deeply to be read, with the file they stand in.
  package let unread: [ScanNote]
}

extension ScanResult {
  /// The number of files whose text was split into tokens.
  package var lexedCount: Int { sources.count }
}

/// A remark about a place in a file.
package struct ScanNote: Sendable, Hashable {
  package let path: String
  package let range: Range<Int>
  package let message: String
}
