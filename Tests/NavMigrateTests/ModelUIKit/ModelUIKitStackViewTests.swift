import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitStackViewTests {
  private func stack(
    _ screen: ModelScreen, _ axis: NSLayoutConstraint.Axis, _ sizes: [CGSize],
    length: CGFloat?, across: CGFloat?
  ) -> (UIStackView, [UIView]) {
    let stack = screen.place(UIStackView(), "stack")
    stack.axis = axis
    let views = sizes.enumerated().map { index, size -> UIView in
      let view = UIView()
      view.accessibilityIdentifier = "v\(index)"
      view.layoutModel.declaredSize = size
      stack.addArrangedSubview(view)
      return view
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: screen.root.topAnchor),
    ])
    let main = axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
    let cross = axis == .horizontal ? stack.heightAnchor : stack.widthAnchor
    if let length { main.constraint(equalToConstant: length).isActive = true }
    if let across { cross.constraint(equalToConstant: across).isActive = true }
    return (stack, views)
  }

  private let three = [
    CGSize(width: 20, height: 10), CGSize(width: 30, height: 20), CGSize(width: 50, height: 30),
  ]

  @Test func aStackIsAsLargeAsItsContent() {
    let screen = ModelScreen()
    let (stack, views) = stack(screen, .horizontal, three, length: nil, across: nil)
    stack.spacing = 5
    stack.alignment = .top
    screen.layOut()
    #expect(stack.frame == rect(0, 0, 110, 30))
    #expect(
      views.map { $0.frame } == [rect(0, 0, 20, 10), rect(25, 0, 30, 20), rect(60, 0, 50, 30)])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(!stack.hasAmbiguousLayout && views.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [CGFloat(0), 0, 0], [CGFloat(40), 40, 40]),
    (.leading, [0, 0, 0], [10, 20, 30]), (.trailing, [30, 20, 10], [10, 20, 30]),
    (.center, [15, 10, 5], [10, 20, 30]),
  ])
  func alignmentsAcrossARow(
    _ alignment: UIStackView.Alignment, _ tops: [CGFloat], _ heights: [CGFloat]
  ) {
    let screen = ModelScreen()
    let (stack, views) = stack(screen, .horizontal, three, length: nil, across: 40)
    stack.alignment = alignment
    screen.layOut()
    #expect(views.map { $0.frame.minY } == tops)
    #expect(views.map { $0.frame.height } == heights)
  }

  @Test func aColumnAlignsByReadingDirection() {
    for (direction, x) in [
      (UIUserInterfaceLayoutDirection.leftToRight, CGFloat(0)), (.rightToLeft, 30),
    ] {
      let screen = ModelScreen(400, 800, direction: direction)
      let (stack, views) = stack(screen, .vertical, three, length: nil, across: nil)
      stack.alignment = .leading
      screen.layOut()
      #expect(stack.frame.size == CGSize(width: 50, height: 60))
      #expect(views[0].frame == rect(x, 0, 20, 10))
      #expect(views[2].frame == rect(0, 30, 50, 30))
    }
  }

  @Test func aRowRunsInReadingDirection() {
    let screen = ModelScreen(400, 800, direction: .rightToLeft)
    let (stack, views) = stack(screen, .horizontal, three, length: nil, across: nil)
    stack.spacing = 4
    stack.setCustomSpacing(10, after: views[0])
    screen.layOut()
    #expect(stack.frame == rect(286, 0, 114, 30))
    // 20 at the right, 10 apart, 30, 4 apart, 50.
    #expect(views.map { $0.frame.minX } == [94, 54, 0])
  }

  @Test func fillStretchesWhatHugsLeast() {
    let screen = ModelScreen()
    let (_, views) = stack(screen, .horizontal, three, length: 200, across: nil)
    views[1].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    screen.layOut()
    #expect(views.map { $0.frame.width } == [20, 130, 50])
  }

  @Test func fillSqueezesWhatResistsLeast() {
    let screen = ModelScreen()
    let (_, views) = stack(screen, .horizontal, three, length: 70, across: nil)
    views[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    screen.layOut()
    #expect(views.map { $0.frame.width } == [20, 30, 20])
  }

  @Test func distributions() {
    for (distribution, xs, widths) in [
      (UIStackView.Distribution.fillEqually, [CGFloat(0), 70, 140], [CGFloat(60), 60, 60]),
      // 200 - 20 of spacing in parts 20, 30, 50.
      (.fillProportionally, [0, 46, 110], [36, 54, 90]),
      // 100 left over in two gaps.
      (.equalSpacing, [0, 70, 150], [20, 30, 50]),
      // Centres 10, c, 175: the middle one at 92.5.
      (.equalCentering, [0, 77.5, 150], [20, 30, 50]),
    ] {
      let screen = ModelScreen(400, 800, scale: 2)
      let (stack, views) = stack(screen, .horizontal, three, length: 200, across: nil)
      stack.spacing = 10
      stack.distribution = distribution
      screen.layOut()
      #expect(views.map { $0.frame.minX } == xs, "\(distribution)")
      #expect(views.map { $0.frame.width } == widths, "\(distribution)")
    }
  }

  @Test func equalSpacingIsAtLeastTheSpacing() {
    let screen = ModelScreen()
    let (stack, views) = stack(screen, .horizontal, three, length: nil, across: nil)
    stack.distribution = .equalSpacing
    stack.spacing = 6
    screen.layOut()
    #expect(stack.frame.width == 112)
    #expect(views.map { $0.frame.minX } == [0, 26, 62])
  }

  @Test func customSpacingReplacesTheSpacingAfterAView() {
    let screen = ModelScreen()
    let (stack, views) = stack(screen, .vertical, three, length: nil, across: nil)
    stack.spacing = 5
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    stack.setCustomSpacing(1, after: views[1])
    screen.layOut()
    #expect(views.map { $0.frame.minY } == [0, 18, 39])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    screen.layOut()
    #expect(views.map { $0.frame.minY } == [0, 15, 36])
  }

  @Test func hiddenViewsTakeNoRoomAndComeBack() {
    let screen = ModelScreen()
    let (stack, views) = stack(screen, .vertical, three, length: nil, across: nil)
    stack.spacing = 5
    views[1].isHidden = true
    screen.layOut()
    #expect(stack.frame.height == 45)
    #expect(views[1].frame.height == 0)
    #expect(views[2].frame.minY == 15)
    views[1].isHidden = false
    screen.layOut()
    #expect(stack.frame.height == 70)
    for view in views { view.isHidden = true }
    screen.layOut()
    #expect(stack.frame.size == .zero)
    #expect(LayoutModel.current.conflicts.isEmpty)
  }

  @Test func aHiddenViewWithARequiredLengthConflicts() {
    let screen = ModelScreen()
    let (_, views) = stack(screen, .vertical, three, length: nil, across: nil)
    views[1].heightAnchor.constraint(equalToConstant: 20).isActive = true
    views[1].isHidden = true
    screen.layOut()
    #expect(
      LayoutModel.current.conflicts.first?.constraints.map { $0.text } == [
        "'UISV-hiding' of stack", "v1.height == 20",
      ])
  }

  @Test func marginsMayBeTheFrameOfTheArrangement() {
    let screen = ModelScreen()
    let (stack, views) = stack(screen, .vertical, three, length: nil, across: nil)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.layOut()
    #expect(stack.frame.size == CGSize(width: 56, height: 64))
    #expect(views[0].frame == rect(2, 1, 50, 10))
  }

  @Test func baselinesLineUp() {
    let screen = ModelScreen()
    let stack = screen.place(UIStackView(), "stack")
    stack.alignment = .firstBaseline
    let small = UILabel()
    small.font = UIFont.systemFont(ofSize: 10)
    small.text = "small"
    let large = UILabel()
    large.font = UIFont.systemFont(ofSize: 30)
    large.text = "large"
    stack.addArrangedSubview(small)
    stack.addArrangedSubview(large)
    stack.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    screen.layOut()
    // Ascenders 9.52 and 28.56: the small one is 19.04 lower.
    #expect(abs(small.layoutModel.exactFrame.minY - 19.04) < 1e-6)
    #expect(large.frame.minY == 0)
  }

  @Test func theOrderOfArrangedViewsIsTheirOwn() {
    let screen = ModelScreen()
    let (stack, views) = stack(screen, .horizontal, three, length: nil, across: nil)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.insertArrangedSubview(UIView(), at: 9)
    #expect(screen.faults == [.indexOutOfRange])
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func stacksNest() {
    let screen = ModelScreen()
    let (outer, views) = stack(screen, .vertical, three, length: nil, across: nil)
    let inner = UIStackView(arrangedSubviews: [UIView(), UIView()])
    for view in inner.arrangedSubviews {
      view.layoutModel.declaredSize = CGSize(width: 40, height: 8)
    }
    inner.spacing = 2
    outer.addArrangedSubview(inner)
    screen.layOut()
    #expect(outer.frame.size == CGSize(width: 82, height: 68))
    #expect(inner.frame == rect(0, 60, 82, 8))
    #expect(inner.arrangedSubviews[1].frame == rect(42, 0, 40, 8))
    #expect(views[0].frame.width == 82)
  }

  @Test func anEmptyStackMakesNoConstraints() {
    let screen = ModelScreen()
    let stack = screen.place(UIStackView(), "stack")
    stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    screen.layOut()
    #expect(stack.frame.width == 0)
    #expect(LayoutModel.current.conflicts.isEmpty)
  }
}
