/// `left-right-anchor`: the delegate's constraints follow the reading direction.
enum AnchorCheck {
  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    scene.constraints.compactMap { constraint in
      let order = constraint.layoutModel.order
      guard !scene.timeline.isApps(order),
        isPhysical(constraint.firstAttribute) || isPhysical(constraint.secondAttribute)
      else { return nil }
      return Fault(
        .leftRightAnchor, at: constraint.layoutModel.site,
        "a constraint uses a left or right anchor, which does not mirror in right-to-left: "
          + constraint.layoutModel.text,
        cause: constraint.layoutModel.site == nil ? constraint.layoutModel.text : "")
    }
  }

  private static func isPhysical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
