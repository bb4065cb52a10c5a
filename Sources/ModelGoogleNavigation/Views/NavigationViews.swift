/// The views of the SDK for one map. Both layouts place the same objects, in every state.
@MainActor
final class NavigationViews {
  let turnCard: SDKView
  let etaCard: SDKView
  let logo: SDKView
  let viewport: SDKView
  let speedWidget: SDKView
  let progressBar: SDKView
  let compass: SDKView
  let reporting: SDKView
  let otherButton: SDKView
  let myLocation: SDKView

  init(_ metrics: NavigationMetrics) {
    let none = UIView.noIntrinsicMetric
    func card(_ component: SDKComponent) -> SDKView {
      SDKView(component, size: .zero, margin: metrics.cardMargin)
    }
    func element(_ component: SDKComponent, _ size: CGSize) -> SDKView {
      SDKView(component, size: size, margin: metrics.elementMargin)
    }
    turnCard = card(.turnCard)
    etaCard = card(.etaCard)
    logo = element(.googleLogo, metrics.logoSize)
    viewport = SDKView(.viewport, size: CGSize(width: none, height: none), margin: 0)
    speedWidget = element(.speedWidget, .zero)
    let hasHeight = SDKModel.current.takesAlternative(.progressBarWithoutHeight)
    progressBar = element(
      .tripProgressBar,
      CGSize(
        width: ProgressBarNumbers.width, height: hasHeight ? metrics.progressBarHeight : none))
    compass = element(.compassButton, metrics.buttonSize)
    reporting = element(.reportingButton, metrics.buttonSize)
    otherButton = element(.otherButton, metrics.buttonSize)
    myLocation = element(.myLocationButton, metrics.buttonSize)
  }

  /// All but prompts.
  var all: [SDKView] {
    [
      turnCard, etaCard, logo, viewport, speedWidget, progressBar, compass, reporting, otherButton,
      myLocation,
    ]
  }

  /// Gives the cards the sizes they have on a map of a width.
  func resizeCards(_ metrics: NavigationMetrics, mapWidth: CGFloat, _ mode: WidthMode) {
    let width = metrics.cardWidth(in: mapWidth, mode)
    turnCard.contentSize = CGSize(width: width, height: metrics.turnCardHeight)
    etaCard.contentSize = CGSize(width: width, height: metrics.etaCardHeight(mode))
  }

  func buttons(_ kinds: [NavigationMetrics.ButtonKind]) -> [any NavigationUIButton] {
    kinds.map { kind in
      switch kind {
      case .compass: UIButtonEntry(type: .compass, view: compass)
      case .reporting: UIButtonEntry(type: .reporting, view: reporting)
      case .other: UIButtonEntry(type: NavigationButtonKnownType(rawValue: 90), view: otherButton)
      }
    }
  }
}
