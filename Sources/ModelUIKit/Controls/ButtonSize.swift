/// The size of a button's content, in points.
@MainActor
struct ButtonSize {
  private let title: CGSize
  private let image: CGSize
  private let insets: UIEdgeInsets
  private let padding: CGFloat
  private let isStacked: Bool
  private let font: UIFont

  init(_ button: UIButton) {
    let grid = PixelGrid(scale: button.traitCollection.displayScale)
    let configuration = button.configuration
    let titleFont = button.titleLabel?.font ?? UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    font = configuration == nil ? titleFont : UIFont.preferredFont(forTextStyle: .body)
    let estimate = TextEstimate(font: font)
    let text =
      configuration?.attributedTitle.map { String($0.characters) }
      ?? button.currentTitle ?? button.currentAttributedTitle?.string ?? ""
    var size = estimate.size(of: text, width: nil, lineLimit: 0, grid: grid)
    if let subtitle = configuration?.subtitle, !subtitle.isEmpty {
      let small = TextEstimate(font: UIFont.preferredFont(forTextStyle: .footnote))
      let below = small.size(of: subtitle, width: nil, lineLimit: 0, grid: grid)
      size.width = max(size.width, below.width)
      size.height += below.height + (configuration?.titlePadding ?? 0)
    }
    title = size
    image = button.currentImage?.size ?? .zero
    let direction = button.effectiveUserInterfaceLayoutDirection
    insets = configuration?.contentInsets.physical(in: direction) ?? button.contentEdgeInsets
    let hasBoth = title.width > 0 && image.width > 0
    padding = hasBoth ? configuration?.imagePadding ?? 0 : 0
    let placement = configuration?.imagePlacement ?? .leading
    isStacked = placement == .top || placement == .bottom
  }

  var hasText: Bool { title.width > 0 }

  /// A plain button without a configuration has at least the height of its title's line and 12.
  var size: CGSize {
    let width = isStacked ? max(title.width, image.width) : title.width + padding + image.width
    let height = isStacked ? title.height + padding + image.height : max(title.height, image.height)
    guard width > 0 || height > 0 else {
      return CGSize(
        width: max(30, insets.horizontal), height: max(font.lineHeight + 12, insets.vertical))
    }
    let extra: CGFloat = insets == .zero && hasText ? 12 : 0
    return CGSize(
      width: width + insets.horizontal, height: height + insets.vertical + extra)
  }

  var baselineFromTop: CGFloat { (size.height - font.lineHeight) / 2 + font.ascender }
  var baselineFromBottom: CGFloat { size.height - baselineFromTop }
}
