import NavSDK

/// The text of a comment to the tool.
struct Directive {
  private static let beginning = Array("navmigrate:".utf8)

  let comment: Range<Int>
  /// What follows `navmigrate:`, up to a space.
  let word: String
  private let rules: [RuleID]
  private let unknownRules: [String]

  var verb: Suppression.Verb? { Suppression.Verb(rawValue: word) }

  func suppression(_ reach: Suppression.Reach) -> Suppression {
    Suppression(comment: comment, reach: reach, rules: rules, unknownRules: unknownRules)
  }

  /// Nothing for a comment that does not begin with `navmigrate:`.
  init?(_ bytes: ArraySlice<UInt8>, at comment: Range<Int>) {
    let marks = Array("/*! \t\r\n".utf8)
    let content = bytes.drop { marks.contains($0) }
    guard content.starts(with: Self.beginning) else { return nil }
    let line = content.dropFirst(Self.beginning.count).prefix { $0 != 0x0A && $0 != 0x0D }
    var text = String(decoding: line, as: UTF8.self)
    if bytes.starts(with: "/*".utf8), text.hasSuffix("*/") { text.removeLast(2) }
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    // A space after the colon is a slip worth a word, not a verb.
    let hasVerb = text.first.map { !$0.isWhitespace } ?? false
    self.comment = comment
    word = hasVerb ? words.first ?? "" : ""
    var rules: [RuleID] = []
    var unknown: [String] = []
    for word in words.dropFirst(hasVerb ? 1 : 0) {
      if word.hasPrefix("-") || word.hasPrefix("–") || word.hasPrefix("—") { break }
      let isLast = word.hasSuffix(":")
      let rule = RuleID(isLast ? String(word.dropLast()) : word)
      if RuleCatalogue.rule(rule) != nil { rules.append(rule) } else { unknown.append(word) }
      if isLast { break }
    }
    self.rules = rules
    unknownRules = unknown
  }
}
