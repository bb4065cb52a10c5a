import Testing

@testable import LayoutSolver

@Suite struct SolverConflictTests {
  @Test func twoValuesForOneVariable() {
    var s = SolverSketch()
    let x = s.variable()
    let a = s.add(x == 10)
    #expect(s.request(x == 5) == .conflict([a]))
    #expect(s.value(x) == 10)
  }

  @Test func twoSidesThatDoNotMeet() {
    var s = SolverSketch()
    let x = s.variable()
    let a = s.add(x >= 10)
    #expect(s.request(x <= 5) == .conflict([a]))
  }

  @Test func aCircleOfDistances() {
    var s = SolverSketch()
    let v = (0..<5).map { _ in s.variable() }
    var ids: [ConstraintID] = []
    for i in 0..<4 { ids.append(s.add(v[i + 1] >= v[i] + 3)) }
    s.add(v[0] == 7)
    #expect(s.request(v[0] >= v[4] - 11) == .conflict(ids))
    #expect(s.request(v[0] >= v[4] - 12) != .conflict(ids))
  }

  @Test func onlyWhatIsNeededIsNamed() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    let z = s.variable()
    s.add(z == 1)
    let a = s.add(x + y <= 10)
    s.add(y <= 100)
    let b = s.add(y >= 4)
    s.add(x >= 0)
    #expect(s.request(x == 7) == .conflict([a, b]))
  }

  @Test func theBoundOfASizeIsNoConstraintAndIsNotNamed() {
    var s = SolverSketch()
    let x = s.variable(.nonNegative)
    let y = s.variable(.nonNegative)
    // That y is x has nothing to do with it: y is a size itself.
    s.add(y == x)
    #expect(s.request(y == -1) == .conflict([]))
    let a = s.add(x + y >= 10)
    #expect(s.request(x <= -3) == .conflict([]))
    #expect(s.request(x + y <= 9) == .conflict([a]))
  }

  @Test func aNegativeSizeIsRefused() {
    var s = SolverSketch()
    let left = s.variable()
    let width = s.variable(.nonNegative)
    let a = s.add(left == 100)
    #expect(s.request(left + width == 60) == .conflict([a]))
    s.add(left + width == 60, at: 999)
    #expect(s.values(left, width) == [100, 0])
  }

  @Test func constantsAlone() {
    var s = SolverSketch()
    let x = s.variable()
    #expect(s.request(Sum(constant: 10) == 0) == .conflict([]))
    #expect(s.request(x - x == 3) == .conflict([]))
    s.add(Sum() == 0)
    s.add(x - x <= 3)
    let off = s.add(Sum(constant: 10) == 0, at: 500)
    #expect(s.solver.violation(of: off) == 10)
  }

  @Test func proportionsThatLeaveNothingButZero() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    let a = s.add(x == 2 * y)
    let b = s.add(y == 3 * x)
    #expect(s.values(x, y) == [0, 0])
    #expect(s.request(x >= 10) == .conflict([a, b]))
  }

  @Test func shiftingIntoAConflictChangesNothing() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    let a = s.add(x >= 10)
    let b = s.add(y == x + 5)
    let c = s.add(y <= 40)
    s.add(x == 20, at: 1)
    let before = s.solver
    #expect(s.solver.shift(a, by: 30) == [a, b, c])
    #expect(s.solver.shift(c, by: -26) == [a, b, c])
    #expect(s.values(x, y) == [20, 25])
    #expect(s.solver.extent == before.extent)
    #expect(s.solver.shift(a, by: 25) == nil)
    #expect(s.values(x, y) == [35, 40])
  }

  @Test func afterAConflictTheOppositeCanBeHad() {
    var s = SolverSketch()
    let x = s.variable()
    let a = s.add(x <= 10)
    #expect(s.request(x >= 20) == .conflict([a]))
    s.solver.remove(a)
    s.add(x >= 20)
    #expect(s.value(x) == 20)
  }

  @Test func aRefusedConstraintLeavesNoTrace() {
    var s = SolverSketch()
    let v = (0..<6).map { _ in s.variable() }
    for i in 1..<6 {
      s.add(v[i] >= v[i - 1] + 10)
      s.add(v[i] == v[i - 1], at: Float(100 * i))
    }
    s.add(v[0] >= 0)
    s.add(v[5] <= 70)
    s.add(v[2] == 30, at: 700)
    let untouched = s.solver
    #expect(s.request(v[5] - v[1] <= 30) != .added(ConstraintID(index: 0)))
    #expect(s.solver.extent == untouched.extent)
    var other = untouched
    // Whatever comes after goes the same way to the last bit.
    for (index, statement) in [v[3] == 41.3, v[1] + v[4] == 7, v[0] == 0.1].enumerated() {
      let terms = statement.sum.terms
      let constant = -statement.sum.constant
      let priority = Float(300 + index)
      #expect(
        s.solver.add(terms, .equal, constant, priority: priority)
          == other.add(terms, .equal, constant, priority: priority))
      #expect(
        v.map { s.solver.value(of: $0.terms[0].variable).bitPattern }
          == v.map { other.value(of: $0.terms[0].variable).bitPattern })
    }
  }

  @Test func aLongChainThatIsTooTightIsNamedWhole() {
    var s = SolverSketch()
    let v = (0..<120).map { _ in s.variable() }
    var ids = [s.add(v[0] == 0)]
    for i in 1..<v.count { ids.append(s.add(v[i] >= v[i - 1] + 1)) }
    #expect(s.request(v[119] <= 118.5) == .conflict(ids))
  }
}
