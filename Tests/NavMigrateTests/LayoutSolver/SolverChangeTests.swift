import Testing

@testable import LayoutSolver

@Suite struct SolverChangeTests {
  @Test func aWishThatMovesTakesItsFollowersAlong() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    let z = s.variable()
    let wish = s.add(x == 10, at: 300)
    s.add(y == x, at: 200)
    s.add(z == x + y + 1, at: 100)
    #expect(s.values(x, y, z) == [10, 10, 21])
    #expect(s.solver.shift(wish, by: 5) == nil)
    #expect(s.values(x, y, z) == [15, 15, 31])
  }

  @Test(arguments: [Relation.equal, .lessOrEqual, .greaterOrEqual], [Float(1000), 500])
  func aConstantMovesUnderEveryRelation(_ relation: Relation, _ priority: Float) {
    var s = SolverSketch()
    let x = s.variable()
    let pull: Double = relation == .greaterOrEqual ? -50 : 50
    s.add(x == pull, at: 100)
    let id = s.add(Statement(sum: x - 5, relation: relation), at: priority)
    #expect(s.value(x) == 5)
    #expect(s.solver.shift(id, by: 7.5) == nil)
    #expect(s.value(x) == 12.5)
    #expect(s.solver.shift(id, by: -20) == nil)
    #expect(s.value(x) == -7.5)
    #expect(s.solver.brokenInvariant == nil)
  }

  @Test func removingEverythingGivesEverythingBack() {
    var s = SolverSketch()
    let v = (0..<8).map { i in s.variable(i % 2 == 0 ? .free : .nonNegative) }
    let start = s.solver.extent
    var random = SeededRandom(seed: 3)
    for _ in 0..<20 {
      var ids: [ConstraintID] = []
      for i in 1..<8 {
        ids.append(s.add(v[i] >= v[i - 1] + 2))
        ids.append(s.add(v[i] == 3 * v[i - 1], at: Float(i)))
        ids.append(s.add(v[i] + v[0] <= Double(40 * i), at: 500))
      }
      ids.append(s.add(v[0] == 1))
      for id in ids.shuffled(using: &random) { s.solver.remove(id) }
      #expect(s.solver.extent == start)
      #expect(s.solver.brokenInvariant == nil)
      #expect(v.allSatisfy { s.value($0) == 0 })
    }
  }

  @Test func memoryDoesNotGrowWithTheNumberOfChanges() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    s.add(x + y == 10)
    s.add(y >= 0, at: 700)
    for _ in 0..<20_000 { s.solver.remove(s.add(x == 12, at: 600)) }
    #expect(s.solver.extent.symbols == 4)
    #expect(s.solver.footprint < 100_000)
  }

  @Test func aBatchComesToTheSameInAnyOrder() {
    var random = SeededRandom(seed: 11)
    var answers: Set<[Double]> = []
    for _ in 0..<20 {
      var s = SolverSketch()
      let v = (0..<5).map { _ in s.variable() }
      // Ties everywhere: what is taken must not depend on the order.
      var wishes: [(Statement, Float)] = []
      for i in 0..<5 {
        wishes.append((v[i] == Double(10 * i), 250))
        wishes.append((v[i] == Double(100 - 10 * i), 250))
        wishes.append((v[i] + v[(i + 1) % 5] == 60, 250))
        wishes.append((v[i] >= v[(i + 2) % 5], 249.5))
      }
      wishes.shuffle(using: &random)
      s.solver.batch { solver in
        for (statement, priority) in wishes {
          _ = solver.add(
            statement.sum.terms, statement.relation, -statement.sum.constant, priority: priority)
        }
      }
      answers.insert(v.map { s.value($0) })
    }
    #expect(answers.count == 1)
  }

  @Test func whatWaitsInABatchCanBeChangedAndRemoved() {
    var s = SolverSketch()
    let x = s.variable()
    let y = s.variable()
    var kept = ConstraintID(index: -1)
    s.solver.batch { solver in
      func wish(_ variable: Sum, _ value: Double) -> ConstraintID {
        guard case .added(let id) = solver.add(variable.terms, .equal, value, priority: 10) else {
          return ConstraintID(index: -1)
        }
        return id
      }
      let gone = wish(x, 3)
      kept = wish(x, 8)
      solver.remove(gone)
      #expect(solver.shift(kept, by: 4) == nil)
      let promoted = wish(y, 5)
      #expect(solver.setPriority(promoted, 1000) == nil)
      _ = wish(y, 6)
      solver.batch { inner in _ = inner.add(x.terms, .lessOrEqual, 30, priority: 20) }
      #expect(solver.violation(of: kept) == 0)
    }
    #expect(s.values(x, y) == [12, 5])
    #expect(s.solver.shift(kept, by: 50) == nil)
    #expect(s.value(x) == 30)
    #expect(s.solver.brokenInvariant == nil)
  }

  @Test func aCopyIsIndependent() {
    var s = SolverSketch()
    let x = s.variable()
    let id = s.add(x == 1)
    let copy = s
    #expect(s.solver.shift(id, by: 1) == nil)
    let other = s.variable()
    s.add(other == x + 1)
    #expect(s.values(x, other) == [2, 3])
    #expect(copy.value(x) == 1)
    #expect(copy.value(other) == 0)
  }

  @Test func aHundredThousandChangesDoNotAddUpToAnError() {
    var s = SolverSketch()
    let layout = DriftLayout(&s)
    var random = SeededRandom(seed: 17)
    var size = (width: 390.0, height: 844.0)
    for _ in 0..<50_000 {
      let next = (
        width: Double.random(in: 300...900, using: &random),
        height: Double.random(in: 600...1200, using: &random)
      )
      #expect(s.solver.shift(layout.width, by: next.width - size.width) == nil)
      #expect(s.solver.shift(layout.height, by: next.height - size.height) == nil)
      size = next
    }
    var fresh = SolverSketch()
    let other = DriftLayout(&fresh)
    #expect(fresh.solver.shift(other.width, by: size.width - 390) == nil)
    #expect(fresh.solver.shift(other.height, by: size.height - 844) == nil)
    for (a, b) in zip(layout.edges, other.edges) {
      #expect((s.value(a) - fresh.value(b)).magnitude < 1e-8)
    }
    #expect(s.solver.unfinishedOperations == 0)
  }
}

