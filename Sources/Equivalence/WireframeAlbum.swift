import Scenarios

/// The wireframes of a comparison that are worth a look.
///
/// Both layouts in every state of the reference phone and the pad, as the app is without settings;
/// for each setting, and for right-to-left, one state in which it shows; and the first state of each
/// kind of difference. A state that looks like an earlier one is left out.
package struct WireframeAlbum {
  package struct Picture {
    /// Relative to the album, with `/`.
    package let path: String
    package let wireframe: Wireframe
  }

  package private(set) var pictures: [Picture] = []
  private var known: Set<String> = []

  /// - Parameter alternatives: the states that are different under other answers.
  package init(_ states: [ComparedState], alternatives: [ComparedState]) {
    let scenes = Scene.all(in: states)
    for group in DifferenceGroup.all(in: states) { add(group.state) }
    for scene in Scene.overview(scenes) { addAll(scene.states) }
    if let main = Scene.main(scenes) { addSettings(scenes, beside: main) }
    if let mirrored = scenes.first(where: { $0.direction == .rtl && $0.isPlain }) {
      if let state = mirrored.states.first(where: { $0.legacy.state.state == "guidance" }) {
        add(state)
      }
    }
    for group in DifferenceGroup.all(in: alternatives) {
      add(group.state, in: "other-answers/\(group.reason)")
    }
  }

  /// Where the picture of a state is, if the album has it.
  package static func path(of state: String) -> String { state + ".svg" }

  private mutating func add(_ state: ComparedState, in folder: String? = nil) {
    let file = Self.path(of: state.id)
    let path = folder.map { "\($0)/\(file)" } ?? file
    guard known.insert(path).inserted else { return }
    pictures.append(Picture(path: path, wireframe: state.wireframe))
  }

  private mutating func addAll(_ states: [ComparedState]) {
    var seen: [ComparedState] = []
    for state in states where !seen.contains(where: { $0.looks(like: state) }) {
      seen.append(state)
      add(state)
    }
  }

  /// For each setting the first state that it changes.
  private mutating func addSettings(_ scenes: [Scene], beside main: Scene) {
    for scene in scenes where scene.scenario == main.scenario && !scene.isPlain {
      let usual = main.states.reduce(into: [String: ComparedState]()) {
        $0[$1.legacy.state.state] = $1
      }
      let shows = scene.states.first { state in
        usual[state.legacy.state.state].map { !$0.looks(like: state) } ?? true
      }
      if let shows { add(shows) }
    }
  }
}

/// The states of one setup in one scenario.
private struct Scene {
  let scenario: Substring
  var states: [ComparedState]

  var isPlain: Bool { states.first?.legacy.setup == AppSetup().name }
  var device: String? { states.first?.legacy.state.device }
  var direction: ReadingDirection? { states.first?.legacy.state.direction }

  static func all(in states: [ComparedState]) -> [Scene] {
    var scenes: [Scene] = []
    for state in states {
      let scenario = state.id.prefix { $0 != "/" }
      if let last = scenes.last, last.scenario == scenario,
        last.states.last?.legacy.setup == state.legacy.setup
      {
        scenes[scenes.count - 1].states.append(state)
      } else {
        scenes.append(Scene(scenario: scenario, states: [state]))
      }
    }
    return scenes
  }

  /// The reference phone.
  static func main(_ scenes: [Scene]) -> Scene? {
    let plain = scenes.filter(\.isPlain)
    return plain.first { $0.device == Device.notchedPhone.id } ?? plain.first
  }

  static func overview(_ scenes: [Scene]) -> [Scene] {
    let pad = scenes.first { $0.isPlain && $0.device == Device.pad.id }
    return [main(scenes), pad].compactMap { $0 }
  }
}

extension ComparedState {
  /// Whether both layouts are the same as in another state.
  fileprivate func looks(like other: ComparedState) -> Bool {
    legacy.state.screen == other.legacy.state.screen && legacy.parts == other.legacy.parts
      && delegate.parts == other.delegate.parts
  }

  /// Both layouts side by side, with what differs.
  package var wireframe: Wireframe {
    var marks: [String: Wireframe.Mark] = [:]
    for difference in differences { marks[difference.component] = difference.mark }
    let notes = differences.map(\.note)
    let equal = Wireframe.Note(label: "equal", text: "everything is where the legacy layout has it")
    return Wireframe(
      legacy.state, legacy: legacy.records, delegate: delegate.records, marks: marks,
      cause: legacy.cause,
      setting: legacy.setup, notes: notes.isEmpty ? [equal] : notes)
  }
}

extension Snapshot {
  fileprivate var records: [FrameRecord] {
    parts.map {
      FrameRecord(scenario: id, component: $0.component, frame: $0.frame, isDrawn: $0.isDrawn)
    }
  }
}

extension Difference {
  fileprivate var mark: Wireframe.Mark { verdict == .accepted ? .accepted : .wrong }

  fileprivate var note: Wireframe.Note {
    switch verdict {
    case .different:
      Wireframe.Note(label: "different: \(component)", text: "\(reason); \(frames)", mark: mark)
    case .accepted:
      Wireframe.Note(
        label: "accepted: \(component)",
        text: "\(reason): \(explanation.map { "\($0); " } ?? "")\(frames)", mark: mark)
    }
  }
}
