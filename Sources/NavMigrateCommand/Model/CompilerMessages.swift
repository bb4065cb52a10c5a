/// One message of the compiler.
struct CompilerMessage: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    case error, warning, note
  }

  let kind: Kind
  /// As the compiler was given it; nil for a message about no file.
  let file: String?
  /// From 1; 0 for a message about no place.
  let line: Int
  /// From 1, in UTF-8 bytes; 0 for a message about no place.
  let column: Int
  let text: String
}

/// What the compiler printed, read.
enum CompilerMessages {
  /// Asks for messages in the form that is read here.
  static let flags = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]

  static func all(in text: String) -> [CompilerMessage] {
    text.split(whereSeparator: \.isNewline).compactMap(message)
  }

  /// The text of the first error, or what else tells why the compiler failed.
  static func firstError(in outcome: ProcessOutcome) -> String {
    if let error = all(in: outcome.errorText).first(where: { $0.kind == .error }) {
      return error.text
    }
    switch outcome.end {
    case .timedOut: return "it took too long"
    case .signalled(let signal): return "it ended by signal \(signal)"
    case .printedTooMuch, .usedTooMuchMemory, .exited:
      let line = outcome.errorText.split(whereSeparator: \.isNewline).first
      return line.map(String.init) ?? "it did not say why"
    }
  }

  /// Reads `FILE:LINE:COLUMN: error: TEXT` and `error: TEXT`.
  private static func message(_ line: Substring) -> CompilerMessage? {
    for kind in CompilerMessage.Kind.allCases {
      let word = "\(kind.rawValue): "
      if line.hasPrefix(word) {
        return CompilerMessage(
          kind: kind, file: nil, line: 0, column: 0, text: String(line.dropFirst(word.count)))
      }
      guard let mark = line.firstRange(of: ": \(word)") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 2, let last = Int(parts[parts.count - 1]) else { continue }
      let text = String(line[mark.upperBound...])
      if parts.count >= 3, let first = Int(parts[parts.count - 2]) {
        let file = parts.dropLast(2).joined(separator: ":")
        return CompilerMessage(kind: kind, file: file, line: first, column: last, text: text)
      }
      let file = parts.dropLast().joined(separator: ":")
      let isUnknown = file == "<unknown>"
      return CompilerMessage(
        kind: kind, file: isUnknown ? nil : file, line: isUnknown ? 0 : last, column: 0, text: text)
    }
    return nil
  }
}
