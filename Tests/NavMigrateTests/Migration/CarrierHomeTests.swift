import Migration
import Testing

/// The carrier goes in the module that the files of all others import.
@Suite struct CarrierHomeTests {
  private static let carrier = "DriveLayout.swift"

  private static func host(_ module: String, enables: String = "map.isNavigationEnabled = true")
    -> String
  {
    """
    import GoogleNavigation
    public final class \(module)Host {
      public let map = GMSMapView()
      public func begin() { \(enables) }
    }

    """
  }

  private static func use(
    of module: String, _ statement: String = "host.map.padding = .zero", importing imports: String
  ) -> String {
    "import GoogleNavigation\n\(imports)\nfunc use(_ host: \(module)Host) { \(statement) }\n"
  }

  private func isPublic(_ app: MemoryApp, _ path: String) -> Bool? {
    app.after[path].map { CarrierText.features(in: $0)?.contains(.publicLayout) == true }
  }

  private func carriers(_ app: MemoryApp) -> [String] { app.plan.newFiles.map(\.path) }

  @Test(arguments: [
    "import Kit", "public import Kit", "import class Kit.KitHost", "@_spi(Map) import Kit",
    "@preconcurrency import Kit",
  ])
  func anImportOpensTheLayout(_ text: String) {
    let app = MemoryApp([
      "Sources/Kit/Maps/Host.swift": Self.host("Kit"),
      "Sources/App/Use.swift": Self.use(of: "Kit", importing: text),
    ])
    #expect(app.plan.outcomes == [.applied], "\(app.reasons)")
    #expect(carriers(app) == ["Sources/Kit/Maps/DriveLayout.swift"])
    #expect(isPublic(app, "Sources/Kit/Maps/DriveLayout.swift") == true)
  }

  @Test func testsSeeTheInsideOfWhatTheyTest() {
    let app = MemoryApp([
      "Sources/Kit/Host.swift": Self.host("Kit"),
      "Tests/KitTests/Use.swift": Self.use(of: "Kit", importing: "@testable import Kit"),
    ])
    #expect(app.plan.outcomes == [.applied], "\(app.reasons)")
    #expect(isPublic(app, "Sources/Kit/DriveLayout.swift") == false)
  }

  /// The map's own module does not change: the code goes beside the first file that does.
  @Test func theModuleOfTheUsesIsEnough() {
    let app = MemoryApp([
      "Sources/Kit/Host.swift": Self.host("Kit", enables: ""),
      "Sources/App/A/Use.swift": Self.use(
        of: "Kit", "host.map.isNavigationEnabled = true; host.map.padding = .zero",
        importing: "import Kit"),
    ])
    #expect(app.plan.outcomes == [.applied], "\(app.reasons)")
    #expect(carriers(app) == ["Sources/App/A/DriveLayout.swift"])
    #expect(isPublic(app, "Sources/App/A/DriveLayout.swift") == false)
  }

  /// Two modules that do not know each other share the map of a third.
  @Test func theMapsModuleServesThoseThatImportIt() {
    let app = MemoryApp([
      "Sources/Maps-Kit/Host.swift": Self.host("Maps_Kit", enables: ""),
      "Sources/One/Use.swift": Self.use(
        of: "Maps_Kit", "host.map.isNavigationEnabled = true", importing: "import Maps_Kit"),
      "Sources/Two/Use.swift": Self.use(of: "Maps_Kit", importing: "import Maps_Kit"),
    ])
    #expect(app.plan.outcomes == [.applied], "\(app.reasons)")
    #expect(carriers(app) == ["Sources/Maps-Kit/DriveLayout.swift"])
    #expect(isPublic(app, "Sources/Maps-Kit/DriveLayout.swift") == true)
  }

  @Test func everyFileMustImportTheHome() {
    let texts = [
      "Sources/Kit/Host.swift": Self.host("Kit"),
      "Sources/App/First.swift": Self.use(of: "Kit", importing: "import Kit"),
      "Sources/App/Second.swift": Self.use(
        of: "Kit", "host.map.settings.isNavigationHeaderEnabled = true", importing: "// import Kit"),
    ]
    let app = MemoryApp(texts)
    #expect(app.plan.outcomes == [.heldBack, .heldBack])
    #expect(
      app.reasons.contains(
        "Sources/App/Second.swift: the file does not import 'Kit', where the layout delegate goes"))
    #expect(app.after == texts)
  }

  /// A module with two layouts in sight would not find that of a map of the other module.
  @Test func aModuleHasOneLayout() {
    var texts = [
      "Sources/Kit/Host.swift": Self.host("Kit"),
      "Sources/App/Own.swift": Self.host("App", enables: "map.isNavigationEnabled = true")
        + "extension AppHost { func f() { map.padding = .zero } }\n",
      "Sources/App/Use.swift": Self.use(of: "Kit", importing: "import Kit"),
    ]
    let apart = MemoryApp(texts)
    #expect(carriers(apart) == ["Sources/Kit/DriveLayout.swift"])
    #expect(
      apart.reasons.contains(
        "Sources/App/Own.swift: the file does not import 'Kit', where the layout delegate goes"))
    texts["Sources/App/Own.swift"] = "import Kit\n" + (texts["Sources/App/Own.swift"] ?? "")
    let together = MemoryApp(texts)
    #expect(together.plan.outcomes == [.applied, .applied], "\(together.reasons)")
    #expect(carriers(together) == ["Sources/Kit/DriveLayout.swift"])
  }

  /// A layout that an earlier run has made in the app's module is not the one of the library.
  @Test func anEarlierLayoutStandsInTheWay() {
    let own = Self.host("App") + "extension AppHost { func f() { map.padding = .zero } }\n"
    let first = MemoryApp(["Sources/App/Own.swift": own])
    #expect(carriers(first) == ["Sources/App/DriveLayout.swift"])
    var texts = first.after
    texts["Sources/Kit/Host.swift"] = Self.host("Kit")
    texts["Sources/App/Use.swift"] = Self.use(of: "Kit", importing: "import Kit")
    let second = MemoryApp(texts)
    #expect(
      second.reasons.contains(
        "Sources/Kit/Host.swift: the file does not import 'App', where the layout delegate goes"))
    #expect(second.after == texts)
  }

  /// A run that ended half-way is finished with the layout it has made.
  @Test func aHalfDoneMigrationIsFinished() throws {
    let texts = [
      "Sources/Kit/Host.swift": Self.host("Kit", enables: "map.padding = .zero"),
      "Sources/App/Use.swift": Self.use(
        of: "Kit", "host.map.isNavigationEnabled = true; host.map.padding = .zero",
        importing: "import Kit"),
    ]
    let whole = MemoryApp(texts).after
    for path in texts.keys.sorted() {
      var half = whole
      half[path] = texts[path]
      let app = MemoryApp(half)
      #expect(app.plan.newFiles.isEmpty, "\(path)")
      #expect(app.after == whole, "\(path)")
    }
  }
}
