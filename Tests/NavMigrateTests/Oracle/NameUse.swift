import NavSDK

/// How a name is used, as far as the text right after it tells.
enum NameUse: Hashable {
  case read
  case written
  case called
  case declared

  /// The kinds that fixtures must show of an element.
  static func kinds(of form: LegacyElement.Form) -> Set<NameUse> {
    switch form {
    case .property(_, let isReadOnly): isReadOnly ? [.read] : [.read, .written]
    case .method: [.called]
    case .adoptedProtocol, .callback: [.declared]
    }
  }

  static func use(
    in lines: [Substring], at finding: ExpectedFinding
  ) -> (name: String, kind: NameUse) {
    let line = Array(lines[finding.line - 1].utf8.dropFirst(finding.column - 1))
    let text = String(decoding: line, as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    let element = LegacyCatalogue.elements.first { $0.swiftNames.contains(String(name)) }
    switch element?.form {
    case .callback, .adoptedProtocol: return (String(name), .declared)
    case .method: return (String(name), rest.hasPrefix("(") ? .called : .read)
    case .property, nil:
      let isWrite = rest.hasPrefix("=") && !rest.hasPrefix("==")
      return (String(name), isWrite ? .written : .read)
    }
  }
}
