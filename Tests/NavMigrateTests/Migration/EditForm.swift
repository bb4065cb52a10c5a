/// A form in which the legacy API is used, in a class with a map.
struct EditForm: Sendable, CustomStringConvertible {
  let description: String
  /// Members of the class; `map` is its map view, `other` another of its class.
  let before: String
  let after: String

  init(_ description: String, _ before: String, _ after: String) {
    self.description = description
    self.before = before
    self.after = after
  }

  /// The form in a class of its own.
  func text(_ members: String, number: Int) -> String {
    """
    import Combine
    import GoogleNavigation
    import UIKit

    final class Controller\(number): UIViewController {
      let map = GMSMapView()
      weak var other: Controller\(number)?
      var bag: Set<AnyCancellable> = []
      func begin() { map.\(members == before ? "" : "withDriveLayout().")isNavigationEnabled = true }
      func later(_ work: @escaping @MainActor () -> Void) {}
    \(members)
    }

    """
  }
}
