/// A button as the states hand it out.
final class UIButtonEntry: NavigationUIButton {
  let type: NavigationButtonKnownType
  let view: UIView

  init(type: NavigationButtonKnownType, view: UIView) {
    self.type = type
    self.view = view
  }
}

/// Where a state's width mode comes from, and who read it.
struct WidthReading: Sendable {
  /// The mode when the state was made; nil if it is asked for anew each time.
  let snapshot: WidthMode?
  let live: CallbackJournal

  var isWide: Bool {
    live.noteWidthRead()
    return (snapshot ?? live.widthMode) == .wide
  }
}

final class ReadyState: NavigationReadyUIState {
  private let width: WidthReading
  let googleLogo: UIView
  let viewport: UIView
  let buttons: [any NavigationUIButton]

  init(width: WidthReading, logo: UIView, viewport: UIView, buttons: [any NavigationUIButton]) {
    self.width = width
    googleLogo = logo
    self.viewport = viewport
    self.buttons = buttons
  }

  var wideMode: Bool { width.isWide }
}

final class GuidanceState: ActiveGuidanceUIState {
  private let width: WidthReading
  let googleLogo: UIView
  let viewport: UIView
  let turnCard: UIView
  let etaCard: UIView
  let tripProgressBar: UIView
  let speedWidget: UIView
  let buttons: [any NavigationUIButton]

  @MainActor
  init(width: WidthReading, views: NavigationViews, buttons: [any NavigationUIButton]) {
    self.width = width
    googleLogo = views.logo
    viewport = views.viewport
    turnCard = views.turnCard
    etaCard = views.etaCard
    tripProgressBar = views.progressBar
    speedWidget = views.speedWidget
    self.buttons = buttons
  }

  var wideMode: Bool { width.isWide }
}
