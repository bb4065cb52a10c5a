import LayoutSolver
import Testing

@Suite struct SolverInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreRefused(_ number: Double) {
    var s = SolverSketch()
    let x = s.variable()
    #expect(s.request(x == number) == .conflict([]))
    #expect(s.request(number * x == 1, at: 500) == .conflict([]))
    let a = s.add(x == 4)
    #expect(s.solver.shift(a, by: number) == [a])
    #expect(s.value(x) == 4)
  }

  @Test func aPriorityThatIsNoNumberIsRefused() {
    var s = SolverSketch()
    let x = s.variable()
    #expect(s.request(x == 1, at: .nan) == .conflict([]))
    let a = s.add(x == 4, at: 10)
    #expect(s.solver.setPriority(a, .nan) == nil)
    #expect(s.value(x) == 4)
  }

  @Test func prioritiesOutsideTheRangeCountAsItsEnds() {
    var s = SolverSketch()
    let x = s.variable()
    s.add(x == 4, at: -.infinity)
    s.add(x == 9, at: 1.5)
    #expect(s.value(x) == 9)
    let a = s.add(x == 2, at: .infinity)
    #expect(s.request(x == 3, at: 2000) == .conflict([a]))
  }

  @Test func unknownNamesAreIgnored() {
    var s = SolverSketch()
    let stranger = Sum(terms: [Term(Variable(index: 7))])
    #expect(s.request(stranger == 1) == .conflict([]))
    #expect(s.request(Sum(terms: [Term(Variable(index: -1))]) == 1) == .conflict([]))
    for index in [-1, 0, 5, Int32.max, Int32.min] {
      let id = ConstraintID(index: index)
      s.solver.remove(id)
      #expect(s.solver.shift(id, by: 3) == nil)
      #expect(s.solver.setPriority(id, 1000) == nil)
      #expect(s.solver.violation(of: id) == 0)
      #expect(s.solver.value(of: Variable(index: index)) == 0)
      #expect(s.solver.range(of: Variable(index: index)).low == 0)
    }
  }

  @Test func aConstraintIsRemovedOnce() {
    var s = SolverSketch()
    let x = s.variable()
    let a = s.add(x == 5)
    s.solver.remove(a)
    s.solver.remove(a)
    #expect(s.solver.shift(a, by: 5) == nil)
    #expect(s.value(x) == 0)
    let b = s.add(x == 6)
    s.solver.remove(a)
    #expect(s.value(x) == 6)
    #expect(b != a)
  }

  @Test func tinyCoefficientsCountAsNone() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x + 1e-12 * y == 5)
    s.add(y == 9e6)
    #expect(s.value(x) == 5)
  }

  @Test func termsOfOneVariableAddUp() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x + y + x - y + 2 * x == 40)
    #expect(s.value(x) == 10)
    #expect(s.range(y) == [-.infinity, .infinity])
  }

  @Test func theGreatestNumbersDoNotOverflow() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x <= .greatestFiniteMagnitude)
    s.add(x >= -Double.greatestFiniteMagnitude)
    let wish = s.add(x == .greatestFiniteMagnitude, at: 250)
    s.add(x <= 500)
    s.add(y == x + 1)
    #expect(s.values(x, y) == [500, 501])
    #expect(s.solver.violation(of: wish).isFinite)
  }

  @Test func zeroHasNoSign() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x == -1 * y)
    s.add(y == 0)
    #expect(s.value(x).sign == .plus)
    #expect(s.value(y).sign == .plus)
    #expect(s.range(x).allSatisfy { $0.sign == .plus })
  }
}
