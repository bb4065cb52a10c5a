import Scenarios
import Testing

/// Three views in a hiding stack at the top trailing corner of a view.
@MainActor
private struct Column {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let views: [UIView]
  let stack: GMSNavigationHidingStackView
  let height: NSLayoutConstraint

  init(
    _ position: GMSNavigationHidingStackPosition,
    _ alignment: GMSNavigationHidingStackViewAlignment = .trailing, height: CGFloat,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    SDKModel.current.reset()
    LayoutModel.current.traits = UITraitCollection(traitsFrom: [
      LayoutModel.current.traits, UITraitCollection(layoutDirection: direction),
    ])
    views = (0..<3).map { index in
      let view = UIView()
      view.layoutModel.declaredSize = CGSize(width: 40 + 10 * index, height: 50)
      return view
    }
    stack = GMSNavigationHidingStackView(position: position, alignment: alignment)
    self.height = stack.heightAnchor.constraint(equalToConstant: height)
    stack.arrangedSubviews = views
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), self.height,
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
  }

  func give(_ points: CGFloat) {
    height.constant = points
    root.layoutIfNeeded()
  }

  var tops: [CGFloat] { views.map { $0.frame.minY } }
  var lefts: [CGFloat] { views.map { $0.frame.minX } }
  var hidden: [Bool] { views.map { $0.isHidden } }
}

@Suite @MainActor
struct HidingStackTests {
  @Test func isAsWideAsItsWidestView() {
    let column = Column(.top, height: 300)
    #expect(column.stack.frame == CGRect(x: 240, y: 0, width: 60, height: 300))
    #expect(column.stack.spacing == 8)
    #expect(column.stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func topRunsDown() {
    let column = Column(.top, height: 300)
    #expect(column.tops == [0, 58, 116])
    #expect(column.lefts == [20, 10, 0])
  }

  @Test func bottomRunsUp() {
    let column = Column(.bottom, .leading, height: 300)
    #expect(column.tops == [250, 192, 134])
    #expect(column.lefts == [0, 0, 0])
  }

  @Test func centerGathersWhatShows() {
    let column = Column(.center, height: 300)
    #expect(column.tops == [67, 125, 183])
    column.stack.arrangedSubviews = Array(column.views.prefix(2))
    column.root.layoutIfNeeded()
    #expect(Array(column.tops.prefix(2)) == [96, 154])
    #expect(column.views[2].superview == nil)
  }

  @Test func hidesFromTheEndAndShowsAgain() {
    let column = Column(.bottom, height: 110)
    #expect(column.hidden == [false, false, true])
    column.give(107)
    #expect(column.hidden == [false, true, true])
    column.give(20)
    #expect(column.hidden == [true, true, true])
    column.give(166)
    #expect(column.hidden == [false, false, false])
  }

  @Test func spacingDecidesWhatFits() {
    let column = Column(.top, height: 166)
    #expect(column.hidden == [false, false, false])
    column.stack.spacing = 9
    column.root.layoutIfNeeded()
    #expect(column.hidden == [false, false, true])
    #expect(Array(column.tops.prefix(2)) == [0, 59])
  }

  @Test func givesViewsBackAsTheyWere() {
    let column = Column(.top, height: 60)
    #expect(column.hidden == [false, true, true])
    column.views[1].removeFromSuperview()
    #expect(column.stack.arrangedSubviews == [column.views[0], column.views[2]])
    #expect(!column.views[1].isHidden)
    column.stack.arrangedSubviews = []
    #expect(column.hidden == [false, false, false])
    #expect(column.views.allSatisfy { $0.superview == nil })
  }

  @Test func mirrorsItsSides() {
    let column = Column(.top, height: 300, direction: .rightToLeft)
    #expect(column.stack.frame.minX == 0)
    #expect(column.lefts == [0, 0, 0])
  }
}
