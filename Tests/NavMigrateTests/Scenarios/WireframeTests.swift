import Scenarios
import Testing

@Suite @MainActor
struct WireframeTests {
  private let state = StateRecordSample.make()

  private func drawing(_ faults: [FaultRecord] = []) -> Wireframe {
    var record = RunRecord()
    record.scenarios = [state]
    record.frames = [
      FrameRecord(scenario: state.id, component: "viewport", frame: [0, 180, 390, 544]),
      FrameRecord(scenario: state.id, component: "turnCard", frame: [0, 0, 390, 180]),
      FrameRecord(scenario: state.id, component: "googleLogo", frame: [8, 782, 62, 20]),
      FrameRecord(
        scenario: state.id, component: "GMSNavigationHidingStackView", frame: [334, 180, 48, 536],
        isDrawn: false),
      FrameRecord(scenario: state.id, component: "button.compass", frame: [334, 668, 48, 48]),
      FrameRecord(scenario: state.id, component: "note <&> \"x\"", frame: [20, 300.25, 200, 60]),
      FrameRecord(scenario: state.id, component: "prompt", frame: [0, 724, 390, 120]),
      FrameRecord(scenario: "other", component: "etaCard", frame: [0, 0, 1, 1]),
    ]
    record.faults = faults
    return Wireframe(state, of: record)
  }

  private var fault: FaultRecord {
    FaultRecordSample.make(
      rule: "view-overlap", state: state.id, component: "prompt", involved: ["googleLogo"],
      message: "'prompt' covers 'googleLogo' by 54 by 18 pt")
  }

  /// A scan for tags and entities: everything that is opened is closed, nothing is left bare.
  private func problem(of svg: String) -> String? {
    var open: [Substring] = []
    var rest = svg[...]
    while let start = rest.firstIndex(of: "<") {
      guard !rest[..<start].contains(">") else { return "bare '>'" }
      guard let end = rest[start...].firstIndex(of: ">") else { return "unclosed tag" }
      let tag = rest[rest.index(after: start)..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return "'\(tag)' closes nothing" }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
      guard tag.split(separator: "\"", omittingEmptySubsequences: false).count % 2 == 1 else {
        return "quotes of '\(tag)'"
      }
      rest = rest[rest.index(after: end)...]
    }
    return open.isEmpty ? nil : "open: \(open)"
  }

  @Test func everyBoxHasANumberAndARow() {
    let svg = drawing().svg
    #expect(problem(of: svg) == nil)
    for text in [
      ">1  viewport<", ">2  turnCard<", ">2 turnCard · 390 × 180<", ">0, 0 · 390 × 180<",
      ">6  note &lt;&amp;&gt; &quot;x&quot;<", ">20, 300.3 · 200 × 60<", ">7 prompt · 390 × 120<",
      ">4  GMSNavigationHidingSta…<",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(!svg.contains("etaCard"))
    #expect(!svg.contains("#d00000"))
  }

  @Test func faultsAreRed() {
    let svg = drawing([fault]).svg
    #expect(problem(of: svg) == nil)
    #expect(svg.contains(">view-overlap<"))
    #expect(svg.contains(">   'prompt' covers 'googleLogo' by 54 by 18 pt<"))
    let outlines = svg.split(separator: "\n").filter { $0.contains("stroke-dasharray=\"7 3\"") }
    #expect(outlines.count == 2, "prompt and logo, also where one covers the other")
    let other = FaultRecordSample.make(
      rule: "view-overlap", state: "elsewhere", component: "prompt", involved: [], message: "x")
    #expect(drawing([other]).svg == drawing().svg)
  }

  @Test func layoutsStandSideBySide() {
    let legacy = [FrameRecord(scenario: state.id, component: "etaCard", frame: [0, 748, 390, 96])]
    let delegate = [
      FrameRecord(scenario: state.id, component: "etaCard", frame: [0, 740, 390, 96]),
      FrameRecord(scenario: state.id, component: "extra", frame: [0, 0, 10, 10]),
    ]
    let svg = Wireframe(
      state, legacy: legacy, delegate: delegate, marks: ["etaCard": .wrong], cause: "prompt 120",
      setting: "defaults"
    ).svg
    #expect(problem(of: svg) == nil)
    for text in [
      ">legacy layout<", ">layout delegate<", ">0, 748 · 390 × 96<", ">0, 740 · 390 × 96<", ">–<",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
  }

  @Test func strangeNumbersDoNoHarm() {
    let boxes = [
      Wireframe.Box(name: "a", frame: [.nan, .infinity, -1, 1e300], kind: .own),
      Wireframe.Box(name: "b", frame: [1], kind: .sdk),
    ]
    let svg = Wireframe(
      title: "", subtitle: "", screen: ScreenShape(width: 0, height: 0),
      panels: [Wireframe.Panel(boxes: boxes)]
    ).svg
    #expect(problem(of: svg) == nil)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func drawingIsThatOnFile() throws {
    try Golden.expect(drawing([fault]).svg, equals: "fixtures/output/wireframe.svg")
  }
}

enum StateRecordSample {
  @MainActor
  static func make() -> StateRecord {
    let shape = Device.notchedPhone.portrait
    return StateRecord(
      id: "notched-phone-portrait-ltr-narrow-reference/prompt", device: "notched-phone",
      orientation: .portrait, direction: .ltr, wideMode: false, state: "prompt",
      metrics: "reference", screen: shape)
  }
}

enum FaultRecordSample {
  static func make(
    rule: String, state: String, component: String, involved: [String], message: String
  ) -> FaultRecord {
    FaultRecord(
      rule: rule, kind: rule, severity: "warning", scenario: state, scenarios: [state],
      component: component, involved: involved, message: message)
  }
}
