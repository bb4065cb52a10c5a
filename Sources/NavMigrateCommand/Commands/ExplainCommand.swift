import NavSDK
import Reporting

/// `navmigrate explain`: what a rule or an API was, what replaces it, and why.
enum ExplainCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    guard !invocation.operands.isEmpty else {
      throw UsageProblem("explain needs a rule or an API name; 'navmigrate rules' lists the rules")
    }
    let explanations = try invocation.operands.map { try explanation(of: $0.text) }
    let ink = console.ink(invocation)
    for (index, explanation) in explanations.enumerated() {
      if index > 0 { console.print("\n") }
      console.print(ExplanationText.render(explanation, ink: ink))
    }
    return .done
  }

  private static func explanation(of name: String) throws -> Explanation {
    if let explanation = RuleCatalogue.explanation(of: name) { return explanation }
    let hint = NearestName.hint(name, among: RuleCatalogue.explainedNames)
    throw UsageProblem("nothing is known of '\(name)'\(hint)")
  }
}