/// A map with a card, a list of proportional columns and a prompt: thirds and walls, so that sizes
/// round and bounds change hands.
struct DriftLayout {
  var width: ConstraintID
  var height: ConstraintID
  var edges: [Sum] = []

  init(_ s: inout SolverSketch) {
    let root = s.rectangle()
    s.add(root.x == 0)
    s.add(root.y == 0)
    width = s.add(root.width == 390)
    height = s.add(root.height == 844)
    let card = s.rectangle()
    s.add(card.x == root.x + 16)
    s.add(card.width <= (1.0 / 3) * root.width)
    s.add(card.width == 200, at: 750)
    s.add(card.y == root.y + 47)
    s.add(card.height == 0.7 * card.width, at: 999)
    var last = card
    for i in 0..<4 {
      let column = s.rectangle()
      s.add(column.x == last.right + 8)
      s.add(column.width == (1.0 / 7) * root.width, at: 900)
      s.add(column.right <= root.right - 8)
      s.add(column.y >= card.bottom)
      s.add(column.y == (0.1 * Double(i)) * root.height, at: 500)
      s.add(column.height == (1.0 / 3) * column.width + 10)
      last = column
      edges += [column.x, column.y, column.right, column.bottom]
    }
    let prompt = s.rectangle()
    s.add(prompt.bottom == root.bottom - 34)
    s.add(prompt.height == 120, at: 800)
    s.add(prompt.y >= last.bottom)
    s.add(prompt.x == 0)
    s.add(prompt.width == root.width)
    edges += [card.right, card.bottom, prompt.y]
  }
}
