/// `google-view-internals`, `managed-view-hidden`: what was done to views of the SDK.
enum IntrusionCheck {
  @MainActor
  static func faults(_ intrusions: [ViewIntrusion], _ scene: LayoutScene) -> [Fault] {
    intrusions.map { intrusion in
      let place = intrusion.callback.map { " in \($0.swiftName)" } ?? ""
      let site = scene.items.first { $0.name == intrusion.view }.flatMap {
        scene.site(of: $0.view)
      }
      switch intrusion.kind {
      case .read:
        return Fault(
          .googleViewInternals, intrusion.view, at: nil,
          "'\(intrusion.member)' of '\(intrusion.view)' is read\(place); what is in it is "
            + "the SDK's",
          cause: place)
      case .changed:
        return Fault(
          .googleViewInternals, intrusion.view, at: nil,
          "'\(intrusion.member)' is called on '\(intrusion.view)'\(place); what is in it is "
            + "the SDK's",
          cause: place)
      case .hidManaged:
        return Fault(
          .managedViewHidden, intrusion.view, at: site,
          "'isHidden' of '\(intrusion.view)' is set\(place) while a hiding stack manages it; "
            + "take it out of 'arrangedSubviews'")
      }
    }
  }
}
