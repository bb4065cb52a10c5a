/// What the compiler says of an app's source that it compiles against the model.
package struct ModelDiagnostic: Hashable, Sendable {
  package let file: String
  /// Counted from 1; columns in UTF-8 bytes.
  package let line: Int
  package let column: Int
  /// The name that the model lacks, `UIFoo` or `UIView.foo`; nil for any other error.
  package let missing: String?
  /// The compiler's message, or "not in the model: NAME".
  package let message: String

  package init(file: String, line: Int, column: Int, missing: String?, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.missing = missing
    self.message = message
  }
}

extension ModelDiagnostic: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column): \(message)" }
}

/// Reads the compiler's errors and tells what the model lacks from what is wrong.
///
/// Source that compiles on a device may use a name of UIKit or of the SDK that the model does not
/// have. The compiler then says that it cannot find it, which says nothing to the app's author.
package enum ModelDiagnostics {
  /// Beginnings of names that frameworks have and apps do not give.
  private static let prefixes = ["UI", "NS", "CA", "CG", "CI", "CL", "CT", "MK", "GMS"]
  private static let modules = ["ModelUIKit.", "ModelGoogleNavigation.", "UIKit."]

  /// The errors in what the compiler printed, in its order, each once.
  package static func read(_ output: String) -> [ModelDiagnostic] {
    var seen: Set<ModelDiagnostic> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let diagnostic = diagnostic(line), seen.insert(diagnostic).inserted else { return nil }
      return diagnostic
    }
  }

  private static func diagnostic(_ text: Substring) -> ModelDiagnostic? {
    guard let (place, rest) = split(text, at: ": error: ") else { return nil }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let column = Int(parts[parts.count - 1]),
      let line = Int(parts[parts.count - 2])
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    let (missing, message) = explained(rest)
    return ModelDiagnostic(
      file: file, line: line, column: column, missing: missing, message: message)
  }

  /// The name that an error says is missing, if it is one of a framework, and what to tell the
  /// author.
  package static func explained(
    _ error: some StringProtocol
  ) -> (missing: String?, message: String) {
    let message = plain(withoutGroup(Substring(error)))
    let missing = missingName(in: message)
    return (missing, missing.map { "not in the model: \($0)" } ?? message)
  }

  /// The name a message says is missing, if it is one of a framework.
  private static func missingName(in message: String) -> String? {
    let quoted = quotedParts(of: message)
    if message.hasPrefix("cannot find "), let name = quoted.first { return framework(name) }
    if message.hasPrefix("no such module "), let name = quoted.first { return "module \(name)" }
    guard quoted.count == 2 else { return nil }
    if message.contains(" has no member ") { return member(quoted[1], of: quoted[0]) }
    if message.contains(" is not a member type of ") { return member(quoted[0], of: quoted[1]) }
    return nil
  }

  private static func member(_ name: String, of type: String) -> String? {
    let plainType = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    let head = plainType.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return framework(String(head)).map { "\($0).\(name)" }
  }

  /// The name itself if it begins as names of frameworks do: `UIView`, not `UID` or `UIview`.
  private static func framework(_ name: String) -> String? {
    let begins = prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
    }
    return begins ? name : nil
  }

  private static func quotedParts(of message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The message without the names of the model's modules, which the app does not know.
  private static func plain(_ message: String) -> String {
    modules.reduce(message) { text, module in
      var result = ""
      var rest = Substring(text)
      while let (before, after) = split(rest, at: module) {
        result += before
        rest = after
      }
      return result + rest
    }
  }

  /// The message without the name of its group, ` [#Group]`.
  private static func withoutGroup(_ message: Substring) -> String {
    guard message.hasSuffix("]"), let (text, _) = split(message, at: " [#") else {
      return String(message)
    }
    return String(text)
  }

  private static func split(_ text: Substring, at separator: String)
    -> (Substring, Substring)?
  {
    var start = text.startIndex
    while start < text.endIndex {
      let rest = text[start...]
      if rest.hasPrefix(separator) {
        return (text[..<start], rest.dropFirst(separator.count))
      }
      start = text.index(after: start)
    }
    return nil
  }
}
