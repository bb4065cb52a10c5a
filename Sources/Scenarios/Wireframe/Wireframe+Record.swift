extension Wireframe {
  /// A state of a run, with its faults.
  public init(_ state: StateRecord, of record: RunRecord) {
    let faults = record.faults.filter { $0.scenarios.contains(state.id) }
    let frames = record.frames.filter { $0.scenario == state.id }
    var marks: [String: Mark] = [:]
    for name in faults.flatMap({ $0.involved + [$0.component].compactMap { $0 } }) {
      marks[name] = .wrong
    }
    self.init(
      title: state.state, subtitle: Self.subtitle(state), screen: state.screen,
      panels: [Panel(boxes: Self.boxes(frames, marks))],
      notes: faults.map { Note(label: $0.kind, text: $0.message, mark: .wrong) })
  }

  /// Two layouts of a state side by side.
  /// - Parameters:
  ///   - marks: what is said of components that do not agree.
  ///   - cause: the step that led to the state.
  ///   - setting: what the app has set.
  public init(
    _ state: StateRecord, legacy: [FrameRecord], delegate: [FrameRecord],
    marks: [String: Mark], cause: String, setting: String, notes: [Note] = []
  ) {
    self.init(
      title: "\(state.state), after '\(cause)'",
      subtitle: "\(Self.subtitle(state)) · app with \(setting)", screen: state.screen,
      panels: [
        Panel(caption: "legacy layout", boxes: Self.boxes(legacy, marks)),
        Panel(caption: "layout delegate", boxes: Self.boxes(delegate, marks)),
      ], notes: notes)
  }

  private static func subtitle(_ state: StateRecord) -> String {
    let screen = "\(SVG.number(state.screen.width)) × \(SVG.number(state.screen.height)) pt"
    let direction = state.direction == .ltr ? "left-to-right" : "right-to-left"
    let width = state.wideMode ? "wide" : "narrow"
    return [
      state.device, state.orientation.rawValue, screen, direction, width, "sizes \(state.metrics)",
    ]
    .joined(separator: " · ")
  }

  private static func boxes(_ frames: [FrameRecord], _ marks: [String: Mark]) -> [Box] {
    frames.map { frame in
      Box(
        name: frame.component, frame: frame.frame, kind: kind(of: frame),
        mark: marks[frame.component] ?? .plain)
    }
  }

  private static func kind(of frame: FrameRecord) -> Kind {
    guard let component = SDKComponent(rawValue: frame.component) else {
      return frame.isDrawn ? .own : .container
    }
    return component == .viewport ? .viewport : .sdk
  }
}
