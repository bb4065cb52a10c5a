/// What a run through a matrix of scenarios gave, as plain JSON.
public struct RunRecord: Codable, Equatable, Sendable {
  /// Raised when a field changes its meaning.
  public static let currentVersion = 1

  public var version = RunRecord.currentVersion
  /// Every state that was reached, in order.
  public var scenarios: [StateRecord] = []
  /// In the order of the scenarios, of each in the order of drawing.
  public var frames: [FrameRecord] = []
  /// In the order of rules, then as they were found.
  public var faults: [FaultRecord] = []
  /// Full Swift names of the callbacks that were called and that the delegate does not implement.
  public var unimplemented: [String] = []
  public var assumptions: [AssumptionRecord] = []
  public var times = RunTimes()

  public init() {}
}

/// A state that was reached on a screen.
public struct StateRecord: Codable, Equatable, Sendable {
  /// `SCENARIO/STATE`
  public var id: String
  public var device: String
  public var orientation: Orientation
  public var direction: ReadingDirection
  public var wideMode: Bool
  /// `guidance`, `guidance-2`, ...
  public var state: String
  public var metrics: String
  /// Of the map.
  public var screen: ScreenShape
  /// Whether findings are looked for here.
  public var isJudged: Bool

  public init(
    id: String, device: String, orientation: Orientation, direction: ReadingDirection,
    wideMode: Bool, state: String, metrics: String, screen: ScreenShape, isJudged: Bool = true
  ) {
    self.id = id
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.wideMode = wideMode
    self.state = state
    self.metrics = metrics
    self.screen = screen
    self.isJudged = isJudged
  }
}

/// Where something was: `[x, y, width, height]` in the map's coordinates, in points, not rounded.
public struct FrameRecord: Codable, Equatable, Sendable {
  public var scenario: String
  public var component: String
  public var frame: [Double]
  /// Whether it shows something of its own; a container does not.
  public var isDrawn: Bool

  public init(scenario: String, component: String, frame: [Double], isDrawn: Bool = true) {
    self.scenario = scenario
    self.component = component
    self.frame = frame
    self.isDrawn = isDrawn
  }
}

/// Something wrong, with the places it was seen in.
public struct FaultRecord: Codable, Equatable, Sendable {
  /// The id of a rule; nil for what no rule is about.
  public var rule: String?
  /// The rule's id, else a word for the kind: `uikit-exception`, `uikit-warning`, `off-screen`.
  public var kind: String
  /// `error` or `warning`
  public var severity: String
  /// The first state it was seen in.
  public var scenario: String
  /// All states it was seen in, the first included.
  public var scenarios: [String]
  public var component: String?
  /// Further components that are part of it, such as the other of two that overlap.
  public var involved: [String]
  public var message: String
  /// The place in the delegate's source; nil if it has none.
  public var file: String?
  public var line: Int
  public var column: Int
  /// Further places, such as the other constraints of a conflict.
  public var related: [RelatedRecord]

  public init(
    rule: String?, kind: String, severity: String, scenario: String, scenarios: [String],
    component: String?, involved: [String] = [], message: String, file: String? = nil,
    line: Int = 0, column: Int = 0, related: [RelatedRecord] = []
  ) {
    self.rule = rule
    self.kind = kind
    self.severity = severity
    self.scenario = scenario
    self.scenarios = scenarios
    self.component = component
    self.involved = involved
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.related = related
  }
}

public struct RelatedRecord: Codable, Equatable, Hashable, Sendable {
  public var message: String
  public var file: String?
  public var line: Int
  public var column: Int
}

/// An open question and the answer the run took.
public struct AssumptionRecord: Codable, Equatable, Sendable {
  public var name: String
  public var value: String
  public var source: String
}

/// How long a run took, in seconds of real time.
public struct RunTimes: Codable, Equatable, Sendable {
  public var total = 0.0
  public var states = 0

  public init() {}
}

extension FrameRecord {
  @MainActor
  public init(scenario: String, _ item: SceneReader.Item) {
    self.init(
      scenario: scenario, component: item.name,
      frame: [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height].map {
        // A frame is exact to a thousandth of a point; more digits are noise.
        ((Double($0) * 1000).rounded() / 1000) + 0
      }, isDrawn: item.isDrawn)
  }
}
