/// The layout guides of the built-in layout. They exist as long as the map does.
@MainActor
final class SlotGuides {
  let header: UILayoutGuide
  let footer: UILayoutGuide
  /// The map less its insets: the region that carries controls.
  let content: UILayoutGuide
  /// Only its top is constrained.
  let defaultAlternate: UILayoutGuide
  /// What carries the bottom trailing buttons; an app may set its own.
  var buttons: UILayoutGuide
  /// What carries them on a wide map.
  var alternateButtons: UILayoutGuide

  init(of map: UIView) {
    func guide(_ name: String) -> UILayoutGuide {
      let guide = UILayoutGuide()
      guide.identifier = name
      guide.layoutModel.origin = .sdk
      map.addLayoutGuide(guide)
      return guide
    }
    header = guide("navigationHeader")
    footer = guide("navigationFooter")
    content = guide("mapContent")
    defaultAlternate = guide("bottomTrailingButtonsAlternate")
    buttons = footer
    alternateButtons = defaultAlternate
  }
}
