/// Lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var content = LabelContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var text: String? {
    get { content.text }
    set { change { $0.setText(newValue) } }
  }

  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.text.map { NSAttributedString(string: $0) } }
    set { change { $0.setAttributed(newValue) } }
  }

  open var font: UIFont! {
    get { content.font }
    set { change { $0.font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) } }
  }

  open var numberOfLines: Int {
    get { content.lineLimit }
    set { change { $0.lineLimit = newValue } }
  }

  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredWidth }
    set { change { $0.preferredWidth = newValue } }
  }

  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var isHighlighted = false
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  open override var intrinsicContentSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let wrap = wrapWidth ?? (content.preferredWidth > 0 ? content.preferredWidth : nil)
    return content.size(wrappedAt: wrap, grid: grid)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard declaredSize == nil else { return ownFittingSize }
    let isOpen = size.width <= 0 || size.width >= CGFloat.greatestFiniteMagnitude
    return content.size(
      wrappedAt: isOpen ? nil : size.width, grid: PixelGrid(scale: traitCollection.displayScale))
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }

  open func drawText(in rect: CGRect) {}

  override var wrapsContent: Bool { content.lineLimit != 1 && content.preferredWidth <= 0 }
  override var estimatesSize: Bool { !(content.text ?? "").isEmpty }
  override var drawsOwnContent: Bool { !(content.text ?? "").isEmpty }
  override var firstBaselineOffset: CGFloat { content.font.ascender }
  override var lastBaselineOffset: CGFloat { -content.font.descender }

  private func change(_ body: (inout LabelContent) -> Void) {
    let before = content
    body(&content)
    if content != before { invalidateIntrinsicContentSize() }
  }
}

/// How text that is made smaller is aligned.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}
