import NavSDK

/// The names that the generated code introduces.
package enum CarrierNames {
  package static let className = Replacement.className
  package static let keeper = "DriveLayoutKeeper"
  package static let addObserver = "addPromptObserver"
  package static let removeObserver = "removePromptObserver"
  package static let observerProtocol = "PromptObserver"
  package static let accessoryProtocol = "HeaderAccessory"
}
