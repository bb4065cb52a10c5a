import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitHierarchyTests {
  private final class Witness: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("will \(newSuperview?.accessibilityIdentifier ?? "nil")")
    }
    override func didMoveToSuperview() {
      log.append("did \(superview?.accessibilityIdentifier ?? "nil")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("will window \(newWindow != nil)")
    }
    override func didMoveToWindow() { log.append("did window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log.append("added") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
  }

  @Test func subviewsAreInOrderOfDrawing() {
    let screen = ModelScreen()
    let root = screen.root
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(b)
    root.insertSubview(a, at: 0)
    root.insertSubview(d, aboveSubview: b)
    root.insertSubview(c, belowSubview: d)
    #expect(root.subviews == [a, b, c, d])
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(d)
    #expect(root.subviews == [d, b, c, a])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews == [a, b, c, d])
    root.insertSubview(a, aboveSubview: c)
    #expect(root.subviews == [b, c, a, d])
    root.insertSubview(d, belowSubview: b)
    #expect(root.subviews == [d, b, c, a])
    root.insertSubview(d, at: 100)
    #expect(root.subviews == [b, c, a, d])
    root.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(screen.faults == [.indexOutOfRange])
  }

  @Test func viewsAreToldOfTheirMoves() {
    let screen = ModelScreen()
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let box = screen.place(Witness(), "box")
    let view = Witness()
    box.log = []
    box.addSubview(view)
    #expect(view.log == ["will box", "did box"])
    #expect(box.log == ["added"])
    view.log = []
    box.log = []
    window.accessibilityIdentifier = "window"
    window.addSubview(box)
    #expect(view.log == ["will window true", "did window true"])
    view.removeFromSuperview()
    #expect(
      view.log.dropFirst(2) == ["will nil", "will window false", "did nil", "did window false"])
    #expect(box.log.last == "removing")
    #expect(view.window == nil && box.window === window)
  }

  @Test func aViewIsNotAddedToItselfOrItsSubviews() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let view = screen.view("view", in: box)
    view.addSubview(view)
    view.addSubview(box)
    #expect(screen.faults == [.hierarchyCycle, .hierarchyCycle])
    #expect(view.subviews.isEmpty && box.superview === screen.root)
  }

  @Test func tagsAndDescendants() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let view = screen.view("view", in: box)
    view.tag = 7
    #expect(screen.root.viewWithTag(7) === view)
    #expect(screen.root.viewWithTag(8) == nil)
    #expect(view.isDescendant(of: screen.root) && view.isDescendant(of: view))
    #expect(!box.isDescendant(of: view))
  }

  @Test func pointsAndRectanglesConvert() {
    let screen = ModelScreen()
    let box = UIView(frame: rect(10, 20, 100, 100))
    let view = UIView(frame: rect(5, 6, 10, 10))
    let other = UIView(frame: rect(200, 300, 10, 10))
    screen.root.addSubview(box)
    box.addSubview(view)
    screen.root.addSubview(other)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: screen.root) == CGPoint(x: 16, y: 27))
    #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: -185, y: -274))
    #expect(other.convert(CGPoint.zero, from: view) == CGPoint(x: -185, y: -274))
    #expect(box.convert(view.frame, to: nil) == rect(15, 26, 10, 10))
    box.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(view.convert(CGPoint.zero, to: screen.root) == CGPoint(x: 15, y: -24))
  }

  @Test func transformsMoveWhatIsSeenAndNotTheLayout() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 20, height: 10))
    view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    screen.layOut()
    view.transform = CGAffineTransform(translationX: 5, y: 100)
    screen.root.setNeedsLayout()
    screen.layOut()
    #expect(view.frame == rect(195, 100, 20, 10))
    #expect(view.layoutModel.exactFrame == rect(190, 0, 20, 10))
    #expect(view.layoutModel.frameInRoot == rect(195, 100, 20, 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == rect(180, -5, 40, 20))
    #expect(view.center == CGPoint(x: 200, y: 5))
    view.transform = .identity
    #expect(view.frame == rect(190, 0, 20, 10))
  }

  @Test func frameBoundsAndCentreAgree() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    #expect(view.bounds == rect(0, 0, 30, 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds = rect(0, 0, 10, 10)
    #expect(view.frame == rect(20, 35, 10, 10))
    view.center = CGPoint(x: 5, y: 5)
    #expect(view.frame == rect(0, 0, 10, 10))
    view.frame = rect(5, 5, -4, 2)
    #expect(view.frame == rect(1, 5, 4, 2))
  }

  @Test func overriddenSettersSeeTheSolution() {
    final class Listener: UIView {
      var sizes: [CGSize] = []
      var centers: [CGPoint] = []
      override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
      override var center: CGPoint { didSet { centers.append(center) } }
    }
    let screen = ModelScreen()
    let view = screen.place(Listener(), "listener")
    view.pin(to: screen.root, inset: 100)
    screen.layOut()
    #expect(view.sizes == [CGSize(width: 200, height: 600)])
    #expect(view.centers == [CGPoint(x: 200, y: 400)])
  }

  @Test func touchesFindTheDeepestView() {
    let screen = ModelScreen()
    let box = UIView(frame: rect(10, 10, 100, 100))
    let view = UIView(frame: rect(10, 10, 20, 20))
    screen.root.addSubview(box)
    box.addSubview(view)
    #expect(screen.root.hitTest(CGPoint(x: 25, y: 25), with: nil) === view)
    #expect(screen.root.hitTest(CGPoint(x: 90, y: 90), with: nil) === box)
    view.isUserInteractionEnabled = false
    #expect(screen.root.hitTest(CGPoint(x: 25, y: 25), with: nil) === box)
    box.isHidden = true
    #expect(screen.root.hitTest(CGPoint(x: 25, y: 25), with: nil) === screen.root)
    #expect(screen.root.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
  }

  @Test func gesturesBelongToOneView() {
    let (one, two) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    two.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers == nil)
    #expect(two.gestureRecognizers == [tap] && tap.view === two)
  }

  @Test func layersFollowTheFrame() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = Shape(frame: rect(1, 2, 3, 4))
    #expect(view.layer is CAShapeLayer)
    #expect(view.layer.frame == rect(1, 2, 3, 4))
    view.frame = rect(5, 6, 7, 8)
    #expect(view.layer.frame == rect(5, 6, 7, 8))
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.layer.maskedCorners.rawValue == 1)
  }
}
