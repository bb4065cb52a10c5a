import NavSDK
import SourceText

/// The suppressions of one file, and which of them have done something.
package struct SuppressionUse {
  private let table: LineTable
  private let suppressions: [Suppression]
  /// The suppressions about a whole file, and those about a line, by their indices.
  private var ofFile: [Int] = []
  private var ofLine: [Int: [Int]] = [:]
  /// For each suppression the rules it has suppressed something of.
  private var used: [Set<RuleID>]

  package init(_ suppressions: [Suppression], _ table: LineTable) {
    self.suppressions = suppressions
    self.table = table
    used = Array(repeating: [], count: suppressions.count)
    for (index, suppression) in suppressions.enumerated() {
      switch suppression.reach {
      case .file: ofFile.append(index)
      case .lines(let lines): for line in lines { ofLine[line, default: []].append(index) }
      }
    }
  }

  /// Whether a finding in the file is suppressed: for the whole file, on the line of the name, or
  /// on a line its statement begins or ends on. Every suppression that says so counts as used.
  package mutating func suppresses(_ finding: Finding) -> Bool {
    let statement = finding.use.statement
    let last = max(statement.lowerBound, statement.upperBound - 1)
    let lines = [finding.name.lowerBound, statement.lowerBound, last].map(table.lineIndex(of:))
    return suppresses(finding.rule, onLines: lines)
  }

  /// Whether what a rule says of some lines, given by their indices, is suppressed; for the whole
  /// file or on one of the lines. Every suppression that says so counts as used.
  package mutating func suppresses(_ rule: RuleID, onLines lines: [Int]) -> Bool {
    var isSuppressed = false
    for index in ofFile + lines.flatMap({ ofLine[$0] ?? [] })
    where suppressions[index].covers(rule) {
      used[index].insert(rule)
      isSuppressed = true
    }
    return isSuppressed
  }

  /// What has suppressed nothing: whole comments (without a rule), and rules named in vain.
  package var unused: [(suppression: Suppression, rule: RuleID?)] {
    zip(suppressions, used).flatMap { suppression, used -> [(Suppression, RuleID?)] in
      if !suppression.rules.isEmpty {
        return suppression.rules.filter { !used.contains($0) }.map { (suppression, $0) }
      }
      return used.isEmpty && suppression.unknownRules.isEmpty ? [(suppression, nil)] : []
    }
  }
}
