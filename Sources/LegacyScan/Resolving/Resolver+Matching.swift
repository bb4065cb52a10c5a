import SwiftSource

extension Resolver {
  /// Finds what the generic `parameters` in `pattern` must be for it to be `actual`.
  func unify(
    _ pattern: SemanticType, with actual: SemanticType, _ parameters: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) {
    _ = match(actual, to: pattern, parameters, &bindings)
  }

  /// What it costs to pass a value of `actual` where `pattern` stands, whose `open` parameters are
  /// bound on the way. Nil if it cannot be passed.
  func match(
    _ actual: SemanticType, to pattern: SemanticType, _ open: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) -> FitCost? {
    if actual.isUnknown || pattern.isUnknown { return .unsure }
    if actual == pattern, open.isEmpty { return FitCost.none }
    if case .alternatives(let types) = actual {
      return best(of: types.map { match($0, to: pattern, open, &bindings) })
    }
    switch pattern {
    case .parameter(let key):
      return match(actual, toParameter: key, open, &bindings)
    case .nominal(let id, let arguments):
      return match(actual, toNominal: id, arguments, open, &bindings)
    case .dependent(let base, let name):
      let known = resolveDependent(base.substituting(bindings), name)
      if known.isUnknown || known.mentions(open) || known == pattern { return FitCost.none }
      return match(actual, to: known, [], &bindings)
    case .tuple(let elements):
      guard case .tuple(let others) = actual else { return inconclusive(actual) }
      return match(others, to: elements, open, &bindings)
    case .function(let inputs, let result):
      guard case .function(let others, let otherResult) = actual else {
        return inconclusive(actual)
      }
      guard let cost = match(others, to: inputs, open, &bindings) else { return nil }
      if result == void { return cost }
      return match(otherResult, to: result, open, &bindings).map { $0 + cost }
    case .metatype(let inner):
      guard case .metatype(let other) = actual else { return inconclusive(actual) }
      return match(other, to: inner, open, &bindings)
    case .composition(let parts):
      var cost = FitCost.none
      for part in parts {
        guard let fitted = match(actual, to: part, open, &bindings) else { return nil }
        cost = cost + fitted
      }
      return cost
    case .alternatives(let types):
      return best(of: types.map { match(actual, to: $0, open, &bindings) })
    case .unknown:
      return .unsure
    }
  }

  private func best(of costs: [FitCost?]) -> FitCost? { costs.compactMap { $0 }.min() }

  /// For an actual type of another kind than the pattern's: nil if that is settled.
  private func inconclusive(_ actual: SemanticType) -> FitCost? {
    switch actual {
    case .nominal(let id, let arguments):
      if id == platformType("Optional"), let wrapped = arguments.first {
        return inconclusive(wrapped)
      }
      return isRead(id) ? nil : .unsure
    case .tuple, .function, .metatype: return nil
    case .parameter, .dependent, .composition, .alternatives, .unknown: return .unsure
    }
  }

  private func match(
    _ others: [SemanticType.Element], to elements: [SemanticType.Element],
    _ open: Set<DeclarationKey>, _ bindings: inout Substitution
  ) -> FitCost? {
    guard others.count == elements.count else {
      // One pair for two inputs, and the other way round.
      if elements.count == 1, case .tuple(let parts) = elements[0].type, parts.count == others.count
      {
        return match(others, to: parts, open, &bindings)
      }
      return nil
    }
    var cost = FitCost.none
    for (other, element) in zip(others, elements) {
      guard let fitted = match(other.type, to: element.type, open, &bindings) else { return nil }
      cost = cost + fitted
    }
    return cost
  }

  // MARK: - Parameters

  private func match(
    _ actual: SemanticType, toParameter key: DeclarationKey, _ open: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) -> FitCost? {
    guard open.contains(key) else {
      if actual == .parameter(key) { return FitCost.none }
      return index[key].kind == .protocol || index[key].kind == .class ? .unsure : nil
    }
    if let known = bindings[key] {
      if known.isUnknown || known == actual { return FitCost.none }
      guard let joined = join(known, actual) else { return .unsure }
      bindings[key] = joined
      return FitCost.none
    }
    var cost = FitCost.none
    for bound in bounds(of: key) {
      guard let fitted = fits(actual, bound, open, &bindings) else { return nil }
      cost = cost + fitted
    }
    bindings[key] = actual
    return cost
  }

  /// Whether a type may stand for a parameter with a bound; binds what the bound fixes.
  private func fits(
    _ actual: SemanticType, _ bound: SemanticType, _ open: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) -> FitCost? {
    switch bound {
    case .nominal(let id, let arguments):
      switch conformance(of: actual, to: id) {
      case .no: return nil
      case .unknown: return .unsure
      case .yes: break
      }
      if !arguments.isEmpty {
        return match(actual, toNominal: id, arguments, open, &bindings) == nil ? nil : FitCost.none
      }
      return FitCost.none
    case .composition(let parts):
      for part in parts where fits(actual, part, open, &bindings) == nil { return nil }
      return FitCost.none
    case .parameter, .dependent, .tuple, .function, .metatype, .alternatives, .unknown:
      return FitCost.none
    }
  }

