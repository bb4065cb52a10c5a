/// A line or a length of a view's frame.
public enum LayoutEdge: String, CaseIterable, Sendable {
  case left
  case top
  case right
  case bottom
  case width
  case height
}

extension LayoutEdge {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .width: .horizontal
    case .top, .bottom, .height: .vertical
    }
  }
}

/// An edge that the constraints leave open.
public struct AmbiguousEdge: Equatable, Sendable {
  public let edge: LayoutEdge
  /// The lowest and highest value that satisfies the constraints as well as any other does, in
  /// root coordinates; infinite where there is no end.
  public let low: Double
  public let high: Double

  public init(edge: LayoutEdge, low: Double, high: Double) {
    self.edge = edge
    self.low = low
    self.high = high
  }
}

/// Why an edge is where it is.
public struct EdgeExplanation: Equatable, Sendable {
  public let edge: LayoutEdge
  /// In root coordinates, not rounded.
  public let value: Double
  public let low: Double
  public let high: Double
  /// The rows that would move the edge if they changed, in the order of the engine.
  public let causes: [ConstraintSnapshot]

  public var isAmbiguous: Bool { high - low > LayoutProblem.tolerance }
}
