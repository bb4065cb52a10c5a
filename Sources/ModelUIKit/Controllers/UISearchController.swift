/// Shows a search bar and what is found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Hears of what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// How a controller is presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController

  init(_ presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIRectEdge = .all
}

@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var selectedDetentIdentifier: Detent.Identifier?
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  open func animateChanges(_ changes: () -> Void) { changes() }

  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
  }
}

extension UIViewController {
  public var presentationController: UIPresentationController? { UIPresentationController(self) }

  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? UIPopoverPresentationController(self) : nil
  }

  public var sheetPresentationController: UISheetPresentationController? {
    UISheetPresentationController(self)
  }
}
