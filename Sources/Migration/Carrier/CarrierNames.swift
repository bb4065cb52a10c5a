/// The names of the carrier's methods for objects that hear of prompts.
package enum CarrierNames {
  package static let addObserver = "addPromptObserver"
  package static let removeObserver = "removePromptObserver"
}
