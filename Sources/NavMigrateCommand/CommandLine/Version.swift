/// The version of the tool.
package enum Version {
  package static let number = "0.1.0"
  package static let line = "navmigrate \(number)"
}
