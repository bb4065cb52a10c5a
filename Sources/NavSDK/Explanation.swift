/// What there is to say about a rule or an API, as data; how it is printed is decided elsewhere.
package struct Explanation: Sendable, Hashable {
  package enum Body: Sendable, Hashable {
    /// Whole sentences, to be wrapped.
    case prose(String)
    /// Swift, to be printed as it is.
    case code(String)
    /// A name and what is said of it, one a line.
    case facts([Fact])
  }

  package struct Fact: Sendable, Hashable {
    package let name: String
    package let text: String
  }

  package struct Section: Sendable, Hashable {
    /// Lower case; empty where the body goes on with the section before.
    package let title: String
    package let body: Body
  }

  /// The rule id or API name that is explained, spelt as it is in the SDK.
  package let title: String
  /// The rule, where there is one.
  package let rule: RuleID?
  /// One clause, lower case.
  package let summary: String
  package let sections: [Section]

  package init(title: String, rule: RuleID?, summary: String, sections: [Section]) {
    self.title = title
    self.rule = rule
    self.summary = summary
    self.sections = sections
  }
}
