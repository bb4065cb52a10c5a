/// A rectangle of the screen that holds others.
///
/// Members that apps override are declared here; what they do is in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder {
  weak var parent: UIView?
  var children: [UIView] = []
  var geometry: ViewGeometry
  var constraintState = ConstraintState()
  var marginState = ViewMargins()
  var passState = PassState()
  var look = ViewAppearance()
  var derivedGuides: [UILayoutGuide] = []
  var gestures: [UIGestureRecognizer] = []
  var traitObservers: [TraitObserver] = []
  var storedLayer: CALayer?
  /// The engine of the hierarchy, while the view is its root.
  var storedEngine: LayoutEngine?
  /// The controller whose root view it is.
  weak var controller: UIViewController?
  /// The size the harness gives the content in place of the view's own.
  var declaredSize: CGSize?
  /// Whether the harness says that the view draws something; nil leaves it to the view.
  var declaredDrawing: Drawing?
  var origin: ConstraintOrigin

  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame.hasFiniteNumbers ? frame.standardized : .zero)
    origin = LayoutModel.current.origin
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    origin = LayoutModel.current.origin
    super.init()
  }

  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var layer: CALayer { madeLayer() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { rootView as? UIWindow }
  open override var next: UIResponder? { controller ?? parent }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func removeFromSuperview() { leaveSuperview() }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) { restack(view, at: children.count) }
  open func sendSubviewToBack(_ view: UIView) { restack(view, at: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open func isDescendant(of view: UIView) -> Bool { isPart(of: view) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  // MARK: Geometry

  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  open var transform3D: CATransform3D = CATransform3DIdentity
  open var autoresizesSubviews = true
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownFittingSize }
  open func sizeToFit() { fitOwnSize() }

  // MARK: Layout

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { geometry.translates }
    set { setTranslates(newValue) }
  }

  open var autoresizingMask: AutoresizingMask {
    get { geometry.mask }
    set { setMask(newValue) }
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { structureChanged() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection.layoutDirection)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  open func layoutSubviews() { placeSubviews() }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: self) }
  open func updateConstraints() {}

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    FittingSize.of(
      self, target: targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    FittingSize.of(
      self, target: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
  }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.physical(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open var safeAreaInsets: UIEdgeInsets { InsetResolver().safeArea(of: self) }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  open var isHidden: Bool {
    get { look.isHidden }
    set { setHidden(newValue) }
  }

  open var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }

  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  open var tintColor: UIColor! {
    get { look.tintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      look.tintColor = newValue
      tintColorDidChange()
    }
  }

  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var clipsToBounds = false
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  open var mask: UIView?
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var interactions: [any UIInteraction] = []
  open var restorationIdentifier: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  // MARK: What views of the model tell the engine

  /// Whether the height of the content follows from the width the view gets.
  var wrapsContent: Bool { false }
  /// Whether the size of the content is an estimate.
  var estimatesSize: Bool { false }
  /// Whether the view shows something beside its background.
  var drawsOwnContent: Bool { false }
  /// From the top edge to the baseline of the first line of text.
  var firstBaselineOffset: CGFloat { 0 }
  /// From the baseline of the last line of text to the bottom edge.
  var lastBaselineOffset: CGFloat { 0 }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}
