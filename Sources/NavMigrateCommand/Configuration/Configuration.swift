/// The settings of a project, from its configuration file.
package struct Configuration: Sendable {
  package static let fileName = ".navmigrate.json"
}
