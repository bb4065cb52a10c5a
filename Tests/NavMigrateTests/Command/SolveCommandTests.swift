import Foundation
import Testing

@Suite struct SolveCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private let easy = """
    {"variables": 2, "constraints": [
    {"terms": [[0, 1]], "relation": "<=", "constant": 300, "priority": 1000},
    {"terms": [[0, 1]], "relation": "==", "constant": 500, "priority": 250.5},
    {"terms": [[0, 1], [1, -2]], "relation": ">=", "constant": -1, "priority": 999}]}
    """.replacingOccurrences(of: "\n", with: "")

  private let impossible = """
    {"variables": 1, "constraints": [
    {"terms": [[0, 1]], "relation": ">=", "constant": 3, "priority": 1000},
    {"terms": [[0, 1]], "relation": "<=", "constant": 9, "priority": 1000},
    {"terms": [[0, 1]], "relation": "==", "constant": 1, "priority": 1000}]}
    """.replacingOccurrences(of: "\n", with: "")

  @Test func aLineIsAnsweredWithALine() throws {
    let run = try scratch.run("solve", "-", input: easy + "\n\n" + impossible + "\r\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.text == """
        {"values": [300.0, 150.5], "levels": {"999": 0.0, "250.5": 200.0}}
        {"conflict": [0, 2]}

        """)
  }

  @Test func rangesAreAnsweredWhereAskedFor() throws {
    try scratch.write(easy, to: "problems.jsonl")
    let run = try scratch.run("solve", "problems.jsonl", "--ranges")
    #expect(run.status == 0)
    #expect(run.text.hasSuffix(#""ranges": [[300.0, 300.0], [null, 150.5]]}"# + "\n"))
  }

  @Test(arguments: [
    (#"{"variables": 1"#, "stdin:2:16: expected ',' or '}'"),
    (#"[]"#, "stdin:2: a problem is a JSON object"),
    (#"{"constraints": []}"#, "stdin:2: 'variables' is not a number from 0 to 1000000"),
    (#"{"variables": 1.5, "constraints": []}"#, "'variables' is not"),
    (#"{"variables": 1}"#, "'constraints' is not a list"),
    (
      #"{"variables": 1, "constraints": [{"terms": [[1, 1]]}]}"#,
      "stdin:2: constraint 0: there is no variable 1"
    ),
    (#"{"variables": 1, "constraints": [{"terms": [[0]]}]}"#, "a term is not"),
    (#"{"variables": 1, "constraints": [{"terms": [], "relation": "="}]}"#, "'relation' is none"),
    (
      #"{"variables": 1, "constraints": [{"terms": [], "relation": "==", "constant": "1"}]}"#,
      "'constant' is not a number"
    ),
    (
      #"{"variables": 1, "constraints": [{"terms": [], "relation": "==", "constant": 0, "priority": 0}]}"#,
      "'priority' is not a number from 1 to 1000"
    ),
  ])
  func whatIsNoProblemIsNamedByLine(_ line: String, _ message: String) throws {
    let run = try scratch.run("solve", "-", input: impossible + "\n" + line + "\n" + impossible)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    // The others are answered all the same.
    #expect(run.text == "{\"conflict\": [0, 2]}\n{\"conflict\": [0, 2]}\n")
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    let run = try scratch.run("solve", "nowhere.jsonl")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read 'nowhere.jsonl'"))
    #expect(try scratch.run("solve").status == 2)
    #expect(try scratch.run("solve", "a", "b").status == 2)
  }
}
