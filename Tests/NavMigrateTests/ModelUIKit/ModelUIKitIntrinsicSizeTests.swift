import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitIntrinsicSizeTests {
  /// A view with a size of its own, as an app writes one.
  private final class Badge: UIView {
    var side: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
      CGSize(width: side, height: UIView.noIntrinsicMetric)
    }
  }

  @Test func defaultsAre250And750OnBothAxes() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
  }

  @Test func theContentsSizeHolds() {
    let screen = ModelScreen()
    let view = screen.place(Badge(), "badge")
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 12),
    ])
    screen.layOut()
    #expect(view.frame == rect(0, 0, 40, 12))
    view.side = 55
    screen.layOut()
    #expect(view.frame == rect(0, 0, 55, 12))
  }

  @Test func huggingYieldsAboveItsPriorityAndResistanceAboveIts() {
    for (priority, stretched, squeezed) in [
      (Float(200), CGFloat(40), CGFloat(40)), (300, 90, 40), (760, 90, 10),
    ] {
      let screen = ModelScreen()
      let wide = screen.place(Badge(), "wide")
      let narrow = screen.place(Badge(), "narrow")
      NSLayoutConstraint.activate([
        wide.widthAnchor.constraint(equalToConstant: 90).at(priority),
        narrow.widthAnchor.constraint(equalToConstant: 10).at(priority),
      ])
      #expect(wide.layoutModel.exactFrameInRoot.width == stretched)
      #expect(narrow.layoutModel.exactFrameInRoot.width == squeezed)
    }
  }

  @Test func lowerHuggingStretchesFirst() {
    let screen = ModelScreen()
    let one = screen.view("one", size: CGSize(width: 50, height: 10))
    let two = screen.view("two", size: CGSize(width: 50, height: 10))
    two.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
    ])
    #expect(one.layoutModel.exactFrameInRoot.width == 50)
    #expect(two.layoutModel.exactFrameInRoot.width == 350)
  }

  @Test func equalHuggingAndResistanceIsOneLevel() {
    let screen = ModelScreen()
    let view = screen.place(Badge(), "badge")
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.widthAnchor.constraint(equalToConstant: 41).isActive = true
    screen.layOut()
    #expect(view.frame.width == 40)
    #expect(LayoutModel.current.conflicts.count == 1)
  }

  /// A pull at 250 ties with the default hugging of 250: any height from the content's own to
  /// what is left is as good.
  @Test func aPullAtLowPriorityTiesWithHugging() {
    let screen = ModelScreen(390, 844)
    let card = screen.view("card")
    let view = screen.view("stretched", size: CGSize(width: 50, height: 100))
    let guide = UILayoutGuide()
    screen.root.addLayoutGuide(guide)
    let pull = guide.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor).at(250)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: screen.root.topAnchor),
      card.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      card.heightAnchor.constraint(equalToConstant: 96),
      guide.heightAnchor.constraint(equalToConstant: 0), pull,
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: card.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    let edges = view.layoutModel.ambiguousEdges
    #expect(edges.map { $0.edge } == [.bottom, .height])
    // 844 - 96 = 748.
    #expect(edges.last?.low == 100)
    #expect(edges.last?.high == 748)
    view.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    #expect(view.layoutModel.ambiguousEdges.isEmpty)
    #expect(view.layoutModel.exactFrameInRoot.height == 748)
  }

  @Test func anAxisMayGainAndLoseASize() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 30, height: 30))
    view.widthAnchor.constraint(equalToConstant: 80).at(100).isActive = true
    #expect(view.layoutModel.exactFrameInRoot.width == 30)
    view.layoutModel.declaredSize = CGSize(width: UIView.noIntrinsicMetric, height: 30)
    #expect(view.layoutModel.exactFrameInRoot.width == 80)
    view.layoutModel.declaredSize = nil
    #expect(view.layoutModel.exactFrameInRoot.height == 0)
  }

  @Test func textAndImagesHaveSizes() {
    let screen = ModelScreen()
    let label = screen.place(UILabel(), "label")
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Hello"
    label.font = UIFont.systemFont(ofSize: 20)
    #expect(label.layoutModel.hasEstimatedSize)
    #expect(label.intrinsicContentSize.height == 24)
    let short = label.intrinsicContentSize.width
    label.text = "Hello, hello"
    #expect(label.intrinsicContentSize.width > short * 2)
    label.layoutModel.declaredSize = CGSize(width: 70, height: 21)
    #expect(!label.layoutModel.hasEstimatedSize)
    #expect(label.layoutModel.exactFrameInRoot.size == CGSize(width: 70, height: 21))
    LayoutModel.current.declareImageSize(CGSize(width: 32, height: 16), named: "pin")
    let image = screen.place(UIImageView(image: UIImage(named: "pin")), "image")
    #expect(image.layoutModel.exactFrameInRoot.size == CGSize(width: 32, height: 16))
    image.image = UIImage(named: "unknown")
    #expect(image.layoutModel.exactFrameInRoot.size == CGSize(width: 24, height: 24))
  }

  @Test func aLabelWrapsAtTheWidthItGets() {
    let screen = ModelScreen(100, 400)
    let label = screen.place(UILabel(), "label")
    label.numberOfLines = 0
    label.font = UIFont.systemFont(ofSize: 10)
    label.text = "aaaa aaaa aaaa aaaa"
    let below = screen.view("below", size: CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: screen.root.trailingAnchor),
      label.topAnchor.constraint(equalTo: screen.root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    screen.layOut()
    // A word is 4 * 5.4 = 21.6 wide, a space 3.4: all four need 96.6, three 71.6, two 46.6.
    #expect(label.frame.size == CGSize(width: 97, height: 12))
    screen.root.frame = rect(0, 0, 80, 400)
    screen.layOut()
    #expect(label.frame.size == CGSize(width: 80, height: 24))
    #expect(below.frame.minY == 24)
    screen.root.frame = rect(0, 0, 30, 400)
    screen.layOut()
    #expect(label.frame.height == 48)
    label.numberOfLines = 2
    screen.layOut()
    #expect(label.frame.height == 24)
  }
}
