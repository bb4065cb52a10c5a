// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let scenarios: [ModelSourceFile] = [
ModelSourceFile("Audit/AnchorCheck.swift", #"""
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

"""#),
ModelSourceFile("Audit/AuditRule.swift", #"""
/// A rule about delegates that a run can show, under its id in reports.
enum AuditRule: String, CaseIterable {
  case delegateMethodSignature = "delegate-method-signature"
  case missingRequiredView = "missing-required-view"
  case unplacedView = "unplaced-view"
  case fixedSizeConstraint = "fixed-size-constraint"
  case googleViewInternals = "google-view-internals"
  case managedViewHidden = "managed-view-hidden"
  case missingCleanup = "missing-cleanup"
  case leftRightAnchor = "left-right-anchor"
  case wideModeUnchecked = "wide-mode-unchecked"
  case wideModeCardPlacement = "wide-mode-card-placement"
  case viewOverlap = "view-overlap"
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  case staleConstraint = "stale-constraint"

  var severity: String {
    switch self {
    case .delegateMethodSignature, .missingRequiredView, .unplacedView, .unsatisfiableConstraints,
      .staleConstraint:
      "error"
    case .fixedSizeConstraint, .googleViewInternals, .managedViewHidden, .missingCleanup,
      .leftRightAnchor, .wideModeUnchecked, .wideModeCardPlacement, .viewOverlap:
      "warning"
    }
  }
}

/// What a fault is an instance of.
enum FaultKind: Hashable {
  case rule(AuditRule)
  /// UIKit would have thrown an exception.
  case exception
  /// UIKit would have written to its log.
  case warning
  /// A view of the SDK is outside the map.
  case offScreen
  /// A view of the delegate's own has an edge that constraints leave open.
  case ambiguousLayout

  var name: String {
    switch self {
    case .rule(let rule): rule.rawValue
    case .exception: "uikit-exception"
    case .warning: "uikit-warning"
    case .offScreen: "off-screen"
    case .ambiguousLayout: "ambiguous-layout"
    }
  }

  var rule: String? {
    guard case .rule(let rule) = self else { return nil }
    return rule.rawValue
  }

  var severity: String {
    switch self {
    case .rule(let rule): rule.severity
    case .exception: "error"
    case .warning, .offScreen, .ambiguousLayout: "warning"
    }
  }

  /// The place among all kinds, rules first.
  var order: Int {
    switch self {
    case .rule(let rule): AuditRule.allCases.firstIndex(of: rule) ?? 0
    case .exception: 100
    case .warning: 101
    case .offScreen: 102
    case .ambiguousLayout: 103
    }
  }
}

"""#),
ModelSourceFile("Audit/CallTimeline.swift", #"""
/// When the delegate's methods ran, measured by the activations of constraints.
///
/// What a method leaves for an animation's end counts as done by that method.
@MainActor
struct CallTimeline {
  /// The part of navigation a method lays out.
  enum Layer: String {
    case ready
    case guidance
    case prompt
    case none
  }

  struct Call {
    let callback: LayoutCallback
    /// The layer the method lays out; that of the state in which the size changed.
    let layer: Layer
    /// Activations before it began.
    let start: Int
    var readsWidth = false
    var isImplemented = true
  }

  private(set) var calls: [Call] = []
  /// Spans of activations made by the app itself.
  private var appSpans: [Range<Int>] = []
  private(set) var state = Layer.none

  mutating func begin(_ callback: LayoutCallback) {
    let layer = Self.layer(of: callback, in: state)
    switch callback {
    case .enableNavigationUI, .stopGuidance, .startGuidance: state = layer
    case .disableNavigationUI: state = .none
    case .sizeChanged, .showPrompt, .hidePrompt, .changePrompt: break
    }
    calls.append(
      Call(callback: callback, layer: layer, start: LayoutModel.current.activationCount))
  }

  mutating func end(_ record: CallbackRecord) {
    guard let index = calls.lastIndex(where: { $0.callback == record.callback }) else { return }
    calls[index].readsWidth = record.readsWidth
    calls[index].isImplemented = record.isImplemented
  }

  mutating func noteApp(from start: Int) {
    let end = LayoutModel.current.activationCount
    if end > start { appSpans.append(start..<end) }
  }

  /// The call in or after which the activation with this place happened; nil for the app's own.
  func call(of order: Int) -> Call? {
    guard order > 0, !isApps(order) else { return nil }
    return calls.last { $0.start < order }
  }

  /// Whether an activation was the app's own: before the first call, or while the app acted.
  func isApps(_ order: Int) -> Bool {
    guard let first = calls.first, order > first.start else { return true }
    return appSpans.contains { $0.contains(order - 1) }
  }

  private static func layer(of callback: LayoutCallback, in state: Layer) -> Layer {
    switch callback {
    case .enableNavigationUI, .stopGuidance: .ready
    case .startGuidance: .guidance
    case .showPrompt, .hidePrompt, .changePrompt: .prompt
    case .sizeChanged: state
    case .disableNavigationUI: .none
    }
  }
}

"""#),
ModelSourceFile("Audit/CleanupCheck.swift", #"""
/// What was there before navigation was enabled.
@MainActor
struct HierarchyBaseline {
  private var known: Set<ObjectIdentifier> = []

  init(_ window: UIWindow) {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      known.insert(ObjectIdentifier(view))
      for guide in view.layoutGuides { known.insert(ObjectIdentifier(guide)) }
      for constraint in view.constraints { known.insert(ObjectIdentifier(constraint)) }
      waiting += MapSDKModel.subviews(of: view)
    }
  }

  func contains(_ object: AnyObject) -> Bool { known.contains(ObjectIdentifier(object)) }
}

/// `missing-cleanup`: what a state brought goes with it.
@MainActor
struct CleanupCheck {
  private let scene: LayoutScene
  private let window: UIWindow

  /// Checks a state in which something has just ended.
  static func faults(
    _ scene: LayoutScene, _ window: UIWindow, _ baseline: HierarchyBaseline?
  ) -> [Fault] {
    let check = CleanupCheck(scene: scene, window: window)
    switch scene.moment.step {
    case .stop: return check.afterStop()
    case .disable: return baseline.map { check.afterDisable($0) } ?? []
    case .hidePrompt, .prompt: return check.afterPrompt()
    case .enable, .start, .speed, .rotate, .resize, .scroll, .recenter, .app, .wait: return []
    }
  }

  // MARK: Guidance

  private func afterStop() -> [Fault] {
    let staying = SDKModel.current.metrics.readyButtons.map { $0.component }
    return scene.components.compactMap { item in
      guard let component = item.component, !component.isRequired, !staying.contains(component)
      else { return nil }
      return left(item.view, item.name, "after guidance has stopped")
    }
  }

  /// A prompt that was hidden or replaced is gone when the animation has ended.
  private func afterPrompt() -> [Fault] {
    scene.items.compactMap { item in
      guard item.component == .prompt, item.view !== scene.map.sdkModel.prompt else { return nil }
      return left(item.view, "prompt", "after it was hidden or replaced")
    }
  }

  // MARK: Navigation

  private func afterDisable(_ baseline: HierarchyBaseline) -> [Fault] {
    let reached = Set(
      scene.constraints.filter { scene.timeline.isApps($0.layoutModel.order) }
        .flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0.map(ObjectIdentifier.init) })
    let isNew = { (object: AnyObject) in
      !baseline.contains(object) && !reached.contains(ObjectIdentifier(object))
    }
    return views(isNew) + guides(isNew) + constraints(baseline, isNew)
  }

  /// The topmost of the views that stayed.
  private func views(_ isNew: (AnyObject) -> Bool) -> [Fault] {
    scene.items.compactMap { item in
      guard isNew(item.view), !item.ancestors.contains(where: { isNew(scene.items[$0].view) })
      else { return nil }
      return left(item.view, item.name, "after navigation was disabled")
    }
  }

  private func guides(_ isNew: (AnyObject) -> Bool) -> [Fault] {
    owners().flatMap { $0.layoutGuides }.filter { isNew($0) && $0.layoutModel.origin == .app }
      .map { guide in
        let own = scene.constraints.last { $0.firstItem === guide || $0.secondItem === guide }
        let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
        return Fault(
          .missingCleanup, name, at: own?.layoutModel.site,
          "layout guide '\(name)' stays on the map after navigation was disabled", cause: "guide")
      }
  }

  /// The map and what is around it, which was there before.
  private func owners() -> [UIView] {
    var owners: [UIView] = [scene.map]
    while let parent = owners.last?.superview { owners.append(parent) }
    return owners
  }

  /// Constraints between what is meant to stay. Those of what stayed by mistake go with it.
  private func constraints(
    _ baseline: HierarchyBaseline, _ isNew: (AnyObject) -> Bool
  ) -> [Fault] {
    scene.constraints.compactMap { constraint in
      guard isNew(constraint), !scene.timeline.isApps(constraint.layoutModel.order) else {
        return nil
      }
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      guard items.allSatisfy({ isStanding($0, baseline) }) else { return nil }
      return Fault(
        .missingCleanup, at: constraint.layoutModel.site,
        "a constraint is still active after navigation was disabled: "
          + constraint.layoutModel.text, cause: "constraint")
    }
  }

  /// Whether an item was there before, itself or as the owner of a guide that every view has.
  private func isStanding(_ item: AnyObject, _ baseline: HierarchyBaseline) -> Bool {
    if baseline.contains(item) { return true }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return false }
    return baseline.contains(owner) && !owner.layoutGuides.contains { $0 === guide }
  }

  private func left(_ view: UIView, _ name: String, _ when: String) -> Fault {
    Fault(
      .missingCleanup, name, at: scene.site(of: view), "'\(name)' stays on the map \(when)",
      cause: when)
  }
}

extension NavigationMetrics.ButtonKind {
  var component: SDKComponent {
    switch self {
    case .compass: .compassButton
    case .reporting: .reportingButton
    case .other: .otherButton
    }
  }
}

"""#),
ModelSourceFile("Audit/ConflictCheck.swift", #"""
/// `unsatisfiable-constraints` and the conflicts of `stale-constraint`: constraints that cannot
/// hold together. If one of them arranges a view of the SDK for a state that is over, it is stale.
enum ConflictCheck {
  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    scene.map.layoutModel.conflicts.compactMap { conflict in
      let own = conflict.constraints.filter { $0.origin == .app }
      guard let culprit = conflict.broken.origin == .app ? conflict.broken : own.last else {
        return nil
      }
      let orders = Set(own.map { $0.order })
      let old = scene.constraints.first {
        orders.contains($0.layoutModel.order) && scene.isOver($0)
      }
      if let old {
        let others = own.filter { $0.order != old.layoutModel.order }
        return scene.stale(old, "contradicts it", related: related(others, but: nil))
      }
      return Fault(
        .unsatisfiableConstraints, at: culprit.site, message(conflict),
        related: related(conflict.constraints, but: culprit),
        cause: culprit.site == nil ? culprit.text : "")
    }
  }

  @MainActor
  private static func message(_ conflict: LayoutConflict) -> String {
    let all = conflict.constraints.map { $0.text }.joined(separator: "; ")
    let hint =
      conflict.involvesAutoresizing
      ? "; a view of yours still translates its autoresizing mask into constraints" : ""
    return "these constraints cannot hold together: \(all)\(hint)"
  }

  private static func related(
    _ constraints: [ConstraintSnapshot], but culprit: ConstraintSnapshot?
  ) -> [RelatedRecord] {
    constraints.filter { $0 != culprit && $0.site != nil }
      .map { RelatedRecord($0.text, at: $0.site) }
  }
}

"""#),
ModelSourceFile("Audit/EdgeSystem.swift", #"""
/// What required equations say about one axis: which lengths they decide, whatever the constants.
///
/// Every rectangle is two unknowns, where it starts and how long it is. What does not follow from
/// constraints, the map above all, is known and drops out. An unknown is decided if it follows
/// from the equations.
@MainActor
struct EdgeSystem {
  private let axis: NSLayoutConstraint.Axis
  private let isMirrored: Bool
  private let map: UIView
  private var columns: [ObjectIdentifier: Int] = [:]
  private var pivots: [Int: [Int: Double]] = [:]

  /// - Parameter counts: whether a constraint is taken into account.
  init(
    _ axis: NSLayoutConstraint.Axis, _ scene: LayoutScene,
    where counts: (NSLayoutConstraint) -> Bool = { _ in true }
  ) {
    self.axis = axis
    isMirrored = scene.direction == .rtl
    map = scene.map
    for constraint in scene.constraints + scene.sdkConstraints where counts(constraint) {
      guard constraint.relation == .equal, constraint.priority.rawValue >= 1000 else { continue }
      add(constraint)
    }
  }

  /// Whether the length of an item follows from the equations.
  mutating func decidesLength(of item: AnyObject) -> Bool {
    var row: [Int: Double] = [:]
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    add(item, attribute, 1, to: &row)
    return reduced(row).isEmpty
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard !constraint.layoutModel.speaksOfDistance, let first = constraint.firstItem,
      parts(of: constraint.firstAttribute) != nil
    else { return }
    var row: [Int: Double] = [:]
    add(first, constraint.firstAttribute, 1, to: &row)
    if let second = constraint.secondItem {
      add(second, constraint.secondAttribute, -Double(constraint.multiplier), to: &row)
    }
    row = reduced(row)
    guard let pivot = row.keys.min(), let factor = row[pivot] else { return }
    pivots[pivot] = row.mapValues { $0 / factor }
  }

