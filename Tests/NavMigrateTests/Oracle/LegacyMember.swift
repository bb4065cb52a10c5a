import Foundation
import NavSDK

/// The declaration of a legacy element in the stand-in SDK, under one of its names.
struct LegacyMember {
  let element: LegacyElement
  let declaration: String

  init(_ element: LegacyElement, name: String) {
    self.element = element
    declaration = element.declaration.replacingOccurrences(of: element.swiftNames[0], with: name)
  }

  private var attribute: String {
    "@available(*, deprecated, message: \"\(element.rule)\")"
  }

  /// Text for the body of the type that declares it.
  var inBody: String {
    switch element.form {
    case .property: "  \(attribute) open \(accessors)"
    case .method: "  \(attribute) open \(declaration) {}"
    case .callback: "  \(attribute) \(declaration)"
    case .adoptedProtocol: outsideBody
    }
  }

  /// Text for the file level; of a callback, what happens if it is not implemented.
  var outsideBody: String {
    switch element.form {
    case .property: "extension \(element.owner) { \(attribute) public \(accessors) }\n"
    case .method: "extension \(element.owner) { \(attribute) public \(declaration) {} }\n"
    case .callback: "extension \(element.owner) { public \(declaration) {} }\n"
    case .adoptedProtocol:
      "\(attribute) @preconcurrency @MainActor public \(declaration)\n"
    }
  }

  private var accessors: String {
    declaration
      .replacingOccurrences(of: "{ get set }", with: "{ get { fatalError() } set {} }")
      .replacingOccurrences(of: "{ get }", with: "{ fatalError() }")
  }
}
