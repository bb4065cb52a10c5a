import LegacyScan
import NavSDK

/// What the carrier of a unit must be able to do: the legacy configuration that the app uses.
package struct CarrierFeatures: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

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

  /// Each feature with the name it has in a carrier's first line, in order.
  package static let named: [(name: String, feature: CarrierFeatures)] = [
    ("turnCardFlag", .turnCardFlag), ("etaCardFlag", .etaCardFlag), ("progressBar", .progressBar),
    ("reportingFlag", .reportingFlag), ("accessory", .accessory), ("insets", .insets),
    ("insetAdjustment", .insetAdjustment), ("headerGuide", .headerGuide),
    ("footerGuide", .footerGuide), ("buttonsGuide", .buttonsGuide),
    ("alternateButtonsGuide", .alternateButtonsGuide), ("promptObservers", .promptObservers),
    ("speedWidget", .speedWidget),
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