  private func reduced(_ row: [Int: Double]) -> [Int: Double] {
    var row = row
    // Pivots are the lowest columns of their rows, so one pass upward removes them all.
    while let column = row.keys.sorted().first(where: { pivots[$0] != nil }),
      let pivot = pivots[column], let factor = row[column]
    {
      for (other, value) in pivot {
        let sum = row[other, default: 0] - factor * value
        row[other] = abs(sum) < 1e-9 ? nil : sum
      }
    }
    return row
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    to row: inout [Int: Double]
  ) {
    guard let (start, length) = parts(of: attribute), let base = unknown(item) else { return }
    // The margins and the safe area of a view move with its edges; constants do not matter here.
    for (column, part) in [(base, start), (base + 1, length)] where part != 0 {
      let sum = row[column, default: 0] + factor * part
      row[column] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  /// The column of an item's start; nil if it is known.
  private mutating func unknown(_ item: AnyObject) -> Int? {
    let subject: AnyObject
    if let view = item as? UIView {
      guard view !== map, !map.isDescendant(of: view),
        !view.translatesAutoresizingMaskIntoConstraints
      else { return nil }
      subject = view
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      guard owner.layoutGuides.contains(where: { $0 === guide }) else { return unknown(owner) }
      subject = guide
    } else {
      return nil
    }
    let key = ObjectIdentifier(subject)
    if let known = columns[key] { return known }
    let column = columns.count * 2
    columns[key] = column
    return column
  }

  /// An attribute as a sum of start and length; nil on the other axis.
  private func parts(of attribute: NSLayoutConstraint.Attribute) -> (Double, Double)? {
    let far: (Double, Double) = (1, 1)
    let near: (Double, Double) = (1, 0)
    switch (axis, attribute) {
    case (.horizontal, .left), (.horizontal, .leftMargin): return near
    case (.horizontal, .right), (.horizontal, .rightMargin): return far
    case (.horizontal, .leading), (.horizontal, .leadingMargin): return isMirrored ? far : near
    case (.horizontal, .trailing), (.horizontal, .trailingMargin): return isMirrored ? near : far
    case (.horizontal, .centerX), (.horizontal, .centerXWithinMargins): return (1, 0.5)
    case (.horizontal, .width), (.vertical, .height): return (0, 1)
    case (.vertical, .top), (.vertical, .topMargin), (.vertical, .firstBaseline): return near
    case (.vertical, .bottom), (.vertical, .bottomMargin), (.vertical, .lastBaseline): return far
    case (.vertical, .centerY), (.vertical, .centerYWithinMargins): return (1, 0.5)
    default: return nil
    }
  }
}

"""#),
ModelSourceFile("Audit/Fault.swift", #"""
/// Something a check found in one state.
struct Fault {
  var kind: FaultKind
  var component: String?
  var message: String
  var site: SourceSite?
  var related: [RelatedRecord] = []
  /// Further components that are part of it.
  var involved: [String] = []
  /// What faults of one cause have in common beside kind, component and place.
  var cause = ""

  init(
    _ rule: AuditRule, _ component: String? = nil, at site: SourceSite?, _ message: String,
    related: [RelatedRecord] = [], involved: [String] = [], cause: String = ""
  ) {
    self.init(
      .rule(rule), component, at: site, message, related: related, involved: involved, cause: cause)
  }

  init(
    _ kind: FaultKind, _ component: String? = nil, at site: SourceSite?, _ message: String,
    related: [RelatedRecord] = [], involved: [String] = [], cause: String = ""
  ) {
    self.kind = kind
    self.component = component
    self.site = site
    self.message = message
    self.related = related
    self.involved = involved
    self.cause = cause
  }
}

extension RelatedRecord {
  init(_ message: String, at site: SourceSite?) {
    self.init(
      message: message, file: site?.file, line: site?.line ?? 0, column: site?.column ?? 0)
  }
}

/// Where faults come together: one of a cause is listed once, with all states it was seen in.
struct FaultList {
  private struct Key: Hashable {
    var kind: FaultKind
    var component: String?
    var file: String?
    var line: Int
    var column: Int
    var involved: [String]
    var cause: String
  }

  private struct Entry {
    var fault: Fault
    var states: [String]
  }

  private var entries: [Entry] = []
  private var index: [Key: Int] = [:]

  mutating func add(_ fault: Fault, in state: String) {
    let key = Key(
      kind: fault.kind, component: fault.component, file: fault.site?.file,
      line: fault.site?.line ?? 0, column: fault.site?.column ?? 0,
      involved: fault.involved, cause: fault.cause)
    if let known = index[key] {
      if entries[known].states.last != state { entries[known].states.append(state) }
      return
    }
    index[key] = entries.count
    entries.append(Entry(fault: fault, states: [state]))
  }

  /// The faults in the order of rules.
  /// - Parameter judged: whether a state counts.
  func records(judged: (String) -> Bool) -> [FaultRecord] {
    let kept = entries.enumerated().compactMap { index, entry -> (Int, Int, FaultRecord)? in
      let states = entry.states.filter(judged)
      guard let first = states.first else { return nil }
      return (entry.fault.kind.order, index, entry.fault.record(first, states))
    }
    return kept.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }
}

extension Fault {
  fileprivate func record(_ first: String, _ states: [String]) -> FaultRecord {
    FaultRecord(
      rule: kind.rule, kind: kind.name, severity: kind.severity, scenario: first,
      scenarios: states, component: component, involved: involved, message: message,
      file: site?.file,
      line: site?.line ?? 0, column: site?.column ?? 0, related: related)
  }
}

"""#),
ModelSourceFile("Audit/FixedSizeCheck.swift", #"""
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

"""#),
ModelSourceFile("Audit/IntrusionCheck.swift", #"""
/// `google-view-internals`, `managed-view-hidden`: what was done to views of the SDK.
enum IntrusionCheck {
  @MainActor
  static func faults(_ intrusions: [ViewIntrusion], _ scene: LayoutScene) -> [Fault] {
    intrusions.map { intrusion in
      let place = intrusion.callback.map { " in \($0.swiftName)" } ?? ""
      let site = scene.items.first { $0.name == intrusion.view }.flatMap {
        scene.site(of: $0.view)
      }
      switch intrusion.kind {
      case .read:
        return Fault(
          .googleViewInternals, intrusion.view, at: nil,
          "'\(intrusion.member)' of '\(intrusion.view)' is read\(place); what is in it is "
            + "the SDK's",
          cause: place)
      case .changed:
        return Fault(
          .googleViewInternals, intrusion.view, at: nil,
          "'\(intrusion.member)' is called on '\(intrusion.view)'\(place); what is in it is "
            + "the SDK's",
          cause: place)
      case .hidManaged:
        return Fault(
          .managedViewHidden, intrusion.view, at: site,
          "'isHidden' of '\(intrusion.view)' is set\(place) while a hiding stack manages it; "
            + "take it out of 'arrangedSubviews'")
      }
    }
  }
}

"""#),
ModelSourceFile("Audit/LayoutScene.swift", #"""
/// All a check may look at in one state at rest.
@MainActor
struct LayoutScene {
  let moment: ScenarioPlayer.Moment
  let map: GMSMapView
  let direction: ReadingDirection
  let phase: Phase
  let items: [SceneReader.Item]
  /// The delegate's and the app's active constraints, from the window down.
  let constraints: [NSLayoutConstraint]
  /// The SDK's active constraints.
  let sdkConstraints: [NSLayoutConstraint]
  let timeline: CallTimeline

  enum Phase {
    case off
    case ready
    case guidance
  }

  init(
    _ player: ScenarioPlayer, _ moment: ScenarioPlayer.Moment, _ items: [SceneReader.Item],
    _ timeline: CallTimeline
  ) {
    self.moment = moment
    self.timeline = timeline
    map = player.stage.map
    direction = player.scenario.direction
    self.items = items
    let all = ConstraintReader.active(in: player.stage.window)
    constraints = all.filter { $0.layoutModel.origin == .app }
    sdkConstraints = all.filter { $0.layoutModel.origin == .sdk }
    switch timeline.state {
    case .none, .prompt: phase = .off
    case .ready: phase = .ready
    case .guidance: phase = .guidance
    }
  }

  /// Items of the SDK that are on the map, shown or not.
  var components: [SceneReader.Item] { items.filter { $0.component != nil } }

  func item(_ component: SDKComponent) -> SceneReader.Item? {
    items.first { $0.component == component }
  }

  /// Whether the screen has room for everything, so that where things are can be judged: a phone
  /// on its side with narrow cards, a narrow screen with wide ones, or one on which cards and
  /// prompt leave next to nothing is a test of sturdiness alone.
  var isRoomy: Bool {
    switch moment.width {
    case .narrow: map.bounds.height >= 480 && freeHeight >= 120
    case .wide: map.bounds.width >= 560 && freeHeight >= 120
    }
  }

  /// What the SDK's cards and prompts leave of the height of the map, in points.
  private var freeHeight: CGFloat {
    guard phase == .guidance else { return map.bounds.height }
    let metrics = SDKModel.current.metrics
    let prompt = map.sdkModel.prompt.flatMap { MapSDKModel.contentSize(of: $0) }?.height ?? 0
    let bottom = max(metrics.etaCardHeight(moment.width), prompt)
    return map.bounds.height - metrics.turnCardHeight - bottom
  }

  /// The constraints of the app that speak of a view.
  func constraints(on view: UIView) -> [NSLayoutConstraint] {
    constraints.filter { $0.firstItem === view || $0.secondItem === view }
  }

  /// Whether a constraint arranges a view of the SDK, or room for a prompt, for a state that is
  /// over. Between an app's own views and guides a constraint may well be meant for all states.
  func isOver(_ constraint: NSLayoutConstraint) -> Bool {
    guard let call = timeline.call(of: constraint.layoutModel.order) else { return false }
    switch call.layer {
    case .prompt: return map.sdkModel.prompt == nil
    case .ready, .guidance: return call.layer != timeline.state && constraint.arrangesSDKView
    case .none: return true
    }
  }

  func stale(
    _ constraint: NSLayoutConstraint, _ effect: String, related: [RelatedRecord] = []
  ) -> Fault {
    let model = constraint.layoutModel
    let callback = timeline.call(of: model.order).map { "'\($0.callback.swiftName)'" }
    return Fault(
      .staleConstraint, at: model.site,
      "a constraint made active in \(callback ?? "an earlier state") is still active when its "
        + "state is over and \(effect): \(model.text)",
      related: related, cause: model.site == nil ? model.text : "")
  }

  /// The place of the last constraint that was made for a view.
  func site(of view: UIView) -> SourceSite? { lastSite(constraints(on: view)) }

  /// The place of the last constraint that was made for a view on an axis.
  func site(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> SourceSite? {
    lastSite(constraints(on: view).filter { axis.covers($0.attribute(of: view)) })
  }

  private func lastSite(_ constraints: [NSLayoutConstraint]) -> SourceSite? {
    constraints.max { $0.layoutModel.order < $1.layoutModel.order }?.layoutModel.site
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is a view of the SDK or a stack for its buttons.
  var arrangesSDKView: Bool {
    [firstItem, secondItem].contains { item in
      guard let view = item as? UIView else { return false }
      return MapSDKModel.component(of: view) != nil || view is GMSNavigationHidingStackView
    }
  }
}

/// Finds the active constraints of a hierarchy.
@MainActor
enum ConstraintReader {
  static func active(in root: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      found += view.constraints
      guard MapSDKModel.component(of: view) == nil else { continue }
      waiting += view.subviews
    }
    return found
  }
}

"""#),
ModelSourceFile("Audit/OffScreenCheck.swift", #"""
/// Views of the SDK that are shown where nobody sees them.
enum OffScreenCheck {
  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    guard scene.phase != .off, scene.isRoomy else { return [] }
    return scene.components.compactMap { item in
      guard item.isShown, item.component?.isRequired == false, item.frame.width >= 1,
        item.frame.height >= 1, item.view.layoutModel.isComparable,
        !item.frame.intersects(scene.map.bounds)
      else { return nil }
      return Fault(
        .offScreen, item.name, at: scene.site(of: item.view),
        "'\(item.name)' is outside the map")
    }
  }
}

"""#),
ModelSourceFile("Audit/OverlapCheck.swift", #"""
/// `view-overlap`: views of the SDK keep clear of each other, and nothing of the delegate's own
/// nor a prompt covers the logo, a button or the middle of the viewport.
enum OverlapCheck {
  /// In points; as much as that is no overlap.
  private static let tolerance: CGFloat = 1

  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    guard scene.phase != .off, scene.isRoomy else { return [] }
    let judged = scene.items.enumerated().filter { _, item in
      item.isShown && item.frame.width >= 1 && item.frame.height >= 1
        && item.view.layoutModel.isComparable
    }
    return pairs(judged.map { $0.element }, scene) + covers(judged, scene)
  }

  @MainActor
  private static func pairs(_ items: [SceneReader.Item], _ scene: LayoutScene) -> [Fault] {
    let apart = items.filter { $0.component.map(keepsApart) ?? false }
    var found: [Fault] = []
    for (index, first) in apart.enumerated() {
      for second in apart[(index + 1)...] {
        if isRaisedOverBar(first, second, scene) { continue }
        guard let overlap = overlap(first.visibleFrame, second.visibleFrame) else { continue }
        found.append(
          Fault(
            .viewOverlap, first.name, at: scene.site(of: second.view) ?? scene.site(of: first.view),
            "'\(first.name)' and '\(second.name)' overlap by \(size(overlap))",
            involved: [second.name]))
      }
    }
    return found
  }

  /// Whether a control in front of the progress bar was raised by a prompt. The SDK's own layout
  /// draws the bar under everything else and keeps it in its place then.
  @MainActor
  private static func isRaisedOverBar(
    _ back: SceneReader.Item, _ front: SceneReader.Item, _ scene: LayoutScene
  ) -> Bool {
    scene.map.sdkModel.prompt != nil && back.component == .tripProgressBar
      && (front.component == .speedWidget || front.component == .googleLogo)
  }

  private static func keepsApart(_ component: SDKComponent) -> Bool {
    switch component {
    case .turnCard, .etaCard, .speedWidget, .googleLogo, .tripProgressBar, .compassButton,
      .reportingButton, .otherButton, .myLocationButton:
      true
    case .viewport, .prompt: false
    }
  }

  @MainActor
  private static func covers(
    _ items: [(offset: Int, element: SceneReader.Item)], _ scene: LayoutScene
  ) -> [Fault] {
    let covering = items.filter { isCover($0.element) }
    var found: [Fault] = []
    for cover in covering {
      for item in items where item.element.component.map(mustBeSeen) ?? false {
        guard item.offset < cover.offset, !cover.element.ancestors.contains(item.offset),
          let overlap = overlap(item.element.visibleFrame, cover.element.visibleFrame)
        else { continue }
        let what = "covers '\(item.element.name)' by \(size(overlap))"
        found.append(fault(cover.element, what, item.element, scene))
      }
      for item in items where item.element.component == .viewport {
        let middle = CGPoint(x: item.element.frame.midX, y: item.element.frame.midY)
        guard cover.element.frame.insetBy(dx: tolerance, dy: tolerance).contains(middle) else {
          continue
        }
        found.append(
          fault(cover.element, "covers the middle of 'viewport'", item.element, scene))
      }
    }
    return found
  }

  @MainActor
  private static func fault(
    _ cover: SceneReader.Item, _ what: String, _ covered: SceneReader.Item, _ scene: LayoutScene
  ) -> Fault {
    Fault(
      .viewOverlap, cover.name, at: scene.site(of: cover.view),
      "'\(cover.name)' \(what)", involved: [covered.name])
  }

  /// A prompt, or something drawn of the delegate's own.
  private static func isCover(_ item: SceneReader.Item) -> Bool {
    item.component == .prompt || (item.component == nil && item.isDrawn)
  }

  private static func mustBeSeen(_ component: SDKComponent) -> Bool {
    component == .googleLogo || component.isButton
  }

  private static func overlap(_ first: CGRect, _ second: CGRect) -> CGSize? {
    let common = first.intersection(second)
    guard !common.isNull, common.width > tolerance, common.height > tolerance else { return nil }
    return common.size
  }

  private static func size(_ size: CGSize) -> String {
    "\(Int(size.width.rounded())) by \(Int(size.height.rounded())) pt"
  }
}

"""#),
ModelSourceFile("Audit/PathTable.swift", #"""
/// Checks that a state looks the same whichever way it was reached.
///
/// What differs is put down to a constraint of a state that is over (`stale-constraint`), to a
/// view that stayed (`missing-cleanup`), or to a method that laid out without reading `wideMode`
/// (`wide-mode-unchecked`).
@MainActor
final class PathTable {
  /// What decides how a state should look.
  struct Key: Hashable {
    var device: String
    var direction: ReadingDirection
    var metrics: String
    var width: Double
    var height: Double
    var mode: WidthMode
    var isGuiding: Bool
    var promptHeight: Double?
    var speed: CGSizeKey
    var logo: CGSizeKey
    /// What the app has set.
    var flags: [String]
  }

