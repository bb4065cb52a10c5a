/// A flag of the command line. Parsing, help, suggestions for misspelt flags and the configuration
/// file all read these declarations; nothing else knows a flag.
package struct Flag: Sendable {
  package enum Value: Sendable {
    case none
    /// Any text; the word that stands for it in the help.
    case text(String)
    /// A whole path; the word that stands for it in the help.
    case path(String)
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

  /// As it is typed: `--format`.
  package var spelling: String { "--" + name }

  /// As the help shows it: `--format text|json`.
  package var usage: String {
    switch value {
    case .none: spelling
    case .text(let placeholder), .path(let placeholder): "\(spelling) \(placeholder)"
    case .choice(let choices): "\(spelling) \(choices.joined(separator: "|"))"
    }
  }
}
