/// Plays a matrix of scenarios with a layout delegate and judges what comes out.
@MainActor
public enum ScenarioRunner {
  /// What a run may be told beside its matrix.
  public struct Options {
    public var recordsFrames = true
    public var alternatives: Set<NavigationAssumption> = []
    /// Runs what waits on the main queue; nothing by default.
    public var drain: @MainActor () -> Void = {}
    /// Told of every step of every scenario before it is taken.
    public var willTake: @MainActor (Scenario, ScenarioStep) -> Void = { _, _ in }

    public init() {}
  }

  /// Makes a new delegate for every scenario and plays it.
  /// - Throws: what `makeDelegate` throws.
  public static func run(
    makeDelegate: @escaping @MainActor () throws -> any NavigationLayoutDelegate,
    matrix: ScenarioMatrix = .standard(), options: Options = Options()
  ) throws -> RunRecord {
    let start = Date()
    var record = RunRecord()
    let audit = RunAudit()
    for scenario in matrix.scenarios {
      let player = try ScenarioPlayer(
        scenario, subject: DelegateSubject(makeDelegate), alternatives: options.alternatives)
      player.drain = options.drain
      player.willTake = { options.willTake(scenario, $0) }
      let observation = audit.begin(player)
      player.play { moment in
        let items = SceneReader.items(of: player.stage.map)
        if options.recordsFrames {
          let shown = items.filter { $0.isShown }
          record.frames += shown.map { FrameRecord(scenario: moment.id, $0) }
        }
        record.scenarios.append(StateRecord(scenario, moment, player.stage))
        observation.visit(moment, items)
      }
    }
    audit.complete(&record)
    record.assumptions = assumptions(options.alternatives)
    record.times.total = Date().timeIntervalSince(start)
    record.times.states = record.scenarios.count
    return record
  }

  private static func assumptions(
    _ alternatives: Set<NavigationAssumption>
  ) -> [AssumptionRecord] {
    NavigationAssumption.allCases.map { assumption in
      let takesOther = alternatives.contains(assumption)
      return AssumptionRecord(
        name: assumption.name,
        value: takesOther ? assumption.alternative ?? assumption.value : assumption.value,
        source: assumption.source)
    }
  }
}

extension StateRecord {
  @MainActor
  public init(_ scenario: Scenario, _ moment: ScenarioPlayer.Moment, _ stage: Stage) {
    self.init(
      id: moment.id, device: scenario.device.id, orientation: stage.orientation,
      direction: scenario.direction, wideMode: moment.width == .wide, state: moment.label,
      metrics: scenario.metrics.name, screen: moment.shape)
  }
}
