import NavSDK

/// The names that the generated code introduces.
package enum CarrierNames {
  package static let className = "DriveLayout"
  package static let keeper = "DriveLayoutKeeper"
  package static let addObserver = "addPromptObserver"
  package static let observerProtocol = "PromptObserver"
  package static let accessoryProtocol = "HeaderAccessory"
}
