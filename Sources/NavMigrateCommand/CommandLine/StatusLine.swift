/// A line on the terminal that says what takes so long.
enum StatusLine {
  /// Shows a text while `body` runs; nothing where standard error is no terminal.
  static func showing<R>(
    _ text: String, while body: () throws(ModelProblem) -> R
  ) throws(ModelProblem) -> R {
    guard SystemFile.standardError.isTerminal else { return try body() }
    _ = SystemFile.standardError.write(Array("\rnavmigrate: \(text)\u{1B}[K".utf8))
    defer { _ = SystemFile.standardError.write(Array("\r\u{1B}[K".utf8)) }
    return try body()
  }
}
