/// A view the SDK hands out. Its size is the SDK's; its inside is nobody's business.
@preconcurrency @MainActor
class SDKView: UIView {
  let component: SDKComponent
  /// From the frame to what is seen of the view, in points.
  let visualMargin: CGFloat
  private var size: CGSize
  private lazy var watchedLayer = WatchedLayer(of: component)

  /// - Parameter size: in points; `noIntrinsicMetric` for no size on an axis.
  init(_ component: SDKComponent, size: CGSize, margin: CGFloat) {
    self.component = component
    self.size = size
    visualMargin = margin
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = component.rawValue
    layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    layoutModel.origin = .sdk
    layoutModel.drawing = component == .viewport ? .nothing : .content
    if !SDKModel.current.takesAlternative(.viewsYieldToRequired) { resistOptionalConstraints() }
    bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func resistOptionalConstraints() {
    let priority = UILayoutPriority(999)
    setContentHuggingPriority(priority, for: .horizontal)
    setContentHuggingPriority(priority, for: .vertical)
    setContentCompressionResistancePriority(priority, for: .horizontal)
    setContentCompressionResistancePriority(priority, for: .vertical)
  }

  /// The size the SDK gives the view.
  var contentSize: CGSize {
    get { size }
    set {
      guard newValue != size else { return }
      size = newValue
      // A view on screen is sized by the layout; one that waits shows its size at once.
      if superview == nil {
        bounds.size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      }
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize { size }

  // MARK: What apps must leave alone

  private func note(_ kind: ViewIntrusion.Kind, _ member: String) {
    ViewWatch.shared.note(kind, component.rawValue, member)
  }

  override var subviews: [UIView] {
    note(.read, "subviews")
    return super.subviews
  }

  override func addSubview(_ view: UIView) {
    note(.changed, "addSubview")
    super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    note(.changed, "insertSubview")
    super.insertSubview(view, at: index)
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    note(.changed, "insertSubview")
    super.insertSubview(view, belowSubview: siblingSubview)
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    note(.changed, "insertSubview")
    super.insertSubview(view, aboveSubview: siblingSubview)
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    note(.read, "viewWithTag")
    return super.viewWithTag(tag)
  }

  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    note(.changed, "addLayoutGuide")
    super.addLayoutGuide(layoutGuide)
  }

  override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    note(.changed, "addGestureRecognizer")
    super.addGestureRecognizer(recognizer)
  }

  override var layer: CALayer { watchedLayer }

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      if let stack = superview as? GMSNavigationHidingStackView, stack.manages(self) {
        note(.hidManaged, "isHidden")
      }
      super.isHidden = newValue
    }
  }
}
