/// A view that answers touches. Targets and actions are kept; nothing touches it but `sendActions`.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var actions: [(action: UIAction, event: Event)] = []
  private var targets: [(target: AnyObject?, action: Selector, event: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var allControlEvents: Event {
    Event(rawValue: actions.reduce(0) { $0 | $1.event.rawValue })
      .union(Event(rawValue: targets.reduce(0) { $0 | $1.event.rawValue }))
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((target as AnyObject?, action, controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as AnyObject?
    targets.removeAll { $0.target === object && (action == nil || $0.action == action) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier }
  }

  /// Runs the actions for the events. Targets are inert: methods have no names at run time.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      entry.action.perform(from: self)
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  override var drawsOwnContent: Bool { type(of: self) != UIControl.self }
}
