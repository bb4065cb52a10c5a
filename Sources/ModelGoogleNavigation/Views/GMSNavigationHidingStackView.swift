/// From which edge a hiding stack lays out its views.
public enum GMSNavigationHidingStackPosition: Int, Sendable {
  case top = 0
  case center = 1
  case bottom = 2
}

/// To which side a hiding stack aligns its views.
public enum GMSNavigationHidingStackViewAlignment: Int, Sendable {
  case leading = 0
  case trailing = 1
}

/// A column of views that hides those for which it has no height, from the end of its array.
///
/// It is as wide as its widest view and has no height of its own: give it a top and a bottom.
@preconcurrency @MainActor
open class GMSNavigationHidingStackView: UIView {
  private let position: GMSNavigationHidingStackPosition
  private let alignment: GMSNavigationHidingStackViewAlignment
  private var arranged: [UIView] = []
  private var rows: [NSLayoutConstraint] = []
  /// From the middle of the stack to the top of the first view; only for `center`.
  private var centering: NSLayoutConstraint?
  private var hidden: Set<ObjectIdentifier> = []

  public init(
    position: GMSNavigationHidingStackPosition, alignment: GMSNavigationHidingStackViewAlignment
  ) {
    self.position = position
    self.alignment = alignment
    super.init(frame: .zero)
    layoutModel.origin = .sdk
    translatesAutoresizingMaskIntoConstraints = false
  }

  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(position:alignment:) makes a hiding stack")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Between two views, in points.
  open var spacing: CGFloat = 8 { didSet { if spacing != oldValue { constrain() } } }

  /// The first has the edge of the position and is the last to be hidden.
  open var arrangedSubviews: [UIView] {
    get { arranged }
    set { ViewWatch.shared.pausing { arrange(newValue) } }
  }

  /// Whether the stack decides if a view shows.
  func manages(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  private func arrange(_ views: [UIView]) {
    var seen: Set<ObjectIdentifier> = []
    let views = views.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let gone = arranged.filter { !seen.contains(ObjectIdentifier($0)) }
    arranged = views
    for view in gone {
      release(view)
      if view.superview === self { view.removeFromSuperview() }
    }
    for view in views where view.superview !== self {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isHidden = false
      addSubview(view)
    }
    constrain()
  }

  private func release(_ view: UIView) {
    if hidden.remove(ObjectIdentifier(view)) != nil { view.isHidden = false }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard manages(subview) else { return }
    ViewWatch.shared.pausing {
      arranged.removeAll { $0 === subview }
      release(subview)
      constrain()
    }
  }

  // MARK: Layout

  /// Chains the views from the edge of the position; what does not fit hangs out and is hidden.
  private func constrain() {
    NSLayoutConstraint.deactivate(rows)
    rows = LayoutModel.current.making(as: .sdk) { makeRows() }
    NSLayoutConstraint.activate(rows)
    setNeedsLayout()
  }

  private func makeRows() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let fit = widthAnchor.constraint(equalToConstant: 0)
    fit.priority = UILayoutPriority(10)
    made.append(fit)
    centering = nil
    var before: UIView?
    for view in arranged {
      made.append(widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 1))
      switch alignment {
      case .leading: made.append(view.leadingAnchor.constraint(equalTo: leadingAnchor))
      case .trailing: made.append(view.trailingAnchor.constraint(equalTo: trailingAnchor))
      }
      made.append(row(view, after: before))
      before = view
    }
    return made
  }

  private func row(_ view: UIView, after before: UIView?) -> NSLayoutConstraint {
    switch position {
    case .top, .center:
      if let before {
        return view.topAnchor.constraint(equalTo: before.bottomAnchor, constant: spacing)
      }
      guard position == .center else { return view.topAnchor.constraint(equalTo: topAnchor) }
      let row = view.topAnchor.constraint(equalTo: centerYAnchor)
      centering = row
      return row
    case .bottom:
      guard let before else { return view.bottomAnchor.constraint(equalTo: bottomAnchor) }
      return view.bottomAnchor.constraint(equalTo: before.topAnchor, constant: -spacing)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ViewWatch.shared.pausing { hideWhatDoesNotFit() }
  }

  private func hideWhatDoesNotFit() {
    // Half a pixel on the finest screens is no lack of room.
    let room = layoutModel.exactFrame.height + 0.2
    var used: CGFloat = 0
    var height: CGFloat = 0
    var isFull = false
    for (index, view) in arranged.enumerated() {
      used += (index > 0 ? spacing : 0) + view.layoutModel.exactFrame.height
      isFull = isFull || used > room
      if !isFull { height = used }
      show(view, isFull ? .hidden : .visible)
    }
    if let centering, centering.constant != -height / 2 { centering.constant = -height / 2 }
  }

  private enum Visibility {
    case visible
    case hidden
  }

  private func show(_ view: UIView, _ visibility: Visibility) {
    // The SDK's own views tell of it themselves, with the method that did it.
    let wasHidden = hidden.contains(ObjectIdentifier(view))
    if view.isHidden != wasHidden, !(view is SDKView) {
      let name = view.accessibilityIdentifier ?? String(describing: type(of: view))
      ViewWatch.shared.watching { ViewWatch.shared.note(.hidManaged, name, "isHidden") }
    }
    switch visibility {
    case .visible: hidden.remove(ObjectIdentifier(view))
    case .hidden: hidden.insert(ObjectIdentifier(view))
    }
    let isHidden = visibility == .hidden
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }
}