  struct CGSizeKey: Hashable {
    var width: Double
    var height: Double

    init(_ size: CGSize) {
      width = Double(size.width)
      height = Double(size.height)
    }
  }

  struct Entry {
    let state: String
    let step: ScenarioStep
    /// How many steps led here.
    let age: Int
    let frames: [String: CGRect]
    /// The delegate's own views that show something.
    let ownViews: Set<String>
    /// Constraints of a state that is over.
    let leftovers: [ConstraintRest]
    /// The method that laid out last, prompts excepted.
    let layout: CallTimeline.Call?
  }

  struct ConstraintRest {
    let site: SourceSite?
    let text: String
    let callback: LayoutCallback
  }

  private var order: [Key] = []
  private var entries: [Key: [Entry]] = [:]

  func add(_ entry: Entry, _ key: Key) {
    if entries[key] == nil { order.append(key) }
    entries[key, default: []].append(entry)
  }

  /// - Parameter readsWidth: whether the delegate reads `wideMode` at all.
  func faults(readsWidth: Bool) -> [(state: String, fault: Fault)] {
    order.flatMap { key -> [(state: String, fault: Fault)] in
      let all = entries[key] ?? []
      guard let fresh = all.min(by: { $0.age < $1.age }) else { return [] }
      return all.compactMap { entry in
        guard entry.state != fresh.state else { return nil }
        return Self.difference(of: entry, from: fresh, readsWidth: readsWidth)
          .map { (entry.state, $0) }
      }
    }
  }

  private static func difference(
    of entry: Entry, from fresh: Entry, readsWidth: Bool
  ) -> Fault? {
    let extras = entry.ownViews.subtracting(fresh.ownViews).sorted()
    if case .stop = entry.step, let extra = extras.first {
      return Fault(
        .missingCleanup, extra, at: nil,
        "'\(extra)' came with guidance and stays on the map after guidance has stopped",
        cause: "own")
    }
    guard let changed = firstChange(entry, fresh) else { return nil }
    if let rest = entry.leftovers.first {
      return Fault(
        .staleConstraint, at: rest.site,
        "a constraint made active in '\(rest.callback.swiftName)' is still active when its state "
          + "is over, and moves '\(changed)': \(rest.text)",
        cause: rest.site == nil ? rest.text : "")
    }
    guard readsWidth else { return nil }
    let blind = [entry.layout, fresh.layout].compactMap { $0 }.first { !$0.readsWidth }
    guard let blind else { return nil }
    let name = blind.callback.swiftName
    let what =
      blind.isImplemented
      ? "lays out without reading 'wideMode'" : "is not implemented, although 'wideMode' is read"
    return Fault(
      .wideModeUnchecked, at: nil,
      "'\(name)' \(what): '\(changed)' is not where other methods put it", cause: name)
  }

  /// The first component, by name, that is elsewhere or in one of the two alone.
  private static func firstChange(_ entry: Entry, _ fresh: Entry) -> String? {
    let names = Set(entry.frames.keys).union(fresh.frames.keys).sorted()
    return names.first { name in
      guard let now = entry.frames[name], let before = fresh.frames[name] else { return true }
      return !now.isClose(to: before)
    }
  }
}

extension CGRect {
  /// Whether no edge is further than half a point away.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
  }
}

"""#),
ModelSourceFile("Audit/PlacementCheck.swift", #"""
/// `unplaced-view`: constraints decide where the SDK's views are. Views of the delegate's own that
/// are left open are reported too, without a rule.
enum PlacementCheck {
  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    // Where there is no room for everything, sizes give way and edges follow as they may.
    guard scene.phase != .off, scene.isRoomy else { return [] }
    return scene.items.compactMap { item in
      guard item.isShown, item.view.layoutModel.isComparable else { return nil }
      let isSDK = item.component != nil || item.view is GMSNavigationHidingStackView
      guard isSDK || item.isDrawn else { return nil }
      let edges = item.view.layoutModel.ambiguousEdges
      guard let edge = edges.first(where: { isSDK || $0.edge.isPosition }) ?? edges.first else {
        return nil
      }
      return fault(item, edge, scene)
    }
  }

  @MainActor
  private static func fault(
    _ item: SceneReader.Item, _ edge: AmbiguousEdge, _ scene: LayoutScene
  ) -> Fault {
    let isSDK = item.component != nil || item.view is GMSNavigationHidingStackView
    let axis: NSLayoutConstraint.Axis = edge.edge.isHorizontal ? .horizontal : .vertical
    let range = "\(number(edge.low)) to \(number(edge.high))"
    let message =
      "the constraints leave the \(edge.edge.rawValue) of '\(item.name)' open: anything "
      + "from \(range) pt satisfies them"
    return Fault(
      isSDK ? .rule(.unplacedView) : .ambiguousLayout, item.name,
      at: scene.site(of: item.view, axis) ?? scene.site(of: item.view), message,
      cause: axis == .horizontal ? "x" : "y")
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return value < 0 ? "minus infinity" : "infinity" }
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LayoutEdge {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .width: true
    case .top, .bottom, .height: false
    }
  }

  var isPosition: Bool {
    switch self {
    case .left, .right, .top, .bottom: true
    case .width, .height: false
    }
  }
}

"""#),
ModelSourceFile("Audit/RefusalCheck.swift", #"""
/// What UIKit would have refused. A constraint that was active in an earlier state and is activated
/// again without its views is `stale-constraint`; the rest has no rule.
@MainActor
struct RefusalCheck {
  /// Places at which constraints were made that have been active.
  private var known: Set<String> = []

  /// Remembers the constraints that are active now.
  mutating func note(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      if let site = constraint.layoutModel.site { known.insert(site.description) }
    }
  }

  func faults(_ refused: [LayoutFault], in callback: LayoutCallback?) -> [Fault] {
    let place = callback.map { " in '\($0.swiftName)'" } ?? ""
    return refused.map { fault in
      if isActivation(fault.kind), let site = fault.site, known.contains(site.description) {
        return Fault(
          .staleConstraint, at: site,
          "a constraint of an earlier state is activated\(place) after its views were removed: "
            + fault.message)
      }
      switch fault.consequence {
      case .exception:
        return Fault(.exception, at: fault.site, fault.message + place, cause: fault.kind.rawValue)
      case .warning:
        return Fault(.warning, at: fault.site, fault.message + place, cause: fault.kind.rawValue)
      }
    }
  }

  private func isActivation(_ kind: LayoutFault.Kind) -> Bool {
    switch kind {
    case .noCommonAncestor, .missingItem, .hierarchyNotPrepared: true
    case .illegalConstraint, .illegalPriority, .priorityMutation, .notFinite, .visualFormat,
      .hierarchyCycle, .indexOutOfRange, .layoutLoop, .safeAreaUnsettled, .solverLimit:
      false
    }
  }
}

"""#),
ModelSourceFile("Audit/RequiredViewCheck.swift", #"""
/// `missing-required-view`: logo and viewport are on the map, seen, in every state of navigation.
enum RequiredViewCheck {
  /// Whether they are in the hierarchy and show.
  @MainActor
  static func presence(_ scene: LayoutScene) -> [Fault] {
    check(scene) { component, item in
      guard let item else { return "is not on the map" }
      return item.isShown ? nil : "is hidden or transparent"
    }
  }

  /// Whether they are where they can be seen.
  @MainActor
  static func place(_ scene: LayoutScene) -> [Fault] {
    guard scene.isRoomy else { return [] }
    return check(scene) { component, item in
      guard let item, item.isShown, item.view.layoutModel.isComparable else { return nil }
      let size = item.frame.size
      guard size.width >= 1, size.height >= 1 else { return "has no size" }
      let seen = item.frame.intersection(scene.map.bounds)
      let isSeen = !seen.isNull && seen.width * seen.height * 2 >= size.width * size.height
      return isSeen ? nil : "is outside the map"
    }
  }

  @MainActor
  private static func check(
    _ scene: LayoutScene, _ find: (SDKComponent, SceneReader.Item?) -> String?
  ) -> [Fault] {
    guard scene.phase != .off else { return [] }
    return SDKComponent.allCases.filter { $0.isRequired }.compactMap { component in
      let item = scene.item(component)
      guard let what = find(component, item) else { return nil }
      let name = component.rawValue
      return Fault(
        .missingRequiredView, name, at: item.flatMap { scene.site(of: $0.view) },
        "'\(name)' \(what) and is required in every state of navigation",
        cause: what)
    }
  }
}

"""#),
ModelSourceFile("Audit/RunAudit.swift", #"""
/// Looks for faults over a whole run.
@MainActor
final class RunAudit {
  /// What the constraints of a state say, whatever the numbers.
  struct Structure {
    var unplaced: [Fault] = []
    var fixed: [Fault] = []
  }

  let paths = PathTable()
  private var faults = FaultList()
  private var implemented: Set<LayoutCallback> = []
  private var missing: Set<LayoutCallback> = []
  private var readsWidth = false
  private var structures: [Int: Structure] = [:]
  private var anchored: Set<Int> = []

  func begin(_ player: ScenarioPlayer) -> ScenarioObservation {
    ScenarioObservation(self, player)
  }

  // MARK: What observations tell

  func note(_ record: CallbackRecord) {
    if record.isImplemented {
      implemented.insert(record.callback)
    } else {
      missing.insert(record.callback)
    }
    if record.readsWidth { readsWidth = true }
  }

  func isFaulty(_ callback: LayoutCallback) -> Bool {
    SignatureCheck.isFaulty(callback, implemented: implemented)
  }

  func add(_ fault: Fault, in state: String) { faults.add(fault, in: state) }

  /// The faults of structure, found once for states with the same constraints on a screen of the
  /// same kind.
  func structure(of scene: LayoutScene) -> Structure {
    let fingerprint = fingerprint(scene)
    if let known = structures[fingerprint] { return known }
    let structure = Structure(
      unplaced: PlacementCheck.faults(scene), fixed: FixedSizeCheck.faults(scene))
    structures[fingerprint] = structure
    return structure
  }

  /// Whether the constraints of a state have not been looked at for their anchors.
  func checksAnchors(of scene: LayoutScene) -> Bool {
    anchored.insert(fingerprint(scene)).inserted
  }

  private func fingerprint(_ scene: LayoutScene) -> Int {
    var hasher = Hasher()
    hasher.combine(scene.moment.width)
    hasher.combine(scene.isRoomy)
    hasher.combine(scene.direction)
    hasher.combine(scene.map.bounds.width > scene.map.bounds.height)
    hasher.combine(scene.phase)
    for item in scene.items {
      hasher.combine(item.name)
      hasher.combine(item.isShown)
    }
    for constraint in scene.constraints {
      let site = constraint.layoutModel.site
      hasher.combine(site?.file)
      hasher.combine(site?.line)
      hasher.combine(site?.column)
      hasher.combine(constraint.firstAttribute)
      hasher.combine(constraint.secondAttribute)
      hasher.combine(constraint.relation)
      hasher.combine(constraint.priority)
    }
    return hasher.finalize()
  }

  // MARK: The end

  func complete(_ record: inout RunRecord) {
    for callback in LayoutCallback.allCases where missing.contains(callback) {
      record.unimplemented.append(callback.swiftName)
      if isFaulty(callback), let first = record.scenarios.first {
        faults.add(SignatureCheck.fault(callback), in: first.id)
      }
    }
    for (state, fault) in paths.faults(readsWidth: readsWidth) { faults.add(fault, in: state) }
    // A delegate that never asks for the width is made for narrow maps alone.
    let wide = Set(record.scenarios.filter { $0.wideMode }.map { $0.id })
    let skipsWide = !readsWidth
    record.faults = faults.records { state in !(skipsWide && wide.contains(state)) }
    guard skipsWide else { return }
    for index in record.scenarios.indices where record.scenarios[index].wideMode {
      record.scenarios[index].isJudged = false
    }
  }
}

"""#),
ModelSourceFile("Audit/ScenarioObservation.swift", #"""
/// Watches one scenario and checks every state it comes to.
@MainActor
final class ScenarioObservation: CallbackObserver {
  private let audit: RunAudit
  private let player: ScenarioPlayer
  private var timeline = CallTimeline()
  private var baseline: HierarchyBaseline?
  private var refusals = RefusalCheck()
  private var pending: [Fault] = []
  private var seenRefusals = 0
  private var seenIntrusions = 0
  private var stepCount = 0
  private var flags: [String] = []
  private var promptHeight: Double?
  /// Whether something is wrong whose consequences would be found again and again.
  private var isTainted = false

  init(_ audit: RunAudit, _ player: ScenarioPlayer) {
    self.audit = audit
    self.player = player
    LayoutModel.current.clearLog()
    player.stage.map.sdkModel.observer = self
    player.willAct = { [unowned self] in timelineStart = LayoutModel.current.activationCount }
    player.didAct = { [unowned self] in timeline.noteApp(from: timelineStart) }
  }

