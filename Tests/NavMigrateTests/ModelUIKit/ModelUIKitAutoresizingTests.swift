import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitAutoresizingTests {
  @Test func viewsMadeInCodeTranslateTheirMask() {
    #expect(ModelScreen().root.translatesAutoresizingMaskIntoConstraints)
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aForgottenFlagPinsTheViewToZero() {
    let screen = ModelScreen()
    let view = UIView()
    view.accessibilityIdentifier = "forgotten"
    screen.root.addSubview(view)
    view.pin(to: screen.root, inset: 10)
    screen.layOut()
    #expect(view.frame == .zero)
    let conflicts = LayoutModel.current.conflicts
    #expect(!conflicts.isEmpty)
    #expect(conflicts.allSatisfy { $0.involvesAutoresizing && $0.broken.origin == .app })
  }

  @Test func constraintsThatAgreeWithTheFrameAreNoConflict() {
    let screen = ModelScreen()
    let view = UIView(frame: rect(10, 20, 30, 40))
    screen.root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    screen.layOut()
    #expect(view.frame == rect(10, 20, 30, 40))
    #expect(LayoutModel.current.conflicts.isEmpty)
  }

  @Test func constraintsMayHangOnAFrame() {
    let screen = ModelScreen()
    let anchor = UIView(frame: rect(10, 20, 30, 40))
    screen.root.addSubview(anchor)
    let view = screen.view("view", size: CGSize(width: 5, height: 5))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: anchor.trailingAnchor),
      view.topAnchor.constraint(equalTo: anchor.bottomAnchor),
    ])
    screen.layOut()
    #expect(view.frame.origin == CGPoint(x: 40, y: 60))
    anchor.frame = rect(100, 200, 30, 40)
    screen.layOut()
    #expect(view.frame.origin == CGPoint(x: 130, y: 240))
  }

  @Test(
    arguments: [
      ([], 40, 100), ([.flexibleWidth], 40, 200),
      ([.flexibleLeftMargin], 140, 100), ([.flexibleRightMargin], 40, 100),
      // 100 more in 300: margins 40 and 60 share 40 : 60.
      ([.flexibleLeftMargin, .flexibleRightMargin], 80, 100),
      // 40, 100 and 60 share 20 : 50 : 30.
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 60, 150),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func masksShareTheChange(
    _ mask: UIView.AutoresizingMask, _ x: CGFloat, _ width: CGFloat
  ) {
    // Once without and once with constraints on the view: both give the same frame.
    for isConstrained in [false, true] {
      let screen = ModelScreen(200, 100)
      let view = UIView(frame: rect(40, 0, 100, 50))
      view.autoresizingMask = mask
      screen.root.addSubview(view)
      let follower = screen.view("follower", size: CGSize(width: 1, height: 1))
      if isConstrained {
        follower.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        screen.layOut()
      }
      screen.root.frame = rect(0, 0, 300, 100)
      screen.layOut()
      #expect(view.frame == rect(x, 0, width, 50))
      if isConstrained { #expect(follower.frame.minX == x + width) }
    }
  }

  @Test func aMaskFollowsASuperviewThatConstraintsSize() {
    let screen = ModelScreen(200, 100)
    let box = screen.view("box")
    box.pin(to: screen.root, inset: 10)
    let content = UIView(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(content)
    let view = screen.view("view", in: content, size: CGSize(width: 20, height: 20))
    view.trailingAnchor.constraint(equalTo: content.trailingAnchor).isActive = true
    screen.layOut()
    #expect(content.frame == rect(0, 0, 180, 80))
    #expect(view.frame.minX == 160)
    #expect(LayoutModel.current.conflicts.isEmpty)
  }

  @Test func settingAFrameOfAConstrainedViewLastsUntilTheNextPass() {
    let screen = ModelScreen(200, 100)
    let view = screen.view("view")
    view.pin(to: screen.root)
    screen.layOut()
    view.frame = rect(1, 2, 3, 4)
    #expect(view.frame == rect(1, 2, 3, 4))
    screen.root.setNeedsLayout()
    screen.layOut()
    #expect(view.frame == rect(0, 0, 200, 100))
  }

  @Test func turningTheFlagOffFreesTheView() {
    let screen = ModelScreen(200, 100)
    let view = UIView(frame: rect(10, 10, 10, 10))
    screen.root.addSubview(view)
    view.pin(to: screen.root)
    screen.layOut()
    #expect(view.frame == rect(10, 10, 10, 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.layOut()
    #expect(view.frame == rect(0, 0, 200, 100))
    #expect(view.layoutModel.conflicts.isEmpty)
  }

  @Test func boundsOriginMovesWhatIsInside() {
    let screen = ModelScreen(200, 100)
    let box = UIView(frame: rect(50, 0, 100, 100))
    screen.root.addSubview(box)
    let inner = UIView(frame: rect(10, 10, 20, 20))
    box.addSubview(inner)
    let view = screen.view("view", size: CGSize(width: 1, height: 1))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: inner.leftAnchor),
      view.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    screen.layOut()
    #expect(view.frame.origin == CGPoint(x: 60, y: 10))
    box.bounds.origin = CGPoint(x: 4, y: 3)
    screen.layOut()
    #expect(view.frame.origin == CGPoint(x: 56, y: 7))
    #expect(inner.convert(CGPoint.zero, to: screen.root) == CGPoint(x: 56, y: 7))
  }
}
