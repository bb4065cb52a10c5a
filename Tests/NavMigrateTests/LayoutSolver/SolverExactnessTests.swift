import NavMigrateCommand
import Testing

@testable import LayoutSolver

/// The solver against answers that HiGHS found.
@Suite struct SolverExactnessTests {
  @Test func everyLevelIsAtItsLeast() throws {
    let problems = try SolverProblem.all(of: "levels")
    #expect(problems.count >= 2000)
    expectNone(
      problems.compactMap { stored in
        guard case .solved(_, let levels, _) = LayoutAnswer(to: stored.problem, .values) else {
          return "\(stored.number): conflict"
        }
        let found = Dictionary(uniqueKeysWithValues: levels.map { ($0.priority, $0.violation) })
        for (priority, least) in stored.levels {
          guard let sum = found[priority], (sum - least).magnitude <= 1e-5 else {
            return "\(stored.number): level \(priority)"
          }
        }
        return found.count == stored.levels.count ? nil : "\(stored.number): levels missing"
      })
  }

  /// One at a time, in any order, with everything in between that must leave no mark.
  @Test(arguments: 0..<4)
  func theWayThereDoesNotMatter(_ part: Int) throws {
    var random = SeededRandom(seed: UInt64(part))
    var faults: [String] = []
    for stored in try SolverProblem.all(of: "levels") where stored.number % 4 == part {
      var run = SolverRun(stored)
      var steps = SolverChurn(stored, &random)
      steps.apply(to: &run)
      if let fault = steps.surprise ?? run.fault() { faults.append("\(stored.number): \(fault)") }
    }
    expectNone(faults)
  }

  @Test func aConflictIsOneOfTheIrreducibleOnes() throws {
    let problems = try SolverProblem.all(of: "conflicts")
    #expect(problems.count >= 500)
    var faults: [String] = []
    for stored in problems {
      guard case .conflict(let found) = LayoutAnswer(to: stored.problem, .values) else {
        faults.append("\(stored.number): solved")
        continue
      }
      if !stored.conflicts.contains(found) { faults.append("\(stored.number): \(found)") }
    }
    expectNone(faults)
  }

  @Test func conflictsMetInAnotherOrderAreIrreducibleToo() throws {
    var random = SeededRandom(seed: 5)
    var faults: [String] = []
    for stored in try SolverProblem.all(of: "conflicts") {
      var run = SolverRun(stored)
      for index in stored.constraints.indices.shuffled(using: &random) {
        guard let others = run.add(index) else { continue }
        let found = (others.compactMap { run.index(of: $0) } + [index]).sorted()
        if !stored.conflicts.contains(found) { faults.append("\(stored.number): \(found)") }
        if let broken = run.solver.brokenInvariant { faults.append("\(stored.number): \(broken)") }
      }
    }
    expectNone(faults)
  }

  @Test func rangesReachExactlyAsFarAsTheBestAssignmentsDo() throws {
    let problems = try SolverProblem.all(of: "ranges")
    #expect(problems.count >= 500)
    var faults: [String] = []
    for stored in problems {
      let answer = LayoutAnswer(to: stored.problem, .valuesAndRanges)
      guard case .solved(let values, _, let ranges?) = answer else {
        faults.append("\(stored.number): conflict")
        continue
      }
      for (variable, (found, known)) in zip(ranges, stored.ranges).enumerated() {
        let isSame =
          (found.low == known.low || (found.low - known.low).magnitude <= 1e-5)
          && (found.high == known.high || (found.high - known.high).magnitude <= 1e-5)
        let isInside = found.low <= values[variable] && values[variable] <= found.high
        if !isSame || !isInside {
          faults.append("\(stored.number): \(variable) in \(found.low)...\(found.high)")
        }
      }
    }
    expectNone(faults)
  }
}
