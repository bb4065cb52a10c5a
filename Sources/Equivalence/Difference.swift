import ModelGoogleNavigation

/// A component that is not where the legacy layout had it.
package struct Difference: Sendable, Hashable {
  package enum Verdict: String, Sendable, Hashable {
    /// A documented loss, or what an open question may make of it.
    case accepted
    case different
  }

  /// `SCENARIO/SETUP/STATE`
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
  /// - Parameter assumption: the question whose other answer both layouts were played with.
  static func differences(
    _ legacy: Snapshot, _ delegate: Snapshot, assumption: String? = nil
  ) -> [Difference] {
    let names = Set((legacy.parts + delegate.parts).map(\.component)).sorted()
    return names.compactMap { name in
      let (before, after) = (legacy.part(name), delegate.part(name))
      guard let change = change(before, after) else { return nil }
      let reason = assumption ?? loss(name, before, after, legacy, delegate)?.name
      return Difference(
        scenario: legacy.id, component: name, verdict: reason == nil ? .different : .accepted,
        legacy: before?.frame, delegate: after?.frame, reason: reason ?? change,
        isAlternative: assumption != nil)
    }
  }

  /// What a difference is; nil if there is none.
  private static func change(_ before: Snapshot.Part?, _ after: Snapshot.Part?) -> String? {
    guard let before else { return "added" }
    guard let after else { return "missing" }
    let isInPlace = zip(before.frame, after.frame).allSatisfy { abs($0 - $1) <= tolerance }
    if !isInPlace { return "moved" }
    if before.opacity != after.opacity { return "other opacity" }
    return before.roundCorners == after.roundCorners ? nil : "other round corners"
  }

  /// The documented loss that explains a difference, if one does.
  private static func loss(
    _ name: String, _ before: Snapshot.Part?, _ after: Snapshot.Part?, _ legacy: Snapshot,
    _ delegate: Snapshot
  ) -> AcceptedLoss? {
    if name == "button.other", before == nil { return .unknownButtons }
    let hasAccessory = delegate.part("accessory") != nil
    // Where the legacy layout has no room for the accessory, everything around it may differ.
    if hasAccessory, legacy.part("accessory") == nil,
      legacy.state.screen.height < Double(LegacyMetrics().accessoryMinimumMapHeight)
    {
      return .accessoryAutoHide
    }
    return nil
  }
}
