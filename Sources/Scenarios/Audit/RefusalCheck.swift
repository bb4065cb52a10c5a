/// What UIKit would have refused. A constraint that was active in an earlier state and is activated
/// again without its views is `stale-constraint`; the rest has no rule.
@MainActor
struct RefusalCheck {
  /// Places at which constraints were made that have been active.
  private var known: Set<String> = []

  /// Remembers the constraints that are active now.
  mutating func note(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      if let site = constraint.layoutModel.site { known.insert(site.description) }
    }
  }

  func faults(_ refused: [LayoutFault], in callback: LayoutCallback?) -> [Fault] {
    let place = callback.map { " in '\($0.swiftName)'" } ?? ""
    return refused.map { fault in
      if isActivation(fault.kind), let site = fault.site, known.contains(site.description) {
        return Fault(
          .staleConstraint, at: site,
          "a constraint of an earlier state is activated\(place) after its views were removed: "
            + fault.message)
      }
      switch fault.consequence {
      case .exception:
        return Fault(.exception, at: fault.site, fault.message + place, cause: fault.kind.rawValue)
      case .warning:
        return Fault(.warning, at: fault.site, fault.message + place, cause: fault.kind.rawValue)
      }
    }
  }

  private func isActivation(_ kind: LayoutFault.Kind) -> Bool {
    switch kind {
    case .noCommonAncestor, .missingItem, .hierarchyNotPrepared: true
    case .illegalConstraint, .illegalPriority, .priorityMutation, .notFinite, .visualFormat,
      .hierarchyCycle, .indexOutOfRange, .layoutLoop, .safeAreaUnsettled, .solverLimit:
      false
    }
  }
}
