/// Shows one of several controllers at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]? = []

  public convenience init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    self.viewControllers = viewControllers
    if let shown = viewControllers?.first, let page = shown.view {
      addChild(shown)
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(page)
      shown.didMove(toParent: self)
    }
    LayoutModel.current.clock.schedule(after: animated ? 0.3 : 0) { completion?(true) }
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}

/// Gives a page controller its pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of pages that turn.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
