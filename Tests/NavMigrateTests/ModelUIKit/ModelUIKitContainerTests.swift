import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitContainerTests {
  @Test func toItsSubviewsAScrollViewsEdgesAreThoseOfTheContent() {
    let screen = ModelScreen(200, 100)
    let scroll = screen.place(UIScrollView(), "scroll")
    scroll.pin(to: screen.root, inset: 10)
    let content = screen.view("content", in: scroll, size: CGSize(width: 50, height: 500))
    content.pin(to: scroll, inset: 5)
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10).isActive = true
    screen.layOut()
    #expect(scroll.frame == rect(10, 10, 180, 80))
    #expect(content.frame == rect(5, 5, 170, 500))
    #expect(scroll.contentSize == CGSize(width: 180, height: 510))
    #expect(LayoutModel.current.conflicts.isEmpty)
  }

  @Test func scrollingMovesTheContentAndNotTheFrame() {
    let screen = ModelScreen(200, 100)
    let scroll = screen.place(UIScrollView(), "scroll")
    scroll.pin(to: screen.root)
    let content = screen.view("content", in: scroll, size: CGSize(width: 300, height: 500))
    content.pin(to: scroll)
    let floating = screen.view("floating", in: scroll, size: CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      floating.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
    ])
    screen.layOut()
    scroll.contentOffset = CGPoint(x: 20, y: 60)
    scroll.setNeedsLayout()
    screen.layOut()
    #expect(content.frame == rect(0, 0, 300, 500))
    #expect(content.layoutModel.frameInRoot == rect(-20, -60, 300, 500))
    #expect(floating.layoutModel.frameInRoot == rect(0, 4, 10, 10))
    #expect(scroll.contentSize == CGSize(width: 300, height: 500))
  }

  @Test func guidesOfAScrollViewAreContentAndFrame() {
    let screen = ModelScreen(200, 100)
    let scroll = screen.place(UIScrollView(), "scroll")
    scroll.pin(to: screen.root)
    let content = screen.view("content", in: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    screen.layOut()
    #expect(content.frame == rect(0, 0, 200, 300))
    #expect(scroll.contentSize == CGSize(width: 200, height: 300))
    #expect(scroll.contentLayoutGuide.layoutFrame.size == scroll.contentSize)
  }

  @Test func marginsOfAScrollViewLieInsideItsContent() {
    let screen = ModelScreen(200, 100)
    let scroll = screen.place(UIScrollView(), "scroll")
    scroll.pin(to: screen.root)
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = screen.view("content", in: scroll, size: CGSize(width: 50, height: 500))
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.layoutMarginsGuide.bottomAnchor),
    ])
    screen.layOut()
    #expect(content.frame == rect(2, 1, 50, 500))
    #expect(scroll.contentSize == CGSize(width: 56, height: 504))
  }

  @Test func siblingsMeanTheFrameOfAScrollView() {
    let screen = ModelScreen(200, 100)
    let scroll = screen.place(UIScrollView(), "scroll")
    scroll.pin(to: screen.root, inset: 20)
    let sibling = screen.view("sibling", size: CGSize(width: 5, height: 5))
    sibling.topAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    screen.layOut()
    #expect(sibling.frame.minY == 80)
  }

  @Test func aControllerLoadsItsViewOnceAndHearsOfLayout() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func loadView() {
        log.append("load")
        super.loadView()
      }
      override func viewDidLoad() { log.append("loaded") }
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
      override func updateViewConstraints() { log.append("update") }
    }
    LayoutModel.current.reset()
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    #expect(controller.view.bounds.size == LayoutModel.current.screenSize)
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["load", "loaded", "update", "will", "did"])
    #expect(controller.view.next === controller)
  }

  @Test func aControllersViewFillsItsWindow() {
    LayoutModel.current.reset()
    let window = UIWindow(frame: rect(0, 0, 100, 200))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == rect(0, 0, 100, 200))
    window.frame = rect(0, 0, 300, 50)
    #expect(controller.view.frame == rect(0, 0, 300, 50))
    #expect(controller.view.window === window)
  }

  @Test func childrenBelongToTheirParent() {
    LayoutModel.current.reset()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test func containersShowOneChild() {
    LayoutModel.current.reset()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    #expect(first.navigationController === navigation)
    #expect(navigation.view.subviews == [first.view])
    navigation.pushViewController(second, animated: true)
    #expect(navigation.view.subviews == [second.view])
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.view.subviews == [first.view])
    let tabs = UITabBarController()
    tabs.viewControllers = [second, UIViewController()]
    _ = tabs.view
    #expect(tabs.view.subviews == [second.view])
  }

  @Test func traitsComeFromTheScreenUnlessAControllerOverridesThem() {
    LayoutModel.current.reset()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.displayScale == 3)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func anEffectViewsContentFillsIt() {
    let screen = ModelScreen(200, 100)
    let blur = screen.place(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), "blur")
    blur.pin(to: screen.root, inset: 10)
    let label = screen.view("label", in: blur.contentView, size: CGSize(width: 20, height: 10))
    label.trailingAnchor.constraint(equalTo: blur.contentView.trailingAnchor).isActive = true
    screen.layOut()
    #expect(blur.contentView.frame == rect(0, 0, 180, 80))
    #expect(label.frame.minX == 160)
  }

  @Test func presentingCompletesOnTheClock() {
    LayoutModel.current.reset()
    let (one, two) = (UIViewController(), UIViewController())
    var log: [String] = []
    one.present(two, animated: true) { log.append("shown") }
    #expect(one.presentedViewController === two && two.presentingViewController === one)
    #expect(log.isEmpty)
    LayoutModel.current.clock.settle()
    two.dismiss(animated: false) { log.append("gone") }
    LayoutModel.current.clock.settle()
    #expect(log == ["shown", "gone"])
    #expect(one.presentedViewController == nil)
  }
}
