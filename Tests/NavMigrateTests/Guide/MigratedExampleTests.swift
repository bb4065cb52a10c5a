import Testing

/// What the documents show of a fixture app is what the tool makes of it today.
@Suite struct MigratedExampleTests {
  @Test func theDocumentsShowWhatTheToolDoes() throws {
    let example = try MigratedExample()
    for (name, state) in MigratedExample.pictures {
      try Golden.expect(
        try example.picture(state), equals: "fixtures/output/example/\(name).svg")
    }
    try GeneratedDocument(
      path: "MIGRATION.md",
      sections: [
        (name: "example-call-sites", text: example.callSites),
        (name: "example-carrier", text: example.carrier),
        (name: "example-verify", text: example.verification),
      ]
    ).expectUpToDate()
    try GeneratedDocument(
      path: "README.md",
      sections: [
        (name: "session-verify", text: example.verification),
        (name: "session-diff", text: example.firstHunk(of: "Map/FleetMap.swift")),
      ]
    ).expectUpToDate()
  }

  /// Every picture that is kept is shown.
  @Test func theDocumentsShowThePictures() throws {
    let guide = try PackageRoot.text(of: "MIGRATION.md")
    for (name, _) in MigratedExample.pictures {
      #expect(guide.contains("](fixtures/output/example/\(name).svg)"), "\(name)")
    }
    #expect(
      try PackageRoot.text(of: "README.md").contains("](fixtures/output/example/accessory.svg)"))
  }
}
