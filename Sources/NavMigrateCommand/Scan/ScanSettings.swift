import LegacyScan
import NavSDK
import Reporting

/// What a scan is asked to show.
struct ScanSettings: Sendable {
  let format: OutputFormat
  let detail: Detail
  let minConfidence: Confidence
  let usesBaseline: Bool
  private let selected: Set<RuleID>
  private let ignored: Set<RuleID>

  init(_ settings: Settings) {
    format = settings.value(of: .format).flatMap(OutputFormat.init) ?? .text
    detail = settings.has(.verbose) ? .full : .brief
    let confidence = settings.value(of: .minConfidence)
    minConfidence = Confidence.allCases.first { $0.name == confidence } ?? .likely
    usesBaseline = settings.value(of: .baseline) != nil
    selected = Set(settings.values(of: .select).map { RuleID($0) })
    ignored = Set(settings.values(of: .ignore).map { RuleID($0) })
  }

  func isSelected(_ rule: RuleID) -> Bool {
    (selected.isEmpty || selected.contains(rule)) && !ignored.contains(rule)
  }

  /// Whether everything is known about what a comment suppresses: a rule, or (nil) all rules.
  func isSelected(_ rule: RuleID?) -> Bool {
    guard let rule else { return selected.isEmpty && ignored.isEmpty }
    return isSelected(rule)
  }
}
