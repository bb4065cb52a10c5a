/// What has a proxy that sets the look of all objects of a class. Inert: what is set on a proxy is
/// forgotten.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

extension UIBarItem: UIAppearance {}

extension UINavigationBar {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

extension UITabBar {
  public static func appearance() -> UITabBar { UITabBar() }
}

extension UIToolbar {
  public static func appearance() -> UIToolbar { UIToolbar() }
}

extension UISegmentedControl {
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
}

extension UISwitch {
  public static func appearance() -> UISwitch { UISwitch() }
}

extension UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
