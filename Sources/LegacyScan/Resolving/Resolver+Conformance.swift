import SwiftSource

extension Resolver {
  /// Protocols that a type may conform to without saying so.
  private static let impliedProtocols: Set<String> = [
    "Any", "AnyObject", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "Equatable",
    "Hashable", "CVarArg", "SendableMetatype",
  ]

  /// Whether a type is, inherits from or conforms to another.
  func conformance(of type: SemanticType, to id: TypeID) -> Truth {
    let ancestors = lineage(of: type)
    var isComplete = true
    for ancestor in ancestors {
      guard case .nominal(let found, _) = ancestor else { continue }
      if found == id { return .yes }
      if !isRead(found) { isComplete = false }
    }
    guard isComplete, let wanted = index[id].declaration else { return .unknown }
    if Resolver.impliedProtocols.contains(index[id].name) { return .unknown }
    switch type {
    case .unknown, .alternatives: return .unknown
    case .dependent: if ancestors.isEmpty { return .unknown }
    case .tuple, .function, .metatype, .parameter, .composition, .nominal: break
    }
    // Protocols of the platform are an excerpt, and so are its types' conformances.
    let isOwn = !index.files[wanted.file].isPlatform
    if isOwn || index[wanted].kind == .class || index[wanted].kind != .protocol {
      noteMissingConformance(of: ancestors, to: id)
      return .no
    }
    let hasPlatformAncestor = ancestors.contains { ancestor in
      guard case .nominal(let found, _) = ancestor, let key = index[found].declaration else {
        return true
      }
      return index.files[key.file].isPlatform
    }
    return hasPlatformAncestor ? .unknown : .no
  }

  /// The conformance may be declared in a file that was not read yet.
  private func noteMissingConformance(of ancestors: [SemanticType], to id: TypeID) {
    guard let key = index[id].declaration, index[key].kind == .protocol else { return }
    missingNames.insert(index[id].name)
  }

  /// Whether a member is there for a value of the type: the requirements of the extension it is
  /// declared in, and its own, are met.
  func isAvailable(_ member: Member, on type: SemanticType) -> Truth {
    let declaration = index[member.key]
    var truth = Truth.yes
    if !declaration.requirements.isEmpty, declaration.kind != .extension {
      truth = truth && areMet(declaration, ofFile: member.key.file, member, type)
    }
    if case .type(let owner) = outline(member.key.file)[declaration.scope].kind {
      let extended = outline(member.key.file)[owner]
      if extended.kind == .extension, !extended.requirements.isEmpty {
        truth = truth && areMet(extended, ofFile: member.key.file, member, type)
      }
    }
    return truth
  }

  private func areMet(
    _ declaration: Declaration, ofFile file: Int, _ member: Member, _ type: SemanticType
  ) -> Truth {
    let place = Place(
      file: file, scope: declaration.body ?? declaration.scope,
      offset: declaration.range.lowerBound)
    let own = Set(declaration.kind == .extension ? [] : genericParameters(of: member.key))
    var truth = Truth.yes
    for requirement in declaration.requirements {
      guard let left = requirementSubject(requirement.left, of: declaration, ofFile: file) else {
        return .unknown
      }
      // What the call itself binds is looked at when it is bound.
      if left.mentions(own) { continue }
      let subject = resolvedIfDependent(left.substituting(member.substitution))
      let right = self.type(of: requirement.right, at: place).substituting(member.substitution)
      if right.mentions(own) { continue }
      switch requirement.relation {
      case .equals: truth = truth && isSame(subject, resolvedIfDependent(right))
      case .conforms: truth = truth && meets(subject, right)
      }
    }
    return truth
  }

  private func meets(_ type: SemanticType, _ bound: SemanticType) -> Truth {
    switch bound {
    case .nominal(let id, _): return type.isUnknown ? .unknown : conformance(of: type, to: id)
    case .composition(let parts): return parts.reduce(.yes) { $0 && meets(type, $1) }
    case .parameter, .dependent, .tuple, .function, .metatype, .alternatives, .unknown:
      return .unknown
    }
  }

  /// Whether two types are the same one, as far as is known.
  func isSame(_ a: SemanticType, _ b: SemanticType) -> Truth {
    if a.isUnknown || b.isUnknown { return .unknown }
    switch (a, b) {
    case (.nominal(let x, let left), .nominal(let y, let right)):
      guard x == y else { return isRead(x) && isRead(y) ? .no : .unknown }
      return zip(left, right).reduce(.yes) { $0 && isSame($1.0, $1.1) }
    case (.tuple(let left), .tuple(let right)):
      guard left.count == right.count else { return .no }
      return zip(left, right).reduce(.yes) { $0 && isSame($1.0.type, $1.1.type) }
    case (.parameter(let x), .parameter(let y)):
      return x == y ? .yes : .unknown
    case (.nominal, .tuple), (.tuple, .nominal), (.function, .nominal), (.nominal, .function):
      return .no
    default:
      return a == b ? .yes : .unknown
    }
  }

  /// A member type of a type that is known after all.
  func resolvedIfDependent(_ type: SemanticType) -> SemanticType {
    guard case .dependent(let base, let name) = type else { return type }
    let inner = resolvedIfDependent(base)
    if case .parameter = inner { return .dependent(inner, name) }
    let found = resolveDependent(inner, name)
    return found.isUnknown ? type : found
  }
}
