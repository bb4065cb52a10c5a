/// Lines of text that can be edited. It has a size of its own only if it does not scroll.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  open func scrollRangeToVisible(_ range: NSRange) {}

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(wrappedAt: wrapWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    declaredSize ?? self.size(wrappedAt: size.width > 0 ? size.width : nil)
  }

  override var wrapsContent: Bool { !isScrollEnabled }
  override var estimatesSize: Bool { !isScrollEnabled }
  override var drawsOwnContent: Bool { !(text ?? "").isEmpty }

  /// Five points at each side are the padding of the line fragments.
  private func size(wrappedAt width: CGFloat?) -> CGSize {
    let insets = textContainerInset.horizontal + 10
    let estimate = TextEstimate(font: font ?? UIFont.systemFont(ofSize: 12))
    let inner = estimate.size(
      of: text ?? "", width: width.map { $0 - insets }, lineLimit: 0,
      grid: PixelGrid(scale: traitCollection.displayScale))
    return CGSize(
      width: inner.width + insets,
      height: max(inner.height, estimate.font.lineHeight) + textContainerInset.vertical)
  }
}

/// Hears of the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
