/// A folder of wireframes: `SCENARIO/STATE.svg`.
public struct WireframeFolder {
  public let path: String

  public init(path: String) { self.path = path }

  /// Draws every state of a record that has its frames.
  public func write(_ record: RunRecord) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    var frames: [String: [FrameRecord]] = [:]
    for frame in record.frames { frames[frame.scenario, default: []].append(frame) }
    var faults: [String: [FaultRecord]] = [:]
    for fault in record.faults {
      for scenario in fault.scenarios { faults[scenario, default: []].append(fault) }
    }
    for state in record.scenarios {
      // What is drawn is looked for in the whole record, so each state is given a small one.
      var part = RunRecord()
      part.frames = frames[state.id] ?? []
      part.faults = faults[state.id] ?? []
      let file = folder.appendingPathComponent(state.id + ".svg")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Wireframe(state, of: part).svg.utf8).write(to: file)
    }
  }
}
