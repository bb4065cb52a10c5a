/// `fixed-size-constraint`: nothing but the SDK decides the size of a view whose size is its own.
///
/// A length is fixed by a constraint of the view's own width or height, by required equations that
/// decide it (both edges pinned to what does not follow the view), or if it has come out other
/// than the SDK gave it.
@MainActor
struct FixedSizeCheck {
  private let scene: LayoutScene
  private var systems: [NSLayoutConstraint.Axis: EdgeSystem] = [:]

  static func faults(_ scene: LayoutScene) -> [Fault] {
    guard scene.phase != .off else { return [] }
    var check = FixedSizeCheck(scene: scene)
    return scene.components.filter { $0.component?.hasFixedSize ?? false }.flatMap { item in
      [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { check.fault(item, $0) }
    }
  }

  /// Only what has come out other than it should; for states whose constraints were looked at.
  static func deformations(_ scene: LayoutScene) -> [Fault] {
    guard scene.phase != .off, scene.isRoomy else { return [] }
    let check = FixedSizeCheck(scene: scene)
    return scene.components.filter { $0.component?.hasFixedSize ?? false }.flatMap { item in
      [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { check.deformation(item, $0) }
    }
  }

  private init(scene: LayoutScene) {
    self.scene = scene
  }

  private mutating func fault(_ item: SceneReader.Item, _ axis: NSLayoutConstraint.Axis) -> Fault? {
    let own = scene.constraints(on: item.view).filter { axis.length == $0.ownLength(of: item.view) }
    for constraint in own where fixes(constraint, item.view, axis) {
      return made(
        item, axis, at: constraint.layoutModel.site, "a constraint sets its \(axis.lengthName)", [])
    }
    guard !item.view.translatesAutoresizingMaskIntoConstraints else { return nil }
    var system = system(axis)
    guard system.decidesLength(of: item.view) else { return nil }
    return pinned(item, axis)
  }

  /// What to blame for pins that decide a length: a constraint of a state that is over, a view
  /// that was not made ready for constraints, else the pins themselves.
  private func pinned(_ item: SceneReader.Item, _ axis: NSLayoutConstraint.Axis) -> Fault {
    let pins = pins(of: item.view, axis)
    if let old = scene.constraints.first(where: { scene.isOver($0) }),
      isFree(item, axis, without: { scene.isOver($0) })
    {
      return scene.stale(old, "decides the \(axis.lengthName) of '\(item.name)' with others")
    }
    if isFree(item, axis, without: { $0.speaksOfForgottenMask }) {
      let site = pins.last { $0.speaksOfForgottenMask }?.layoutModel.site
      return Fault(
        .unsatisfiableConstraints, at: site,
        "the \(axis.lengthName) of '\(item.name)' cannot be kept: a view of yours still translates "
          + "its autoresizing mask into constraints")
    }
    let related = pins.dropLast().map { RelatedRecord("pinned here too", at: $0.layoutModel.site) }
    return made(
      item, axis, at: pins.last?.layoutModel.site,
      "its edges are pinned so that they decide its \(axis.lengthName)", related)
  }

  /// Whether the length is open once some constraints are left out.
  private func isFree(
    _ item: SceneReader.Item, _ axis: NSLayoutConstraint.Axis,
    without isIgnored: (NSLayoutConstraint) -> Bool
  ) -> Bool {
    var system = EdgeSystem(axis, scene) { !isIgnored($0) }
    return !system.decidesLength(of: item.view)
  }

  /// Whether a constraint of the view's own length says more than that something follows the view.
  private mutating func fixes(
    _ constraint: NSLayoutConstraint, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    let other = constraint.firstItem === view ? constraint.secondItem : constraint.firstItem
    guard let other, other !== view else { return true }
    if let other = other as? UIView, MapSDKModel.component(of: other) != nil { return true }
    var system = EdgeSystem(axis, scene) { $0 !== constraint }
    return system.decidesLength(of: other)
  }

  private mutating func system(_ axis: NSLayoutConstraint.Axis) -> EdgeSystem {
    if let known = systems[axis] { return known }
    let made = EdgeSystem(axis, scene)
    systems[axis] = made
    return made
  }

  private func deformation(_ item: SceneReader.Item, _ axis: NSLayoutConstraint.Axis) -> Fault? {
    guard item.isShown, item.view.layoutModel.isComparable,
      let size = MapSDKModel.contentSize(of: item.view)
    else { return nil }
    let given = axis == .horizontal ? size.width : size.height
    let actual = axis == .horizontal ? item.frame.width : item.frame.height
    guard given >= 0, abs(given - actual) > 0.5, item.view.transform.isIdentity else { return nil }
    let sizes = "\(Int(actual.rounded())) pt in place of the SDK's \(Int(given.rounded())) pt"
    let pin = pins(of: item.view, axis).last?.layoutModel.site
    guard actual < given else {
      return made(item, axis, at: pin, "the layout makes its \(axis.lengthName) \(sizes)", [])
    }
    // What squeezes a view contradicts its size.
    return Fault(
      .unsatisfiableConstraints, item.name, at: squeeze(item.view, axis) ?? pin,
      "constraints leave '\(item.name)' a \(axis.lengthName) of \(sizes)")
  }

  /// The place of the last constraint of the app that a length comes from.
  private func squeeze(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> SourceSite? {
    let edge: LayoutEdge = axis == .horizontal ? .width : .height
    return view.layoutModel.explanation(of: edge).causes
      .filter { $0.origin == .app && $0.site != nil }
      .max { $0.order < $1.order }?.site
  }

  /// The app's constraints of a view on an axis, in the order in which they were activated.
  private func pins(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    scene.constraints(on: view)
      .filter { axis.covers($0.attribute(of: view)) }
      .sorted { $0.layoutModel.order < $1.layoutModel.order }
  }

  private func made(
    _ item: SceneReader.Item, _ axis: NSLayoutConstraint.Axis, at site: SourceSite?,
    _ why: String, _ related: [RelatedRecord]
  ) -> Fault {
    Fault(
      .fixedSizeConstraint, item.name, at: site,
      "the size of '\(item.name)' is the SDK's: \(why)", related: related)
  }
}

extension NSLayoutConstraint.Axis {
  var lengthName: String { self == .horizontal ? "width" : "height" }
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }

  func covers(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      self == .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      self == .vertical
    case .notAnAttribute: false
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is a view without a frame whose mask nobody switched off.
  var speaksOfForgottenMask: Bool {
    [firstItem, secondItem].contains { item in
      guard let view = item as? UIView, view.translatesAutoresizingMaskIntoConstraints else {
        return false
      }
      return view.bounds.isEmpty && view.autoresizingMask == []
    }
  }

  /// The attribute of one of its items.
  func attribute(of item: AnyObject) -> Attribute {
    firstItem === item ? firstAttribute : secondAttribute
  }

  /// The attribute of an item if it is a length, also where the constraint relates two lengths of
  /// the same item.
  func ownLength(of item: AnyObject) -> Attribute {
    guard !layoutModel.speaksOfDistance else { return .notAnAttribute }
    let attribute = attribute(of: item)
    return attribute == .width || attribute == .height ? attribute : .notAnAttribute
  }
}
