/// One element of the legacy layout API: the one place that scanning, rewriting, `explain`, the
/// migration guide and the stand-in SDK read.
package struct LegacyElement: Sendable, CustomStringConvertible {
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

  /// The module whose import makes the name visible.
  package enum Module: String, Sendable, CaseIterable {
    case googleMaps = "GoogleMaps"
    case googleNavigation = "GoogleNavigation"
  }

  package let id: ID
  package let rule: RuleID
  /// Swift base names, the canonical one first; every one is looked for.
  package let swiftNames: [String]
  package let form: Form
  /// The Swift declaration, as the SDK's interface would print it.
  package let declaration: String
  package let objectiveC: ObjectiveCNames
  /// Names that stand for nothing but this element: its types, constants and requirements.
  package let relatedNames: [String]
  /// The SDK type that declares it: `GMSMapView`, `GMSUISettings`, `GMSNavigatorListener`; of the
  /// accessory protocol its own name.
  package let owner: String
  package let module: Module
  /// Whether the name alone, in a project that uses the Navigation SDK, says that it is the SDK's.
  package let isExclusive: Bool
  /// The value before the app sets one, as Swift text; nil where there is none.
  package let defaultValue: String?
  /// The SDK version that introduced it, as far as that is documented.
  package let since: String
  /// What it does, one clause, lower case, without the name.
  package let summary: String
  /// What it does in full, with what the documents say and what they leave open.
  package let behavior: String
  package let replacement: Replacement
  /// How the same is said with a layout delegate, whole sentences.
  package let replacementText: String
  /// The delegate callbacks in which the replacement takes effect.
  package let callbacks: [DelegateCallback]
  /// The component that the replacement places, or places the app's view by.
  package let component: NavigationComponent
  /// The safety of an ordinary use; a use's form may make it greater.
  package let safety: Safety
  /// Why; a full clause, lower case.
  package let safetyReason: String
  package let references: [Reference]
  package let example: Example
  /// Swift code with the same name that is something else.
  package let lookAlikes: [LookAlike]

  package init(
    id: ID, rule: RuleID, swiftNames: [String], form: Form, declaration: String,
    objectiveC: ObjectiveCNames, relatedNames: [String] = [], owner: String, module: Module,
    isExclusive: Bool, defaultValue: String?, since: String, summary: String, behavior: String,
    replacement: Replacement, replacementText: String, callbacks: [DelegateCallback],
    component: NavigationComponent, safety: Safety, safetyReason: String,
    references: [Reference], example: Example, lookAlikes: [LookAlike]
  ) {
    self.id = id
    self.rule = rule
    self.swiftNames = swiftNames
    self.form = form
    self.declaration = declaration
    self.objectiveC = objectiveC
    self.relatedNames = relatedNames
    self.owner = owner
    self.module = module
    self.isExclusive = isExclusive
    self.defaultValue = defaultValue
    self.since = since
    self.summary = summary
    self.behavior = behavior
    self.replacement = replacement
    self.replacementText = replacementText
    self.callbacks = callbacks
    self.component = component
    self.safety = safety
    self.safetyReason = safetyReason
    self.references = references
    self.example = example
    self.lookAlikes = lookAlikes
  }

  package var description: String { swiftNames[0] }
}

/// The names an element has in Objective-C.
package struct ObjectiveCNames: Sendable, Hashable {
  /// Everything a member, message or key-value string may be spelt as, the declared name first.
  /// Selectors are written with their colons.
  package let spellings: [String]

  package init(_ spellings: String...) { self.spellings = spellings }
}

/// A page the facts of an element come from.
package struct Reference: Sendable, Hashable {
  package let title: String
  package let url: String

  package init(_ title: String, _ url: String) {
    self.title = title
    self.url = url
  }
}

/// An element in use, and the same after the migration.
///
/// Both texts are statements of a function in which `mapView` is a `GMSMapView`, `navigator` a
/// `GMSNavigator`, `view` a `UIView`, `label` a `UILabel` and `strip` a view that adopts the
/// accessory protocol. `before` uses the element once.
package struct Example: Sendable, Hashable {
  package let before: String
  package let after: String

  package init(before: String, after: String) {
    self.before = before
    self.after = after
  }
}

/// Code that carries the name of an element and is not a use of it. The text stands where
/// `Example`'s does.
package struct LookAlike: Sendable, Hashable {
  package let code: String
  /// What it is instead, one clause, lower case.
  package let reason: String

  package init(_ code: String, _ reason: String) {
    self.code = code
    self.reason = reason
  }
}
