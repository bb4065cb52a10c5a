/// `unsatisfiable-constraints` and the conflicts of `stale-constraint`: constraints that cannot
/// hold together. If one of them arranges a view of the SDK for a state that is over, it is stale.
enum ConflictCheck {
  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    scene.map.layoutModel.conflicts.compactMap { conflict in
      let own = conflict.constraints.filter { $0.origin == .app }
      guard let culprit = conflict.broken.origin == .app ? conflict.broken : own.last else {
        return nil
      }
      let orders = Set(own.map { $0.order })
      let old = scene.constraints.first {
        orders.contains($0.layoutModel.order) && scene.isOver($0)
      }
      if let old {
        let others = own.filter { $0.order != old.layoutModel.order }
        return scene.stale(old, "contradicts it", related: related(others, but: nil))
      }
      return Fault(
        .unsatisfiableConstraints, at: culprit.site, message(conflict),
        related: related(conflict.constraints, but: culprit),
        cause: culprit.site == nil ? culprit.text : "")
    }
  }

  @MainActor
  private static func message(_ conflict: LayoutConflict) -> String {
    let all = conflict.constraints.map { $0.text }.joined(separator: "; ")
    let hint =
      conflict.involvesAutoresizing
      ? "; a view of yours still translates its autoresizing mask into constraints" : ""
    return "these constraints cannot hold together: \(all)\(hint)"
  }

  private static func related(
    _ constraints: [ConstraintSnapshot], but culprit: ConstraintSnapshot?
  ) -> [RelatedRecord] {
    constraints.filter { $0 != culprit && $0.site != nil }
      .map { RelatedRecord($0.text, at: $0.site) }
  }
}