  private var timelineStart = 0

  // MARK: Calls

  func willCall(_ callback: LayoutCallback) {
    if callback == .enableNavigationUI, baseline == nil {
      baseline = HierarchyBaseline(player.stage.window)
    }
    timeline.begin(callback)
  }

  func didCall(_ record: CallbackRecord) {
    timeline.end(record)
    audit.note(record)
    takeRefusals(in: record.callback)
    refusals.note(ConstraintReader.active(in: player.stage.window))
    if !record.isImplemented, audit.isFaulty(record.callback) { isTainted = true }
  }

  private func takeRefusals(in callback: LayoutCallback?) {
    let all = LayoutModel.current.faults
    guard all.count > seenRefusals else { return }
    pending += refusals.faults(Array(all[seenRefusals...]), in: callback)
    seenRefusals = all.count
  }

  // MARK: States

  func visit(_ moment: ScenarioPlayer.Moment, _ items: [SceneReader.Item]) {
    stepCount += 1
    noteFlags(moment.step)
    takeRefusals(in: nil)
    let scene = LayoutScene(player, moment, items, timeline)
    refusals.note(scene.constraints)
    let found = check(scene)
    for fault in found { audit.add(fault, in: moment.id) }
    LayoutModel.current.clearLog()
    seenRefusals = 0
    pending = []
  }

  private func noteFlags(_ step: ScenarioStep) {
    switch step {
    case .app(.flag(let flag, let value)):
      flags.removeAll { $0.hasPrefix("\(flag.rawValue) ") }
      flags.append("\(flag.rawValue) \(value.rawValue)")
      flags.sort()
    case .prompt(let height): promptHeight = height
    case .hidePrompt, .stop, .disable: promptHeight = nil
    case .enable, .start, .speed, .rotate, .resize, .scroll, .recenter, .app(.padding), .wait: break
    }
  }

  /// The checks from causes to consequences: what is found first makes later ones void.
  private func check(_ scene: LayoutScene) -> [Fault] {
    let intrusions = ViewWatch.shared.intrusions
    let intruded = IntrusionCheck.faults(Array(intrusions.dropFirst(seenIntrusions)), scene)
    seenIntrusions = intrusions.count
    let anchors = audit.checksAnchors(of: scene) ? AnchorCheck.faults(scene) : []
    let always = intruded + anchors
    guard !isTainted else { return always }
    let leftovers = CleanupCheck.faults(scene, player.stage.window, baseline)
    if !leftovers.isEmpty {
      isTainted = true
      return always + leftovers
    }
    if !pending.isEmpty {
      isTainted = true
      return always + pending
    }
    let conflicts = ConflictCheck.faults(scene)
    return always + conflicts + (conflicts.isEmpty ? checkLayout(scene) : [])
  }

  private func checkLayout(_ scene: LayoutScene) -> [Fault] {
    let structure = audit.structure(of: scene)
    var found = structure.fixed + RequiredViewCheck.presence(scene)
    guard structure.unplaced.isEmpty else { return found + structure.unplaced }
    found += RequiredViewCheck.place(scene)
    found += OverlapCheck.faults(scene) + OffScreenCheck.faults(scene)
    found += WidePlacementCheck.faults(scene)
    if structure.fixed.isEmpty { found += FixedSizeCheck.deformations(scene) }
    if found.isEmpty, scene.phase != .off { audit.paths.add(entry(scene), key(scene)) }
    return found
  }

  // MARK: Paths

  private func key(_ scene: LayoutScene) -> PathTable.Key {
    let views = scene.map.sdkModel.views
    func size(_ component: SDKComponent) -> PathTable.CGSizeKey {
      let view = views.first { MapSDKModel.component(of: $0) == component }
      return PathTable.CGSizeKey(view.flatMap { MapSDKModel.contentSize(of: $0) } ?? .zero)
    }
    return PathTable.Key(
      device: player.scenario.device.id, direction: scene.direction,
      metrics: player.scenario.metrics.name, width: scene.moment.shape.width,
      height: scene.moment.shape.height, mode: scene.moment.width,
      isGuiding: scene.phase == .guidance, promptHeight: promptHeight, speed: size(.speedWidget),
      logo: size(.googleLogo), flags: flags)
  }

  private func entry(_ scene: LayoutScene) -> PathTable.Entry {
    let shown = scene.items.filter { $0.isShown }
    let isPrompting = scene.map.sdkModel.prompt != nil
    let rests = scene.constraints.compactMap { constraint -> PathTable.ConstraintRest? in
      guard let call = timeline.call(of: constraint.layoutModel.order) else { return nil }
      let isOver =
        switch call.layer {
        case .prompt: !isPrompting
        case .guidance: scene.phase == .ready
        case .ready, .none: false
        }
      guard isOver else { return nil }
      return PathTable.ConstraintRest(
        site: constraint.layoutModel.site, text: constraint.layoutModel.text,
        callback: call.callback)
    }
    return PathTable.Entry(
      state: scene.moment.id, step: scene.moment.step, age: stepCount,
      frames: Dictionary(shown.map { ($0.name, $0.frame) }) { first, _ in first },
      ownViews: Set(shown.filter { $0.component == nil && $0.isDrawn }.map { $0.name }),
      leftovers: rests,
      layout: timeline.calls.last { $0.layer == .ready || $0.layer == .guidance })
  }
}

"""#),
ModelSourceFile("Audit/SignatureCheck.swift", #"""
/// `delegate-method-signature`: methods that a layout cannot do without and that are never reached,
/// most often because their signature differs from the protocol's.
enum SignatureCheck {
  private static let needed: [LayoutCallback] = [
    .enableNavigationUI, .startGuidance, .stopGuidance,
  ]
  private static let prompts: [LayoutCallback] = [.showPrompt, .hidePrompt, .changePrompt]

  /// Whether a layout is at fault that lacks a method.
  ///
  /// A delegate may leave prompts alone, but not show them and leave out the rest; it may leave out
  /// `sizeChanged` and, if it cleans up elsewhere, `disableNavigationUI`.
  static func isFaulty(
    _ callback: LayoutCallback, implemented: Set<LayoutCallback>
  ) -> Bool {
    if needed.contains(callback) { return true }
    return prompts.contains(callback) && prompts.contains(where: implemented.contains)
  }

  static func fault(_ callback: LayoutCallback) -> Fault {
    Fault(
      .delegateMethodSignature, at: nil,
      "'\(callback.swiftName)' was called and the delegate does not implement it; a method that "
        + "differs in a label or a type compiles and is never called",
      cause: callback.rawValue)
  }
}

"""#),
ModelSourceFile("Audit/WidePlacementCheck.swift", #"""
/// `wide-mode-card-placement`: on a wide map the cards stay at the leading edge.
enum WidePlacementCheck {
  /// How far from the safe area a card may begin, in points: room for a panel's own margin.
  private static let slack: CGFloat = 48

  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    guard scene.moment.width == .wide, scene.phase == .guidance, scene.isRoomy else { return [] }
    return [SDKComponent.turnCard, .etaCard].compactMap { component in
      guard let item = scene.item(component), item.isShown, item.view.layoutModel.isComparable,
        gap(item, scene) > slack
      else { return nil }
      return Fault(
        .wideModeCardPlacement, item.name, at: scene.site(of: item.view, .horizontal),
        "in wide mode '\(item.name)' is \(Int(gap(item, scene).rounded())) pt away from the "
          + "leading edge of the safe area")
    }
  }

  @MainActor
  private static func gap(_ item: SceneReader.Item, _ scene: LayoutScene) -> CGFloat {
    let safe = scene.map.safeAreaInsets
    switch scene.direction {
    case .ltr: return item.frame.minX - safe.left
    case .rtl: return scene.map.bounds.width - item.frame.maxX - safe.right
    }
  }
}

"""#),
ModelSourceFile("Exports.swift", #"""
/// Runs layouts of navigation through states on many screens, and says what came out.
///
/// A `Scenario` is a screen, a reading direction, a width mode, sizes and a script of states. The
/// `ScenarioPlayer` plays one on a map; `ScenarioRunner` plays a `ScenarioMatrix` with a layout
/// delegate and records frames and faults; `Wireframe` draws them. The virtual clock is settled
/// after every step, so a recorded frame is a frame at rest.
@_exported import ModelGoogleNavigation

"""#),
ModelSourceFile("Record/RunRecord.swift", #"""
/// What a run through a matrix of scenarios gave, as plain JSON.
public struct RunRecord: Codable, Equatable, Sendable {
  /// Raised when a field changes its meaning.
  public static let currentVersion = 1

  public var version = RunRecord.currentVersion
  /// Every state that was reached, in order.
  public var scenarios: [StateRecord] = []
  /// In the order of the scenarios, of each in the order of drawing.
  public var frames: [FrameRecord] = []
  /// In the order of rules, then as they were found.
  public var faults: [FaultRecord] = []
  /// Full Swift names of the callbacks that were called and that the delegate does not implement.
  public var unimplemented: [String] = []
  public var assumptions: [AssumptionRecord] = []
  public var times = RunTimes()

  public init() {}
}

/// A state that was reached on a screen.
public struct StateRecord: Codable, Equatable, Sendable {
  /// `SCENARIO/STATE`
  public var id: String
  public var device: String
  public var orientation: Orientation
  public var direction: ReadingDirection
  public var wideMode: Bool
  /// `guidance`, `guidance-2`, ...
  public var state: String
  public var metrics: String
  /// Of the map.
  public var screen: ScreenShape
  /// Whether findings are looked for here.
  public var isJudged: Bool

  public init(
    id: String, device: String, orientation: Orientation, direction: ReadingDirection,
    wideMode: Bool, state: String, metrics: String, screen: ScreenShape, isJudged: Bool = true
  ) {
    self.id = id
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.wideMode = wideMode
    self.state = state
    self.metrics = metrics
    self.screen = screen
    self.isJudged = isJudged
  }
}

/// Where something was: `[x, y, width, height]` in the map's coordinates, in points, not rounded.
public struct FrameRecord: Codable, Equatable, Sendable {
  public var scenario: String
  public var component: String
  public var frame: [Double]
  /// Whether it shows something of its own; a container does not.
  public var isDrawn: Bool

  public init(scenario: String, component: String, frame: [Double], isDrawn: Bool = true) {
    self.scenario = scenario
    self.component = component
    self.frame = frame
    self.isDrawn = isDrawn
  }
}

/// Something wrong, with the places it was seen in.
public struct FaultRecord: Codable, Equatable, Sendable {
  /// The id of a rule; nil for what no rule is about.
  public var rule: String?
  /// The rule's id, else a word for the kind: `uikit-exception`, `uikit-warning`, `off-screen`.
  public var kind: String
  /// `error` or `warning`
  public var severity: String
  /// The first state it was seen in.
  public var scenario: String
  /// All states it was seen in, the first included.
  public var scenarios: [String]
  public var component: String?
  /// Further components that are part of it, such as the other of two that overlap.
  public var involved: [String]
  public var message: String
  /// The place in the delegate's source; nil if it has none.
  public var file: String?
  public var line: Int
  public var column: Int
  /// Further places, such as the other constraints of a conflict.
  public var related: [RelatedRecord]

  public init(
    rule: String?, kind: String, severity: String, scenario: String, scenarios: [String],
    component: String?, involved: [String] = [], message: String, file: String? = nil,
    line: Int = 0, column: Int = 0, related: [RelatedRecord] = []
  ) {
    self.rule = rule
    self.kind = kind
    self.severity = severity
    self.scenario = scenario
    self.scenarios = scenarios
    self.component = component
    self.involved = involved
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.related = related
  }
}

public struct RelatedRecord: Codable, Equatable, Hashable, Sendable {
  public var message: String
  public var file: String?
  public var line: Int
  public var column: Int
}

/// An open question and the answer the run took.
public struct AssumptionRecord: Codable, Equatable, Sendable {
  public var name: String
  public var value: String
  public var source: String
}

/// How long a run took, in seconds of real time.
public struct RunTimes: Codable, Equatable, Sendable {
  public var total = 0.0
  public var states = 0

  public init() {}
}

extension FrameRecord {
  @MainActor
  public init(scenario: String, _ item: SceneReader.Item) {
    self.init(
      scenario: scenario, component: item.name,
      frame: [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height].map {
        // A frame is exact to a thousandth of a point; more digits are noise.
        ((Double($0) * 1000).rounded() / 1000) + 0
      }, isDrawn: item.isDrawn)
  }
}

"""#),
ModelSourceFile("Running/Scenario.swift", #"""
/// A screen, a reading direction, a width mode, sizes and a script.
public struct Scenario: Sendable {
  public var device: Device
  public var orientation: Orientation
  public var direction: ReadingDirection
  public var width: WidthMode
  public var metrics: NavigationMetrics
  public var script: ScenarioScript

  public init(
    device: Device, orientation: Orientation = .portrait, direction: ReadingDirection = .ltr,
    width: WidthMode = .narrow, metrics: NavigationMetrics = .reference,
    script: ScenarioScript = .standard
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.width = width
    self.metrics = metrics
    self.script = script
  }

  /// `notched-phone-portrait-ltr-narrow-reference`
  public var id: String {
    [device.id, orientation.rawValue, direction.rawValue, width.rawValue, metrics.name]
      .joined(separator: "-")
  }
}

/// Scenarios to be played.
public struct ScenarioMatrix: Sendable {
  public var scenarios: [Scenario]

  public init(_ scenarios: [Scenario]) {
    self.scenarios = scenarios
  }

  /// All devices, held both ways, read both ways, in both width modes. Each device and direction
  /// has sizes of its own, so that turning a device leads to a screen that is in the matrix too.
  public static func standard(script: ScenarioScript = .standard) -> ScenarioMatrix {
    var scenarios: [Scenario] = []
    for (index, device) in Device.all.enumerated() {
      for direction in ReadingDirection.allCases {
        let metrics = sizes(device, index, direction)
        for orientation in Orientation.allCases {
          for width in WidthMode.allCases {
            scenarios.append(
              Scenario(
                device: device, orientation: orientation, direction: direction, width: width,
                metrics: metrics, script: script))
          }
        }
      }
    }
    return ScenarioMatrix(scenarios)
  }

