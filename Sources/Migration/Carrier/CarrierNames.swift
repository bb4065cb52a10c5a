import NavSDK

/// The names that the generated code introduces.
package enum CarrierNames {
  /// The method of a map view that installs the carrier and returns the map.
  package static let install = "withDriveLayout"
  package static let className = "DriveLayout"
  package static let keeper = "DriveLayoutKeeper"
  package static let addObserver = "addPromptObserver"
  package static let observerProtocol = "PromptObserver"
  package static let accessoryProtocol = "HeaderAccessory"
}
