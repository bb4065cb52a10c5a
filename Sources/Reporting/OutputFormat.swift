/// How results are written to standard output.
package enum OutputFormat: String, Sendable, CaseIterable {
  case text
  case json
}
