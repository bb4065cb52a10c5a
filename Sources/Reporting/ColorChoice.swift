/// When text is coloured.
package enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment says no.
  case auto
  case always
  case never
}
