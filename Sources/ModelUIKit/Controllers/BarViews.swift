/// Bars, as boxes of the heights of iOS 17: assumption `control-sizes-of-ios-17`.

/// A bar with a title.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var topItem: UINavigationItem?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override var drawsOwnContent: Bool { true }
}

/// A bar with buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open var barStyle = UIBarStyle.default

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override var drawsOwnContent: Bool { true }
}

/// A bar with tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  override var drawsOwnContent: Bool { true }
}

/// A bar to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open weak var delegate: (any UISearchBarDelegate)?

  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  override var drawsOwnContent: Bool { true }
}

/// Hears of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

/// The look of a bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open func configureWithOpaqueBackground() {}
  open func configureWithDefaultBackground() {}
  open func configureWithTransparentBackground() {}
}
