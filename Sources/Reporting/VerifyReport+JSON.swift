import NavSDK

extension VerifyReport {
  /// The report as JSON; the order of members is part of the format.
  package func json(tool version: String) -> JSONText {
    var members: [(String, JSONText)] = [
      ("schemaVersion", .number(ScanReport.schemaVersion)),
      ("tool", .object([("name", .string("navmigrate")), ("version", .string(version))])),
      (
        "files",
        .object([
          ("scanned", .number(scannedCount)),
          ("lexed", .number(scannedCount)),
          ("unreadable", .array(unreadable.map(\.json))),
          ("notAnalysed", .array([])),
        ])
      ),
      ("findings", .array(findings.map(\.json))),
      ("delegates", .array(delegates.map(\.json))),
      ("scenarios", .array(states.map(\.json))),
      ("differences", .array([])),
      ("assumptions", .array(assumptions.map(\.json))),
    ]
    if case .shown = frames {
      let frames = delegates.flatMap { delegate in
        (delegate.record?.frames ?? []).map { $0.json(delegate: delegate.name) }
      }
      members.append(("frames", .array(frames)))
    }
    return .object(members)
  }

  /// Every state that any delegate has reached.
  private var states: [RunRecord.State] {
    var seen: Set<String> = []
    return delegates.flatMap { $0.record?.states ?? [] }.filter { seen.insert($0.id).inserted }
  }

  private var assumptions: [RunRecord.Assumption] {
    delegates.lazy.compactMap(\.record).first?.assumptions ?? []
  }
}

extension ScanReport.Unreadable {
  fileprivate var json: JSONText {
    .object([("file", .string(file)), ("reason", .string(reason))])
  }
}

extension RunFinding {
  fileprivate var json: JSONText {
    .object([
      ("rule", .string(fault.rule)),
      ("severity", .string(severity.rawValue)),
      ("file", .string(file)),
      ("line", .number(location?.start.line ?? 0)),
      ("column", .number(location?.start.column ?? 0)),
      ("endLine", .number(location?.end.line ?? 0)),
      ("endColumn", .number(location?.end.column ?? 0)),
      ("offset", .number(location?.name.lowerBound ?? 0)),
      ("length", .number(location?.name.count ?? 0)),
      ("confidence", .string("certain")),
      ("safety", .string("manual")),
      ("safetyReason", .string("seen when the layout was run")),
      ("owner", .string(delegate)),
      ("unit", .null),
      ("carPlay", .boolean(false)),
      ("message", .string(fault.message)),
      ("replacement", .null),
      ("edits", .array([])),
      ("suppressed", .boolean(isSuppressed)),
      ("baselined", .boolean(false)),
      ("component", .optional(fault.component)),
      ("scenarios", .array(fault.scenarios.map { .string($0) })),
      ("related", .array(fault.related.map(\.json))),
    ])
  }
}

extension RunRecord.Fault.Related {
  fileprivate var json: JSONText {
    .object([("message", .string(message))] + SourcePlace.members(place))
  }
}

extension SourcePlace {
  fileprivate static func members(_ place: SourcePlace?) -> [(String, JSONText)] {
    [
      ("file", .optional(place?.file)), ("line", .number(place?.line ?? 0)),
      ("column", .number(place?.column ?? 0)),
    ]
  }
}

extension DelegateReport {
  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = [("name", .string(name))]
    members += SourcePlace.members(place)
    members.append(("swiftVersion", .string(languageMode)))
    switch outcome {
    case .ran(let record):
      members += [
        ("status", .string("ran")), ("states", .number(record.states.count)),
        ("notImplemented", .array(record.unimplemented.map { .string($0) })),
      ]
    case .failed(let failure):
      members += [
        ("status", .string("failed")), ("reason", .string(failure.message)),
        ("state", .optional(failure.state)),
        ("at", failure.place.map { .object(SourcePlace.members($0)) } ?? .null),
      ]
    case .notCompiled(let messages):
      members += [
        ("status", .string("notCompiled")), ("messages", .array(messages.map(\.json))),
      ]
    }
    members.append(("notes", .array(notes.map { .string($0) })))
    return .object(members)
  }
}

extension CompileMessage {
  fileprivate var json: JSONText {
    .object(
      [
        ("severity", .string(severity)), ("message", .string(text)),
        ("missing", .optional(missing)),
      ] + SourcePlace.members(place))
  }
}

extension RunRecord.State {
  fileprivate var json: JSONText {
    .object([
      ("id", .string(id)), ("device", .string(device)), ("direction", .string(direction)),
      ("wideMode", .boolean(wideMode)), ("state", .string(state)),
    ])
  }
}

extension RunRecord.Assumption {
  fileprivate var json: JSONText {
    .object([("name", .string(name)), ("value", .string(value)), ("source", .string(source))])
  }
}

extension RunRecord.Frame {
  fileprivate func json(delegate: String) -> JSONText {
    .object([
      ("delegate", .string(delegate)), ("scenario", .string(scenario)),
      ("component", .string(component)), ("frame", .array(frame.map { .decimal($0) })),
    ])
  }
}
