extension RowSource {
  /// What reports say of the row.
  func snapshot(priority: Float, constant: Double) -> ConstraintSnapshot {
    if let constraint {
      return ConstraintSnapshot(
        text: constraint.text, identifier: constraint.identifier,
        priority: constraint.priority.rawValue, origin: origin, site: constraint.site,
        order: constraint.activationOrder)
    }
    return ConstraintSnapshot(
      text: text(constant: constant), identifier: nil, priority: priority, origin: origin,
      site: nil, order: 0)
  }

  private func text(constant: Double) -> String {
    switch self {
    case .root(let view, let axis):
      return "root size \(view.item.itemName).\(axis.lengthName) == \(Self.number(constant))"
    case .fitting(let view, let axis, let target, let priority):
      return "fitting \(view.item.itemName).\(axis.lengthName) == \(Self.number(Double(target))) "
        + "@\(Self.number(Double(priority.rawValue)))"
    case .autoresizing(let view, let axis, let part):
      let frame = view.item.geometry.plainFrame
      let name: String
      let value: CGFloat
      switch (axis, part) {
      case (.horizontal, .start): (name, value) = ("minX", frame.minX)
      case (.horizontal, .length): (name, value) = ("width", frame.width)
      case (.vertical, .start): (name, value) = ("minY", frame.minY)
      case (.vertical, .length): (name, value) = ("height", frame.height)
      }
      return "autoresizing mask \(view.item.itemName).\(name) == \(Self.number(Double(value)))"
    case .intrinsic(let view, let axis, let resistance):
      return "content size \(view.item.itemName).\(axis.lengthName) \(resistance.symbol) "
        + Self.number(constant)
    case .content(let view, let axis):
      return "content \(view.item.itemName).\(axis == .horizontal ? "left" : "top")"
    case .container(let row):
      return "'\(row.name)' of \(row.owner.itemName)"
    case .constraint(let constraint):
      return constraint.text
    }
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

extension RowSource.Resistance {
  var symbol: String {
    switch self {
    case .hugging: "<="
    case .compression: ">="
    case .both: "=="
    }
  }
}

extension NSLayoutConstraint.Axis {
  var lengthName: String { self == .horizontal ? "width" : "height" }
}
