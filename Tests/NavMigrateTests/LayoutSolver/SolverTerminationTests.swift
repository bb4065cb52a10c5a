import Testing

@testable import LayoutSolver

/// Systems on which careless simplex methods run in circles.
@Suite struct SolverTerminationTests {
  /// Maximises by asking for more than can be had.
  private func most(_ s: inout SolverSketch, of objective: Sum) -> Double {
    let goal = s.variable()
    s.add(goal == objective)
    s.add(goal == 1e6, at: 1)
    return s.value(goal)
  }

  @Test func bealesExample() {
    var s = SolverSketch()
    let x = (0..<4).map { _ in s.variable(.nonNegative) }
    s.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
    s.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
    s.add(x[2] <= 1)
    let best = most(&s, of: 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3])
    #expect((best - 0.05).magnitude < 1e-8)
    #expect(s.solver.unfinishedOperations == 0)
  }

  @Test func chvatalsExample() {
    var s = SolverSketch()
    let x = (0..<4).map { _ in s.variable(.nonNegative) }
    s.add(0.5 * x[0] - 5.5 * x[1] - 2.5 * x[2] + 9 * x[3] <= 0)
    s.add(0.5 * x[0] - 1.5 * x[1] - 0.5 * x[2] + x[3] <= 0)
    s.add(x[0] <= 1)
    let best = most(&s, of: 10 * x[0] - 57 * x[1] - 9 * x[2] - 24 * x[3])
    #expect((best - 1).magnitude < 1e-8)
    #expect(s.solver.unfinishedOperations == 0)
  }

  @Test func manyEqualsInOneCorner() {
    // Every wall goes through the origin, and every wish points out of it.
    var s = SolverSketch()
    let x = (0..<10).map { _ in s.variable(.nonNegative) }
    for i in 0..<10 {
      for j in 0..<10 where i != j { s.add(x[i] <= Double(i + j + 1) * x[j]) }
      s.add(x[i] == 100, at: Float(100 + i % 3))
    }
    s.add(x[0] + x[9] <= 0)
    #expect(x.allSatisfy { s.value($0).magnitude < 1e-9 })
    #expect(s.solver.unfinishedOperations == 0)
  }

  @Test func equalWishesPassedAround() {
    var s = SolverSketch()
    let v = (0..<12).map { _ in s.variable() }
    for i in 0..<12 {
      s.add(v[i] - v[(i + 1) % 12] == (i % 2 == 0 ? 5 : -5), at: 500)
      s.add(v[i] + v[(i + 3) % 12] == 0, at: 500)
      s.add(v[i] <= v[(i + 5) % 12], at: 500)
    }
    #expect(s.solver.unfinishedOperations == 0)
    #expect(s.solver.brokenInvariant == nil)
  }

  @Test func atItsLimitTheSolverSaysSo() {
    var s = SolverSketch()
    let v = (0..<20).map { _ in s.variable() }
    s.add(v[0] >= 0)
    for i in 1..<20 { s.add(v[i] >= v[i - 1] + 1) }
    s.add(v[19] == 100, at: 500)
    let before = v.map { s.value($0) }
    s.solver.limitSteps(to: 0)
    #expect(s.request(v[0] >= 95) == .conflict([]))
    #expect(s.solver.unfinishedOperations == 1)
    #expect(v.map { s.value($0) } == before)
    #expect(s.solver.brokenInvariant == nil)
    s.solver.limitSteps(to: nil)
    s.add(v[0] >= 95)
    #expect(s.value(v[19]) == 114)
  }
}
