import ModelUIKit
import Testing

/// A source of numbers that gives the same ones every time.
private struct Numbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }
}

/// A tree of views that random steps change, and from which the same tree can be built afresh.
///
/// Every axis of every view is determined by required chains, so that there is one solution;
/// optional constraints and inequalities pull at it.
@MainActor
private final class RandomTree {
  struct Node {
    var parent: Int
    var x: CGFloat
    var y: CGFloat
    var size: CGSize
    var wish: CGFloat
    var wishPriority: Float
    var margin: CGFloat
    var usesSafeArea: Bool
    var isMirrored: Bool
    var isFramed: Bool
  }

  private(set) var nodes: [Node] = []
  private(set) var rootSize = CGSize(width: 400, height: 700)
  private(set) var safeTop: CGFloat = 40
  private var numbers: Numbers
  private var live: Live?

  /// The views and constraints of a tree.
  final class Live {
    var views: [UIView] = []
    var x: [NSLayoutConstraint] = []
    var y: [NSLayoutConstraint] = []
    var wish: [NSLayoutConstraint] = []
    var limit: [NSLayoutConstraint] = []
  }

  init(seed: UInt64, count: Int) {
    numbers = Numbers(seed)
    for index in 0..<count { nodes.append(randomNode(index)) }
  }

  private func randomNode(_ index: Int) -> Node {
    Node(
      parent: index < 2 ? -1 : numbers.next(index + 1) - 1, x: CGFloat(numbers.next(60)),
      y: CGFloat(numbers.next(60)),
      size: CGSize(width: 10 + numbers.next(80), height: 10 + numbers.next(80)),
      wish: CGFloat(numbers.next(200)), wishPriority: Float(100 + 173 * numbers.next(5)),
      margin: CGFloat(numbers.next(20)), usesSafeArea: numbers.next(3) == 0,
      isMirrored: numbers.next(4) == 0, isFramed: numbers.next(6) == 0)
  }

  /// Builds the tree as it is now.
  func build() -> (screen: ModelScreen, live: Live) {
    let screen = ModelScreen(rootSize.width, rootSize.height)
    screen.root.layoutModel.rootSafeAreaInsets.top = safeTop
    let live = Live()
    for (index, node) in nodes.enumerated() {
      let parent = node.parent < 0 ? screen.root : live.views[node.parent]
      let view = screen.view("v\(index)", in: parent)
      live.views.append(view)
      apply(node, to: view)
      let target = node.usesSafeArea ? parent.safeAreaLayoutGuide : parent.layoutMarginsGuide
      live.x.append(
        view.leadingAnchor.constraint(equalTo: target.leadingAnchor, constant: node.x))
      live.y.append(view.topAnchor.constraint(equalTo: target.topAnchor, constant: node.y))
      live.wish.append(
        view.widthAnchor.constraint(equalToConstant: node.wish).at(node.wishPriority))
      live.limit.append(
        view.trailingAnchor.constraint(lessThanOrEqualTo: screen.root.trailingAnchor).at(900))
    }
    for group in [live.x, live.y, live.wish, live.limit] { NSLayoutConstraint.activate(group) }
    for (index, node) in nodes.enumerated() where node.isFramed { frame(live, index) }
    screen.layOut()
    return (screen, live)
  }

  private func apply(_ node: Node, to view: UIView) {
    view.layoutModel.declaredSize = node.size
    view.layoutMargins = UIEdgeInsets(
      top: node.margin, left: node.margin, bottom: node.margin, right: node.margin)
    view.semanticContentAttribute = node.isMirrored ? .forceRightToLeft : .unspecified
  }

  /// A view that keeps its frame in place of constraints.
  private func frame(_ live: Live, _ index: Int) {
    let node = nodes[index]
    live.x[index].isActive = false
    live.y[index].isActive = false
    live.wish[index].isActive = false
    live.limit[index].isActive = false
    live.views[index].translatesAutoresizingMaskIntoConstraints = true
    live.views[index].frame = CGRect(origin: CGPoint(x: node.x, y: node.y), size: node.size)
  }

  /// Changes something of the tree and of the views alike.
  func step(_ screen: ModelScreen, _ live: Live) {
    let index = numbers.next(nodes.count)
    let view = live.views[index]
    switch numbers.next(8) {
    case 0:
      rootSize = CGSize(width: 200 + numbers.next(500), height: 300 + numbers.next(600))
      screen.root.frame = CGRect(origin: .zero, size: rootSize)
    case 1:
      safeTop = CGFloat(numbers.next(60))
      screen.root.layoutModel.rootSafeAreaInsets.top = safeTop
    case 2:
      nodes[index].x = CGFloat(numbers.next(60))
      live.x[index].constant = nodes[index].x
      if nodes[index].isFramed { frame(live, index) }
    case 3:
      nodes[index].y = CGFloat(numbers.next(60))
      live.y[index].constant = nodes[index].y
      if nodes[index].isFramed { frame(live, index) }
    case 4:
      nodes[index].size = CGSize(width: 10 + numbers.next(80), height: 10 + numbers.next(80))
      apply(nodes[index], to: view)
      if nodes[index].isFramed { frame(live, index) }
    case 5:
      nodes[index].wish = CGFloat(numbers.next(200))
      live.wish[index].constant = nodes[index].wish
    case 6:
      nodes[index].wishPriority = Float(100 + 173 * numbers.next(5))
      live.wish[index].priority = UILayoutPriority(nodes[index].wishPriority)
    default:
      nodes[index].margin = CGFloat(numbers.next(20))
      nodes[index].isMirrored.toggle()
      apply(nodes[index], to: view)
    }
  }
}

@MainActor @Suite struct ModelUIKitChurnTests {
  @Test(arguments: 0..<40)
  func changedLayoutsAreTheSameAsFreshOnes(_ seed: Int) {
    let tree = RandomTree(seed: UInt64(seed), count: 4 + seed % 9)
    let (screen, live) = tree.build()
    for step in 0..<12 {
      tree.step(screen, live)
      screen.layOut()
      let changed = live.views.map { $0.layoutModel.exactFrameInRoot }
      let placed = live.views.map { $0.frameInRootByHand }
      let conflicts = screen.root.layoutModel.conflicts.count
      let fresh = tree.build()
      #expect(conflicts == fresh.screen.root.layoutModel.conflicts.count)
      for (index, view) in fresh.live.views.enumerated() {
        let expected = view.layoutModel.exactFrameInRoot
        #expect(isClose(changed[index], expected, 1e-6), "seed \(seed), step \(step), v\(index)")
        #expect(isClose(placed[index], expected, 1.001), "seed \(seed), step \(step), v\(index)")
      }
    }
  }

  private func isClose(_ first: CGRect, _ second: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
      && abs(first.width - second.width) <= tolerance
      && abs(first.height - second.height) <= tolerance
  }
}

extension UIView {
  /// The frame in the root, from frames alone.
  fileprivate var frameInRootByHand: CGRect {
    var result = frame
    var ancestor = superview
    while let view = ancestor, view.superview != nil {
      result = result.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
      ancestor = view.superview
    }
    return result
  }
}
