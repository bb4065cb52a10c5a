/// A linear relation between one or two attributes of views and guides.
///
/// It does not keep its items alive. It has an effect while it is installed on a view, which is
/// the closest common ancestor of its items. It remembers where it was made.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: ConstraintTerm?
  let second: ConstraintTerm?
  public let relation: Relation
  public let multiplier: CGFloat
  /// Why UIKit would not have made it; nil for a sound constraint.
  let defect: LayoutFault.Kind?
  let site: SourceSite?
  var origin: ConstraintOrigin

  /// The view it is installed on; nil while it is inactive.
  weak var container: UIView?
  /// Its place in the order of activations.
  var activationOrder = 0

  open var identifier: String?
  open var shouldBeArchived = false

  /// The offset in points; positive points right in left-to-right, and down.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return LayoutModel.current.report(
          .notFinite, .exception, "Constant is not finite!  That's illegal.  constant:\(newValue)",
          at: site)
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      container?.constantChanged(of: self)
    }
  }
  private var storedConstant: CGFloat

  open var priority: UILayoutPriority {
    get { storedPriority }
    set { changePriority(to: newValue) }
  }
  private var storedPriority = UILayoutPriority.required

  open var isActive: Bool {
    get { container != nil }
    set { newValue ? activate() : deactivate() }
  }

  init(
    first: ConstraintTerm?, relation: Relation, second: ConstraintTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, site: SourceSite?
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier.isFinite ? multiplier : 1
    self.storedConstant = constant.isFinite ? constant : 0
    self.site = site
    self.origin = LayoutModel.current.origin
    self.defect = ConstraintDefect.report(
      first: first, second: second, multiplier: multiplier, constant: constant, site: site)
    super.init()
  }

  /// A constraint without items. UIKit makes it too; it cannot be activated.
  public override init() {
    first = nil
    second = nil
    relation = .equal
    multiplier = 1
    storedConstant = 0
    site = nil
    origin = LayoutModel.current.origin
    defect = .missingItem
    super.init()
  }

  /// `view1.attr1 relation multiplier * view2.attr2 + constant`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let item1 = view1 as? any LayoutItem
    let item2 = view2 as? any LayoutItem
    self.init(
      first: item1.map { ConstraintTerm($0, attr1) }, relation: relation,
      second: item2.map { ConstraintTerm($0, attr2) }, multiplier: multiplier, constant: c,
      site: SourceSite(file, line, column))
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changePriority(to priority: UILayoutPriority) {
    guard priority.isLegal else {
      return LayoutModel.current.report(
        .illegalPriority, .exception,
        "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and "
          + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
        at: site)
    }
    guard priority != storedPriority else { return }
    if isActive, priority.isRequired != storedPriority.isRequired {
      LayoutModel.current.report(
        .priorityMutation, .warning,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(priority.rawValue) and the existing priority "
          + "was \(storedPriority.rawValue).",
        at: site)
    }
    storedPriority = priority
    container?.priorityChanged(of: self)
  }
}
