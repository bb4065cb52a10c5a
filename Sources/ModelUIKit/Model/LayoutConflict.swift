/// What a constraint looked like when it was reported.
public struct ConstraintSnapshot: Equatable, Sendable {
  /// The constraint in the form of UIKit's logs, with names for the items.
  public let text: String
  public let identifier: String?
  public let priority: Float
  public let origin: ConstraintOrigin
  /// Where it was made; nil for what the app did not make.
  public let site: SourceSite?
  /// Its place in the order of activation; 0 for what the app did not activate.
  public let order: Int
}

/// Constraints that cannot hold together, none of which can be left out.
public struct LayoutConflict: Equatable, Sendable {
  /// The smallest set, in the order in which the engine takes them up.
  public let constraints: [ConstraintSnapshot]
  /// The one that was left out of the layout.
  public let broken: ConstraintSnapshot

  /// Whether a view that still translates its autoresizing mask is part of it.
  public var involvesAutoresizing: Bool {
    constraints.contains { $0.origin == .autoresizing }
  }
}

extension LayoutConflict: CustomStringConvertible {
  public var description: String {
    let lines = constraints.map { constraint in
      let place = constraint.site.map { " at \($0)" } ?? ""
      return "  \(constraint.text)\(place)"
    }
    return (["cannot hold together:"] + lines + ["  broken: \(broken.text)"])
      .joined(separator: "\n")
  }
}
