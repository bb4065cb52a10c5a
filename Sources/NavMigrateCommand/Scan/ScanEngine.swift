import LegacyScan
import Migration
import NavSDK
import SourceText

/// What finds the findings of a scan, and what rewrites them.
struct ScanEngine: Sendable {
  /// The names the scan begins with.
  let candidates: [String]
  let scan: @Sendable (any SourceCorpus, ProjectMap) -> ScanResult
  /// How the statements of a file's findings will read.
  let suggestions: @Sendable ([Finding], SourceFile, GeneratedNames) -> Suggestions
}
