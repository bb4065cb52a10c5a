import SourceText

/// What the compiler says of an app's file.
struct AppDiagnostic: Sendable, Hashable {
  enum Severity: Sendable, Hashable {
    case error, warning
  }

  let severity: Severity
  let path: String
  /// From 1; columns in UTF-8 bytes.
  let line: Int
  let column: Int
  let text: String

  /// Where it points in the text that was compiled.
  func offset(in table: LineTable) -> Int {
    let index = min(max(0, line - 1), table.starts.count - 1)
    return min(table.length, table.starts[index] + max(0, column - 1))
  }
}
