import SwiftSource

extension Resolver {
  /// Each of so many fittings is compared with each other; of more none is the best.
  private static let mostCompared = 32

  /// The fittings that cost least, of those the most specialised; all where something is unsure.
  func best(of fittings: [Fitting], _ file: Int) -> [Fitting] {
    guard fittings.count > 1 else { return fittings }
    let order = fittings.indices.sorted { a, b in
      let (one, other) = (fittings[a].cost, fittings[b].cost)
      return one < other || (!(other < one) && a < b)
    }
    let sorted = order.map { fittings[$0] }
    guard let first = sorted.first, !sorted.contains(where: { $0.cost.isUnsure }) else {
      return sorted
    }
    let cheapest = sorted.filter { !(first.cost < $0.cost) }
    guard cheapest.count > 1, cheapest.count <= Resolver.mostCompared else { return cheapest }
    let special = cheapest.indices.filter { candidate in
      cheapest.indices.allSatisfy { other in
        other == candidate || !isMoreSpecialised(cheapest[other], than: cheapest[candidate])
      }
    }.map { cheapest[$0] }
    return special.isEmpty ? cheapest : special
  }

  /// Whether what the one takes the other takes too, and not the other way round.
  private func isMoreSpecialised(_ a: Fitting, than b: Fitting) -> Bool {
    let forth = passes(a, as: b)
    let back = passes(b, as: a)
    if forth != back { return forth }
    guard forth else { return false }
    let spareA = a.callable.parameters.count - Set(a.places).count
    let spareB = b.callable.parameters.count - Set(b.places).count
    if spareA != spareB { return spareA < spareB }
    let variadicsA = a.callable.parameters.count(where: \.isVariadic)
    let variadicsB = b.callable.parameters.count(where: \.isVariadic)
    if variadicsA != variadicsB { return variadicsA < variadicsB }
    return isNearer(a, than: b)
  }

  private func passes(_ a: Fitting, as b: Fitting) -> Bool {
    var bindings: Substitution = b.callable.bound
    for position in a.places.indices {
      guard let own = a.input(ofArgument: position), let other = b.input(ofArgument: position)
      else { continue }
      guard match(own, to: other, b.callable.open, &bindings) != nil else { return false }
    }
    return true
  }

  /// A member of a type wins over one of a protocol that it conforms to, one of a subclass over one
  /// of its superclass.
  private func isNearer(_ a: Fitting, than b: Fitting) -> Bool {
    guard let one = a.callable.key, let other = b.callable.key, one != other,
      let ownA = selfType(at: one.file, scope: index[one].scope),
      let ownB = selfType(at: other.file, scope: index[other].scope)
    else { return false }
    guard let typeA = nominal(ownA), let typeB = nominal(ownB), typeA != typeB else {
      return false
    }
    return lineage(of: .nominal(typeA, [])).contains { nominal($0) == typeB }
  }

  private func nominal(_ type: SemanticType) -> TypeID? {
    switch type {
    case .nominal(let id, _): return id
    case .parameter(let key): return index.typeOfDeclaration[key]
    case .composition(let parts): return parts.lazy.compactMap { self.nominal($0) }.first
    case .dependent, .tuple, .function, .metatype, .alternatives, .unknown: return nil
    }
  }
}
