/// Plays one scenario with one subject.
@MainActor
public final class ScenarioPlayer {
  /// A state at rest.
  public struct Moment {
    /// The step that led here.
    public let step: ScenarioStep
    public let name: StateName
    /// The name, with a number from the second time on: `guidance-2`.
    public let label: String
    /// `SCENARIO/LABEL`
    public let id: String
    public let shape: ScreenShape
    public let width: WidthMode
  }

  public let scenario: Scenario
  public let stage: Stage
  private let subject: any ScenarioSubject
  private var counts: [StateName: Int] = [:]
  private var name = StateName.disabled
  /// Runs what waits on the main queue.
  public var drain: (() -> Void)?
  /// Told of every step before it is taken.
  public var willTake: (ScenarioStep) -> Void = { _ in }

  /// Around what the app does of its own accord.
  var willAct: () -> Void = {}
  var didAct: () -> Void = {}

  public init(
    _ scenario: Scenario, subject: any ScenarioSubject,
    alternatives: Set<NavigationAssumption> = []
  ) throws {
    self.scenario = scenario
    self.subject = subject
    stage = Stage(scenario, alternatives: alternatives)
    try subject.prepare(stage.map)
    stage.settle()
  }

  private var map: GMSMapView { stage.map }

  /// Plays all steps.
  /// - Parameter visit: is shown every state when it has come to rest.
  public func play(_ visit: (Moment) -> Void) {
    for step in scenario.script.steps {
      willTake(step)
      let isMoment = perform(step)
      stage.settle()
      if let drain {
        drain()
        stage.settle()
      }
      if isMoment { visit(makeMoment(step)) }
    }
  }

  private func makeMoment(_ step: ScenarioStep) -> Moment {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    let label = count == 1 ? name.rawValue : "\(name.rawValue)-\(count)"
    return Moment(
      step: step, name: name, label: label, id: "\(scenario.id)/\(label)", shape: stage.shape,
      width: map.sdkModel.widthMode)
  }

  /// - Returns: whether the step leads to a state worth a look.
  private func perform(_ step: ScenarioStep) -> Bool {
    switch step {
    case .enable:
      map.isNavigationEnabled = true
      name = map.navigator?.isGuidanceActive == true ? .guidance : .ready
    case .start:
      map.navigator?.isGuidanceActive = true
      map.cameraMode = .following
      name = .guidance
    case .stop:
      map.navigator?.isGuidanceActive = false
      name = .stopped
    case .disable:
      map.isNavigationEnabled = false
      map.navigator?.isGuidanceActive = false
      name = .disabled
    case .prompt(let height): return raisePrompt(height)
    case .hidePrompt:
      map.sdkModel.dismissPrompt()
      name = .promptHidden
    case .speed(let display):
      map.sdkModel.speedData = display
      settleName()
    case .rotate:
      stage.rotate()
      settleName()
    case .resize(let shape, let width):
      stage.resize(to: shape, width)
      settleName()
    case .scroll:
      map.sdkModel.isScrolledAway = true
      settleName()
    case .recenter:
      map.sdkModel.isScrolledAway = false
      settleName()
    case .app(let event):
      willAct()
      subject.perform(event, on: map)
      didAct()
      settleName()
    case .wait(let seconds):
      LayoutModel.current.clock.advance(by: seconds)
      return false
    }
    return true
  }

  private func raisePrompt(_ height: Double) -> Bool {
    let wasUp = map.sdkModel.prompt != nil
    guard map.sdkModel.raisePrompt(height: height) else { return false }
    name = wasUp ? .promptChanged : .prompt
    return true
  }

  /// What a state is called when something but its transition has happened.
  private func settleName() {
    switch name {
    case .promptHidden: name = .guidance
    case .promptChanged: name = .prompt
    case .ready, .guidance, .prompt, .stopped, .disabled: break
    }
  }
}
