/// The constraints and guides a view holds, and how much it resists other sizes than its own.
@MainActor
struct ConstraintState {
  /// In order of installation.
  var installed: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  mutating func forget(_ constraint: NSLayoutConstraint) {
    installed.removeAll { $0 === constraint }
  }
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
