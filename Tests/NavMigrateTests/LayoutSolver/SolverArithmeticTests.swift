import LayoutSolver
import Testing

/// Small systems whose answers are known, among them those other solvers keep as their own tests.
@Suite struct SolverArithmeticTests {
  @Test func equalVariables() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x == 167, at: 1)
    s.add(y == 2, at: 1)
    s.add(x == y)
    #expect(s.value(x) == s.value(y))
    #expect(s.range(x) == [2, 167])
  }

  @Test func aSumOfOppositesWithAWeakBound() {
    var s = SolverSketch()
    let a = s.variable()
    let b = s.variable()
    s.add(a + b == 0)
    s.add(a == 10)
    s.add(b >= 0, at: 100)
    #expect(s.values(a, b) == [10, -10])
  }

  @Test func theStrongerOfTwoWishesWins() {
    var s = SolverSketch()
    let a = s.variable()
    let b = s.variable()
    s.add(a + b == 0)
    s.add(a >= 10, at: 500)
    s.add(b == 2, at: 900)
    #expect(s.values(a, b) == [-2, 2])
  }

  @Test func anOffsetAndAFactor() {
    for (sum, expected): ((Sum) -> Sum, Double) in [
      ({ 2 * $0 + 1 }, 21), ({ 2 * $0 }, 20), ({ $0 }, 10),
    ] {
      var s = SolverSketch()
      let x = s.variable()
      s.add(sum(x) >= 0)
      s.add(x == 10, at: 1)
      #expect(s.value(sum(x)) == expected)
    }
  }

  @Test func theSameSaidInSixWays() {
    let ways: [(Sum, Sum) -> Statement] = [
      { x, w in x == w - 10 }, { x, w in x + 10 == w }, { x, w in w == x + 10 },
      { x, w in w - 10 == x }, { x, w in x - w == -10 }, { x, w in Sum(constant: 10) == w - x },
    ]
    for way in ways {
      var s = SolverSketch()
      let x = s.variable()
      let width = s.variable()
      s.add(width == 100, at: 1)
      s.add(way(x, width))
      #expect(s.values(x, width) == [90, 100])
    }
  }

  @Test func limitsThatComeAndGo() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x == 100, at: 500)
    s.add(y == 120, at: 600)
    let ten = s.add(x <= 10)
    let twenty = s.add(x <= 20)
    #expect(s.values(x, y) == [10, 120])
    s.solver.remove(ten)
    #expect(s.values(x, y) == [20, 120])
    let double = s.add(2 * x == y)
    #expect(s.values(x, y) == [20, 40])
    s.solver.remove(twenty)
    #expect(s.values(x, y) == [60, 120])
    s.solver.remove(double)
    #expect(s.values(x, y) == [100, 120])
  }

  @Test func aLimitSaidTwiceHoldsUntilBothAreGone() {
    var s = SolverSketch()
    let x = s.variable()
    s.add(x == 100, at: 1)
    let limits = [s.add(x <= 10), s.add(x <= 10), s.add(x == 10)]
    for id in limits {
      #expect(s.value(x) == 10)
      s.solver.remove(id)
    }
    #expect(s.value(x) == 100)
  }

  @Test func mostProfitInAFactory() {
    // Three products, hours and metal; the best plan is known from the textbook method.
    var s = SolverSketch()
    let a = s.variable(.nonNegative)
    let b = s.variable(.nonNegative)
    let profit = s.variable()
    s.add(profit == 3 * a + 5 * b)
    s.add(a <= 4)
    s.add(2 * b <= 12)
    s.add(3 * a + 2 * b <= 18)
    s.add(profit == 1024, at: 1)
    #expect(s.values(a, b, profit).map { $0.rounded() } == [2, 6, 36])
    #expect((s.value(profit) - 36).magnitude < 1e-9)
  }

  @Test func requiredRowsThatSayTheSame() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    let a = s.add(x + y == 10)
    s.add(x - y == 2)
    let same = s.add(2 * x + 2 * y == 20)
    #expect(s.values(x, y) == [6, 4])
    // One of them moves: they no longer agree.
    #expect(s.solver.shift(a, by: 1) == [a, same])
    s.solver.remove(a)
    #expect(s.values(x, y) == [6, 4])
    #expect(s.solver.shift(same, by: 4) == nil)
    #expect(s.values(x, y) == [7, 5])
  }

  @Test func aCircleOfEqualities() {
    var s = SolverSketch()
    let v = (0..<4).map { _ in s.variable() }
    var circle: [ConstraintID] = []
    for i in 0..<4 { circle.append(s.add(v[i] == v[(i + 1) % 4])) }
    let wish = s.add(v[0] == 8, at: 500)
    #expect(v.map { s.value($0) } == [8, 8, 8, 8])
    #expect(s.solver.shift(wish, by: 3) == nil)
    s.solver.remove(circle[1])
    #expect(v.map { s.value($0) } == [11, 11, 11, 11])
    s.solver.remove(circle[3])
    s.add(v[2] == 1, at: 400)
    #expect(v.map { s.value($0) } == [11, 11, 1, 1])
  }

  @Test func aSizeOfZeroThatIsRequired() {
    // A box of no size in the middle of another one.
    var s = SolverSketch()
    let x = s.variable()
    let width = s.variable(.nonNegative)
    let outer = s.variable(.nonNegative)
    s.add(outer == 0)
    s.add(width == 0)
    s.add(x + 0.5 * width == 0.5 * outer)
    s.add(x + width <= outer)
    s.add(x >= 0)
    s.add(x == 20, at: 1)
    #expect(s.values(x, width, outer) == [0, 0, 0])
  }

  @Test func wishesInARow() {
    // Each variable wants to be its own value and, more weakly, its neighbour's.
    var s = SolverSketch()
    let v = (0..<6).map { _ in s.variable() }
    for i in 0..<6 { s.add(v[i] == Double(10 * i), at: i % 2 == 0 ? 800 : 300) }
    for i in 1..<6 { s.add(v[i] == v[i - 1], at: 500) }
    #expect([0, 2, 4].map { s.value(v[$0]) } == [0, 20, 40])
    #expect(s.range(v[1]) == [10, 10])
    #expect(s.range(v[5]) == [40, 40])
  }
}