  /// The reference sizes on the device they are meant for, the other presets and draws elsewhere.
  private static func sizes(
    _ device: Device, _ index: Int, _ direction: ReadingDirection
  ) -> NavigationMetrics {
    if device == .notchedPhone { return .reference }
    if direction == .ltr { return index % 2 == 0 ? .compact : .generous }
    return .draw(seed: UInt64(index + 1))
  }

  /// Every scenario with further sizes, drawn from `seeds`.
  public func drawn(_ seeds: [UInt64]) -> ScenarioMatrix {
    let more = seeds.flatMap { seed in
      scenarios.map { scenario in
        var copy = scenario
        copy.metrics = .draw(seed: seed)
        return copy
      }
    }
    return ScenarioMatrix(scenarios + more)
  }
}

"""#),
ModelSourceFile("Running/ScenarioPlayer.swift", #"""
/// Plays one scenario with one subject.
@MainActor
public final class ScenarioPlayer {
  /// A state at rest.
  public struct Moment {
    /// The step that led here.
    public let step: ScenarioStep
    public let name: StateName
    /// The name, with a number from the second time on: `guidance-2`.
    public let label: String
    /// `SCENARIO/LABEL`
    public let id: String
    public let shape: ScreenShape
    public let width: WidthMode
  }

  public let scenario: Scenario
  public let stage: Stage
  private let subject: any ScenarioSubject
  private var counts: [StateName: Int] = [:]
  private var name = StateName.disabled
  /// Runs what waits on the main queue.
  public var drain: (() -> Void)?
  /// Told of every step before it is taken.
  public var willTake: (ScenarioStep) -> Void = { _ in }

  /// Around what the app does of its own accord.
  var willAct: () -> Void = {}
  var didAct: () -> Void = {}

  public init(
    _ scenario: Scenario, subject: any ScenarioSubject,
    alternatives: Set<NavigationAssumption> = []
  ) throws {
    self.scenario = scenario
    self.subject = subject
    stage = Stage(scenario, alternatives: alternatives)
    try subject.prepare(stage.map)
    stage.settle()
  }

  private var map: GMSMapView { stage.map }

  /// Plays all steps.
  /// - Parameter visit: is shown every state when it has come to rest.
  public func play(_ visit: (Moment) -> Void) {
    for step in scenario.script.steps {
      willTake(step)
      let isMoment = perform(step)
      stage.settle()
      if let drain {
        drain()
        stage.settle()
      }
      if isMoment { visit(makeMoment(step)) }
    }
  }

  private func makeMoment(_ step: ScenarioStep) -> Moment {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    let label = count == 1 ? name.rawValue : "\(name.rawValue)-\(count)"
    return Moment(
      step: step, name: name, label: label, id: "\(scenario.id)/\(label)", shape: stage.shape,
      width: map.sdkModel.widthMode)
  }

  /// - Returns: whether the step leads to a state worth a look.
  private func perform(_ step: ScenarioStep) -> Bool {
    switch step {
    case .enable:
      map.isNavigationEnabled = true
      name = map.navigator?.isGuidanceActive == true ? .guidance : .ready
    case .start:
      map.navigator?.isGuidanceActive = true
      map.cameraMode = .following
      name = .guidance
    case .stop:
      map.navigator?.isGuidanceActive = false
      name = .stopped
    case .disable:
      map.isNavigationEnabled = false
      map.navigator?.isGuidanceActive = false
      name = .disabled
    case .prompt(let height): return raisePrompt(height)
    case .hidePrompt:
      map.sdkModel.dismissPrompt()
      name = .promptHidden
    case .speed(let display):
      map.sdkModel.speedData = display
      settleName()
    case .rotate:
      stage.rotate()
      settleName()
    case .resize(let shape, let width):
      stage.resize(to: shape, width)
      settleName()
    case .scroll:
      map.sdkModel.isScrolledAway = true
      settleName()
    case .recenter:
      map.sdkModel.isScrolledAway = false
      settleName()
    case .app(let event):
      willAct()
      subject.perform(event, on: map)
      didAct()
      settleName()
    case .wait(let seconds):
      LayoutModel.current.clock.advance(by: seconds)
      return false
    }
    return true
  }

  private func raisePrompt(_ height: Double) -> Bool {
    let wasUp = map.sdkModel.prompt != nil
    guard map.sdkModel.raisePrompt(height: height) else { return false }
    name = wasUp ? .promptChanged : .prompt
    return true
  }

  /// What a state is called when something but its transition has happened.
  private func settleName() {
    switch name {
    case .promptHidden: name = .guidance
    case .promptChanged: name = .prompt
    case .ready, .guidance, .prompt, .stopped, .disabled: break
    }
  }
}

"""#),
ModelSourceFile("Running/ScenarioRunner.swift", #"""
/// Plays a matrix of scenarios with a layout delegate and judges what comes out.
@MainActor
public enum ScenarioRunner {
  /// What a run may be told beside its matrix.
  public struct Options {
    public var recordsFrames = true
    public var alternatives: Set<NavigationAssumption> = []
    /// Runs what waits on the main queue; nothing by default.
    public var drain: @MainActor () -> Void = {}
    /// Told of every step of every scenario before it is taken.
    public var willTake: @MainActor (Scenario, ScenarioStep) -> Void = { _, _ in }

    public init() {}
  }

  /// Makes a new delegate for every scenario and plays it.
  /// - Throws: what `makeDelegate` throws.
  public static func run(
    makeDelegate: @escaping @MainActor () throws -> any NavigationLayoutDelegate,
    matrix: ScenarioMatrix = .standard(), options: Options = Options()
  ) throws -> RunRecord {
    let start = Date()
    var record = RunRecord()
    let audit = RunAudit()
    for scenario in matrix.scenarios {
      let player = try ScenarioPlayer(
        scenario, subject: DelegateSubject(makeDelegate), alternatives: options.alternatives)
      player.drain = options.drain
      player.willTake = { options.willTake(scenario, $0) }
      let observation = audit.begin(player)
      player.play { moment in
        let items = SceneReader.items(of: player.stage.map)
        if options.recordsFrames {
          let shown = items.filter { $0.isShown }
          record.frames += shown.map { FrameRecord(scenario: moment.id, $0) }
        }
        record.scenarios.append(StateRecord(scenario, moment, player.stage))
        observation.visit(moment, items)
      }
    }
    audit.complete(&record)
    record.assumptions = assumptions(options.alternatives)
    record.times.total = Date().timeIntervalSince(start)
    record.times.states = record.scenarios.count
    return record
  }

  private static func assumptions(
    _ alternatives: Set<NavigationAssumption>
  ) -> [AssumptionRecord] {
    NavigationAssumption.allCases.map { assumption in
      let takesOther = alternatives.contains(assumption)
      return AssumptionRecord(
        name: assumption.name,
        value: takesOther ? assumption.alternative ?? assumption.value : assumption.value,
        source: assumption.source)
    }
  }
}

extension StateRecord {
  @MainActor
  public init(_ scenario: Scenario, _ moment: ScenarioPlayer.Moment, _ stage: Stage) {
    self.init(
      id: moment.id, device: scenario.device.id, orientation: stage.orientation,
      direction: scenario.direction, wideMode: moment.width == .wide, state: moment.label,
      metrics: scenario.metrics.name, screen: moment.shape)
  }
}

"""#),
ModelSourceFile("Running/ScenarioSubject.swift", #"""
/// Who is played through a scenario: an app with a map.
@MainActor
public protocol ScenarioSubject: AnyObject {
  /// Makes the map ready, before navigation is enabled.
  func prepare(_ map: GMSMapView) throws

  /// Does what the app does of its own accord.
  func perform(_ event: AppEvent, on map: GMSMapView)
}

extension ScenarioSubject {
  /// What works under both layouts.
  public func performCommon(_ event: AppEvent, on map: GMSMapView) {
    switch event {
    case .flag(.compass, let value): map.settings.compassButton = value == .on
    case .flag(.myLocation, let value): map.settings.myLocationButton = value == .on
    case .flag(.prompts, let value): map.navigator?.shouldDisplayPrompts = value == .on
    case .flag(.header, _), .flag(.footer, _), .flag(.progress, _), .flag(.report, _), .padding:
      break
    }
  }
}

/// An app with a layout delegate. It leaves the legacy layout alone.
@MainActor
public final class DelegateSubject: ScenarioSubject {
  private let makeDelegate: () throws -> any NavigationLayoutDelegate

  public init(_ makeDelegate: @escaping () throws -> any NavigationLayoutDelegate) {
    self.makeDelegate = makeDelegate
  }

  public func prepare(_ map: GMSMapView) throws {
    map.shouldDisplaySpeedometer = true
    map.shouldDisplaySpeedLimit = true
    map.settings.compassButton = true
    try map.setLayoutDelegate(makeDelegate())
  }

  public func perform(_ event: AppEvent, on map: GMSMapView) { performCommon(event, on: map) }
}

/// An app with the built-in layout.
@MainActor
public final class BuiltInSubject: ScenarioSubject {
  private let configure: (GMSMapView) -> Void

  /// - Parameter configure: what the app sets before navigation is enabled.
  public init(_ configure: @escaping (GMSMapView) -> Void = { _ in }) {
    self.configure = configure
  }

  public func prepare(_ map: GMSMapView) {
    map.shouldDisplaySpeedometer = true
    map.shouldDisplaySpeedLimit = true
    configure(map)
  }

  public func perform(_ event: AppEvent, on map: GMSMapView) {
    switch event {
    case .flag(.header, let value): map.settings.isNavigationHeaderEnabled = value == .on
    case .flag(.footer, let value): map.settings.isNavigationFooterEnabled = value == .on
    case .flag(.progress, let value):
      map.settings.isNavigationTripProgressBarEnabled = value == .on
    case .flag(.report, let value):
      map.settings.isNavigationReportIncidentButtonEnabled = value == .on
    case .padding(let insets): map.padding = insets.edgeInsets
    case .flag(.compass, _), .flag(.myLocation, _), .flag(.prompts, _):
      performCommon(event, on: map)
    }
  }
}

"""#),
ModelSourceFile("Running/SceneReader.swift", ##"""
/// What is on a map, in the order of drawing.
@MainActor
public struct SceneReader {
  /// A view of the SDK or of the app.
  public struct Item {
    public let view: UIView
    /// The component, else the accessibility identifier, else the type; with `#2` and so on where
    /// a name comes back.
    public let name: String
    /// Nil for a view of the app.
    public let component: SDKComponent?
    /// In the map's coordinates, in points, not rounded; as seen, so after transforms.
    public let frame: CGRect
    /// Whether neither the view nor one above it is hidden or clear.
    public let isShown: Bool
    /// Whether it shows something of its own.
    public let isDrawn: Bool
    /// Its superviews below the map, as places in the list.
    public let ancestors: [Int]

    /// What is seen of it: the frame less the margin that is part of the SDK's views.
    @MainActor
    public var visibleFrame: CGRect {
      let margin = MapSDKModel.visualMargin(of: view)
      let inset = min(margin, frame.width / 2, frame.height / 2)
      return frame.insetBy(dx: max(0, inset), dy: max(0, inset))
    }
  }

  private let map: GMSMapView
  private var items: [Item] = []
  private var counts: [String: Int] = [:]

  /// The items below a map; the SDK's own layout of a map without navigation is left out.
  public static func items(of map: GMSMapView) -> [Item] {
    var reader = SceneReader(map: map)
    let origin = CGPoint(x: -map.bounds.minX, y: -map.bounds.minY)
    for view in map.subviews {
      reader.read(view, Place(origin: origin, isShown: true, isMoved: false, ancestors: []))
    }
    return reader.items
  }

  private init(map: GMSMapView) {
    self.map = map
  }

  /// Where a view stands: the point of the map that is the zero of its superview, and so on.
  private struct Place {
    var origin: CGPoint
    var isShown: Bool
    /// Whether a transform is on the way.
    var isMoved: Bool
    var ancestors: [Int]
  }

  private mutating func read(_ view: UIView, _ place: Place) {
    guard !map.sdkModel.isPartOfBaseMap(view) else { return }
    let isMoved = place.isMoved || !view.transform.isIdentity
    let exact = view.layoutModel.exactFrame
    var frame = exact.offsetBy(dx: place.origin.x, dy: place.origin.y)
    var inner = Place(
      origin: CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY),
      isShown: place.isShown && !view.isHidden && view.alpha > 0.01, isMoved: isMoved,
      ancestors: place.ancestors)
    if isMoved { frame = view.convert(view.bounds, to: map) }
    let component = MapSDKModel.component(of: view)
    if component != nil || view.layoutModel.origin == .app || view is GMSNavigationHidingStackView {
      inner.ancestors.append(items.count)
      items.append(
        Item(
          view: view, name: name(of: view, component), component: component, frame: frame,
          isShown: inner.isShown, isDrawn: view.layoutModel.drawing == .content,
          ancestors: place.ancestors))
    }
    guard component == nil, !(view is UIControl) else { return }
    for child in view.subviews { read(child, inner) }
  }

  private mutating func name(of view: UIView, _ component: SDKComponent?) -> String {
    let own = view.accessibilityIdentifier ?? ""
    let name = component?.rawValue ?? (own.isEmpty ? String(describing: type(of: view)) : own)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}

"""##),
ModelSourceFile("Running/Stage.swift", #"""
/// A window with a map in it, on a device of a scenario.
@MainActor
public final class Stage {
  public let window: UIWindow
  public let map: GMSMapView
  public private(set) var shape: ScreenShape
  public private(set) var orientation: Orientation
  private let scenario: Scenario
  private let controller = UIViewController()

