import Migration
import Scenarios
import Testing

@testable import Equivalence
@testable import NavMigrateCommand

/// What a reviewer is shown of a comparison.
@MainActor
@Suite struct WireframeAlbumTests {
  private static let matrix = ScenarioMatrix([
    Scenario(device: .notchedPhone), Scenario(device: .notchedPhone, direction: .rtl),
    Scenario(device: .pad, metrics: .generous),
  ])

  private static func comparison() throws -> (
    states: [ComparedState], alternatives: [ComparedState]
  ) {
    let result = try EquivalenceCheck.run([.accessory, .insets], on: matrix)
    return (result.states, try result.alternatives { $0.device == .notchedPhone })
  }

  private static let known = Result { try comparison() }

  @Test func theAlbumShowsEachSettingAndEachKindOfDifference() throws {
    let result = try Self.known.get()
    let album = WireframeAlbum(result.states, alternatives: result.alternatives)
    let paths = album.pictures.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.count < 60, "\(paths.count)")
    for setup in EquivalenceCheck.setups(for: [.accessory, .insets]) {
      #expect(paths.contains { $0.contains("/\(setup.name)/") }, "\(setup.name)")
    }
    for state in ["ready", "guidance", "prompt", "promptChanged", "stopped"] {
      for scenario in [Self.matrix.scenarios[0].id, Self.matrix.scenarios[2].id] {
        #expect(paths.contains("\(scenario)/defaults/\(state).svg"), "\(scenario) \(state)")
      }
    }
    #expect(paths.contains("\(Self.matrix.scenarios[1].id)/defaults/guidance.svg"))
    let groups = DifferenceGroup.all(in: result.states)
    #expect(!groups.isEmpty)
    for group in groups { #expect(paths.contains(WireframeAlbum.path(of: group.state.id))) }
    let others = DifferenceGroup.all(in: result.alternatives)
    #expect(!others.isEmpty)
    for group in others {
      #expect(paths.contains { $0.hasPrefix("other-answers/\(group.reason)/") }, "\(group.reason)")
    }
  }

  @Test func theAlbumIsTheSameEachTime() throws {
    let albums = try [Self.known.get(), Self.comparison()].map {
      WireframeAlbum($0.states, alternatives: $0.alternatives)
    }
    #expect(albums[0].pictures.map(\.path) == albums[1].pictures.map(\.path))
    #expect(albums[0].pictures.map(\.wireframe.svg) == albums[1].pictures.map(\.wireframe.svg))
  }

  /// Equal states have no mark, accepted differences are amber, others red.
  @Test func marksTellAcceptedFromDifferent() throws {
    let equal = Self.state(legacy: [("etaCard", 748)], delegate: [("etaCard", 748)])
    #expect(equal.differences.isEmpty)
    #expect(equal.wireframe.notes.map(\.label) == ["equal"])
    #expect(!equal.wireframe.svg.contains("#d0"))
    let accepted = Self.state(
      legacy: [("etaCard", 748)], delegate: [("etaCard", 748), ("button.other", 40)])
    #expect(accepted.wireframe.notes.map(\.label) == ["accepted: button.other"])
    #expect(accepted.wireframe.notes.map(\.mark) == [.accepted])
    #expect(accepted.wireframe.svg.contains("amber"))
    #expect(!accepted.wireframe.svg.contains("#d00000"))
    let different = Self.state(
      legacy: [("etaCard", 748)], delegate: [("etaCard", 740), ("button.other", 40)])
    #expect(different.wireframe.notes.map(\.mark) == [.accepted, .wrong])
    #expect(different.wireframe.svg.contains("#d00000"))
    #expect(different.wireframe.svg.contains("red: different; amber: different, accepted"))
  }

  @Test func aDifferenceIsPrintedWithAllThatItTakesToSeeItAgain() throws {
    let state = Self.state(legacy: [("etaCard", 748)], delegate: [("etaCard", 740.5)])
    let groups = DifferenceGroup.all(in: [state, state])
    #expect(
      groups.map { AppComparison.lines(of: $0, picture: "out/a.svg") } == [
        [
          "  different: etaCard (moved) in 'prompt', after 'prompt 120', on notched-phone, "
            + "portrait, rtl, narrow, sizes reference, app with header-off, first of 2 times",
          "    legacy 0, 748 · 390 × 96, delegate 0, 740.5 · 390 × 96",
          "    wireframe: out/a.svg",
        ]
      ])
    let missing = Self.state(legacy: [("etaCard", 748)], delegate: [])
    let line = try #require(DifferenceGroup.all(in: [missing]).first)
    #expect(line.reason == "missing")
    #expect(line.first.frames == "legacy 0, 748 · 390 × 96, delegate absent")
  }

  /// How a view looks is compared beside its place.
  @Test func roundCornersAndOpacityAreCompared() {
    func snapshot(opacity: Double = 1, _ corners: UInt?) -> Snapshot {
      Self.snapshot([
        Snapshot.Part(
          component: "prompt", frame: [0, 700, 390, 144], isDrawn: true, opacity: opacity,
          roundCorners: corners)
      ])
    }
    #expect(Comparison.differences(snapshot(3), snapshot(3)).isEmpty)
    let corners = Comparison.differences(snapshot(3), snapshot(15))
    #expect(corners.map(\.reason) == ["other round corners"])
    #expect(corners.map(\.verdict) == [.different])
    let faint = Comparison.differences(snapshot(3), snapshot(opacity: 0.5, 3))
    #expect(faint.map(\.reason) == ["other opacity"])
  }

  private static func state(
    legacy: [(String, Double)], delegate: [(String, Double)]
  ) -> ComparedState {
    let sides = [legacy, delegate].map { parts in
      snapshot(
        parts.map {
          Snapshot.Part(
            component: $0.0, frame: [0, $0.1, 390, 96], isDrawn: true, opacity: 1, roundCorners: nil
          )
        })
    }
    return ComparedState(
      legacy: sides[0], delegate: sides[1],
      differences: Comparison.differences(sides[0], sides[1]))
  }

  private static func snapshot(_ parts: [Snapshot.Part]) -> Snapshot {
    Snapshot(
      setup: "header-off",
      state: StateRecord(
        id: "x/header-off/prompt", device: "notched-phone", orientation: .portrait,
        direction: .rtl, wideMode: false, state: "prompt", metrics: "reference",
        screen: Device.notchedPhone.portrait), cause: "prompt 120", parts: parts)
  }
}
