import LegacyScan
import NavSDK

/// What the carrier of a unit must be able to do: the legacy configuration that the app uses.
package struct CarrierFeatures: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let turnCardFlag = CarrierFeatures(rawValue: 1 << 0)
  package static let etaCardFlag = CarrierFeatures(rawValue: 1 << 1)
  package static let progressBar = CarrierFeatures(rawValue: 1 << 2)
  package static let reportingFlag = CarrierFeatures(rawValue: 1 << 3)
  package static let accessory = CarrierFeatures(rawValue: 1 << 4)
  package static let insets = CarrierFeatures(rawValue: 1 << 5)
  package static let insetAdjustment = CarrierFeatures(rawValue: 1 << 6)
  package static let headerGuide = CarrierFeatures(rawValue: 1 << 7)
  package static let footerGuide = CarrierFeatures(rawValue: 1 << 8)
  package static let buttonsGuide = CarrierFeatures(rawValue: 1 << 9)
  package static let alternateButtonsGuide = CarrierFeatures(rawValue: 1 << 10)
  package static let promptObservers = CarrierFeatures(rawValue: 1 << 11)
  package static let speedWidget = CarrierFeatures(rawValue: 1 << 12)
  /// Objects hear of prompts on a map view.
  package static let mapObservers = CarrierFeatures(rawValue: 1 << 13)
  /// Objects hear of the prompts of a navigator.
  package static let navigatorObservers = CarrierFeatures(rawValue: 1 << 14)
  package static let observerRemoval = CarrierFeatures(rawValue: 1 << 15)
  /// Some hear only of prompts that show, or that hide.
  package static let partialObservers = CarrierFeatures(rawValue: 1 << 16)
  /// The guide for the buttons is read, also where the app has set none.
  package static let buttonsGuideReads = CarrierFeatures(rawValue: 1 << 17)
  /// The accessory protocol is part of the module's interface.
  package static let publicAccessory = CarrierFeatures(rawValue: 1 << 18)
  /// Other modules name the layout.
  package static let publicLayout = CarrierFeatures(rawValue: 1 << 19)

  /// Each feature with the name it has in a carrier's first line, in order.
  package static let named: [(name: String, feature: CarrierFeatures)] = [
    ("turnCardFlag", .turnCardFlag), ("etaCardFlag", .etaCardFlag), ("progressBar", .progressBar),
    ("reportingFlag", .reportingFlag), ("accessory", .accessory), ("insets", .insets),
    ("insetAdjustment", .insetAdjustment), ("headerGuide", .headerGuide),
    ("footerGuide", .footerGuide), ("buttonsGuide", .buttonsGuide),
    ("alternateButtonsGuide", .alternateButtonsGuide), ("promptObservers", .promptObservers),
    ("speedWidget", .speedWidget), ("mapObservers", .mapObservers),
    ("navigatorObservers", .navigatorObservers), ("observerRemoval", .observerRemoval),
    ("partialObservers", .partialObservers), ("buttonsGuideReads", .buttonsGuideReads),
    ("publicAccessory", .publicAccessory), ("publicLayout", .publicLayout),
  ]

  package init(of element: LegacyElement.ID) {
    switch element {
    case .navigationHeaderEnabled: self = .turnCardFlag
    case .navigationFooterEnabled: self = .etaCardFlag
    case .tripProgressBarEnabled: self = .progressBar
    case .reportIncidentButtonEnabled: self = .reportingFlag
    case .headerAccessoryView, .invalidateAccessoryLayout, .accessoryViewConformance:
      self = .accessory
    case .mapPadding: self = .insets
    case .paddingAdjustmentBehavior: self = [.insets, .insetAdjustment]
    case .headerLayoutGuide: self = .headerGuide
    case .footerLayoutGuide: self = .footerGuide
    case .bottomTrailingButtonsLayoutGuide: self = .buttonsGuide
    case .bottomTrailingButtonsAlternateLayoutGuide: self = [.buttonsGuide, .alternateButtonsGuide]
    case .willPresentPrompt, .didDismissPrompt: self = .promptObservers
    }
  }

  package var names: [String] { Self.named.filter { contains($0.feature) }.map(\.name) }
}
