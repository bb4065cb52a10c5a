import Scenarios

/// Where everything on a map is, in one state.
package struct Snapshot: Sendable, Equatable {
  /// Something that is seen.
  package struct Part: Sendable, Equatable {
    package let component: String
    /// x, y, width and height in points of the map, not rounded.
    package let frame: [Double]
    /// Whether it shows something of its own.
    package let isDrawn: Bool
    /// From 0, clear, to 1.
    package let opacity: Double
    /// The corners of a prompt that are round; nil for anything else.
    package let roundCorners: UInt?
  }

  /// What the app has set, by the setup's name.
  package let setup: String
  /// Its id is `SCENARIO/SETUP/STATE`.
  package let state: StateRecord
  /// What led to the state.
  package let cause: String
  /// In the order of drawing; what is hidden, clear or without area is not there.
  package let parts: [Part]

  package var id: String { state.id }

  package func part(_ component: String) -> Part? { parts.first { $0.component == component } }
}
