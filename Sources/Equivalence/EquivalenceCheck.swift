import Migration
import Scenarios

/// Compares the legacy layout with the generated delegate's for everything an app may have set.
@MainActor
package enum EquivalenceCheck {
  package struct Result {
    fileprivate var trials: [SetupTrial] = []

    /// Every state that was compared, by setup, scenario and step.
    package var states: [ComparedState] { trials.flatMap(\.states) }

    package var differences: [Difference] { states.flatMap(\.differences) }

    /// Plays again with the other answers to open questions, one at a time.
    /// - Parameter isWanted: the scenarios on which they are tried.
    /// - Returns: the states in which something more differs, by question. Their differences are
    ///   those alone.
    @MainActor
    package func alternatives(on isWanted: (Scenario) -> Bool) throws -> [ComparedState] {
      let trials = trials.filter { isWanted($0.scenario) }
      return try NavigationAssumption.allCases.flatMap { assumption in
        try trials.flatMap { try $0.states(under: assumption) }
      }
    }
  }

  /// The setups an app with these features may have: what is known only at run time is tried both
  /// ways.
  package static func setups(for features: CarrierFeatures) -> [AppSetup] {
    var base = AppSetup()
    base.showsSpeed = features.contains(.speedWidget)
    base.followsHeader = features.contains(.headerGuide)
    base.followsFooter = features.contains(.footerGuide)
    var setups = [base]
    func vary(_ feature: CarrierFeatures, _ name: String, _ change: (inout AppSetup) -> Void) {
      guard features.contains(feature) else { return }
      var one = base
      change(&one)
      one.name = name
      setups.append(one)
    }
    vary(.turnCardFlag, "header-off") { $0.showsHeader = false }
    vary(.etaCardFlag, "footer-off") { $0.showsFooter = false }
    vary([.turnCardFlag, .etaCardFlag], "header-and-footer-off") {
      ($0.showsHeader, $0.showsFooter) = (false, false)
    }
    vary(.progressBar, "progress-bar-on") { $0.showsProgressBar = true }
    vary(.reportingFlag, "report-button-off") { $0.showsReportButton = false }
    vary(.insets, "padding") { $0.padding = [8, 4, 80, 12] }
    vary(.insets, "padding-for-a-sheet") { $0.padding = [0, 0, 300, 0] }
    vary(.insetAdjustment, "padding-automatic") {
      ($0.padding, $0.adjustment) = ([8, 4, 80, 12], .automatic)
    }
    vary(.insetAdjustment, "padding-never-adjusted") {
      ($0.padding, $0.adjustment) = ([8, 4, 80, 12], .never)
    }
    vary(.buttonsGuide, "buttons-guide") { $0.buttonsGuide = .init(top: 420, trailing: 14) }
    vary(.buttonsGuide, "buttons-guide-without-side") {
      $0.buttonsGuide = .init(top: 300, trailing: nil)
    }
    vary(.alternateButtonsGuide, "alternate-buttons-guide") {
      $0.alternateButtonsGuide = .init(top: 240, trailing: 10)
    }
    vary(.accessory, "accessory") { $0.accessoryHeight = 56 }
    vary([.accessory, .progressBar], "accessory-and-progress-bar") {
      ($0.accessoryHeight, $0.showsProgressBar) = (56, true)
    }
    vary([.accessory, .insets], "accessory-and-padding") {
      ($0.accessoryHeight, $0.padding) = (56, [8, 4, 80, 12])
    }
    return setups
  }

  /// What happens in the states that are compared.
  package static let script = ScenarioScript([
    .enable, .start, .speed(.both), .prompt(height: 120), .prompt(height: 150), .hidePrompt,
    .app(.flag(.header, .off)), .app(.flag(.footer, .off)), .app(.flag(.progress, .on)),
    .app(.flag(.report, .off)), .app(.padding(Insets(top: 4, left: 16, bottom: 40, right: 2))),
    .rotate, .stop, .start, .app(.flag(.header, .on)), .app(.flag(.footer, .on)),
    .app(.flag(.report, .on)), .prompt(height: 150), .rotate, .stop, .start, .disable, .enable,
    .disable,
  ])

  /// Those of the standard steps, or of others, that an app with these features can take.
  static func script(
    for features: CarrierFeatures, of whole: ScenarioScript = script
  ) -> ScenarioScript {
    ScenarioScript(
      whole.steps.filter { step in
        switch step {
        case .app(.flag(.header, _)): features.contains(.turnCardFlag)
        case .app(.flag(.footer, _)): features.contains(.etaCardFlag)
        case .app(.flag(.progress, _)): features.contains(.progressBar)
        case .app(.flag(.report, _)): features.contains(.reportingFlag)
        case .app(.padding): features.contains(.insets)
        case .speed: features.contains(.speedWidget)
        default: true
        }
      })
  }

  /// What is played on the screens of a matrix.
  package enum Steps {
    case standard
    /// Each scenario's own.
    case own
  }

  /// Compares on every screen of a matrix. Steps that the app cannot take are left out.
  package static func run(
    _ features: CarrierFeatures, on matrix: ScenarioMatrix, _ steps: Steps = .standard
  ) throws -> Result {
    var result = Result()
    let standard = script(for: features)
    for setup in setups(for: features) {
      for var scenario in matrix.scenarios {
        switch steps {
        case .standard: scenario.script = standard
        case .own: scenario.script = script(for: features, of: scenario.script)
        }
        result.trials.append(try SetupTrial(setup, scenario))
      }
    }
    return result
  }
}
