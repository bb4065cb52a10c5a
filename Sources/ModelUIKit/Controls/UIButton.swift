/// A button with a title and an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleView: UILabel?
  private var pictureView: UIImageView?

  public let buttonType: ButtonType

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  init(kind: ButtonType) {
    buttonType = kind
    super.init(frame: .zero)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(kind: buttonType)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(kind: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(kind: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  open var configuration: Configuration? { didSet { contentChanged() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var automaticallyUpdatesConfiguration = true
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var menu: UIMenu?
  open var role = Role.normal
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var reversesTitleShadowWhenHighlighted = false

  open var titleLabel: UILabel? {
    if let titleView { return titleView }
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18)
    titleView = label
    return label
  }

  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView()
    pictureView = view
    return view
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
    contentChanged()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    if let title { titleLabel?.attributedText = title }
    contentChanged()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    imageView?.image = currentImage
    contentChanged()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    contentChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var intrinsicContentSize: CGSize { ButtonSize(self).size }

  override var estimatesSize: Bool { ButtonSize(self).hasText }
  override var drawsOwnContent: Bool { true }
  override var firstBaselineOffset: CGFloat { ButtonSize(self).baselineFromTop }
  override var lastBaselineOffset: CGFloat { ButtonSize(self).baselineFromBottom }

  private func contentChanged() { invalidateIntrinsicContentSize() }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }
}
