/// Something that code does with a map besides using its legacy layout API, and that a migration
/// must know. All ranges are byte ranges in the file `path`.
package struct MapEvent: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Navigation is turned on; the point after the map's expression, nil where the map is `self`
    /// and `at` is the name.
    case enablesNavigation(mapEnd: Int?)
    /// Navigation is turned on, and the carrier is installed before.
    case enablesNavigationInstalled
    /// Navigation is turned on in a way that names no map.
    case enablesNavigationIndirectly
    /// The app sets a layout delegate of its own.
    case setsLayoutDelegate
    /// The app takes the layout delegate away: `setLayoutDelegate(nil)`.
    case removesLayoutDelegate
    /// A listener with prompt callbacks is added to a navigator.
    case addsPromptListener(PromptListenerCall)
    /// A listener with prompt callbacks is removed from a navigator.
    case removesPromptListener(PromptListenerCall)
    /// The speedometer or the speed limit is switched.
    case switchesSpeed
  }

  package let kind: Kind
  package let path: String
  /// The name that shows it.
  package let at: Range<Int>
  /// The map it belongs to, as in `Finding.unit`.
  package let unit: String?
}

extension MapEvent.Kind {
  /// Whether navigation is turned on.
  package var enables: Bool {
    switch self {
    case .enablesNavigation, .enablesNavigationInstalled, .enablesNavigationIndirectly: true
    case .setsLayoutDelegate, .removesLayoutDelegate, .addsPromptListener, .removesPromptListener,
      .switchesSpeed:
      false
    }
  }
}
