/// The views of the SDK that the map has without navigation too, and what the camera frames.
@MainActor
struct MapControls {
  let logo: SDKView
  let viewport: SDKView
  let compass: SDKView
  let myLocation: SDKView

  /// Those of the map without navigation, which no delegate is given.
  static func ofBaseMap(_ metrics: NavigationMetrics) -> MapControls {
    let none = UIView.noIntrinsicMetric
    func element(_ component: SDKComponent, _ size: CGSize) -> SDKView {
      SDKView(component, size: size, margin: metrics.elementMargin)
    }
    return MapControls(
      logo: element(.googleLogo, metrics.logoSize),
      viewport: SDKView(.viewport, size: CGSize(width: none, height: none), margin: 0),
      compass: element(.compassButton, metrics.buttonSize),
      myLocation: element(.myLocationButton, metrics.buttonSize))
  }

  var all: [SDKView] { [logo, viewport, compass, myLocation] }
}

extension NavigationViews {
  var controls: MapControls {
    MapControls(logo: logo, viewport: viewport, compass: compass, myLocation: myLocation)
  }
}
