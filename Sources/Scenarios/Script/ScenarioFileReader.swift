/// Takes a scenario file line by line.
struct ScenarioFileReader {
  private var devices: [Device] = []
  private var orientations: [Orientation] = []
  private var directions: [ReadingDirection] = []
  private var widths: [WidthMode] = []
  private var metrics: [NavigationMetrics] = []
  private var changes: [MetricsChange] = []
  private var steps: [ScenarioStep] = []

  mutating func take(_ word: String, _ values: [String]) throws {
    switch word {
    case "device": devices += try values.map(device)
    case "screen": devices.append(try ownDevice(values))
    case "orientation": orientations += try choices(values, of: Orientation.self)
    case "direction": directions += try choices(values, of: ReadingDirection.self)
    case "width": widths += try choices(values, of: WidthMode.self)
    case "metrics": try takeMetrics(values)
    case "size", "style": changes.append(try MetricsChange(word, values))
    default: steps.append(try StepReader.step(word, values))
    }
  }

  func matrix() throws -> ScenarioMatrix {
    guard !steps.isEmpty else {
      throw ScenarioFileError(line: 0, message: "no step: begin with 'enable'")
    }
    let sizes = (metrics.isEmpty ? [.reference] : metrics).map { preset in
      changes.reduce(into: preset) { $1.apply(to: &$0) }
    }
    var scenarios: [Scenario] = []
    for device in devices.isEmpty ? Device.all : devices {
      for orientation in orientations.isEmpty ? Orientation.allCases : orientations {
        for direction in directions.isEmpty ? ReadingDirection.allCases : directions {
          for width in widths.isEmpty ? WidthMode.allCases : widths {
            for metrics in sizes {
              scenarios.append(
                Scenario(
                  device: device, orientation: orientation, direction: direction, width: width,
                  metrics: metrics, script: ScenarioScript(steps)))
            }
          }
        }
      }
    }
    return ScenarioMatrix(scenarios)
  }

  // MARK: Lines

  private func device(_ id: String) throws -> Device {
    guard let device = Device.all.first(where: { $0.id == id }) else {
      let known = Device.all.map { $0.id }.joined(separator: ", ")
      throw ScenarioLineProblem("unknown device '\(id)': use one of \(known)")
    }
    return device
  }

  /// A device whose landscape is its portrait with the sides exchanged.
  private func ownDevice(_ values: [String]) throws -> Device {
    let shape = try StepReader.shape(values)
    let turned = ScreenShape(
      width: shape.height, height: shape.width,
      safeArea: Insets(
        top: shape.safeArea.left, left: shape.safeArea.bottom, bottom: shape.safeArea.right,
        right: shape.safeArea.top))
    return Device(
      id: "screen\(devices.count + 1)", family: .phone, scale: 2, portrait: shape,
      landscape: turned)
  }

  private mutating func takeMetrics(_ values: [String]) throws {
    if values.count == 2, values[0] == "draw" {
      guard let seed = UInt64(values[1]) else {
        throw ScenarioLineProblem("'metrics draw' takes a number, not '\(values[1])'")
      }
      return metrics.append(.draw(seed: seed))
    }
    for value in values {
      guard let preset = NavigationMetrics.presets.first(where: { $0.name == value }) else {
        let known = NavigationMetrics.presets.map { $0.name }.joined(separator: ", ")
        throw ScenarioLineProblem("unknown metrics '\(value)': use \(known) or 'draw N'")
      }
      metrics.append(preset)
    }
  }

  private func choices<Choice: RawRepresentable & CaseIterable>(
    _ values: [String], of type: Choice.Type
  ) throws -> [Choice] where Choice.RawValue == String {
    guard !values.isEmpty else {
      throw ScenarioLineProblem("a value is missing: use \(StepReader.names(of: type))")
    }
    return try values.map { try StepReader.choice($0, of: type) }
  }
}
