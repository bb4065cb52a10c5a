import SwiftSource

/// Something in the program that stands for a map view, or for what is reached through one.
enum MapNode: Hashable {
  /// A variable, a parameter, a function (its result) or an enum case (its payload).
  case declaration(DeclarationKey)
  /// `self` in a class of the project.
  case instance(TypeID)
  /// `self` in a member of an extension of a type that the project does not declare.
  case extensionSelf(DeclarationKey)
  /// A parameter of a value of function type.
  case input(DeclarationKey, Int)
  /// Any accessory view of the project.
  case accessoryViews
  /// `$0` and its like in a closure; with `itself` a map that an expression makes.
  case anonymous(Resolver.ExpressionKey, Int)

  static let itself = -1
}

/// Sets of nodes that may be one map.
struct MapNodeSets {
  private var parents: [MapNode: MapNode] = [:]

  /// The node that stands for the set of `node`.
  mutating func representative(of node: MapNode) -> MapNode {
    var root = node
    while let next = parents[root], next != root { root = next }
    var current = node
    while let next = parents[current], next != root {
      parents[current] = root
      current = next
    }
    return root
  }

  mutating func join(_ a: MapNode, _ b: MapNode) {
    let (x, y) = (representative(of: a), representative(of: b))
    if parents[x] == nil { parents[x] = x }
    if parents[y] == nil { parents[y] = y }
    if x != y { parents[y] = x }
  }

  func contains(_ node: MapNode) -> Bool { parents[node] != nil }

  mutating func note(_ node: MapNode) { join(node, node) }

  /// Every node that was met.
  var nodes: [MapNode] { Array(parents.keys) }
}
