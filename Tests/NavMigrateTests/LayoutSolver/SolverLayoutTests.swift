import LayoutSolver
import Testing

/// Layouts as they are met on screens.
@Suite struct SolverLayoutTests {
  @Test func aMidpointStopsWhereAnEndMeetsTheWall() {
    var s = SolverSketch()
    let left = s.variable()
    let middle = s.variable()
    let right = s.variable()
    s.add(2 * middle == left + right)
    s.add(left + 20 <= right)
    s.add(left >= -10)
    s.add(right <= 100)
    let drag = s.add(middle == 50, at: 900)
    s.add(right == left + 20, at: 5)
    #expect(s.values(left, middle, right) == [40, 50, 60])
    #expect(s.solver.shift(drag, by: 55) == nil)
    #expect(s.values(left, middle, right) == [80, 90, 100])
    #expect(s.solver.shift(drag, by: -205) == nil)
    #expect(s.values(left, middle, right) == [-10, 0, 10])
  }

  @Test func aDividerBetweenTwoPanes() {
    var s = SolverSketch()
    let divider = s.variable()
    let total = s.variable()
    s.add(total == 75)
    s.add(divider >= 10)
    s.add(divider <= total - 5)
    let drag = s.add(divider == 0, at: 500)
    var at = 0.0
    for target in [-10.0, 0, 15, 40, 69, 71, 85] {
      #expect(s.solver.shift(drag, by: target - at) == nil)
      at = target
      #expect(s.value(divider) == min(max(target, 10), 70))
    }
  }

  @Test func cornersOfAQuadrilateralAndTheirMidpoints() {
    var s = SolverSketch()
    let start: [(Double, Double)] = [(10, 10), (10, 200), (200, 200), (200, 10)]
    let corners = start.map { _ in (x: s.variable(), y: s.variable()) }
    let middles = start.map { _ in (x: s.variable(), y: s.variable()) }
    var stays: [(ConstraintID, ConstraintID)] = []
    for (i, at) in start.enumerated() {
      let weight = Float(1 << i)
      let x = s.add(corners[i].x == at.0, at: weight)
      stays.append((x, s.add(corners[i].y == at.1, at: weight)))
      let next = corners[(i + 1) % 4]
      s.add(2 * middles[i].x == corners[i].x + next.x)
      s.add(2 * middles[i].y == corners[i].y + next.y)
    }
    for (a, b) in [(0, 2), (0, 3), (1, 2), (1, 3)] { s.add(corners[a].x + 20 <= corners[b].x) }
    for (a, b) in [(0, 1), (0, 2), (3, 1), (3, 2)] { s.add(corners[a].y + 20 <= corners[b].y) }
    for corner in corners {
      s.add(corner.x >= 0)
      s.add(corner.y >= 0)
      s.add(corner.x <= 500)
      s.add(corner.y <= 500)
    }
    #expect(middles.map { s.value($0.x) } == [10, 105, 200, 105])
    #expect(middles.map { s.value($0.y) } == [105, 200, 105, 10])
    // One corner is dragged, then let go there.
    #expect(s.solver.setPriority(stays[2].0, 900) == nil)
    #expect(s.solver.setPriority(stays[2].1, 900) == nil)
    #expect(s.solver.shift(stays[2].0, by: 100) == nil)
    #expect(s.solver.shift(stays[2].1, by: 200) == nil)
    #expect(middles.map { s.value($0.x) } == [10, 155, 250, 105])
    #expect(middles.map { s.value($0.y) } == [105, 300, 205, 10])
  }

  @Test func boxesInAWindowThatGrows() {
    var s = SolverSketch()
    let window = s.variable(.nonNegative)
    let boxes = (0..<2).map { _ in (left: s.variable(), right: s.variable()) }
    func edges() -> [Double] { boxes.flatMap { s.values($0.left, $0.right) } }
    let width = s.add(window == 300)
    s.add(boxes[0].left >= 0)
    s.add(boxes[1].left >= boxes[0].right)
    s.add(boxes[1].right <= window)
    for box in boxes { s.add(box.right >= box.left) }
    s.add(boxes[0].left == 0, at: 200)
    s.add(boxes[1].right == window, at: 200)
    s.add(boxes[0].right - boxes[0].left == 50, at: 100)
    s.add(boxes[1].right - boxes[1].left == 100, at: 100)
    #expect(edges() == [0, 50, 200, 300])
    // Too narrow for both: together they fill it, and who gives way is open.
    #expect(s.solver.shift(width, by: -225) == nil)
    #expect(s.value(boxes[1].right) == 75)
    #expect(s.range(boxes[0].right) == [0, 50])
    // The proportion of the two decides.
    s.add(2 * (boxes[0].right - boxes[0].left) == boxes[1].right - boxes[1].left, at: 50)
    #expect(edges() == [0, 25, 25, 75])
  }

