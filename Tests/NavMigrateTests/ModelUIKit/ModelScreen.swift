import ModelUIKit

/// A root view with a fresh model around it.
@MainActor
struct ModelScreen {
  let root: UIView

  init(
    _ width: CGFloat = 400, _ height: CGFloat = 800,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, scale: CGFloat = 1
  ) {
    LayoutModel.current.reset()
    LayoutModel.current.traits = UITraitCollection(traitsFrom: [
      LayoutModel.current.traits, UITraitCollection(displayScale: scale),
      UITraitCollection(layoutDirection: direction),
    ])
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.accessibilityIdentifier = "root"
  }

  /// A view that constraints lay out, in the root or in another view.
  func view(_ name: String, in parent: UIView? = nil, size: CGSize? = nil) -> UIView {
    place(UIView(), name, in: parent, size: size)
  }

  @discardableResult
  func place<View: UIView>(
    _ view: View, _ name: String, in parent: UIView? = nil, size: CGSize? = nil
  ) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutModel.declaredSize = size
    (parent ?? root).addSubview(view)
    return view
  }

  func layOut() { root.layoutIfNeeded() }

  var faults: [LayoutFault.Kind] { LayoutModel.current.faults.map { $0.kind } }
}

/// Shorter to write in expectations.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension UIView {
  /// Required constraints to the four edges of another view.
  func pin(to other: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
