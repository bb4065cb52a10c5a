import NavSDK
import Reporting

/// `navmigrate rules`: every rule, one a line.
enum RulesCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    if let extra = invocation.operands.first {
      throw UsageProblem(
        "rules takes no argument; 'navmigrate explain \(extra.text)' explains one rule")
    }
    console.print(RuleList.render(RuleCatalogue.all, ink: console.ink(invocation)))
    return .done
  }
}
