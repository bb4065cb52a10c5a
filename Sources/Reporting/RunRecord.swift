/// What a run of a delegate through scenarios gave, with the user's own files.
package struct RunRecord: Sendable, Hashable {
  package struct State: Sendable, Hashable {
    package let id: String
    package let device: String
    package let direction: String
    package let wideMode: Bool
    package let state: String

    package init(id: String, device: String, direction: String, wideMode: Bool, state: String) {
      self.id = id
      self.device = device
      self.direction = direction
      self.wideMode = wideMode
      self.state = state
    }
  }

  package struct Frame: Sendable, Hashable {
    package let scenario: String
    package let component: String
    /// `[x, y, width, height]` in points.
    package let frame: [Double]

    package init(scenario: String, component: String, frame: [Double]) {
      self.scenario = scenario
      self.component = component
      self.frame = frame
    }
  }

  package struct Fault: Sendable, Hashable {
    package struct Related: Sendable, Hashable {
      package let message: String
      package let place: SourcePlace?

      package init(message: String, place: SourcePlace?) {
        self.message = message
        self.place = place
      }
    }

    /// A rule's id, or a word for what no rule is about.
    package let rule: String
    /// `error` or `warning`
    package let severity: String
    /// All states it was seen in, in order; at least one.
    package let scenarios: [String]
    package let component: String?
    package let message: String
    package let place: SourcePlace?
    package let related: [Related]

    package init(
      rule: String, severity: String, scenarios: [String], component: String?, message: String,
      place: SourcePlace?, related: [Related]
    ) {
      self.rule = rule
      self.severity = severity
      self.scenarios = scenarios
      self.component = component
      self.message = message
      self.place = place
      self.related = related
    }
  }

  package struct Assumption: Sendable, Hashable {
    package let name: String
    package let value: String
    package let source: String

    package init(name: String, value: String, source: String) {
      self.name = name
      self.value = value
      self.source = source
    }
  }

  /// Every state that was reached, in order.
  package let states: [State]
  package let frames: [Frame]
  package let faults: [Fault]
  /// Callbacks that were called and that the delegate does not implement.
  package let unimplemented: [String]
  package let assumptions: [Assumption]

  package init(
    states: [State], frames: [Frame], faults: [Fault], unimplemented: [String],
    assumptions: [Assumption]
  ) {
    self.states = states
    self.frames = frames
    self.faults = faults
    self.unimplemented = unimplemented
    self.assumptions = assumptions
  }
}
