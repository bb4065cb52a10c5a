/// A small app for tests of the command.
enum DriveSource {
  /// Two findings, on lines 6 and 7, the second in a statement of three lines.
  static let text = """
    import GoogleNavigation

    final class Drive: UIViewController {
      let mapView = GMSMapView()
      override func viewDidLoad() {
        mapView.padding = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
        mapView
          .settings
          .isNavigationHeaderEnabled = false
      }
    }

    """

  /// One line of use in a class of the given name.
  static func use(_ statement: String, in owner: String = "Drive") -> String {
    """
    import GoogleNavigation

    final class \(owner) {
      let mapView = GMSMapView()
      func lay() {
        \(statement)
      }
    }

    """
  }
}
