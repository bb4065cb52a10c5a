extension Wireframe {
  /// A state of a run, with its faults.
  public init(_ state: StateRecord, of record: RunRecord) {
    let faults = record.faults.filter { $0.scenarios.contains(state.id) }
    let frames = record.frames.filter { $0.scenario == state.id }
    let marked = Set(faults.flatMap { $0.involved + [$0.component].compactMap { $0 } })
    self.init(
      title: state.state, subtitle: Self.subtitle(state), screen: state.screen,
      panels: [Panel(boxes: Self.boxes(frames, marked: marked))],
      notes: faults.map { Note(label: $0.kind, text: $0.message, isFault: true) })
  }

  /// Two layouts of a state side by side.
  /// - Parameter differing: the components that do not agree.
  public init(
    _ state: StateRecord, legacy: [FrameRecord], delegate: [FrameRecord],
    differing: Set<String>, notes: [Note] = []
  ) {
    self.init(
      title: state.state, subtitle: Self.subtitle(state), screen: state.screen,
      panels: [
        Panel(caption: "legacy layout", boxes: Self.boxes(legacy, marked: differing)),
        Panel(caption: "layout delegate", boxes: Self.boxes(delegate, marked: differing)),
      ], notes: notes)
  }

  private static func subtitle(_ state: StateRecord) -> String {
    let screen = "\(SVG.number(state.screen.width)) × \(SVG.number(state.screen.height)) pt"
    let direction = state.direction == .ltr ? "left-to-right" : "right-to-left"
    let width = state.wideMode ? "wide" : "narrow"
    return [state.device, state.orientation.rawValue, screen, direction, width, state.metrics]
      .joined(separator: " · ")
  }

  private static func boxes(_ frames: [FrameRecord], marked: Set<String>) -> [Box] {
    frames.map { frame in
      Box(
        name: frame.component, frame: frame.frame, kind: kind(of: frame),
        isMarked: marked.contains(frame.component))
    }
  }

  private static func kind(of frame: FrameRecord) -> Kind {
    guard let component = SDKComponent(rawValue: frame.component) else {
      return frame.isDrawn ? .own : .container
    }
    return component == .viewport ? .viewport : .sdk
  }
}