  @Test func insetsOnFourEdges() {
    var s = SolverSketch()
    let root = s.rectangle()
    let view = s.rectangle()
    s.add(root.x == 0)
    s.add(root.y == 0)
    let width = s.add(root.width == 300)
    let height = s.add(root.height == 200)
    s.add(view.x == root.x + 20)
    s.add(view.y == root.y + 10)
    s.add(view.right == root.right - 30)
    s.add(view.bottom == root.bottom - 15)
    #expect(s.frame(view) == [20, 10, 250, 175])
    #expect(s.solver.shift(width, by: 100) == nil)
    #expect(s.solver.shift(height, by: 100) == nil)
    #expect(s.frame(view) == [20, 10, 350, 275])
  }

  @Test func anIntrinsicSizeIsTakenAndGivesWay() {
    var s = SolverSketch()
    let root = s.rectangle()
    let label = s.rectangle()
    s.add(root.x == 0)
    let width = s.add(root.width == 300)
    s.add(label.x == root.x + 8)
    s.add(label.right <= root.right - 8)
    s.add(label.width <= 120, at: 250)
    s.add(label.width >= 120, at: 750)
    #expect(s.values(label.x, label.width) == [8, 120])
    #expect(s.solver.shift(width, by: -200) == nil)
    #expect(s.values(label.x, label.width) == [8, 84])
    // Less than the insets need: the width cannot go there.
    #expect(s.solver.shift(width, by: -95) != nil)
    #expect(s.values(label.x, label.width) == [8, 84])
  }

  @Test func twoColumnsOfOneWidth() {
    var s = SolverSketch()
    let root = s.rectangle()
    let a = s.rectangle()
    let b = s.rectangle()
    s.add(root.x == 0)
    s.add(root.width == 200)
    s.add(a.x == root.x + 8)
    s.add(b.x == a.right + 8)
    s.add(b.right == root.right - 8)
    s.add(a.width == b.width)
    #expect(s.values(a.x, a.width, b.x, b.width) == [8, 88, 104, 88])
  }

  @Test func aContainerAsWideAsItsContent() {
    var s = SolverSketch()
    let root = s.rectangle()
    let a = s.rectangle()
    let b = s.rectangle()
    s.add(root.x == 0)
    s.add(a.x == root.x + 20)
    s.add(b.x == a.right + 20)
    s.add(root.right == b.right + 20)
    s.add(a.width == 100)
    s.add(b.width == 100)
    s.add(root.width == 0, at: 50)
    #expect(s.value(root.width) == 260)
  }

  @Test func aHeaderAndWhatIsLeftBelow() {
    var s = SolverSketch()
    let root = s.rectangle()
    let header = s.rectangle()
    let content = s.rectangle()
    s.add(root.y == 0)
    s.add(root.height == 480)
    s.add(header.y == root.y)
    s.add(header.height == 100)
    s.add(content.y == header.bottom)
    s.add(content.bottom == root.bottom)
    #expect(s.values(content.y, content.height) == [100, 380])
  }

  @Test func aTreeOfBoxesOverTheirChildren() {
    // Three levels of a binary tree: leaves in a row, parents centred over their two children.
    var s = SolverSketch()
    let leaves = (0..<8).map { _ in s.variable() }
    s.add(leaves[0] == 5)
    for i in 1..<8 { s.add(leaves[i] >= leaves[i - 1] + 12) }
    for i in 1..<8 { s.add(leaves[i] == 0, at: 1) }
    var level = leaves
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 2).map { i in
        let parent = s.variable()
        s.add(2 * parent == level[i] + level[i + 1])
        return parent
      }
    }
    #expect(leaves.map { s.value($0) } == (0..<8).map { Double(5 + 12 * $0) })
    #expect(s.value(level[0]) == 47)
  }

  @Test func theHeightBetweenTwoParents() {
    var s = SolverSketch()
    let top = s.variable()
    let bottom = s.variable()
    let childTop = s.variable()
    let childBottom = s.variable()
    s.add(top == 0)
    s.add(bottom == 40)
    s.add(childTop == top + 8)
    s.add(childBottom == bottom - 8)
    #expect(s.value(childBottom - childTop) == 24)
  }
}

/// A rectangle of variables.
struct SketchRectangle {
  var x: Sum
  var y: Sum
  var width: Sum
  var height: Sum

  var right: Sum { x + width }
  var bottom: Sum { y + height }
}

extension SolverSketch {
  mutating func rectangle() -> SketchRectangle {
    SketchRectangle(
      x: variable(), y: variable(), width: variable(.nonNegative), height: variable(.nonNegative))
  }

  func frame(_ r: SketchRectangle) -> [Double] { values(r.x, r.y, r.width, r.height) }
}
