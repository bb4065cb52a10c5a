import Testing

/// Two rewrites of the same text: neither is made, and both are named.
@Suite struct ClashTests {
  @Test func bothAreNamed() {
    let text = """
      import GoogleNavigation
      import UIKit
      final class Strip: UIView, GMSNavigationAccessoryView {}
      extension UIEdgeInsets {
        var strip: Strip { Strip() }
      }
      func f(_ map: GMSMapView) {
        map.isNavigationEnabled = true
        map.invalidateLayout(forAccessoryView: map.padding.strip)
      }

      """
    let app = MemoryApp(["Sources/App/Map.swift": text])
    #expect(app.plan.outcomes == [.clash, .clash, .clash])
    #expect(
      app.reasons.contains(
        "Sources/App/Map.swift:9: two rewrites change the same text: what stands there goes, and "
          + "'driveLayout.contentInsets' comes"), "\(app.reasons)")
    #expect(app.after == ["Sources/App/Map.swift": text])
  }
}
