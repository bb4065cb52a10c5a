import Scenarios

/// An accessory that answers with a height and notes what it was asked.
@MainActor
final class AccessoryStrip: UIView, GMSNavigationAccessoryView {
  var height: CGFloat
  private(set) var asked: [CGSize] = []

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    accessibilityIdentifier = "strip"
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
    asked.append(size)
    return height
  }
}
