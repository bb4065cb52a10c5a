/// When layout delegates came to the SDK.
package enum LayoutDelegateRelease {
  /// The first version of the Navigation SDK that is taken to have them. Inferred: the reference
  /// pages that describe them carry the date of this release, and the pages of 10.12 lack them.
  package static let assumedVersion = "11.3.0"
}
