/// Where everything was, state by state.
struct FrameTable {
  private let delegate: DelegateReport

  init(_ delegate: DelegateReport) { self.delegate = delegate }

  /// A block a state: its id, then a line a component with x, y, width and height in points.
  func text(ink: Ink) -> String {
    guard let record = delegate.record, !record.states.isEmpty else { return "" }
    var frames: [String: [RunRecord.Frame]] = [:]
    for frame in record.frames { frames[frame.scenario, default: []].append(frame) }
    var text = "\(ink(.strong, "frames of \(VisibleText.oneLine(delegate.name))"))\n\n"
    for state in record.states {
      text += "\(ink(.mark, state.id))\n"
      let own = frames[state.id] ?? []
      let width = own.map { DisplayWidth.of($0.component) }.max() ?? 0
      for frame in own {
        let name = VisibleText.oneLine(frame.component).padded(to: width)
        let numbers = frame.frame.map(JSONText.text).joined(separator: ", ")
        text += "  \(name)  \(numbers)\n"
      }
      text += "\n"
    }
    return text
  }
}
