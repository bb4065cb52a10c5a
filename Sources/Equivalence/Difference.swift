import ModelGoogleNavigation

/// A component that is not where the legacy layout had it.
package struct Difference: Sendable, Hashable {
  package enum Verdict: String, Sendable, Hashable {
    /// A documented loss, or what an open question may make of it.
    case accepted
    case different
  }

  /// `SCENARIO/STATE`
  package let scenario: String
  package let component: String
  package let verdict: Verdict
  /// x, y, width, height in points; nil if it is not there.
  package let legacy: [Double]?
  package let delegate: [Double]?
  /// The name of the loss or the assumption; of a difference what it is.
  package let reason: String
  /// Whether it comes under an assumption's other answer alone.
  package let isAlternative: Bool
}

/// Compares two layouts of one state.
package enum Comparison {
  /// In points.
  static let tolerance = 0.01

  /// The differences, by component.
  static func differences(
    _ legacy: Snapshot, _ delegate: Snapshot, assumption: String? = nil
  ) -> [Difference] {
    let names = Set(legacy.frames.keys).union(delegate.frames.keys).sorted()
    let hidesAccessory =
      legacy.frames["accessory"] == nil && delegate.frames["accessory"] != nil
      && legacy.mapHeight < Double(LegacyMetrics().accessoryMinimumMapHeight)
    return names.compactMap { name in
      let (a, b) = (legacy.frames[name], delegate.frames[name])
      if let a, let b, zip(a, b).allSatisfy({ abs($0 - $1) <= tolerance }) { return nil }
      let loss = loss(name, a, b, legacy, delegate, hidesAccessory: hidesAccessory)
      return Difference(
        scenario: legacy.id, component: name,
        verdict: loss == nil && assumption == nil ? .different : .accepted, legacy: a, delegate: b,
        reason: loss ?? assumption ?? (a == nil ? "added" : b == nil ? "missing" : "moved"),
        isAlternative: assumption != nil)
    }
  }

  /// The documented loss that explains a difference, if one does.
  private static func loss(
    _ name: String, _ legacy: [Double]?, _ delegate: [Double]?, _ before: Snapshot,
    _ after: Snapshot, hidesAccessory: Bool
  ) -> String? {
    if name == "button.other", legacy == nil { return "unknown-buttons-are-shown" }
    // Where the legacy layout has no room for the accessory, everything around it may differ.
    if hidesAccessory { return "accessory-auto-hide" }
    if name == "button.compass", legacy == nil, after.frames["accessory"] != nil {
      return "compass-hides-with-accessory"
    }
    return nil
  }
}
