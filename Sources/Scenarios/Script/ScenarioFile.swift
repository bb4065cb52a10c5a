/// A scenario in its text form.
///
/// One thing a line; `#` begins a comment. Lines that say where come in any order and may be left
/// out; lines that say what happens are played in order.
///
///     device notched-phone pad      # devices by id; all of them if left out
///     screen 400 800 safe 20 0 0 0  # or a screen of its own: top, left, bottom, right
///     orientation portrait          # portrait, landscape; both if left out
///     direction ltr rtl             # both if left out
///     width narrow                  # narrow, wide; both if left out
///     metrics reference             # presets by name, 'draw N'; reference if left out
///     size turnCard 200             # sets a size, in points
///     style buttonVerticalPadding 8
///
///     enable
///     start
///     prompt 120                    # a second prompt replaces the first
///     hide
///     speed both                    # none, current, limit, both
///     rotate
///     resize 600 400 safe 0 0 0 0 wide
///     scroll                        # away from the car; 'recenter' goes back
///     flag header off               # the app sets a flag
///     padding 0 0 80 0
///     wait 2.5                      # seconds
///     stop
///     disable
public struct ScenarioFile: Sendable {
  public let matrix: ScenarioMatrix

  /// - Throws: `ScenarioFileError` at the first line that cannot be read.
  public static func read(_ text: String) throws -> ScenarioFile {
    var reader = ScenarioFileReader()
    // A line may end in a carriage return and a line feed, which are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split { $0.isWhitespace }
      guard let first = words.first else { continue }
      do {
        try reader.take(String(first), words.dropFirst().map(String.init))
      } catch let problem as ScenarioLineProblem {
        throw ScenarioFileError(line: index + 1, message: problem.message)
      }
    }
    return ScenarioFile(matrix: try reader.matrix())
  }
}

/// A line of a scenario file that cannot be read.
public struct ScenarioFileError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1; 0 if it is about the whole file.
  public let line: Int
  public let message: String

  public var description: String { line > 0 ? "line \(line): \(message)" : message }
}

/// What is wrong with a line.
struct ScenarioLineProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