  /// The nearest type that values of both are of; nil if there is none.
  func join(_ a: SemanticType, _ b: SemanticType) -> SemanticType? {
    if a == b || b.isUnknown { return a }
    if a.isUnknown { return b }
    let optionalID = platformType("Optional")
    switch (a, b) {
    case (.nominal(let x, let left), .nominal(let y, let right))
    where x == optionalID || y == optionalID:
      let inner = join(x == optionalID ? left[0] : a, y == optionalID ? right[0] : b)
      return inner.map { optional($0) }
    case (.nominal(let x, let left), .nominal(let y, let right))
    where x == y && left.count == right.count:
      var arguments: [SemanticType] = []
      for (one, other) in zip(left, right) {
        guard let joined = join(one, other) else { return nil }
        arguments.append(joined)
      }
      return .nominal(x, arguments)
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      var elements: [SemanticType.Element] = []
      for (one, other) in zip(left, right) {
        guard let joined = join(one.type, other.type) else { return nil }
        elements.append(.init(label: one.label, type: joined))
      }
      return .tuple(elements)
    default:
      break
    }
    let others = lineage(of: b)
    return lineage(of: a).first { others.contains($0) && isClass($0) }
  }

  func isClass(_ type: SemanticType) -> Bool {
    guard case .nominal(let id, _) = type, let key = index[id].declaration else { return false }
    return index[key].kind == .class
  }

  // MARK: - Nominal types

  private func match(
    _ actual: SemanticType, toNominal id: TypeID, _ arguments: [SemanticType],
    _ open: Set<DeclarationKey>, _ bindings: inout Substitution
  ) -> FitCost? {
    let optionalID = platformType("Optional")
    if id == optionalID, let wrapped = arguments.first {
      if case .nominal(optionalID, let inner) = actual, let value = inner.first {
        return match(value, to: wrapped, open, &bindings)
      }
      var cost = match(actual, to: wrapped, open, &bindings)
      cost?.wrapping += 1
      return cost
    }
    if index[id].name == "Any" { return FitCost(erasing: 1) }
    switch actual {
    case .nominal(optionalID, let inner):
      guard let value = inner.first else { return .unsure }
      var cost = match(value, toNominal: id, arguments, open, &bindings)
      if cost == nil, conformance(of: actual, to: id) != .no { return .unsure }
      cost?.unwrapping += 1
      return cost
    case .nominal, .parameter, .dependent, .composition:
      return matchLineage(of: actual, toNominal: id, arguments, open, &bindings)
    case .tuple, .function, .metatype:
      return isRead(id) ? nil : .unsure
    case .alternatives, .unknown:
      return .unsure
    }
  }

  private func matchLineage(
    of actual: SemanticType, toNominal id: TypeID, _ arguments: [SemanticType],
    _ open: Set<DeclarationKey>, _ bindings: inout Substitution
  ) -> FitCost? {
    if case .nominal(let own, _) = actual, own != id, isConvertedNumber(own, id) {
      return FitCost(literals: 1)
    }
    for ancestor in lineage(of: actual) {
      guard case .nominal(let found, let others) = ancestor, found == id else { continue }
      if let key = index[id].declaration, index[key].kind == .protocol {
        return match(
          actual, toAssociated: index[key].primaryAssociatedTypes, arguments, open, &bindings)
      }
      var cost = FitCost.none
      for (argument, other) in zip(arguments, others) {
        guard let fitted = match(other, to: argument, open, &bindings) else { return nil }
        // Wrapping and erasing inside is no conversion of generic types but of collections.
        cost = cost + fitted
      }
      return cost
    }
    switch conformance(of: actual, to: id) {
    case .no: return nil
    case .yes, .unknown: return .unsure
    }
  }

  /// The associated types that `P<A, B>` fixes.
  private func match(
    _ actual: SemanticType, toAssociated names: [String], _ arguments: [SemanticType],
    _ open: Set<DeclarationKey>, _ bindings: inout Substitution
  ) -> FitCost? {
    var cost = FitCost.none
    for (name, argument) in zip(names, arguments) {
      let type = memberType(name, of: actual, arguments: [])
      let known = resolvedIfDependent(type)
      guard let fitted = match(known, to: argument, open, &bindings) else { return nil }
      cost = cost + fitted
    }
    return cost
  }

  /// `CGFloat` and `Double` pass for each other.
  private func isConvertedNumber(_ a: TypeID, _ b: TypeID) -> Bool {
    let names = [index[a].name, index[b].name]
    return names == ["CGFloat", "Double"] || names == ["Double", "CGFloat"]
  }

  /// Whether a value of `actual` can be passed where `expected` stands, as far as is known; unknown
  /// parts fit everything.
  func canPass(_ actual: SemanticType, as expected: SemanticType) -> Bool {
    var bindings: Substitution = [:]
    return match(actual, to: expected, [], &bindings) != nil
  }
}
