import LegacyScan
import SourceText

/// What finds the findings of a scan, and what rewrites them.
struct ScanEngine: Sendable {
  /// The names the scan begins with.
  let candidates: [String]
  let scan: @Sendable (any SourceCorpus, ProjectMap) -> ScanResult
  /// How a finding's statement will read; nil where a person must write it.
  let suggestion: @Sendable (Finding, SourceFile) -> String?
}
