import NavSDK
import SourceText

/// A fault of a layout delegate, as it is shown.
package struct RunFinding: Sendable {
  /// Where it stands in the source; a fault that is only seen when run has no such place.
  package struct Location: Sendable {
    package let start: SourcePosition
    /// The place after the last byte of the name.
    package let end: SourcePosition
    /// The bytes of the name.
    package let name: Range<Int>
    package let excerpt: Excerpt

    package init(
      start: SourcePosition, end: SourcePosition, name: Range<Int>, excerpt: Excerpt
    ) {
      self.start = start
      self.end = end
      self.name = name
      self.excerpt = excerpt
    }
  }

  package let fault: RunRecord.Fault
  package let severity: Severity
  /// The name of the delegate.
  package let delegate: String
  /// The file it is about: that of the location, else the delegate's own; empty if there is none.
  package let file: String
  package let location: Location?
  package let isSuppressed: Bool

  package init(
    fault: RunRecord.Fault, severity: Severity, delegate: String, file: String,
    location: Location?, isSuppressed: Bool
  ) {
    self.fault = fault
    self.severity = severity
    self.delegate = delegate
    self.file = file
    self.location = location
    self.isSuppressed = isSuppressed
  }
}
