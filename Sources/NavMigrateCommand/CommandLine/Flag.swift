import NavSDK

/// A flag of the command line. Parsing, help, suggestions for misspelt flags and the configuration
/// file all read these declarations; nothing else knows a flag.
package struct Flag: Sendable {
  package enum Value: Sendable {
    case none
    /// Any text; the word that stands for it in the help.
    case text(String)
    /// A path; the word that stands for it in the help. In a configuration file it is meant from
    /// the file's folder.
    case path(String)
    /// A whole number, at least 1.
    case number
    /// The id of a rule.
    case rule
    /// A version: `11.3.0`.
    case version
    case choice([String])
  }

  package enum Occurrence: Sendable {
    /// The last one given counts.
    case single
    /// All given count, in order.
    case list
  }

  /// The name, without dashes.
  package let name: String
  /// The letter after a single dash, where there is one.
  package let letter: Character?
  package let value: Value
  package let occurrence: Occurrence
  package let help: String
  /// The key that sets it in the configuration file, where one can.
  package let configurationKey: String?

  package init(
    _ name: String, letter: Character? = nil, value: Value = .none,
    occurrence: Occurrence = .single, configurationKey: String? = nil, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.occurrence = occurrence
    self.configurationKey = configurationKey
    self.help = help
  }

  /// What is wrong with a value for it, after the name it was given under; nil if nothing is.
  func problem(with text: String) -> String? {
    switch value {
    case .none: return "takes no value"
    case .text, .path: return text.isEmpty ? "is not to be empty" : nil
    case .number:
      guard let number = Int(text), number > 0 else { return "is a number from 1, not '\(text)'" }
      return nil
    case .rule:
      if RuleCatalogue.rule(RuleID(text)) != nil { return nil }
      let hint = NearestName.hint(text, among: RuleCatalogue.all.map(\.id.text))
      return "names a rule, and '\(text)' is none\(hint)"
    case .version:
      return SDKVersion(text) == nil ? "is a version such as 11.3.0, not '\(text)'" : nil
    case .choice(let choices):
      if choices.contains(text) { return nil }
      let hint = NearestName.hint(text, among: choices)
      return "is one of \(choices.joined(separator: ", ")), not '\(text)'\(hint)"
    }
  }

  /// As it is typed: `--format`.
  package var spelling: String { "--" + name }

  /// As the help shows it: `--format text|json`.
  package var usage: String {
    switch value {
    case .none: spelling
    case .text(let placeholder), .path(let placeholder): "\(spelling) \(placeholder)"
    case .number: "\(spelling) N"
    case .rule: "\(spelling) RULE"
    case .version: "\(spelling) VERSION"
    case .choice(let choices): "\(spelling) \(choices.joined(separator: "|"))"
    }
  }
}
