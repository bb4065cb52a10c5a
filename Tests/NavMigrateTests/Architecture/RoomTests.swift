import NavSDK
import Testing

/// What the rooms may know of each other and of the world.
@Suite struct RoomTests {
  /// Modules of the toolchain that a room may import. What is not here imports none.
  private static let platformImports: [String: Set<String>] = [
    "ModelUIKit": ["Foundation", "QuartzCore"],
    "ModelGoogleNavigation": ["CoreLocation"],
    "ModelCombine": ["Foundation"],
    "ModelOS": ["Foundation"],
    "NavMigrateCommand": ["Foundation", "Dispatch", "Darwin", "Glibc", "Musl"],
  ]

  @Test func everyFolderOfSourcesIsARoom() throws {
    let names = Set(
      PackageRoot.files(under: "Sources", suffix: ".swift").map { path in
        String(path.split(separator: "/")[1])
      })
    #expect(names == Set(try Room.all().map(\.name)))
  }

  @Test func aRoomStandsAfterTheRoomsItImports() throws {
    var known: Set<String> = []
    for room in try Room.all() {
      #expect(room.imports.filter { !known.contains($0) } == [], "\(room.name)")
      known.insert(room.name)
    }
  }

  @Test func everyFileImportsOnlyWhatItsRoomMay() throws {
    for room in try Room.all() {
      let allowed = Self.platformImports[room.name, default: []].union(room.imports)
      for file in try OwnFile.files(under: "Sources/\(room.name)") {
        for module in file.imports where !allowed.contains(module.text) {
          Issue.record(
            "\(file.path):\(module.line): '\(room.name)' may not import '\(module.text)'")
        }
      }
    }
  }

  /// The reader of Swift is of use to any tool; what it must not know are the catalogue's names.
  @Test func swiftSourceKnowsNoNameOfTheSDK() throws {
    let names = Set(LegacyCatalogue.elements.flatMap(\.swiftNames) + ["GMSMapView"])
    for file in try OwnFile.files(under: "Sources/SwiftSource") {
      let text = try PackageRoot.text(of: file.path).lowercased()
      for part in ["google", "gms", "navigat", "carplay", "uikit"] {
        #expect(!text.contains(part), "\(file.path): \(part)")
      }
      for token in file.tokens where names.contains(token.text) {
        Issue.record("\(file.path):\(token.line): '\(token.text)' is a name of the SDK")
      }
    }
  }

  @Test func theSolverKnowsNoScreen() throws {
    let names: Set<String> = ["view", "screen", "frame", "anchor", "cgrect", "cgfloat", "device"]
    for file in try OwnFile.files(under: "Sources/LayoutSolver") {
      for token in file.tokens where names.contains(token.text.lowercased()) {
        Issue.record("\(file.path):\(token.line): '\(token.text)'")
      }
    }
  }

  /// Facts are values: no state, nothing that acts.
  @Test func navSDKIsData() throws {
    for file in try OwnFile.files(under: "Sources/NavSDK") {
      for (index, token) in file.tokens.enumerated() where token.kind == .word {
        if ["class", "actor", "mutating", "inout", "throws", "async"].contains(token.text) {
          Issue.record("\(file.path):\(token.line): '\(token.text)' in a room of data")
        }
        guard token.text == "var", index > 0, file.tokens[index - 1].text == "static" else {
          continue
        }
        // A stored variable has no body.
        let rest = file.tokens[index...].prefix { $0.line == token.line }
        #expect(rest.contains { $0.kind == .leftBrace }, "\(file.path):\(token.line)")
      }
    }
  }
}
