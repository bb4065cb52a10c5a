/// The whole of a program that plays scenarios with a delegate and prints the record.
///
/// Options: `--scenario FILE`, `--no-frames`, `--seed N` (more sizes; may be repeated), `--svg DIR`
/// (a wireframe of every state, in a folder a scenario). The record is one line of JSON between two
/// lines, `ScenarioMain.begin` and `ScenarioMain.end`, so that what the delegate prints does not
/// disturb it. Before each step a line on standard error says which: `ScenarioMain.state`, the
/// scenario's id, a slash and the step.
@MainActor
public enum ScenarioMain {
  public nonisolated static let begin = "navmigrate-record-begin"
  public nonisolated static let end = "navmigrate-record-end"
  public nonisolated static let state = "navmigrate-state"
  /// Before what is wrong with the scenario file.
  public nonisolated static let scenarioProblem = "navmigrate-scenario: "

  /// Ends the process: 0 when the record was printed, 1 when it could not be made. Call it on the
  /// main thread, from top-level code.
  public nonisolated static func run(
    _ makeDelegate: @escaping @MainActor () throws -> any NavigationLayoutDelegate
  ) -> Never {
    MainActor.assumeIsolated { play(makeDelegate) }
  }

  private static func play(
    _ makeDelegate: @escaping @MainActor () throws -> any NavigationLayoutDelegate
  ) -> Never {
    do {
      var options = ScenarioRunner.Options()
      var pictures: String?
      let matrix = try read(Array(CommandLine.arguments.dropFirst()), &options, &pictures)
      let recordsFrames = options.recordsFrames
      if pictures != nil { options.recordsFrames = true }
      options.drain = { drainMainQueue() }
      options.willTake = { scenario, step in
        FileHandle.standardError.write(Data("\(state) \(scenario.id)/\(step.text)\n".utf8))
      }
      var record = try ScenarioRunner.run(
        makeDelegate: makeDelegate, matrix: matrix, options: options)
      if let pictures { try WireframeFolder(path: pictures).write(record) }
      if !recordsFrames { record.frames = [] }
      try write(record)
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func read(
    _ arguments: [String], _ options: inout ScenarioRunner.Options, _ pictures: inout String?
  ) throws -> ScenarioMatrix {
    var matrix = ScenarioMatrix.standard()
    var seeds: [UInt64] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--no-frames": options.recordsFrames = false
      case "--scenario":
        let path = try value(of: argument, &rest)
        matrix = try scenarios(ofFile: path)
      case "--svg": pictures = try value(of: argument, &rest)
      case "--seed":
        let text = try value(of: argument, &rest)
        guard let seed = UInt64(text) else {
          throw ScenarioMainError(message: "'--seed' takes a number, not '\(text)'")
        }
        seeds.append(seed)
      default: throw ScenarioMainError(message: "unknown option '\(argument)'")
      }
    }
    return seeds.isEmpty ? matrix : matrix.drawn(seeds)
  }

  private static func scenarios(ofFile path: String) throws -> ScenarioMatrix {
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return try ScenarioFile.read(text).matrix
    } catch let error as ScenarioFileError {
      throw ScenarioMainError(message: "\(scenarioProblem)\(error)")
    } catch {
      throw ScenarioMainError(message: "\(scenarioProblem)it cannot be read as text")
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else {
      throw ScenarioMainError(message: "'\(option)' takes a value")
    }
    return value
  }

  private static func write(_ record: RunRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var output = Data("\n\(begin)\n".utf8)
    output += try encoder.encode(record)
    output += Data("\n\(end)\n".utf8)
    fflush(nil)
    FileHandle.standardOutput.write(output)
  }

  /// Runs what delegates have put on the main queue, without waiting for anything.
  private static func drainMainQueue() {
    _ = RunLoop.main.run(mode: .default, before: Date())
  }
}

struct ScenarioMainError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
