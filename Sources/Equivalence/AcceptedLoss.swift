/// Something the legacy layout does, or does not do, that a carrier is known not to copy.
package enum AcceptedLoss: String, CaseIterable, Sendable {
  case unknownButtons = "unknown-buttons-are-shown"
  case accessoryAutoHide = "accessory-auto-hide"

  package var name: String { rawValue }

  package var explanation: String {
    switch self {
    case .unknownButtons:
      "a button of a type that the app does not know is shown, last; the legacy layout has none"
    case .accessoryAutoHide:
      "on a low map the legacy layout hides the header accessory, and the delegate does not"
    }
  }
}
