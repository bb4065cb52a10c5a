/// The constraints and guides a view holds, and how much it resists other sizes than its own.
@MainActor
struct ConstraintState {
  /// In order of installation.
  var installed: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  /// Takes a constraint out. It is found by its place in the order of activations.
  mutating func forget(_ constraint: NSLayoutConstraint) {
    var (low, high) = (0, installed.count)
    while low < high {
      let middle = (low + high) / 2
      if installed[middle].activationOrder < constraint.activationOrder {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < installed.count, installed[low] === constraint else { return }
    installed.remove(at: low)
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
