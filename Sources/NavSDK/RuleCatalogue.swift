/// All rules.
package enum RuleCatalogue {
  /// The legacy rules in the order of the catalogue, then the delegate rules.
  package static let all: [Rule] = legacy + setting + views + layout

  /// The rule with this id; nil where there is none.
  package static func rule(_ id: RuleID) -> Rule? {
    all.first { $0.id == id }
  }
}
