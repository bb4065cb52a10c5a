import LayoutSolver
import Testing

@Suite struct SolverExplanationTests {
  @Test func aValueIsFixedByWhatItFollowsFrom() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    let z = s.variable()
    let a = s.add(x == 10)
    let b = s.add(y == x + 5)
    let c = s.add(z == 2 * y)
    #expect(s.fixing(x) == [a])
    #expect(s.fixing(y) == [a, b])
    #expect(s.fixing(z) == [a, b, c])
  }

  @Test func aConstraintThatLostIsNotNamed() {
    var s = SolverSketch()
    let x = s.variable()
    s.add(x == 50, at: 100)
    let a = s.add(x == 20, at: 200)
    s.add(x <= 400)
    #expect(s.fixing(x) == [a])
  }

  @Test func anInequalityIsNamedWhereItBinds() {
    var s = SolverSketch()
    let x = s.variable()
    let wish = s.add(x == 50, at: 100)
    let wall = s.add(x <= 40)
    #expect(s.fixing(x) == [wall])
    #expect(s.solver.shift(wall, by: 20) == nil)
    #expect(s.fixing(x) == [wish])
  }

  @Test func whatPressesASizeToNothingIsNamed() {
    var s = SolverSketch()
    let width = s.variable(.nonNegative)
    let wish = s.add(width == -30, at: 500)
    #expect(s.value(width) == 0)
    #expect(s.fixing(width) == [wish])
  }

  @Test func whatNothingFixesHasNoExplanation() {
    var s = SolverSketch()
    let x = s.variable()
    #expect(s.fixing(x) == [])
    #expect(s.solver.constraintsFixing(Variable(index: 99)) == [])
  }
}
