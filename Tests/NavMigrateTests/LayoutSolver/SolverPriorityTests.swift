import Testing

@testable import LayoutSolver

@Suite struct SolverPriorityTests {
  @Test func noNumberOfLowerConstraintsOutweighsAHigherOne() {
    for crowd in [3, 1001] {
      var s = SolverSketch()
      let x = s.variable()
      s.add(x == 0, at: 500)
      for _ in 0..<crowd { s.add(x == 100, at: 250) }
      #expect(s.value(x) == 0)
    }
  }

  @Test func theOrderOfAddingDoesNotMatterToPriorities() {
    var s = SolverSketch()
    let x = s.variable()
    for _ in 0..<3 { s.add(x == 100, at: 250) }
    s.add(x == 0, at: 500)
    #expect(s.value(x) == 0)
  }

  @Test(
    arguments: [(250.5, 250), (999.999, 999.9), (1.25, 1), (750.0001, 750)] as [(Float, Float)])
  func aFractionIsALevelOfItsOwn(_ high: Float, _ low: Float) {
    var s = SolverSketch()
    let x = s.variable()
    s.add(x == 3, at: low)
    s.add(x == 3, at: low)
    s.add(x == 8, at: high)
    #expect(s.value(x) == 8)
  }

  @Test func insideALevelTheSumOfViolationsCounts() {
    var s = SolverSketch()
    let x = s.variable()
    let low = [s.add(x == 0, at: 500), s.add(x == 0, at: 500)]
    for _ in 0..<3 { s.add(x == 100, at: 500) }
    #expect(s.value(x) == 100)
    #expect(s.range(x) == [100, 100])
    #expect(low.map { s.solver.violation(of: $0) } == [100, 100])
  }

  @Test func theMedianIsTakenOfAnOddNumber() {
    var s = SolverSketch()
    let x = s.variable()
    for value in [40, 10, 70, 20, 90] { s.add(x == Double(value), at: 600) }
    #expect(s.value(x) == 40)
    #expect(s.range(x) == [40, 40])
  }

  @Test func aTieLeavesTheRangeBetween() {
    var s = SolverSketch()
    let x = s.variable()
    for value in [0.0, 0, 100, 100] { s.add(x == value, at: 600) }
    #expect(s.range(x) == [0, 100])
    s.add(x == 70, at: 1)
    #expect(s.range(x) == [70, 70])
  }

  @Test func anOptionalConstraintComesAsCloseAsItMay() {
    var s = SolverSketch()
    let x = s.variable()
    s.add(x <= 300)
    let wish = s.add(x == 500, at: 1)
    #expect(s.value(x) == 300)
    #expect(s.solver.violation(of: wish) == 200)
  }

  @Test func anInequalityIsViolatedOnOneSideAlone() {
    var s = SolverSketch()
    let x = s.variable()
    s.add(x == 50)
    let below = s.add(x <= 20, at: 900)
    let above = s.add(x >= 20, at: 900)
    #expect(s.solver.violation(of: below) == 30)
    #expect(s.solver.violation(of: above) == 0)
  }

  @Test func aLowLevelDecidesWhatHighOnesLeaveOpen() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x + y == 100, at: 999)
    s.add(x - y == 20, at: 10)
    s.add(y == 77, at: 1)
    #expect(s.values(x, y) == [60, 40])
  }

  @Test func changingAPriorityTurnsTheTable() {
    var s = SolverSketch()
    let x = s.variable()
    let a = s.add(x == 10, at: 50)
    s.add(x == 20, at: 45)
    #expect(s.value(x) == 10)
    #expect(s.solver.setPriority(a, 40) == nil)
    #expect(s.value(x) == 20)
    #expect(s.solver.setPriority(a, 50) == nil)
    #expect(s.value(x) == 10)
  }

  @Test func aConstraintBecomesRequiredAndOptionalAgain() {
    var s = SolverSketch()
    let x = s.variable()
    s.add(x == 10, at: 999)
    let a = s.add(x >= 30, at: 5)
    #expect(s.value(x) == 10)
    #expect(s.solver.setPriority(a, 1000) == nil)
    #expect(s.value(x) == 30)
    #expect(s.solver.setPriority(a, 5) == nil)
    #expect(s.value(x) == 10)
  }

  @Test func whatCannotBecomeRequiredStaysAsItWas() {
    var s = SolverSketch()
    let x = s.variable()
    let wall = s.add(x <= 20)
    s.add(x == 0, at: 500)
    let a = s.add(x >= 30, at: 400)
    #expect(s.solver.setPriority(a, 1000) == [wall, a])
    #expect(s.value(x) == 0)
    #expect(s.solver.violation(of: a) == 30)
    #expect(s.solver.brokenInvariant == nil)
  }
}
