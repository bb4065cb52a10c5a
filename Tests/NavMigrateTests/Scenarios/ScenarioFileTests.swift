import Scenarios
import Testing

@Suite
struct ScenarioFileTests {
  private func message(_ text: String) -> String? {
    do {
      _ = try ScenarioFile.read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func linesSayWhereAndWhat() throws {
    let matrix = try ScenarioFile.read(
      """
      # a drive
      device notched-phone pad
      screen 400 800 safe 20 0 10 0   # a screen of its own
      orientation portrait
      direction rtl
      width narrow
      metrics reference
      size turnCard 200
      size button 44 46
      style buttonVerticalPadding 6

      enable
      start
      prompt 120
      hide
      speed both
      rotate
      resize 600 400 safe 1 2 3 4 wide
      scroll
      recenter
      flag header off
      padding 1 2 3 4
      wait 2.5
      stop
      disable
      """
    ).matrix
    #expect(matrix.scenarios.map { $0.device.id } == ["notched-phone", "pad", "screen3"])
    let scenario = try #require(matrix.scenarios.last)
    #expect(scenario.id == "screen3-portrait-rtl-narrow-reference")
    #expect(scenario.metrics.turnCardHeight == 200)
    #expect(scenario.metrics.buttonSize == CGSize(width: 44, height: 46))
    #expect(scenario.metrics.style.buttonVerticalPadding == 6)
    #expect(scenario.device.landscape.width == 800)
    #expect(scenario.device.portrait.safeArea == Insets(top: 20, bottom: 10))
    let shape = ScreenShape(
      width: 600, height: 400, safeArea: Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      scenario.script.steps == [
        .enable, .start, .prompt(height: 120), .hidePrompt, .speed(.both), .rotate,
        .resize(shape, .wide), .scroll, .recenter, .app(.flag(.header, .off)),
        .app(.padding(Insets(top: 1, left: 2, bottom: 3, right: 4))), .wait(2.5), .stop, .disable,
      ])
  }

  @Test func whatIsLeftOutMeansEverything() throws {
    let matrix = try ScenarioFile.read("enable\n").matrix
    #expect(matrix.scenarios.count == Device.all.count * 2 * 2 * 2)
    #expect(matrix.scenarios.allSatisfy { $0.metrics == .reference })
    let drawn = try ScenarioFile.read("device pad\nmetrics draw 4\nmetrics compact\r\nenable")
      .matrix
    #expect(drawn.scenarios.count == 16)
    #expect(Set(drawn.scenarios.map { $0.metrics.name }) == ["draw-4", "compact"])
  }

  @Test(arguments: [
    ("", "no step: begin with 'enable'"),
    ("enable\nfly", "line 2: unknown word 'fly'"),
    ("enable now", "line 1: 'enable' takes no value"),
    ("prompt", "line 1: 'prompt' takes one number, not 0"),
    ("prompt x", "line 1: 'prompt' takes numbers from 0 to 100000, not 'x'"),
    ("prompt nan", "line 1: 'prompt' takes numbers from 0 to 100000, not 'nan'"),
    ("prompt -3", "line 1: 'prompt' takes numbers from 0 to 100000, not '-3'"),
    ("wait 1e300", "line 1: 'wait' takes numbers from 0 to 100000, not '1e300'"),
    ("speed fast", "line 1: unknown value 'fast': use none, current, limit, both"),
    ("flag header", "line 1: 'flag' takes a name and 'on' or 'off'"),
    ("resize 1 2", "line 1: 'resize' ends with narrow, wide"),
    ("resize 0 2 wide", "line 1: a screen has a width and a height above zero"),
    ("direction", "line 1: a value is missing: use ltr, rtl"),
    (
      "device watch",
      "line 1: unknown device 'watch': use one of small-phone, notched-phone, large-phone, pad, "
        + "large-pad, split-view"
    ),
    (
      "metrics tiny", "line 1: unknown metrics 'tiny': use reference, compact, generous or 'draw N'"
    ),
    ("metrics draw x", "line 1: 'metrics draw' takes a number, not 'x'"),
    ("size turnCard 1 2", "line 1: 'turnCard' takes one number, not 2"),
  ])
  func mistakesAreExplained(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test func unknownSizesAreAnsweredWithTheKnownOnes() {
    #expect(
      message("size wheel 3")?.contains("use one of button, cardMargin, elementMargin") == true)
    #expect(message("style wheel 3")?.contains("buttonHorizontalPadding") == true)
  }
}
