/// The checks UIKit makes when a constraint is made.
@MainActor
enum ConstraintDefect {
  private static let locationMessage =
    "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the "
    + "first attribute creates an illegal constraint of a location equal to a constant. Location "
    + "attributes must be specified in pairs."
  private static let directionMessage =
    "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a "
    + "right/left attribute. Use leading/trailing for both or neither."
  private static let pairingMessage = "NSLayoutConstraint: Invalid pairing of layout attributes"

  /// Reports what is wrong with a constraint and says what kind of fault it is.
  static func report(
    first: ConstraintTerm?, second: ConstraintTerm?, multiplier: CGFloat, constant: CGFloat,
    site: SourceSite?
  ) -> LayoutFault.Kind? {
    let found = find(first: first, second: second, multiplier: multiplier, constant: constant)
    guard let (kind, message) = found else { return nil }
    LayoutModel.current.report(kind, .exception, message, at: site)
    return kind
  }

  private static func find(
    first: ConstraintTerm?, second: ConstraintTerm?, multiplier: CGFloat, constant: CGFloat
  ) -> (LayoutFault.Kind, String)? {
    guard let first else {
      return (.missingItem, "NSLayoutConstraint: the first item is no view and no layout guide")
    }
    guard multiplier.isFinite, constant.isFinite else {
      return (
        .notFinite,
        "NSLayoutConstraint: constant \(constant) or multiplier \(multiplier) is not finite"
      )
    }
    guard first.family != .none else { return (.illegalConstraint, pairingMessage) }
    guard let second, multiplier != 0 else {
      return first.family == .size ? nil : (.illegalConstraint, locationMessage)
    }
    return pairing(first.family, axis(of: first), second.family, axis(of: second))
      .map { (.illegalConstraint, $0) }
  }

  private static func pairing(
    _ first: AttributeFamily, _ firstAxis: NSLayoutConstraint.Axis?, _ second: AttributeFamily,
    _ secondAxis: NSLayoutConstraint.Axis?
  ) -> String? {
    switch (first, second) {
    case (.size, .size): nil
    case (.size, _), (_, .size), (.none, _), (_, .none): pairingMessage
    case (.directionalX, .physicalX), (.physicalX, .directionalX): directionMessage
    case (.directionalX, _), (.physicalX, _), (.neutralX, _), (.locationY, _):
      firstAxis == secondAxis ? nil : pairingMessage
    }
  }

  private static func axis(of term: ConstraintTerm) -> NSLayoutConstraint.Axis? {
    term.isDistance ? term.startAttribute.axis : term.attribute.axis
  }
}
