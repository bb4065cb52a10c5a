/// Controllers that contain others. The child that shows fills the view; bars take no room.

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showLast()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewController.didMove(toParent: self)
    showLast()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.viewIfLoaded?.removeFromSuperview()
    last.removeFromParent()
    showLast()
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers { pushViewController(child, animated: animated) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func showLast() { ShownChild.show(children.last, in: self) }
}

@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in newValue ?? [] {
        addChild(child)
        child.didMove(toParent: self)
      }
      showSelected()
    }
  }

  open var selectedIndex = 0 { didSet { showSelected() } }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() { ShownChild.show(selectedViewController, in: self) }
}

@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { preferredDisplayMode }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in newValue {
        addChild(child)
        child.didMove(toParent: self)
      }
      if isViewLoaded { ShownChild.show(children.last, in: self) }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    ShownChild.show(children.last, in: self)
  }
}

extension UISplitViewController {
  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary

    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryHidden: DisplayMode { .secondaryOnly }
  }
}

/// Decides on the columns of a split view.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

/// Hears of the steps of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// Puts the view of a child over the whole view of its parent.
@MainActor
private enum ShownChild {
  static func show(_ child: UIViewController?, in parent: UIViewController) {
    guard parent.isViewLoaded, let child, let view = child.view else { return }
    for other in parent.children where other !== child {
      other.viewIfLoaded?.removeFromSuperview()
    }
    view.frame = parent.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(view)
  }
}
