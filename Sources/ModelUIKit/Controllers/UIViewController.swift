/// Owns a view and its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private(set) var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  open func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.insetsChanged() } }
  }

  /// The area above the safe area.
  open var topLayoutGuide: any UILayoutSupport { view.derivedGuide(.top) }
  /// The area below the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { view.derivedGuide(.bottom) }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.insetsChanged() }
  }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = LayoutModel.current.takesAlternative(.rootMargins) ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parentController }

  // MARK: Children

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }

  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { overriddenTraits }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.structureChanged()
  }

  /// The traits of the screen, with what the controllers above replace.
  var overriddenTraits: UITraitCollection {
    var traits = LayoutModel.current.traits
    if let parentController {
      traits = parentController.overriddenTraits
      if let own = parentController.childTraits[ObjectIdentifier(self)] {
        traits = traits.replaced(by: own)
      }
    }
    guard overrideUserInterfaceStyle != .unspecified else { return traits }
    return traits.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { presented }
  open var presentingViewController: UIViewController? { presenter }

  /// Presents on the virtual clock: nothing of it is laid out.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    viewControllerToPresent.presenter = self
    LayoutModel.current.clock.schedule(after: flag ? 0.5 : 0) { completion?() }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let owner = presented == nil ? presenter : self
    owner?.presented?.presenter = nil
    owner?.presented = nil
    LayoutModel.current.clock.schedule(after: flag ? 0.5 : 0) { completion?() }
  }

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var preferredContentSize: CGSize = .zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var restorationIdentifier: String?
  open var navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var isEditing = false
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarStyle: UIViewController? { nil }

  open var navigationController: UINavigationController? { enclosing() }
  open var tabBarController: UITabBarController? { enclosing() }
  open var splitViewController: UISplitViewController? { enclosing() }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    var candidate = parentController
    while let current = candidate {
      if let found = current as? Controller { return found }
      candidate = current.parentController
    }
    return nil
  }

  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func show(_ vc: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
