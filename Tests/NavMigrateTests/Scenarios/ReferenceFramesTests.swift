import Scenarios
import Testing

/// Lays out as plainly as can be: cards at the edges, everything else between them.
@MainActor
private final class BareDelegate: NSObject, NavigationLayoutDelegate {
  private let floor = UILayoutGuide()
  private var stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  private var views: [UIView] = []

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    navMap.addLayoutGuide(floor)
    show(newState, newState.buttons, navMap, [], top: navMap.safeAreaLayoutGuide.topAnchor)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    clear()
    navMap.removeLayoutGuide(floor)
  }

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    show(
      newState, newState.buttons, navMap, [newState.turnCard, newState.etaCard],
      top: newState.turnCard.bottomAnchor)
    NSLayoutConstraint.activate([
      newState.turnCard.topAnchor.constraint(equalTo: navMap.topAnchor),
      newState.turnCard.leadingAnchor.constraint(
        equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      newState.etaCard.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
      newState.etaCard.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
      floor.topAnchor.constraint(lessThanOrEqualTo: newState.etaCard.topAnchor),
    ])
  }

  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    show(newState, newState.buttons, navMap, [], top: navMap.safeAreaLayoutGuide.topAnchor)
  }

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    navMap.addSubview(newPrompt)
    let bottom = newPrompt.bottomAnchor.constraint(
      equalTo: navMap.bottomAnchor, constant: newPrompt.bounds.height)
    NSLayoutConstraint.activate([
      bottom,
      newPrompt.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      floor.topAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
    ])
    UIView.animate(withDuration: 0.2) {
      bottom.constant = 0
      navMap.layoutIfNeeded()
    }
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    UIView.animate(withDuration: 0.2) {
      oldPrompt.alpha = 0
    } completion: { _ in
      oldPrompt.removeFromSuperview()
    }
  }

  func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }

  private func show(
    _ state: any NavigationUIState, _ buttons: [any NavigationUIButton], _ navMap: GMSMapView,
    _ cards: [UIView], top: NSLayoutYAxisAnchor
  ) {
    clear()
    stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
    stack.accessibilityIdentifier = "stack"
    stack.arrangedSubviews = buttons.map { $0.view }
    views = cards + [state.viewport, state.googleLogo, stack]
    for view in views { navMap.addSubview(view) }
    let safe = navMap.safeAreaLayoutGuide
    let low = floor.topAnchor.constraint(equalTo: safe.bottomAnchor)
    low.priority = .defaultLow
    NSLayoutConstraint.activate([
      low, floor.heightAnchor.constraint(equalToConstant: 0),
      state.viewport.topAnchor.constraint(equalTo: top),
      state.viewport.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      state.viewport.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      state.viewport.bottomAnchor.constraint(equalTo: floor.topAnchor),
      state.googleLogo.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      state.googleLogo.bottomAnchor.constraint(equalTo: floor.topAnchor),
      stack.topAnchor.constraint(equalTo: top),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: floor.topAnchor),
    ])
  }

  private func clear() {
    stack.arrangedSubviews = []
    for view in views { view.removeFromSuperview() }
    views = []
  }
}

@Suite @MainActor
struct ReferenceFramesTests {
  static let script = ScenarioScript([
    .enable, .start, .prompt(height: 120), .prompt(height: 150), .hidePrompt, .stop, .disable,
  ])

  /// The frames of a state, by component, in the map's coordinates.
  static func expected(_ state: String) -> [String: [Double]] {
    switch state {
    case "ready", "stopped":
      [
        "viewport": [0, 47, 390, 763], "googleLogo": [0, 790, 62, 20],
        "stack": [342, 47, 48, 763], "button.compass": [342, 762, 48, 48],
        "button.reporting": [342, 706, 48, 48],
      ]
    case "guidance", "promptHidden": between(180, 748)
    case "prompt": between(180, 724).merging(["prompt": [0, 724, 390, 120]]) { $1 }
    case "promptChanged": between(180, 694).merging(["prompt": [0, 694, 390, 150]]) { $1 }
    default: [:]
    }
  }

  private static func between(_ top: Double, _ bottom: Double) -> [String: [Double]] {
    [
      "turnCard": [0, 0, 390, 180], "etaCard": [0, 748, 390, 96],
      "viewport": [0, top, 390, bottom - top], "googleLogo": [0, bottom - 20, 62, 20],
      "stack": [342, top, 48, bottom - top], "button.compass": [342, bottom - 48, 48, 48],
      "button.reporting": [342, bottom - 104, 48, 48],
    ]
  }

  static func mirrored(_ frame: [Double]) -> [Double] {
    [390 - frame[0] - frame[2], frame[1], frame[2], frame[3]]
  }

  /// Compares every frame of a record, and that there is none too many.
  static func check(_ record: RunRecord, stack: String) {
    for state in record.scenarios {
      let frames = record.frames.filter { $0.scenario == state.id }
      let expected = expected(state.state)
      #expect(frames.count == expected.count, "\(state.id)")
      for frame in frames {
        let name = frame.component == stack ? "stack" : frame.component
        let plain = expected[name]
        let wanted = state.direction == .rtl ? plain.map(mirrored) : plain
        #expect(frame.frame == wanted, "\(state.id) \(name)")
      }
    }
  }

  static func matrix(_ orientation: Orientation = .portrait) -> ScenarioMatrix {
    ScenarioMatrix(
      ReadingDirection.allCases.map {
        Scenario(
          device: .notchedPhone, orientation: orientation, direction: $0, metrics: .reference,
          script: script)
      })
  }

  @Test func framesAreThoseOnPaper() throws {
    let record = try ScenarioRunner.run(makeDelegate: { BareDelegate() }, matrix: Self.matrix())
    #expect(record.scenarios.count == 14)
    Self.check(record, stack: "stack")
    #expect(record.faults.isEmpty, "\(record.faults)")
  }

  /// On its side there is room for one button, and the narrow turn card spans the map's width.
  @Test func aButtonHidesOnALowMap() throws {
    let record = try ScenarioRunner.run(
      makeDelegate: { BareDelegate() }, matrix: Self.matrix(.landscape))
    let prompt = record.frames.filter { $0.scenario.hasSuffix("ltr-narrow-reference/prompt") }
    let frames = Dictionary(uniqueKeysWithValues: prompt.map { ($0.component, $0.frame) })
    #expect(frames["viewport"] == [47, 180, 750, 90])
    #expect(frames["button.compass"] == [749, 222, 48, 48])
    #expect(frames["button.reporting"] == nil)
    #expect(frames["turnCard"] == [47, 0, 844, 180])
  }

  @Test func aRunIsTheSameEveryTime() throws {
    func run() throws -> RunRecord {
      var record = try ScenarioRunner.run(
        makeDelegate: { BareDelegate() },
        matrix: ScenarioMatrix([Scenario(device: .splitView, metrics: .draw(seed: 5))]))
      record.times = RunTimes()
      return record
    }
    let first = try run()
    #expect(try run() == first)
    let data = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(RunRecord.self, from: data) == first)
  }
}
