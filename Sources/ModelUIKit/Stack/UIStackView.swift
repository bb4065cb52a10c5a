/// Arranges views in a row or a column by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views are laid out along the axis.
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// How views are laid out across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private(set) var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { structureChanged() } }
  open var distribution = Distribution.fill { didSet { structureChanged() } }
  open var alignment = Alignment.fill { didSet { structureChanged() } }
  open var spacing: CGFloat = 0 { didSet { structureChanged() } }
  open var isBaselineRelativeArrangement = false { didSet { structureChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { structureChanged() } }

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    guard !arranges(view) else { return }
    arrange(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard (0...arranged.count).contains(stackIndex) else {
      LayoutModel.current.report(
        .indexOutOfRange, .exception,
        "insertArrangedSubview(_:at:): index \(stackIndex) out of bounds for arranged subview")
      return arrange(view, at: min(max(0, stackIndex), arranged.count))
    }
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranges(view) else { return }
    forget(view)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    let isReset = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isReset ? nil : spacing
    structureChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  /// The distance after an arranged view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == UIStackView.spacingUseSystem ? SystemSpacing.betweenSiblings : value
  }

  /// Forgets a view that is no longer arranged or no longer a subview.
  func forget(_ view: UIView) {
    guard arranges(view) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    structureChanged()
  }

  private func arrange(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.parent !== self { addSubview(view) }
    guard view.parent === self else { return }
    arranged.insert(view, at: min(index, arranged.count))
    structureChanged()
  }

  open override var forFirstBaselineLayout: UIView {
    let visible = arranged.first { !$0.isHidden }
    return visible?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let visible =
      axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }
    return visible?.forLastBaselineLayout ?? self
  }
}
