/// One element of the legacy layout API: the one place that scanning, rewriting, `explain`, the
/// migration guide and the stand-in SDK read.
package struct LegacyElement: Sendable {
  package enum ID: String, Sendable, CaseIterable {
    case navigationHeaderEnabled
    case navigationFooterEnabled
    case tripProgressBarEnabled
    case reportIncidentButtonEnabled
    case headerAccessoryView
    case invalidateAccessoryLayout
    case accessoryViewConformance
    case mapPadding
    case paddingAdjustmentBehavior
    case headerLayoutGuide
    case footerLayoutGuide
    case bottomTrailingButtonsLayoutGuide
    case bottomTrailingButtonsAlternateLayoutGuide
    case willPresentPrompt
    case didDismissPrompt
  }

  /// What the name is in the SDK.
  package enum Form: Sendable, Hashable {
    /// A stored or computed property that is read and, unless `isReadOnly`, written.
    case property(type: String, isReadOnly: Bool)
    /// A method the app calls; one label a parameter, nil for `_`.
    case method(labels: [String?])
    /// A protocol the app's types adopt.
    case adoptedProtocol
    /// A method the app implements in a type that adopts `owner`.
    case callback(labels: [String?])
  }

  package let id: ID
  package let rule: RuleID
  /// Swift base names, the canonical one first; every one is looked for.
  package let swiftNames: [String]
  package let form: Form
  /// The SDK type that declares it: `GMSMapView`, `GMSUISettings`, `GMSNavigatorListener`; of the
  /// accessory protocol its own name.
  package let owner: String
  /// Whether the name alone, in a project that uses the Navigation SDK, says that it is the SDK's.
  package let isExclusive: Bool

  package init(
    id: ID, rule: RuleID, swiftNames: [String], form: Form, owner: String, isExclusive: Bool
  ) {
    self.id = id
    self.rule = rule
    self.swiftNames = swiftNames
    self.form = form
    self.owner = owner
    self.isExclusive = isExclusive
  }
}
