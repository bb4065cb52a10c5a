import LegacyScan
import NavSDK
import SourceText

/// How one use of the legacy API is written after the migration.
package enum CallSite {
  /// The edits that rewrite the name and its way to the map; nil where a person must write it or
  /// nothing is to change. Spacing and comments around the names stay.
  package static func edits(for finding: Finding, in file: SourceFile) -> [TextEdit]? {
    switch finding.safety {
    case .leave, .manual: return nil
    case .safe, .review: break
    }
    let element = LegacyCatalogue.element(finding.element)
    if isDefaultGuideRead(finding) { return nil }
    switch element.replacement {
    case .property(let name):
      return memberEdits(finding, carrierMember: name)
    case .method(let name, let labels):
      return methodEdits(finding, name, labels, element, in: file)
    case .adoptedProtocol(let name):
      return [TextEdit(range: finding.name, text: name)]
    case .observer(_, let method, _):
      return [TextEdit(range: finding.name, text: method)]
    }
  }

  /// Reading a guide that the app may not have set gives the SDK's own, which the carrier has not.
  private static func isDefaultGuideRead(_ finding: Finding) -> Bool {
    switch finding.element {
    case .bottomTrailingButtonsLayoutGuide, .bottomTrailingButtonsAlternateLayoutGuide:
      switch finding.use.form {
      case .read, .modify, .keyPath: true
      case .write, .toggle, .call, .reference, .key, .conformance, .implementation, .override:
        false
      }
    default: false
    }
  }

  private static func memberEdits(_ finding: Finding, carrierMember: String) -> [TextEdit]? {
    let accessor = Replacement.accessor
    switch finding.use.access {
    case .map:
      return [TextEdit(range: finding.name, text: "\(accessor).\(carrierMember)")]
    case .settings(let range):
      return [
        TextEdit(range: range, text: accessor),
        TextEdit(range: finding.name, text: carrierMember),
      ]
    case .alias(let receiver, let map):
      return [
        TextEdit(range: receiver, text: "\(map).\(accessor)"),
        TextEdit(range: finding.name, text: carrierMember),
      ]
    case .none:
      return nil
    }
  }

  private static func methodEdits(
    _ finding: Finding, _ name: String, _ labels: [String?], _ element: LegacyElement,
    in file: SourceFile
  ) -> [TextEdit]? {
    guard let edits = memberEdits(finding, carrierMember: name) else { return nil }
    guard case .method(let legacyLabels) = element.form, legacyLabels.count > labels.count else {
      return edits
    }
    // The carrier knows the view: the argument goes.
    guard case .call(let arguments) = finding.use.form, let first = arguments.first,
      let last = arguments.last,
      let open = parenthesis(after: finding.name.upperBound, before: first.lowerBound, in: file)
    else { return nil }
    guard isPlain(file.text(first.lowerBound..<last.upperBound)) else { return nil }
    return edits + [TextEdit(range: open + 1..<last.upperBound, text: "")]
  }

  private static func parenthesis(after start: Int, before end: Int, in file: SourceFile) -> Int? {
    guard start <= end, end <= file.bytes.count else { return nil }
    return file.bytes[start..<end].firstIndex(of: UInt8(ascii: "("))
  }

  /// Whether an expression is names and members only, so that not evaluating it changes nothing.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isXIDContinue || ".?!".unicodeScalars.contains(scalar)
    }
  }
}
