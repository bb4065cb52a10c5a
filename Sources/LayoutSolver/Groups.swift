/// Which variables hang together through constraints: a union-find whose roots are the lowest
/// variables. Removing a constraint does not part a group.
struct Groups: ~Copyable {
  private var parents = Arena<Int32>(capacity: 64)

  mutating func add() { parents.append(Int32(truncatingIfNeeded: parents.count)) }

  /// The lowest variable of the group.
  mutating func root(of variable: Int32) -> Int32 {
    let base = parents.base
    var variable = variable
    while base[Int(variable)] != variable {
      base[Int(variable)] = base[Int(base[Int(variable)])]
      variable = base[Int(variable)]
    }
    return variable
  }

  mutating func join(_ a: Int32, _ b: Int32) {
    let a = root(of: a)
    let b = root(of: b)
    parents.base[Int(max(a, b))] = min(a, b)
  }

  func copy() -> Groups {
    var copy = Groups()
    copy.parents = parents.copy()
    return copy
  }
}
