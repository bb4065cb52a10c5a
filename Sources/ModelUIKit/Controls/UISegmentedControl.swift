/// A row of segments of one width.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private enum Segment {
    case title(String)
    case image(UIImage)
  }

  private var segments: [Segment] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(.title(title)) }
      if let image = item as? UIImage { segments.append(.image(image)) }
    }
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { .title($0.title) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: min(max(0, segment), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let content = image.map(Segment.image) ?? .title("")
    segments.insert(content, at: min(max(0, segment), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments = []
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title ?? "")
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  open override var intrinsicContentSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let estimate = TextEstimate(font: UIFont.systemFont(ofSize: 13, weight: .medium))
    let widths = segments.map { segment -> CGFloat in
      switch segment {
      case .title(let title):
        estimate.size(of: title, width: nil, lineLimit: 1, grid: grid).width
      case .image(let image): image.size.width
      }
    }
    let widest = (widths.max() ?? 0) + 20
    return CGSize(width: widest * CGFloat(segments.count), height: 32)
  }

  override var estimatesSize: Bool { !segments.isEmpty }
}
