import Reporting

/// Reads the record that a delegate's process prints.
struct RunRecordReader {
  /// The version of the record that is read here.
  private static let version = 1.0

  private let sources: CompiledSources

  static func record(
    _ text: ArraySlice<UInt8>, _ sources: CompiledSources
  ) throws(JSONProblem) -> RunRecord {
    let value = try JSONReader.value(of: text)
    guard case .number(version)? = value["version"] else {
      throw JSONProblem(offset: 0, reason: "it has another version")
    }
    let reader = RunRecordReader(sources: sources)
    return RunRecord(
      states: value.list("scenarios").map(reader.state),
      frames: value.list("frames").map(reader.frame),
      faults: value.list("faults").map(reader.fault),
      unimplemented: value.list("unimplemented").compactMap(\.text),
      assumptions: value.list("assumptions").map(reader.assumption))
  }

  private func state(_ value: JSONValue) -> RunRecord.State {
    RunRecord.State(
      id: value.text("id"), device: value.text("device"), direction: value.text("direction"),
      wideMode: value["wideMode"] == .bool(true), state: value.text("state"))
  }

  private func frame(_ value: JSONValue) -> RunRecord.Frame {
    RunRecord.Frame(
      scenario: value.text("scenario"), component: value.text("component"),
      frame: value.list("frame").map { number in
        if case .number(let number) = number { number } else { 0 }
      })
  }

  private func fault(_ value: JSONValue) -> RunRecord.Fault {
    let states = value.list("scenarios").compactMap(\.text)
    return RunRecord.Fault(
      rule: value["rule"]?.text ?? value.text("kind"), severity: value.text("severity"),
      scenarios: states.isEmpty ? [value.text("scenario")] : states,
      component: value["component"]?.text, message: value.text("message"),
      place: place(value),
      related: value.list("related").map {
        RunRecord.Fault.Related(
          message: $0.text("message"), place: place($0))
      })
  }

  private func place(_ value: JSONValue) -> SourcePlace? {
    guard let path = value["file"]?.text, let file = sources.file(atPath: path) else {
      return nil
    }
    return SourcePlace(file: file, line: value.count("line"), column: value.count("column"))
  }

  private func assumption(_ value: JSONValue) -> RunRecord.Assumption {
    RunRecord.Assumption(
      name: value.text("name"), value: value.text("value"), source: value.text("source"))
  }
}

extension JSONValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate func text(_ key: String) -> String { self[key]?.text ?? "" }

  fileprivate func list(_ key: String) -> [JSONValue] {
    if case .array(let values)? = self[key] { values } else { [] }
  }

  fileprivate func count(_ key: String) -> Int {
    if case .number(let number)? = self[key] { Int(exactly: number) ?? 0 } else { 0 }
  }
}
