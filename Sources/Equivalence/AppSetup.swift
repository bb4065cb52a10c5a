import Migration
import Scenarios

/// What an app has set on its map, as far as a layout depends on it.
package struct AppSetup: Sendable, Hashable {
  package enum Adjustment: String, Sendable, Hashable, CaseIterable {
    case always, automatic, never
  }

  /// A guide of the app for the bottom trailing buttons, in points from the map's top trailing
  /// corner; its side may be open.
  package struct ButtonsGuide: Sendable, Hashable {
    package var top: Double
    package var trailing: Double?
  }

  /// Tells it from the other setups of the same app.
  package var name = "defaults"
  package var showsHeader = true
  package var showsFooter = true
  package var showsProgressBar = false
  package var showsReportButton = true
  /// Top, left, bottom, right.
  package var padding: [Double] = [0, 0, 0, 0]
  package var adjustment = Adjustment.always
  package var showsCompass = true
  package var showsSpeed = false
  /// The app pins views of its own to the header's and the footer's guides.
  package var followsHeader = false
  package var followsFooter = false
  package var buttonsGuide: ButtonsGuide?
  package var alternateButtonsGuide: ButtonsGuide?
  /// The height of a header accessory that is set in guidance, in points; nil for none.
  package var accessoryHeight: Double?

  package init() {}
}