  /// Sets the model back and puts a map on the screen.
  public init(_ scenario: Scenario, alternatives: Set<NavigationAssumption> = []) {
    let shape = scenario.device.shape(scenario.orientation)
    SDKModel.current.reset()
    SDKModel.current.metrics = scenario.metrics
    SDKModel.current.alternatives = alternatives
    self.scenario = scenario
    self.shape = shape
    orientation = scenario.orientation
    LayoutModel.current.traits = Self.traits(scenario, shape)
    LayoutModel.current.screenSize = CGSize(width: shape.width, height: shape.height)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: shape.width, height: shape.height))
    window.layoutModel.rootSafeAreaInsets = shape.safeArea.edgeInsets
    map = GMSMapView(frame: window.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.sdkModel.widthMode = scenario.width
    window.rootViewController = controller
    controller.view.addSubview(map)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Holds the device the other way.
  public func rotate() {
    orientation = orientation.turned
    resize(to: scenario.device.shape(orientation), map.sdkModel.widthMode.turned)
  }

  /// Gives the window another shape and lays it out.
  public func resize(to shape: ScreenShape, _ width: WidthMode) {
    self.shape = shape
    LayoutModel.current.traits = Self.traits(scenario, shape)
    LayoutModel.current.screenSize = CGSize(width: shape.width, height: shape.height)
    map.sdkModel.widthMode = width
    window.layoutModel.rootSafeAreaInsets = shape.safeArea.edgeInsets
    window.frame = CGRect(x: 0, y: 0, width: shape.width, height: shape.height)
  }

  /// Runs everything that waits and lays out until nothing moves any more.
  public func settle() {
    ViewWatch.shared.watching {
      window.layoutIfNeeded()
      guard LayoutModel.current.clock.pendingCount > 0 else { return }
      LayoutModel.current.clock.settle()
      window.layoutIfNeeded()
    }
  }

  private static func traits(_ scenario: Scenario, _ shape: ScreenShape) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = scenario.device.family == .phone ? .phone : .pad
      traits.displayScale = scenario.device.scale
      traits.layoutDirection = scenario.direction.layoutDirection
      traits.userInterfaceStyle = .light
      traits.horizontalSizeClass = shape.width < 580 ? .compact : .regular
      traits.verticalSizeClass = shape.height < 500 ? .compact : .regular
    }
  }
}

"""#),
ModelSourceFile("ScenarioMain.swift", #"""
/// The whole of a program that plays scenarios with a delegate and prints the record.
///
/// Options: `--scenario FILE`, `--no-frames`, `--seed N` (more sizes; may be repeated), `--svg DIR`
/// (a wireframe of every state, in a folder a scenario). The record is one line of JSON between two
/// lines, `ScenarioMain.begin` and `ScenarioMain.end`, so that what the delegate prints does not
/// disturb it. Before each step a line on standard error says which: `ScenarioMain.state`, the
/// scenario's id, a slash and the step.
@MainActor
public enum ScenarioMain {
  public nonisolated static let begin = "navmigrate-record-begin"
  public nonisolated static let end = "navmigrate-record-end"
  public nonisolated static let state = "navmigrate-state"
  /// Before what is wrong with the scenario file.
  public nonisolated static let scenarioProblem = "navmigrate-scenario: "

  /// Ends the process: 0 when the record was printed, 1 when it could not be made. Call it on the
  /// main thread, from top-level code.
  public nonisolated static func run(
    _ makeDelegate: @escaping @MainActor () throws -> any NavigationLayoutDelegate
  ) -> Never {
    MainActor.assumeIsolated { play(makeDelegate) }
  }

  private static func play(
    _ makeDelegate: @escaping @MainActor () throws -> any NavigationLayoutDelegate
  ) -> Never {
    do {
      var options = ScenarioRunner.Options()
      var pictures: String?
      let matrix = try read(Array(CommandLine.arguments.dropFirst()), &options, &pictures)
      let recordsFrames = options.recordsFrames
      if pictures != nil { options.recordsFrames = true }
      options.drain = { drainMainQueue() }
      options.willTake = { scenario, step in
        FileHandle.standardError.write(Data("\(state) \(scenario.id)/\(step.text)\n".utf8))
      }
      var record = try ScenarioRunner.run(
        makeDelegate: makeDelegate, matrix: matrix, options: options)
      if let pictures { try WireframeFolder(path: pictures).write(record) }
      if !recordsFrames { record.frames = [] }
      try write(record)
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func read(
    _ arguments: [String], _ options: inout ScenarioRunner.Options, _ pictures: inout String?
  ) throws -> ScenarioMatrix {
    var matrix = ScenarioMatrix.standard()
    var seeds: [UInt64] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--no-frames": options.recordsFrames = false
      case "--scenario":
        let path = try value(of: argument, &rest)
        matrix = try scenarios(ofFile: path)
      case "--svg": pictures = try value(of: argument, &rest)
      case "--seed":
        let text = try value(of: argument, &rest)
        guard let seed = UInt64(text) else {
          throw ScenarioMainError(message: "'--seed' takes a number, not '\(text)'")
        }
        seeds.append(seed)
      default: throw ScenarioMainError(message: "unknown option '\(argument)'")
      }
    }
    return seeds.isEmpty ? matrix : matrix.drawn(seeds)
  }

  private static func scenarios(ofFile path: String) throws -> ScenarioMatrix {
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return try ScenarioFile.read(text).matrix
    } catch let error as ScenarioFileError {
      throw ScenarioMainError(message: "\(scenarioProblem)\(error)")
    } catch {
      throw ScenarioMainError(message: "\(scenarioProblem)it cannot be read as text")
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else {
      throw ScenarioMainError(message: "'\(option)' takes a value")
    }
    return value
  }

  private static func write(_ record: RunRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var output = Data("\n\(begin)\n".utf8)
    output += try encoder.encode(record)
    output += Data("\n\(end)\n".utf8)
    fflush(nil)
    FileHandle.standardOutput.write(output)
  }

  /// Runs what delegates have put on the main queue, without waiting for anything.
  private static func drainMainQueue() {
    _ = RunLoop.main.run(mode: .default, before: Date())
  }
}

struct ScenarioMainError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}

"""#),
ModelSourceFile("Screens/Device.swift", #"""
/// A kind of screen, held in two ways.
public struct Device: Equatable, Sendable, Codable {
  public enum Family: String, Sendable, Codable {
    case phone
    case pad
  }

  public let id: String
  public let family: Family
  /// Pixels a point.
  public let scale: Double
  public let portrait: ScreenShape
  public let landscape: ScreenShape

  public init(
    id: String, family: Family, scale: Double, portrait: ScreenShape, landscape: ScreenShape
  ) {
    self.id = id
    self.family = family
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
  }

  public func shape(_ orientation: Orientation) -> ScreenShape {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension Device {
  public static let smallPhone = Device(
    id: "small-phone", family: .phone, scale: 2,
    portrait: ScreenShape(width: 375, height: 667, safeArea: Insets(top: 20)),
    landscape: ScreenShape(width: 667, height: 375))

  public static let notchedPhone = Device(
    id: "notched-phone", family: .phone, scale: 3,
    portrait: ScreenShape(width: 390, height: 844, safeArea: Insets(top: 47, bottom: 34)),
    landscape: ScreenShape(
      width: 844, height: 390, safeArea: Insets(left: 47, bottom: 21, right: 47)))

  public static let largePhone = Device(
    id: "large-phone", family: .phone, scale: 3,
    portrait: ScreenShape(width: 430, height: 932, safeArea: Insets(top: 59, bottom: 34)),
    landscape: ScreenShape(
      width: 932, height: 430, safeArea: Insets(left: 59, bottom: 21, right: 59)))

  public static let pad = Device(
    id: "pad", family: .pad, scale: 2,
    portrait: ScreenShape(width: 820, height: 1180, safeArea: Insets(top: 24, bottom: 20)),
    landscape: ScreenShape(width: 1180, height: 820, safeArea: Insets(top: 24, bottom: 20)))

  public static let largePad = Device(
    id: "large-pad", family: .pad, scale: 2,
    portrait: ScreenShape(width: 1024, height: 1366, safeArea: Insets(top: 24, bottom: 20)),
    landscape: ScreenShape(width: 1366, height: 1024, safeArea: Insets(top: 24, bottom: 20)))

  /// A third of a pad held upright, half of one on its side.
  public static let splitView = Device(
    id: "split-view", family: .pad, scale: 2,
    portrait: ScreenShape(width: 375, height: 1180, safeArea: Insets(top: 24, bottom: 20)),
    landscape: ScreenShape(width: 585, height: 820, safeArea: Insets(top: 24, bottom: 20)))

  public static let all: [Device] = [
    .smallPhone, .notchedPhone, .largePhone, .pad, .largePad, .splitView,
  ]
}

"""#),
ModelSourceFile("Screens/Insets.swift", #"""
/// Distances from the four edges of a screen, in points.
public struct Insets: Equatable, Sendable, Codable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

/// What a map is shown on: a size and a safe area, in points.
public struct ScreenShape: Equatable, Sendable, Codable {
  public var width: Double
  public var height: Double
  public var safeArea: Insets

  public init(width: Double, height: Double, safeArea: Insets = Insets()) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
  }
}

"""#),
ModelSourceFile("Screens/Orientation.swift", #"""
/// How a screen is held.
public enum Orientation: String, Sendable, CaseIterable, Codable {
  case portrait
  case landscape

  public var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// The reading direction of the interface.
public enum ReadingDirection: String, Sendable, CaseIterable, Codable {
  case ltr
  case rtl

  var layoutDirection: UIUserInterfaceLayoutDirection {
    switch self {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}

extension WidthMode {
  public var turned: WidthMode { self == .narrow ? .wide : .narrow }
}

"""#),
ModelSourceFile("Script/MetricsChange.swift", #"""
/// A line of a scenario file that sets a size of the SDK's.
struct MetricsChange {
  private let change: (inout NavigationMetrics) -> Void

  init(_ word: String, _ values: [String]) throws {
    guard let name = values.first else {
      throw ScenarioLineProblem("'\(word)' takes a name and numbers")
    }
    let rest = Array(values.dropFirst())
    if word == "style" || Self.lengths[name] != nil {
      let path = word == "style" ? Self.styles[name] : Self.lengths[name]
      guard let path else { throw Self.unknown(word, name) }
      let length = CGFloat(try StepReader.numbers(name, rest, count: 1)[0])
      change = { $0[keyPath: path] = length }
      return
    }
    guard let path = Self.sizes[name] else { throw Self.unknown(word, name) }
    let numbers = try StepReader.numbers(name, rest, count: 2)
    change = { $0[keyPath: path] = CGSize(width: numbers[0], height: numbers[1]) }
  }

  func apply(to metrics: inout NavigationMetrics) { change(&metrics) }

  private static func unknown(_ word: String, _ name: String) -> ScenarioLineProblem {
    let known = word == "style" ? styles.keys.sorted() : (Array(lengths.keys) + sizes.keys).sorted()
    return ScenarioLineProblem(
      "unknown \(word) '\(name)': use one of \(known.joined(separator: ", "))")
  }

  private typealias Length = WritableKeyPath<NavigationMetrics, CGFloat>

  private static var lengths: [String: Length] {
    [
      "turnCard": \.style.headerNominalHeight,
      "etaCard": \.etaCardHeight,
      "wideETACard": \.wideETACardHeight,
      "wideCardWidth": \.wideCardWidth,
      "cardMargin": \.cardMargin,
      "elementMargin": \.elementMargin,
    ]
  }

  private static var sizes: [String: WritableKeyPath<NavigationMetrics, CGSize>] {
    [
      "googleLogo": \.logoSize,
      "recenter": \.recenterSize,
      "button": \.buttonSize,
      "speed.current": \.currentSpeedSize,
      "speed.limit": \.speedLimitSize,
      "speed.both": \.bothSpeedsSize,
    ]
  }

  private static var styles: [String: Length] {
    [
      "buttonHorizontalPadding": \.style.buttonHorizontalPadding,
      "buttonVerticalPadding": \.style.buttonVerticalPadding,
      "defaultCornerRadius": \.style.defaultCornerRadius,
      "elementHorizontalPadding": \.style.elementHorizontalPadding,
      "headerFooterHorizontalPadding": \.style.headerFooterHorizontalPadding,
      "headerNominalHeight": \.style.headerNominalHeight,
      "headerTopPadding": \.style.headerTopPadding,
    ]
  }
}

"""#),
ModelSourceFile("Script/ScenarioFile.swift", ##"""
/// A scenario in its text form.
///
/// One thing a line; `#` begins a comment. Lines that say where come in any order and may be left
/// out; lines that say what happens are played in order.
///
///     device notched-phone pad      # devices by id; all of them if left out
///     screen 400 800 safe 20 0 0 0  # or a screen of its own: top, left, bottom, right
///     orientation portrait          # portrait, landscape; both if left out
///     direction ltr rtl             # both if left out
///     width narrow                  # narrow, wide; both if left out
///     metrics reference             # presets by name, 'draw N'; reference if left out
///     size turnCard 200             # sets a size, in points
///     style buttonVerticalPadding 8
///
///     enable
///     start
///     prompt 120                    # a second prompt replaces the first
///     hide
///     speed both                    # none, current, limit, both
///     rotate
///     resize 600 400 safe 0 0 0 0 wide
///     scroll                        # away from the car; 'recenter' goes back
///     flag header off               # the app sets a flag
///     padding 0 0 80 0
///     wait 2.5                      # seconds
///     stop
///     disable
public struct ScenarioFile: Sendable {
  public let matrix: ScenarioMatrix

  /// - Throws: `ScenarioFileError` at the first line that cannot be read.
  public static func read(_ text: String) throws -> ScenarioFile {
    var reader = ScenarioFileReader()
    // A line may end in a carriage return and a line feed, which are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split { $0.isWhitespace }
      guard let first = words.first else { continue }
      do {
        try reader.take(String(first), words.dropFirst().map(String.init))
      } catch let problem as ScenarioLineProblem {
        throw ScenarioFileError(line: index + 1, message: problem.message)
      }
    }
    return ScenarioFile(matrix: try reader.matrix())
  }
}

/// A line of a scenario file that cannot be read.
public struct ScenarioFileError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1; 0 if it is about the whole file.
  public let line: Int
  public let message: String

  public var description: String { line > 0 ? "line \(line): \(message)" : message }
}

/// What is wrong with a line.
struct ScenarioLineProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

"""##),
ModelSourceFile("Script/ScenarioFileReader.swift", #"""
/// Takes a scenario file line by line.
struct ScenarioFileReader {
  private var devices: [Device] = []
  private var orientations: [Orientation] = []
  private var directions: [ReadingDirection] = []
  private var widths: [WidthMode] = []
  private var metrics: [NavigationMetrics] = []
  private var changes: [MetricsChange] = []
  private var steps: [ScenarioStep] = []

  mutating func take(_ word: String, _ values: [String]) throws {
    switch word {
    case "device": devices += try values.map(device)
    case "screen": devices.append(try ownDevice(values))
    case "orientation": orientations += try choices(values, of: Orientation.self)
    case "direction": directions += try choices(values, of: ReadingDirection.self)
    case "width": widths += try choices(values, of: WidthMode.self)
    case "metrics": try takeMetrics(values)
    case "size", "style": changes.append(try MetricsChange(word, values))
    default: steps.append(try StepReader.step(word, values))
    }
  }

