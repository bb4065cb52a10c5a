import LegacyScan

extension ScanReport {
  /// The version of the JSON the tool writes.
  package static let schemaVersion = 1

  /// The report as JSON; the order of members is part of the format.
  package func json(
    tool version: String, adding members: [(String, JSONText)] = []
  ) -> JSONText {
    .object(
      [
        ("schemaVersion", .number(Self.schemaVersion)),
        ("tool", .object([("name", .string("navmigrate")), ("version", .string(version))])),
        (
          "files",
          .object([
            ("scanned", .number(scannedCount)),
            ("lexed", .number(lexedCount)),
            (
              "unreadable",
              .array(
                unreadable.map {
                  .object([("file", .string($0.file)), ("reason", .string($0.reason))])
                })
            ),
            (
              "notAnalysed",
              .array(
                notAnalysed.map {
                  .object([
                    ("file", .string($0.file)), ("names", .array($0.names.map { .string($0) })),
                  ])
                })
            ),
          ])
        ),
        ("findings", .array(diagnostics.map(\.json))),
      ] + members)
  }
}

extension Diagnostic {
  fileprivate var json: JSONText {
    .object(members + (outcome.map { [("outcome", .string($0))] } ?? []))
  }

  private var members: [(String, JSONText)] {
    [
      ("rule", .string(finding.rule.text)),
      ("severity", .string(severity.rawValue)),
      ("file", .string(finding.path)),
      ("line", .number(start.line)),
      ("column", .number(start.column)),
      ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
      ("offset", .number(finding.name.lowerBound)),
      ("length", .number(finding.name.count)),
      ("confidence", .string(finding.confidence.name)),
      ("safety", .string(finding.safety.rawValue)),
      ("safetyReason", .string(finding.safetyReason)),
      ("owner", .optional(finding.owner)),
      ("unit", .optional(unit)),
      ("carPlay", .boolean(finding.isCarPlay)),
      ("message", .string(finding.message)),
      ("replacement", .optional(replacement)),
      (
        "edits",
        .array(
          edits.map {
            .object([
              ("file", .string($0.file)), ("offset", .number($0.offset)),
              ("length", .number($0.length)), ("text", .string($0.text)),
            ])
          })
      ),
      ("suppressed", .boolean(standing == .suppressed)),
      ("baselined", .boolean(standing == .baselined)),
    ]
  }
}
