extension PlatformDeclarations {
  static let userInterface: String = #"""
    import Foundation

    struct UIEdgeInsets {
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      static let zero: UIEdgeInsets
      var top: CGFloat
      var left: CGFloat
      var bottom: CGFloat
      var right: CGFloat
    }
    struct NSDirectionalEdgeInsets {
      static let zero: NSDirectionalEdgeInsets
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
    }

    class UIResponder: NSObject { var next: UIResponder? }
    class UIApplication: UIResponder {
      static var shared: UIApplication
      var windows: [UIWindow]
      var keyWindow: UIWindow?
      var connectedScenes: Set<UIScene>
      var delegate: UIApplicationDelegate?
    }
    protocol UIApplicationDelegate: NSObjectProtocol { var window: UIWindow? { get set } }
    class UIScene: UIResponder { var delegate: UISceneDelegate? }
    class UIWindowScene: UIScene { var windows: [UIWindow]; var keyWindow: UIWindow? }
    protocol UISceneDelegate: NSObjectProtocol {}
    protocol UIWindowSceneDelegate: UISceneDelegate { var window: UIWindow? { get set } }
    class UIScreen: NSObject { static var main: UIScreen; var bounds: CGRect }
    class UITraitCollection: NSObject {}

    class NSLayoutAnchor<AnchorType>: NSObject {}
    class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
      func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
    }
    class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
      func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
    }
    class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}
    class NSLayoutConstraint: NSObject { var isActive: Bool; var constant: CGFloat }
    class UILayoutGuide: NSObject {
      var owningView: UIView?
      var layoutFrame: CGRect
      var identifier: String
      var topAnchor: NSLayoutYAxisAnchor
      var bottomAnchor: NSLayoutYAxisAnchor
      var leadingAnchor: NSLayoutXAxisAnchor
      var trailingAnchor: NSLayoutXAxisAnchor
      var leftAnchor: NSLayoutXAxisAnchor
      var rightAnchor: NSLayoutXAxisAnchor
      var centerXAnchor: NSLayoutXAxisAnchor
      var centerYAnchor: NSLayoutYAxisAnchor
      var widthAnchor: NSLayoutDimension
      var heightAnchor: NSLayoutDimension
    }

    class UIView: UIResponder {
      init()
      init(frame: CGRect)
      init(coder: NSCoder)
      var frame: CGRect
      var bounds: CGRect
      var center: CGPoint
      var subviews: [UIView]
      var superview: UIView?
      var window: UIWindow?
      var isHidden: Bool
      var alpha: CGFloat
      var tag: Int
      var layer: CALayer
      var constraints: [NSLayoutConstraint]
      var safeAreaInsets: UIEdgeInsets
      var layoutMargins: UIEdgeInsets
      var safeAreaLayoutGuide: UILayoutGuide
      var layoutMarginsGuide: UILayoutGuide
      var readableContentGuide: UILayoutGuide
      var topAnchor: NSLayoutYAxisAnchor
      var bottomAnchor: NSLayoutYAxisAnchor
      var leadingAnchor: NSLayoutXAxisAnchor
      var trailingAnchor: NSLayoutXAxisAnchor
      var leftAnchor: NSLayoutXAxisAnchor
      var rightAnchor: NSLayoutXAxisAnchor
      var centerXAnchor: NSLayoutXAxisAnchor
      var centerYAnchor: NSLayoutYAxisAnchor
      var widthAnchor: NSLayoutDimension
      var heightAnchor: NSLayoutDimension
      func viewWithTag(_ tag: Int) -> UIView?
      func addSubview(_ view: UIView)
      func addLayoutGuide(_ guide: UILayoutGuide)
      func layoutIfNeeded()
      func setNeedsLayout()
      static func animate(withDuration duration: TimeInterval, animations: () -> Void)
      static func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil)
      static func performWithoutAnimation(_ actions: () -> Void)
    }
    class CALayer: NSObject {}
    class UIWindow: UIView { var rootViewController: UIViewController? }
    class UIControl: UIView {}
    class UIButton: UIControl {
      struct Configuration { var imagePadding: CGFloat; var contentInsets: NSDirectionalEdgeInsets }
      var configuration: Configuration?
    }
    class UILabel: UIView { var text: String? }
    class UIImageView: UIView {}
    class UITextField: UIControl {}
    class UITextView: UIScrollView {}
    class UISwitch: UIControl { var isOn: Bool }
    class UISlider: UIControl {}
    class UISegmentedControl: UIControl { var selectedSegmentIndex: Int }
    class UIStackView: UIView { var arrangedSubviews: [UIView]; var layoutMargins: UIEdgeInsets }
    class UIScrollView: UIView { var contentInset: UIEdgeInsets }
    class UITableView: UIScrollView {}
    class UITableViewCell: UIView { var contentView: UIView }
    class UICollectionView: UIScrollView { var collectionViewLayout: UICollectionViewLayout }
    class UICollectionViewCell: UIView { var contentView: UIView }
    class UICollectionReusableView: UIView {}
    class UICollectionViewLayout: NSObject { func invalidateLayout() }
    class UICollectionViewFlowLayout: UICollectionViewLayout {}
    class UIVisualEffectView: UIView { var contentView: UIView }
    class UIActivityIndicatorView: UIView {}
    class UIToolbar: UIView {}
    class UINavigationBar: UIView {}
    class UIPageControl: UIControl {}
    class UIColor: NSObject {}
    class UIFont: NSObject {}
    class UIImage: NSObject {}
    class UIGestureRecognizer: NSObject { var view: UIView? }

    class UIViewController: UIResponder {
      init()
      init(nibName: String?, bundle: Bundle?)
      var view: UIView!
      var viewIfLoaded: UIView?
      var parent: UIViewController?
      var children: [UIViewController]
      var presentedViewController: UIViewController?
      var presentingViewController: UIViewController?
      var navigationController: UINavigationController?
      var tabBarController: UITabBarController?
      var splitViewController: UISplitViewController?
      var navigationItem: UINavigationItem
      var additionalSafeAreaInsets: UIEdgeInsets
      var title: String?
      func viewDidLoad()
      func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
      func dismiss(animated: Bool, completion: (() -> Void)? = nil)
    }
    class UINavigationItem: NSObject {}
    class Bundle: NSObject { static var main: Bundle }
    class UINavigationController: UIViewController {
      var viewControllers: [UIViewController]
      var topViewController: UIViewController?
      var visibleViewController: UIViewController?
    }
    class UITabBarController: UIViewController {
      var viewControllers: [UIViewController]?
      var selectedViewController: UIViewController?
    }
    class UISplitViewController: UIViewController { var viewControllers: [UIViewController] }
    class UIPageViewController: UIViewController {}
    class UITableViewController: UIViewController { var tableView: UITableView! }
    class UICollectionViewController: UIViewController { var collectionView: UICollectionView! }
    class UIAlertController: UIViewController {}
    class UIHostingController<Content>: UIViewController { var rootView: Content }
    class UIViewPropertyAnimator: NSObject {
      init(duration: TimeInterval, curve: Int, animations: (() -> Void)? = nil)
      func addAnimations(_ animation: () -> Void)
    }
    class MKMapView: UIView {
      func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool)
    }
    """#

  static let carPlay: String = #"""
    class CPInterfaceController: NSObject {}
    class CPWindow: UIWindow {}
    class CPTemplate: NSObject {}
    class CPMapTemplate: CPTemplate {}
    class CPSessionConfiguration: NSObject {}
    class CPTemplateApplicationScene: UIScene {
      var interfaceController: CPInterfaceController
      var carWindow: CPWindow
    }
    protocol CPMapTemplateDelegate: NSObjectProtocol {}
    protocol CPInterfaceControllerDelegate: NSObjectProtocol {}
    protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {}
    protocol CPApplicationDelegate: UIApplicationDelegate {}
    protocol CPTemplateApplicationDashboardSceneDelegate: UISceneDelegate {}
    protocol CPTemplateApplicationInstrumentClusterSceneDelegate: UISceneDelegate {}
    """#
}