  func matrix() throws -> ScenarioMatrix {
    guard !steps.isEmpty else {
      throw ScenarioFileError(line: 0, message: "no step: begin with 'enable'")
    }
    let sizes = (metrics.isEmpty ? [.reference] : metrics).map { preset in
      changes.reduce(into: preset) { $1.apply(to: &$0) }
    }
    var scenarios: [Scenario] = []
    for device in devices.isEmpty ? Device.all : devices {
      for orientation in orientations.isEmpty ? Orientation.allCases : orientations {
        for direction in directions.isEmpty ? ReadingDirection.allCases : directions {
          for width in widths.isEmpty ? WidthMode.allCases : widths {
            for metrics in sizes {
              scenarios.append(
                Scenario(
                  device: device, orientation: orientation, direction: direction, width: width,
                  metrics: metrics, script: ScenarioScript(steps)))
            }
          }
        }
      }
    }
    return ScenarioMatrix(scenarios)
  }

  // MARK: Lines

  private func device(_ id: String) throws -> Device {
    guard let device = Device.all.first(where: { $0.id == id }) else {
      let known = Device.all.map { $0.id }.joined(separator: ", ")
      throw ScenarioLineProblem("unknown device '\(id)': use one of \(known)")
    }
    return device
  }

  /// A device whose landscape is its portrait with the sides exchanged.
  private func ownDevice(_ values: [String]) throws -> Device {
    let shape = try StepReader.shape(values)
    let turned = ScreenShape(
      width: shape.height, height: shape.width,
      safeArea: Insets(
        top: shape.safeArea.left, left: shape.safeArea.bottom, bottom: shape.safeArea.right,
        right: shape.safeArea.top))
    return Device(
      id: "screen\(devices.count + 1)", family: .phone, scale: 2, portrait: shape,
      landscape: turned)
  }

  private mutating func takeMetrics(_ values: [String]) throws {
    if values.count == 2, values[0] == "draw" {
      guard let seed = UInt64(values[1]) else {
        throw ScenarioLineProblem("'metrics draw' takes a number, not '\(values[1])'")
      }
      return metrics.append(.draw(seed: seed))
    }
    for value in values {
      guard let preset = NavigationMetrics.presets.first(where: { $0.name == value }) else {
        let known = NavigationMetrics.presets.map { $0.name }.joined(separator: ", ")
        throw ScenarioLineProblem("unknown metrics '\(value)': use \(known) or 'draw N'")
      }
      metrics.append(preset)
    }
  }

  private func choices<Choice: RawRepresentable & CaseIterable>(
    _ values: [String], of type: Choice.Type
  ) throws -> [Choice] where Choice.RawValue == String {
    guard !values.isEmpty else {
      throw ScenarioLineProblem("a value is missing: use \(StepReader.names(of: type))")
    }
    return try values.map { try StepReader.choice($0, of: type) }
  }
}

"""#),
ModelSourceFile("Script/ScenarioScript.swift", #"""
/// What happens in a scenario, step by step.
public struct ScenarioScript: Equatable, Sendable {
  public var steps: [ScenarioStep]

  public init(_ steps: [ScenarioStep]) {
    self.steps = steps
  }

  /// Every transition a layout has to get through, prompts, the four sizes of the speed widget,
  /// another size in guidance, flags flipped midway, a second trip, three ways to end.
  public static let standard = ScenarioScript([
    .enable, .start, .prompt(height: 120), .prompt(height: 150), .hidePrompt,
    .speed(.current), .speed(.both), .speed(.limit), .rotate,
    .app(.flag(.header, .off)), .app(.flag(.progress, .on)), .speed(.none), .stop,
    // The second trip ends with a prompt up.
    .app(.flag(.header, .on)), .start, .speed(.both), .prompt(height: 150), .stop, .disable,
    // Navigation ends in guidance.
    .enable, .rotate, .start, .disable,
    // And with a prompt up.
    .enable, .start, .prompt(height: 120), .disable, .enable, .disable,
  ])
}

/// The states of a layout, as reports name them.
public enum StateName: String, Sendable, CaseIterable, Codable {
  case ready
  case guidance
  case prompt
  case promptChanged
  case promptHidden
  case stopped
  case disabled
}

"""#),
ModelSourceFile("Script/ScenarioStep+Text.swift", #"""
extension ScenarioStep {
  /// The step as a scenario file has it.
  public var text: String {
    switch self {
    case .enable: "enable"
    case .start: "start"
    case .stop: "stop"
    case .disable: "disable"
    case .prompt(let height): "prompt \(Self.text(of: height))"
    case .hidePrompt: "hide"
    case .speed(let display): "speed \(display.rawValue)"
    case .rotate: "rotate"
    case .resize(let shape, let width):
      "resize \(Self.text(of: shape.width)) \(Self.text(of: shape.height)) safe "
        + "\(Self.text(of: shape.safeArea)) \(width.rawValue)"
    case .scroll: "scroll"
    case .recenter: "recenter"
    case .app(.flag(let flag, let value)): "flag \(flag.rawValue) \(value.rawValue)"
    case .app(.padding(let insets)): "padding \(Self.text(of: insets))"
    case .wait(let seconds): "wait \(Self.text(of: seconds))"
    }
  }

  private static func text(of number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }

  private static func text(of insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
  }
}

"""#),
ModelSourceFile("Script/ScenarioStep.swift", #"""
/// One thing that happens, after which everything comes to rest.
public enum ScenarioStep: Equatable, Sendable {
  case enable
  case start
  case stop
  /// Navigation ends, and guidance with it.
  case disable
  /// A prompt of a height in points is ready; it replaces one that is up.
  case prompt(height: Double)
  case hidePrompt
  case speed(SpeedDisplay)
  /// The device is held the other way, and the width mode turns with it.
  case rotate
  case resize(ScreenShape, WidthMode)
  /// The user moves the map away from the car, or has it follow the car again.
  case scroll
  case recenter
  case app(AppEvent)
  /// Seconds on the virtual clock.
  case wait(Double)
}

/// What the app itself does while it navigates.
public enum AppEvent: Equatable, Sendable {
  public enum Flag: String, Sendable, CaseIterable {
    case header
    case footer
    case progress
    case report
    case compass
    case myLocation
    case prompts
  }

  case flag(Flag, Switch)
  case padding(Insets)

  public enum Switch: String, Sendable, CaseIterable {
    case on
    case off
  }
}

"""#),
ModelSourceFile("Script/StepReader.swift", #"""
/// Reads the lines of a scenario file that say what happens.
enum StepReader {
  static func step(_ word: String, _ values: [String]) throws -> ScenarioStep {
    switch word {
    case "enable": return try plain(.enable, word, values)
    case "start": return try plain(.start, word, values)
    case "stop": return try plain(.stop, word, values)
    case "disable": return try plain(.disable, word, values)
    case "hide": return try plain(.hidePrompt, word, values)
    case "rotate": return try plain(.rotate, word, values)
    case "scroll": return try plain(.scroll, word, values)
    case "recenter": return try plain(.recenter, word, values)
    case "prompt": return .prompt(height: try numbers(word, values, count: 1)[0])
    case "wait": return .wait(try numbers(word, values, count: 1)[0])
    case "speed":
      guard values.count == 1 else {
        throw ScenarioLineProblem("'speed' takes one of \(names(of: SpeedDisplay.self))")
      }
      return .speed(try choice(values[0], of: SpeedDisplay.self))
    case "resize":
      guard let last = values.last, let width = WidthMode(rawValue: last) else {
        throw ScenarioLineProblem("'resize' ends with \(names(of: WidthMode.self))")
      }
      return .resize(try shape(Array(values.dropLast())), width)
    case "flag":
      guard values.count == 2 else {
        throw ScenarioLineProblem("'flag' takes a name and 'on' or 'off'")
      }
      return .app(
        .flag(
          try choice(values[0], of: AppEvent.Flag.self),
          try choice(values[1], of: AppEvent.Switch.self)))
    case "padding":
      let edges = try numbers(word, values, count: 4)
      return .app(
        .padding(Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])))
    default:
      throw ScenarioLineProblem("unknown word '\(word)'")
    }
  }

  /// `WIDTH HEIGHT [safe TOP LEFT BOTTOM RIGHT]`
  static func shape(_ values: [String]) throws -> ScreenShape {
    guard values.count == 2 || (values.count == 7 && values[2] == "safe") else {
      throw ScenarioLineProblem(
        "a screen is a width and a height, then 'safe' and top, left, bottom, right")
    }
    let size = try numbers("screen", Array(values.prefix(2)), count: 2)
    guard size[0] > 0, size[1] > 0 else {
      throw ScenarioLineProblem("a screen has a width and a height above zero")
    }
    guard values.count == 7 else { return ScreenShape(width: size[0], height: size[1]) }
    let safe = try numbers("safe", Array(values.suffix(4)), count: 4)
    return ScreenShape(
      width: size[0], height: size[1],
      safeArea: Insets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3]))
  }

  static func numbers(_ word: String, _ values: [String], count: Int) throws -> [Double] {
    guard values.count == count else {
      throw ScenarioLineProblem(
        "'\(word)' takes \(count == 1 ? "one number" : "\(count) numbers"), not \(values.count)")
    }
    return try values.map { text in
      guard let number = Double(text), number.isFinite, (0...100_000).contains(number) else {
        throw ScenarioLineProblem("'\(word)' takes numbers from 0 to 100000, not '\(text)'")
      }
      return number
    }
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, of type: Choice.Type
  ) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw ScenarioLineProblem("unknown value '\(value)': use \(names(of: type))")
    }
    return choice
  }

  static func names<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> String
  where Choice.RawValue == String {
    type.allCases.map { $0.rawValue }.joined(separator: ", ")
  }

  private static func plain(
    _ step: ScenarioStep, _ word: String, _ values: [String]
  ) throws -> ScenarioStep {
    guard values.isEmpty else { throw ScenarioLineProblem("'\(word)' takes no value") }
    return step
  }
}

"""#),
ModelSourceFile("Wireframe/SVG.swift", #"""
/// Small parts of SVG text.
enum SVG {
  /// Text as the content of an element or the value of an attribute. Characters that XML has no
  /// place for are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A number with one decimal at most.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let rounded = (value * 10).rounded() / 10 + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// How wide text is likely to be.
  static func width(of text: String, size: Double) -> Double { Double(text.count) * size * 0.56 }

