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
  /// Where the delegate's class is declared; nil if it is not known.
  package let declaration: SourcePlace?
  package let location: Location?
  package let isSuppressed: Bool

  package init(
    fault: RunRecord.Fault, severity: Severity, delegate: String, declaration: SourcePlace?,
    location: Location?, isSuppressed: Bool
  ) {
    self.fault = fault
    self.severity = severity
    self.delegate = delegate
    self.declaration = declaration
    self.location = location
    self.isSuppressed = isSuppressed
  }

  /// The file it is about: that of its place, else the delegate's own; empty if there is none.
  package var file: String { fault.place?.file ?? declaration?.file ?? "" }
}
