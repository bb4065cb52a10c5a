/// Reads the lines of a scenario file that say what happens.
enum StepReader {
  static func step(_ word: String, _ values: [String]) throws -> ScenarioStep {
    switch word {
    case "enable": return try plain(.enable, word, values)
    case "start": return try plain(.start, word, values)
    case "stop": return try plain(.stop, word, values)
    case "disable": return try plain(.disable, word, values)
    case "hide": return try plain(.hidePrompt, word, values)
    case "rotate": return try plain(.rotate, word, values)
    case "scroll": return try plain(.scroll, word, values)
    case "recenter": return try plain(.recenter, word, values)
    case "prompt": return .prompt(height: try numbers(word, values, count: 1)[0])
    case "wait": return .wait(try numbers(word, values, count: 1)[0])
    case "speed":
      guard values.count == 1 else {
        throw ScenarioLineProblem("'speed' takes one of \(names(of: SpeedDisplay.self))")
      }
      return .speed(try choice(values[0], of: SpeedDisplay.self))
    case "resize":
      guard let last = values.last, let width = WidthMode(rawValue: last) else {
        throw ScenarioLineProblem("'resize' ends with \(names(of: WidthMode.self))")
      }
      return .resize(try shape(Array(values.dropLast())), width)
    case "flag":
      guard values.count == 2 else {
        throw ScenarioLineProblem("'flag' takes a name and 'on' or 'off'")
      }
      return .app(
        .flag(
          try choice(values[0], of: AppEvent.Flag.self),
          try choice(values[1], of: AppEvent.Switch.self)))
    case "padding":
      let edges = try numbers(word, values, count: 4)
      return .app(
        .padding(Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])))
    default:
      throw ScenarioLineProblem("unknown word '\(word)'")
    }
  }

  /// `WIDTH HEIGHT [safe TOP LEFT BOTTOM RIGHT]`
  static func shape(_ values: [String]) throws -> ScreenShape {
    guard values.count == 2 || (values.count == 7 && values[2] == "safe") else {
      throw ScenarioLineProblem(
        "a screen is a width and a height, then 'safe' and top, left, bottom, right")
    }
    let size = try numbers("screen", Array(values.prefix(2)), count: 2)
    guard size[0] > 0, size[1] > 0 else {
      throw ScenarioLineProblem("a screen has a width and a height above zero")
    }
    guard values.count == 7 else { return ScreenShape(width: size[0], height: size[1]) }
    let safe = try numbers("safe", Array(values.suffix(4)), count: 4)
    return ScreenShape(
      width: size[0], height: size[1],
      safeArea: Insets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3]))
  }

  static func numbers(_ word: String, _ values: [String], count: Int) throws -> [Double] {
    guard values.count == count else {
      throw ScenarioLineProblem(
        "'\(word)' takes \(count == 1 ? "one number" : "\(count) numbers"), not \(values.count)")
    }
    return try values.map { text in
      guard let number = Double(text), number.isFinite, (0...100_000).contains(number) else {
        throw ScenarioLineProblem("'\(word)' takes numbers from 0 to 100000, not '\(text)'")
      }
      return number
    }
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, of type: Choice.Type
  ) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw ScenarioLineProblem("unknown value '\(value)': use \(names(of: type))")
    }
    return choice
  }

  static func names<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> String
  where Choice.RawValue == String {
    type.allCases.map { $0.rawValue }.joined(separator: ", ")
  }

  private static func plain(
    _ step: ScenarioStep, _ word: String, _ values: [String]
  ) throws -> ScenarioStep {
    guard values.isEmpty else { throw ScenarioLineProblem("'\(word)' takes no value") }
    return step
  }
}
