import Testing

@testable import LayoutSolver

@Suite struct SolverRangeTests {
  @Test func whatNothingHoldsHasNoEnds() {
    var s = SolverSketch()
    let x = s.variable()
    let width = s.variable(.nonNegative)
    #expect(s.range(x) == [-.infinity, .infinity])
    #expect(s.range(width) == [0, .infinity])
    #expect(s.values(x, width) == [0, 0])
  }

  @Test func oneEndMayBeMissing() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x >= 12)
    s.add(y == x + 3)
    #expect(s.range(x) == [12, .infinity])
    #expect(s.range(y) == [15, .infinity])
    s.add(y <= 40)
    #expect(s.range(x) == [12, 37])
  }

  @Test func twoWishesAtOnePriority() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x <= y)
    s.add(y == x + 3)
    s.add(x == 10, at: 1)
    s.add(y == 10, at: 1)
    #expect(s.range(x) == [7, 10])
    #expect(s.range(y) == [10, 13])
  }

  @Test func aPullOfTheSameStrengthAsHuggingLeavesTheEdgeOpen() {
    var s = SolverSketch()
    let top = s.variable()
    let height = s.variable(.nonNegative)
    let edge = s.variable()
    s.add(top == 180)
    s.add(top + height == edge)
    s.add(height <= 100, at: 250)
    s.add(height >= 100, at: 750)
    s.add(edge <= 748)
    s.add(edge == 748, at: 250)
    #expect(s.range(height) == [100, 568])
    #expect(s.range(edge) == [280, 748])
  }

  @Test func askingChangesNothing() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x + y == 10)
    s.add(x >= 0)
    s.add(y >= 0)
    let before = s.values(x, y)
    #expect(s.range(x) == [0, 10])
    #expect(s.range(y) == [0, 10])
    #expect(s.values(x, y) == before)
    #expect(s.solver.brokenInvariant == nil)
  }

  @Test func aRedundantEqualityHoldsTheRangeToo() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    let a = s.add(x + y == 10)
    s.add(2 * x + 2 * y == 20)
    s.add(x >= 0)
    s.add(y >= 2)
    #expect(s.range(x) == [0, 8])
    s.solver.remove(a)
    #expect(s.range(x) == [0, 8])
  }

  @Test func aLevelAboveKeepsItsSumWhileTheRangeIsSearched() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    // Their sum of violations is ten wherever x + y is shared out.
    s.add(x == 0, at: 500)
    s.add(y == 0, at: 500)
    s.add(x + y == 10)
    #expect(s.range(x) == [0, 10])
    s.add(x <= 4, at: 2)
    #expect(s.range(x) == [0, 4])
  }
}
