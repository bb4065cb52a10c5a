import NavSDK
import SourceText
import SwiftSource

extension Outline {
  /// How an expression that names a property is used.
  func propertyForm(of id: ExpressionID) -> LegacyUse.Form? {
    guard let parent = self[id].parent else { return .read }
    switch self[parent].form {
    case .call(let callee, _) where callee == id:
      return nil
    case .binary(let op, let left, let right) where left == id:
      if op.text == "=" { return .write(value: self[right].range) }
      return Outline.isAssignment(op.text) ? .modify : .read
    case .inOut:
      return .modify
    case .member(let base, let name, _) where base == id:
      return memberForm(name, parent)
    case .chain, .forceUnwrap:
      return partForm(of: parent)
    case .index(let base, _) where base == id:
      return partForm(of: parent)
    case .tuple(let elements) where elements.count == 1:
      return propertyForm(of: parent)
    default:
      return .read
    }
  }

  private func memberForm(_ name: Name, _ member: ExpressionID) -> LegacyUse.Form {
    if name.text == "toggle", let call = self[member].parent,
      case .call(let callee, _) = self[call].form, callee == member
    {
      return .toggle
    }
    return partForm(of: member)
  }

  /// `modify` if a part of the value is assigned to, else `read`.
  private func partForm(of id: ExpressionID) -> LegacyUse.Form {
    guard let parent = self[id].parent else { return .read }
    switch self[parent].form {
    case .binary(let op, let left, _) where left == id:
      return Outline.isAssignment(op.text) ? .modify : .read
    case .inOut:
      return .modify
    case .member(let base, _, _) where base == id:
      return partForm(of: parent)
    case .chain, .forceUnwrap:
      return partForm(of: parent)
    case .index(let base, _) where base == id:
      return partForm(of: parent)
    default:
      return .read
    }
  }

  private static func isAssignment(_ op: String) -> Bool {
    op.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(op)
  }

  /// The arguments of the call that an expression is the callee of.
  func arguments(ofCallee id: ExpressionID) -> [Expression.Argument]? {
    guard let parent = self[id].parent, case .call(let callee, let arguments) = self[parent].form,
      callee == id
    else { return nil }
    return arguments
  }

  func statementRange(of id: ExpressionID) -> Range<Int> { self[self[id].statement].range }
}
