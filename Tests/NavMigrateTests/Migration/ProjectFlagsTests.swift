import Testing

@testable import NavMigrateCommand

@Suite struct ProjectFlagsTests {
  @Test func readsPackages() {
    let text = """
      let settings: [SwiftSetting] = [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
      ]
      // .enableUpcomingFeature("Other")
      let more: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
      """
    #expect(
      ProjectFlags.flags(ofPackage: Array(text.utf8)) == [
        "-DSWIFT_PACKAGE", "-default-isolation", "MainActor", "-enable-upcoming-feature",
        "ExistentialAny",
      ])
    #expect(
      ProjectFlags.flags(ofPackage: Array(".defaultIsolation(nil)".utf8)) == ["-DSWIFT_PACKAGE"])
  }

  @Test func readsXcodeProjects() {
    let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n"
    #expect(
      ProjectFlags.flags(ofXcodeProject: setting + setting) == ["-default-isolation", "MainActor"])
    let other = "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;\n"
    #expect(ProjectFlags.flags(ofXcodeProject: setting + other).isEmpty)
    #expect(ProjectFlags.flags(ofXcodeProject: "").isEmpty)
  }
}
