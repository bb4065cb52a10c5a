import LegacyScan
import NavSDK
import SourceText

/// How one use of the legacy API is written after the migration.
package enum CallSite {
  /// The edits that rewrite the name and its way to the map; nil where a person must write it or
  /// nothing is to change. Spacing and comments around the names stay.
  package static func edits(
    for finding: Finding, in file: SourceFile, _ names: GeneratedNames
  ) -> [TextEdit]? {
    switch finding.safety {
    case .leave, .manual: return nil
    case .safe, .review: break
    }
    let element = LegacyCatalogue.element(finding.element)
    if isDefaultAlternateRead(finding) { return nil }
    switch element.replacement {
    case .property(let name):
      return memberEdits(finding, carrierMember: name, in: file, names)
    case .method(let name, let labels):
      return methodEdits(finding, name, labels, element, in: file, names)
    case .adoptedProtocol(let name):
      return [TextEdit(range: finding.name, text: names.protocolName(name))]
    case .observer(_, let method, _):
      return [TextEdit(range: finding.name, text: method)]
    }
  }

  /// Whether the guide for the buttons is read, which the SDK gives even if the app has set none.
  package static func readsButtonsGuide(_ finding: Finding) -> Bool {
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

  /// The SDK's own alternate guide has no place that is documented.
  private static func isDefaultAlternateRead(_ finding: Finding) -> Bool {
    finding.element == .bottomTrailingButtonsAlternateLayoutGuide && readsButtonsGuide(finding)
  }

  /// Why a use that could be rewritten in another form is not.
  static func obstacle(for finding: Finding) -> String {
    let element = LegacyCatalogue.element(finding.element)
    if isDefaultAlternateRead(finding) {
      return "the alternate guide is read; where the SDK's own lies is not documented"
    }
    if finding.element == .invalidateAccessoryLayout, finding.use.access != .none {
      return "the accessory view is more than a name; name it in a line before"
    }
    if element.owner == "GMSUISettings" {
      return "the settings are used under a name that is not plainly those of one map"
    }
    return "the map is not named where this is used"
  }

  private static func memberEdits(
    _ finding: Finding, carrierMember: String, in file: SourceFile, _ names: GeneratedNames
  ) -> [TextEdit]? {
    let accessor = names.accessor
    switch finding.use.access {
    case .map:
      return [TextEdit(range: finding.name, text: "\(accessor).\(carrierMember)")]
    case .settings(let range):
      return [
        TextEdit(range: range, text: accessor),
        TextEdit(range: finding.name, text: carrierMember),
      ]
    case .constant(let constant):
      return editsOfConstant(constant, in: file, names) + [
        TextEdit(range: finding.name, text: carrierMember)
      ]
    case .none:
      return nil
    }
  }

  /// The edits that make a constant, or another beside it, hold the layout.
  private static func editsOfConstant(
    _ constant: SettingsConstant, in file: SourceFile, _ names: GeneratedNames
  ) -> [TextEdit] {
    let accessor = names.accessor
    func layout(_ map: String?) -> String { map.map { "\($0).\(accessor)" } ?? accessor }
    switch constant.way {
    case .instead:
      return constant.settings.map { TextEdit(range: $0, text: accessor) }
        + constant.annotations.map { TextEdit(range: $0, text: names.className) }
    case .repeating(let map):
      return [TextEdit(range: constant.use, text: layout(map))]
    case .beside(let map, let name, let binding):
      let use = TextEdit(range: constant.use, text: name)
      switch binding {
      case .statement(let start):
        let text = "let \(name) = \(layout(map))" + file.separator(before: start)
        return [TextEdit(range: start..<start, text: text), use]
      case .condition(let end):
        return [TextEdit(range: end..<end, text: ", let \(name) = \(layout(map))"), use]
      }
    }
  }

  private static func methodEdits(
    _ finding: Finding, _ name: String, _ labels: [String?], _ element: LegacyElement,
    in file: SourceFile, _ names: GeneratedNames
  ) -> [TextEdit]? {
    guard let edits = memberEdits(finding, carrierMember: name, in: file, names) else { return nil }
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