  /// Lines of at most so many characters, broken at spaces.
  static func wrapped(_ text: String, at limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > limit {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

"""#),
ModelSourceFile("Wireframe/Wireframe+Record.swift", #"""
extension Wireframe {
  /// A state of a run, with its faults.
  public init(_ state: StateRecord, of record: RunRecord) {
    let faults = record.faults.filter { $0.scenarios.contains(state.id) }
    let frames = record.frames.filter { $0.scenario == state.id }
    var marks: [String: Mark] = [:]
    for name in faults.flatMap({ $0.involved + [$0.component].compactMap { $0 } }) {
      marks[name] = .wrong
    }
    self.init(
      title: state.state, subtitle: Self.subtitle(state), screen: state.screen,
      panels: [Panel(boxes: Self.boxes(frames, marks))],
      notes: faults.map { Note(label: $0.kind, text: $0.message, mark: .wrong) })
  }

  /// Two layouts of a state side by side.
  /// - Parameters:
  ///   - marks: what is said of components that do not agree.
  ///   - cause: the step that led to the state.
  ///   - setting: what the app has set.
  public init(
    _ state: StateRecord, legacy: [FrameRecord], delegate: [FrameRecord],
    marks: [String: Mark], cause: String, setting: String, notes: [Note] = []
  ) {
    self.init(
      title: "\(state.state), after '\(cause)'",
      subtitle: "\(Self.subtitle(state)) · app with \(setting)", screen: state.screen,
      panels: [
        Panel(caption: "legacy layout", boxes: Self.boxes(legacy, marks)),
        Panel(caption: "layout delegate", boxes: Self.boxes(delegate, marks)),
      ], notes: notes)
  }

  private static func subtitle(_ state: StateRecord) -> String {
    let screen = "\(SVG.number(state.screen.width)) × \(SVG.number(state.screen.height)) pt"
    let direction = state.direction == .ltr ? "left-to-right" : "right-to-left"
    let width = state.wideMode ? "wide" : "narrow"
    return [
      state.device, state.orientation.rawValue, screen, direction, width, "sizes \(state.metrics)",
    ]
    .joined(separator: " · ")
  }

  private static func boxes(_ frames: [FrameRecord], _ marks: [String: Mark]) -> [Box] {
    frames.map { frame in
      Box(
        name: frame.component, frame: frame.frame, kind: kind(of: frame),
        mark: marks[frame.component] ?? .plain)
    }
  }

  private static func kind(of frame: FrameRecord) -> Kind {
    guard let component = SDKComponent(rawValue: frame.component) else {
      return frame.isDrawn ? .own : .container
    }
    return component == .viewport ? .viewport : .sdk
  }
}

"""#),
ModelSourceFile("Wireframe/Wireframe.swift", #"""
/// A drawing of where everything is on a screen, as SVG: for one layout, or for two side by side.
///
/// Lengths are points of the screen. Every box has a number; the list beside the screen says what
/// it is, where and how large. What is wrong is red, a difference that is accepted amber.
public struct Wireframe: Equatable, Sendable {
  public enum Kind: String, Sendable, Codable {
    case viewport
    /// A view of the SDK.
    case sdk
    /// A view of the app that shows something.
    case own
    /// A view that only holds others.
    case container
  }

  /// What is said of a box, the worse the later.
  public enum Mark: Int, Sendable, Comparable {
    case plain
    /// Part of a difference that has a name.
    case accepted
    /// Part of a fault, or of a difference.
    case wrong

    public static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
  }

  /// Something on the screen.
  public struct Box: Equatable, Sendable {
    public var name: String
    /// x, y, width, height in the map's coordinates.
    public var frame: [Double]
    public var kind: Kind
    public var mark: Mark

    public init(name: String, frame: [Double], kind: Kind, mark: Mark = .plain) {
      self.name = name
      self.frame = frame.count == 4 ? frame : [0, 0, 0, 0]
      self.kind = kind
      self.mark = mark
    }
  }

  /// One layout of the screen.
  public struct Panel: Equatable, Sendable {
    /// What the layout is, where there are two.
    public var caption: String
    /// In the order of drawing.
    public var boxes: [Box]

    public init(caption: String = "", boxes: [Box]) {
      self.caption = caption
      self.boxes = boxes
    }
  }

  /// A line below the screen.
  public struct Note: Equatable, Sendable {
    /// The rule or kind, set off from the text.
    public var label: String
    public var text: String
    public var mark: Mark

    public init(label: String, text: String, mark: Mark = .plain) {
      self.label = label
      self.text = text
      self.mark = mark
    }
  }

  public var title: String
  public var subtitle: String
  public var screen: ScreenShape
  public var panels: [Panel]
  public var notes: [Note]

  public init(
    title: String, subtitle: String, screen: ScreenShape, panels: [Panel], notes: [Note] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.screen = screen
    self.panels = panels
    self.notes = notes
  }

  /// The drawing as the text of an SVG file.
  public var svg: String { WireframeDrawing(self).text() }
}

"""#),
ModelSourceFile("Wireframe/WireframeColor.swift", ##"""
/// The colours of the SDK's views and of marks.
enum WireframeColor {
  static func text(_ mark: Wireframe.Mark) -> String {
    switch mark {
    case .plain: "#1d1d1d"
    case .accepted: "#9a5b00"
    case .wrong: "#c00000"
    }
  }

  /// The outline of something marked.
  static func stroke(_ mark: Wireframe.Mark) -> String {
    switch mark {
    case .plain: "stroke=\"#333\" stroke-width=\"0.8\""
    case .accepted: "stroke=\"#d08700\" stroke-width=\"3\""
    case .wrong: "stroke=\"#d00000\" stroke-width=\"3\""
    }
  }

  static func of(_ name: String) -> String {
    guard let component = SDKComponent(rawValue: name) else { return "#dddddd" }
    switch component {
    case .turnCard: return "#7fc8a0"
    case .etaCard: return "#f2f2f2"
    case .googleLogo: return "#ffe08a"
    case .viewport: return "none"
    case .speedWidget: return "#ffd0c2"
    case .tripProgressBar: return "#b7a6e8"
    case .compassButton, .reportingButton, .otherButton, .myLocationButton: return "#ffffff"
    case .prompt: return "#f7c66b"
    }
  }
}

"""##),
ModelSourceFile("Wireframe/WireframeDrawing.swift", ##"""
/// Turns a wireframe into SVG text.
struct WireframeDrawing {
  /// The longer side of a screen in the drawing.
  private static let screenLength = 600.0
  private static let margin = 24.0
  private static let bezel = 10.0
  private static let rowHeight = 17.0

  private let wireframe: Wireframe
  /// Units of the drawing a point.
  private let scale: Double
  /// Names in the order of their numbers.
  private let names: [String]
  private var lines: [String] = []

  init(_ wireframe: Wireframe) {
    self.wireframe = wireframe
    scale = Self.screenLength / max(wireframe.screen.width, wireframe.screen.height, 1)
    var seen: Set<String> = []
    names = wireframe.panels.flatMap { $0.boxes }.map { $0.name }.filter {
      seen.insert($0).inserted
    }
  }

  private var screenSize: (width: Double, height: Double) {
    (wireframe.screen.width * scale, wireframe.screen.height * scale)
  }

  private var headHeight: Double { wireframe.panels.contains { !$0.caption.isEmpty } ? 82 : 62 }

  private var panelWidth: Double { screenSize.width + 2 * Self.bezel + Self.margin }

  private var listWidth: Double { wireframe.panels.count > 1 ? 500 : 330 }

  private var width: Double {
    Self.margin + panelWidth * Double(wireframe.panels.count) + listWidth + Self.margin
  }

  func text() -> String {
    var drawing = self
    drawing.draw()
    return drawing.lines.joined(separator: "\n") + "\n"
  }

  private mutating func draw() {
    let list = Double(names.count + 2) * Self.rowHeight
    let screen = screenSize.height + 2 * Self.bezel
    let notesTop = headHeight + max(screen, list) + Self.margin
    let notes = noteLines()
    let height = notesTop + Double(notes.count) * Self.rowHeight + Self.margin
    begin(width: width, height: height)
    label(wireframe.title, x: Self.margin, y: 30, size: 18, weight: "bold")
    label(wireframe.subtitle, x: Self.margin, y: 48, size: 12, fill: "#555")
    for (index, panel) in wireframe.panels.enumerated() {
      draw(panel, x: Self.margin + Double(index) * panelWidth)
    }
    drawList(x: Self.margin + panelWidth * Double(wireframe.panels.count))
    for (index, note) in notes.enumerated() {
      let y = notesTop + Double(index) * Self.rowHeight
      label(
        note.text, x: Self.margin, y: y, size: 12, weight: note.weight,
        fill: WireframeColor.text(note.mark))
    }
    lines.append("</svg>")
  }

  private mutating func begin(width: Double, height: Double) {
    let size = "\(SVG.number(width)) \(SVG.number(height))"
    lines += [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
        + "width=\"\(SVG.number(width))\" height=\"\(SVG.number(height))\" "
        + "font-family=\"Helvetica, Arial, sans-serif\">",
      "<title>\(SVG.escaped("\(wireframe.title) \(wireframe.subtitle)"))</title>",
      "<defs><pattern id=\"hatch\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(45)\"><path d=\"M0 0V9\" stroke=\"#3d6fb6\" "
        + "stroke-width=\"1.6\" stroke-opacity=\"0.35\"/></pattern></defs>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
  }

  // MARK: A screen

  private mutating func draw(_ panel: Wireframe.Panel, x: Double) {
    let (width, height) = screenSize
    let top = headHeight
    if !panel.caption.isEmpty {
      label(panel.caption, x: x + width / 2 + Self.bezel, y: top - 4, size: 12, anchor: "middle")
    }
    rect(x, top, width + 2 * Self.bezel, height + 2 * Self.bezel, "rx=\"16\" fill=\"#2b2b2b\"")
    let origin = (x: x + Self.bezel, y: top + Self.bezel)
    rect(origin.x, origin.y, width, height, "rx=\"6\" fill=\"#eef0ea\"")
    let clip = "screen\(Int(x))"
    lines.append("<clipPath id=\"\(clip)\">")
    rect(origin.x, origin.y, width, height, "rx=\"6\"")
    lines.append("</clipPath>")
    lines.append("<g clip-path=\"url(#\(clip))\">")
    for box in panel.boxes { draw(box, origin) }
    // What is wrong shows, also where something covers it.
    for box in panel.boxes where box.mark != .plain { outline(box, origin) }
    lines.append("</g>")
    drawSafeArea(origin)
  }

  private mutating func drawSafeArea(_ origin: (x: Double, y: Double)) {
    let safe = wireframe.screen.safeArea
    let (width, height) = screenSize
    rect(
      origin.x + safe.left * scale, origin.y + safe.top * scale,
      width - (safe.left + safe.right) * scale, height - (safe.top + safe.bottom) * scale,
      "fill=\"none\" stroke=\"#9a5bc2\" stroke-width=\"1\" stroke-dasharray=\"5 4\"")
  }

  private mutating func draw(_ box: Wireframe.Box, _ origin: (x: Double, y: Double)) {
    let x = origin.x + box.frame[0] * scale
    let y = origin.y + box.frame[1] * scale
    let (width, height) = (box.frame[2] * scale, box.frame[3] * scale)
    guard width > 0, height > 0 else { return }
    rect(x, y, width, height, style(of: box))
    let color =
      box.mark == .plain && box.kind == .container ? "#8a8a8a" : WireframeColor.text(box.mark)
    switch box.kind {
    case .container: label(numberText(box), x: x + 3, y: y + 11, size: 9, fill: color)
    case .viewport, .sdk, .own:
      let text = fitting(box, width: width, height: height)
      let size = min(11, max(7, height - 2))
      for (index, line) in text.enumerated() {
        let middle = y + height / 2 + size * 0.36
        let offset = (Double(index) - Double(text.count - 1) / 2) * (size + 3)
        label(line, x: x + width / 2, y: middle + offset, size: size, anchor: "middle", fill: color)
      }
    }
  }

  private mutating func outline(_ box: Wireframe.Box, _ origin: (x: Double, y: Double)) {
    rect(
      origin.x + box.frame[0] * scale, origin.y + box.frame[1] * scale, box.frame[2] * scale,
      box.frame[3] * scale,
      "rx=\"3\" fill=\"none\" \(WireframeColor.stroke(box.mark)) stroke-dasharray=\"7 3\"")
  }

  private func style(of box: Wireframe.Box) -> String {
    let stroke = box.mark == .plain ? nil : WireframeColor.stroke(box.mark)
    switch box.kind {
    case .viewport:
      return "fill=\"url(#hatch)\" " + (stroke ?? "stroke=\"#3d6fb6\" stroke-width=\"1\"")
    case .sdk:
      return "rx=\"4\" fill=\"\(WireframeColor.of(box.name))\" fill-opacity=\"0.92\" "
        + (stroke ?? "stroke=\"#333\" stroke-width=\"0.8\"")
    case .own:
      return "rx=\"3\" fill=\"#cfe3ff\" fill-opacity=\"0.92\" "
        + (stroke ?? "stroke=\"#1f5fbf\" stroke-width=\"1\"")
    case .container:
      return "fill=\"none\" stroke-dasharray=\"2 3\" "
        + (stroke ?? "stroke=\"#8a8a8a\" stroke-width=\"0.8\"")
    }
  }

  /// As much of number, name and size as there is room for.
  private func fitting(_ box: Wireframe.Box, width: Double, height: Double) -> [String] {
    let number = numberText(box)
    let name = "\(number) \(box.name)"
    let size = "\(SVG.number(box.frame[2])) × \(SVG.number(box.frame[3]))"
    let isWide = { (text: String) in SVG.width(of: text, size: 11) <= width - 4 }
    if isWide("\(name) · \(size)"), height >= 12 { return ["\(name) · \(size)"] }
    if isWide(name), isWide(size), height >= 30 { return [name, size] }
    if isWide(name), height >= 12 { return [name] }
    if isWide(size), height >= 30 { return [number, size] }
    return [number]
  }

  private func numberText(_ box: Wireframe.Box) -> String {
    "\((names.firstIndex(of: box.name) ?? 0) + 1)"
  }

  // MARK: The list

  private mutating func drawList(x: Double) {
    var y = headHeight + 12
    let columns = wireframe.panels.indices.map { x + 190 + Double($0) * 160 }
    for (column, panel) in zip(columns, wireframe.panels) where !panel.caption.isEmpty {
      label(panel.caption, x: column, y: y, size: 11, weight: "bold")
    }
    label("x, y · width × height", x: columns.first ?? x, y: y + 14, size: 10, fill: "#777")
    y += 14 + Self.rowHeight
    for (index, name) in names.enumerated() {
      let boxes = wireframe.panels.map { panel in panel.boxes.first { $0.name == name } }
      let mark = boxes.compactMap { $0?.mark }.max() ?? .plain
      let fill = WireframeColor.text(mark)
      if let box = boxes.compactMap({ $0 }).first { rect(x, y - 9, 11, 11, style(of: box)) }
      label(
        "\(index + 1)  \(Self.shortened(name))", x: x + 18, y: y, size: 11,
        weight: mark == .plain ? "normal" : "bold", fill: fill)
      var last: String?
      for (column, box) in zip(columns, boxes) {
        let place = box.map(Self.place) ?? "–"
        label(
          place == last ? "same" : place, x: column, y: y, size: 11,
          fill: place == last ? "#777" : fill)
        last = place
      }
      y += Self.rowHeight
    }
    label(legend, x: x, y: y + 4, size: 10, fill: "#777")
  }

  private var legend: String {
    let marks = wireframe.panels.flatMap { $0.boxes }.map { $0.mark }
    var parts = ["dashed violet: safe area", "hatched: what the camera frames"]
    guard wireframe.panels.count > 1 else { return parts.joined(separator: "; ") }
    if marks.contains(.wrong) { parts.append("red: different") }
    if marks.contains(.accepted) { parts.append("amber: different, accepted") }
    return parts.joined(separator: "; ")
  }

  /// A name that fits into its column.
  private static func shortened(_ name: String) -> String {
    name.count > 24 ? name.prefix(22) + "…" : name
  }

  private static func place(_ box: Wireframe.Box) -> String {
    let numbers = box.frame.map(SVG.number)
    return "\(numbers[0]), \(numbers[1]) · \(numbers[2]) × \(numbers[3])"
  }

  // MARK: Notes

  private func noteLines() -> [(text: String, weight: String, mark: Wireframe.Mark)] {
    let limit = max(40, Int((width - 2 * Self.margin) / 6.4))
    return wireframe.notes.flatMap { note in
      [(note.label, "bold", note.mark)]
        + SVG.wrapped(note.text, at: limit).map { ("   " + $0, "normal", note.mark) }
    }
  }

  // MARK: Elements

  private mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String
  ) {
    lines.append(
      "<rect x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\" width=\"\(SVG.number(max(0, width)))\" "
        + "height=\"\(SVG.number(max(0, height)))\" \(style)/>")
  }

  private mutating func label(
    _ text: String, x: Double, y: Double, size: Double, anchor: String = "start",
    weight: String = "normal", fill: String = "#1d1d1d"
  ) {
    let place = "x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\""
    lines.append(
      "<text \(place) font-size=\"\(SVG.number(size))\" text-anchor=\"\(anchor)\" "
        + "font-weight=\"\(weight)\" fill=\"\(fill)\">\(SVG.escaped(text))</text>")
  }
}

"""##),
ModelSourceFile("Wireframe/WireframeFolder.swift", #"""
/// A folder of wireframes: `SCENARIO/STATE.svg`.
public struct WireframeFolder {
  public let path: String

  public init(path: String) { self.path = path }

  /// Draws every state of a record that has its frames.
  public func write(_ record: RunRecord) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    var frames: [String: [FrameRecord]] = [:]
    for frame in record.frames { frames[frame.scenario, default: []].append(frame) }
    var faults: [String: [FaultRecord]] = [:]
    for fault in record.faults {
      for scenario in fault.scenarios { faults[scenario, default: []].append(fault) }
    }
    for state in record.scenarios {
      // What is drawn is looked for in the whole record, so each state is given a small one.
      var part = RunRecord()
      part.frames = frames[state.id] ?? []
      part.faults = faults[state.id] ?? []
      let file = folder.appendingPathComponent(state.id + ".svg")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Wireframe(state, of: part).svg.utf8).write(to: file)
    }
  }
}

"""#),
  ]
}
