/// What running layout delegates has shown.
package struct VerifyReport: Sendable {
  /// Whether the frames of every state are shown.
  package enum FrameDetail: Sendable { case hidden, shown }

  /// In the order of their files and places.
  package let delegates: [DelegateReport]
  /// How many Swift files were read.
  package let scannedCount: Int
  package let unreadable: [ScanReport.Unreadable]
  package let frames: FrameDetail

  package init(
    delegates: [DelegateReport], scannedCount: Int, unreadable: [ScanReport.Unreadable],
    frames: FrameDetail
  ) {
    self.delegates = delegates
    self.scannedCount = scannedCount
    self.unreadable = unreadable
    self.frames = frames
  }

  package var findings: [RunFinding] { delegates.flatMap(\.findings) }

  /// The findings that are left to be seen to.
  package var openFindings: [RunFinding] { findings.filter { !$0.isSuppressed } }

  /// Whether something could not be compiled, run or read.
  package var hasFailure: Bool {
    !unreadable.isEmpty || delegates.contains { $0.record == nil }
  }
}
