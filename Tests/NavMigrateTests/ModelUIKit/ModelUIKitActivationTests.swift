import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitActivationTests {
  @Test func aConstraintIsInactiveUntilItIsInstalledOnTheClosestAncestor() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let one = screen.view("one", in: box)
    let two = screen.view("two", in: box)
    let siblings = one.topAnchor.constraint(equalTo: two.topAnchor)
    let child = one.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    let own = one.widthAnchor.constraint(equalToConstant: 4)
    let far = one.leftAnchor.constraint(equalTo: screen.root.leftAnchor)
    #expect(!siblings.isActive)
    NSLayoutConstraint.activate([siblings, child, own, far])
    #expect(box.constraints == [siblings, child])
    #expect(one.constraints == [own])
    #expect(screen.root.constraints == [far])
    siblings.isActive = false
    #expect(box.constraints == [child])
  }

  @Test func withoutCommonAncestorActivationIsRefused() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let stranger = UIView()
    stranger.accessibilityIdentifier = "stranger"
    let line = #line + 1
    let constraint = view.topAnchor.constraint(equalTo: stranger.topAnchor)
    constraint.isActive = true
    let fault = LayoutModel.current.faults.first
    #expect(!constraint.isActive)
    #expect(fault?.kind == .noCommonAncestor)
    #expect(fault?.site?.line == line)
    #expect(fault?.message.contains("because they have no common ancestor") == true)
    #expect(fault?.message.contains("stranger.top") == true)
  }

  @Test func constraintsDoNotRetainTheirItems() {
    let screen = ModelScreen()
    weak var released: UIView?
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      released = view
      constraint = view.widthAnchor.constraint(equalToConstant: 3)
    }
    #expect(released == nil)
    #expect(constraint.firstItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(screen.faults == [.missingItem])
  }

  @Test func aHierarchyIsReleasedWithItsRoot() {
    weak var released: UIView?
    weak var child: UIView?
    do {
      let screen = ModelScreen()
      released = screen.root
      let view = screen.view("view")
      child = view
      view.pin(to: screen.root, inset: 3)
      screen.layOut()
      #expect(view.frame == rect(3, 3, 394, 794))
    }
    #expect(released == nil)
    #expect(child == nil)
  }

  @Test func addConstraintNeedsAnAncestorOfTheItems() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let view = screen.view("view", in: box)
    let good = view.widthAnchor.constraint(equalToConstant: 9)
    screen.root.addConstraint(good)
    #expect(good.isActive)
    #expect(screen.root.constraints == [good])
    let bad = box.widthAnchor.constraint(equalToConstant: 9)
    view.addConstraint(bad)
    #expect(!bad.isActive)
    #expect(screen.faults == [.hierarchyNotPrepared])
    screen.root.removeConstraint(good)
    #expect(!good.isActive)
  }

  @Test func aGuideHasOneOwnerAndNoneAtFirst() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil)
    let early = guide.topAnchor.constraint(equalTo: screen.root.topAnchor)
    early.isActive = true
    #expect(screen.faults == [.noCommonAncestor])
    screen.root.addLayoutGuide(guide)
    early.isActive = true
    #expect(early.isActive)
    #expect(screen.root.constraints == [early])
    box.addLayoutGuide(guide)
    #expect(guide.owningView === box)
    #expect(screen.root.layoutGuides.isEmpty)
    #expect(box.layoutGuides == [guide])
    #expect(!early.isActive)
  }

  @Test func theOwnerIsTheGuidesPlaceInTheSearch() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let view = screen.view("view", in: box)
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let constraint = view.topAnchor.constraint(equalTo: guide.topAnchor)
    constraint.isActive = true
    #expect(box.constraints == [constraint])
  }

  @Test func removingAGuideRemovesEveryConstraintToIt() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 5, height: 5))
    let guide = UILayoutGuide()
    screen.root.addLayoutGuide(guide)
    let first = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    let second = guide.heightAnchor.constraint(equalToConstant: 30)
    let third = guide.topAnchor.constraint(equalTo: screen.root.topAnchor)
    let other = view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor)
    NSLayoutConstraint.activate([first, second, third, other])
    screen.layOut()
    #expect(view.frame.minY == 30)
    #expect(guide.layoutFrame.maxY == 30)
    screen.root.removeLayoutGuide(guide)
    #expect([first, second, third].allSatisfy { !$0.isActive })
    #expect(other.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func removingAViewRemovesConstraintsToItsSubtreeFromOutside() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let inner = screen.view("inner", in: box)
    let sibling = screen.view("sibling")
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let toBox = sibling.topAnchor.constraint(equalTo: box.topAnchor)
    let toInner = sibling.leftAnchor.constraint(equalTo: inner.leftAnchor)
    let toGuide = sibling.rightAnchor.constraint(lessThanOrEqualTo: guide.rightAnchor)
    let inside = inner.topAnchor.constraint(equalTo: box.topAnchor)
    let own = box.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([toBox, toInner, toGuide, inside, own])
    box.removeFromSuperview()
    #expect([toBox, toInner, toGuide].allSatisfy { !$0.isActive })
    #expect([inside, own].allSatisfy { $0.isActive })
    screen.root.addSubview(box)
    #expect([toBox, toInner, toGuide].allSatisfy { !$0.isActive })
  }

  @Test func movingToAnotherSuperviewRemovesThemToo() {
    let screen = ModelScreen()
    let box = screen.view("box")
    let view = screen.view("view")
    let constraint = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    constraint.isActive = true
    box.addSubview(view)
    #expect(!constraint.isActive)
    #expect(view.superview === box)
    #expect(screen.root.subviews == [box])
  }

  @Test func addingAgainOnlyBringsToTheFront() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let other = screen.view("other")
    let constraint = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    constraint.isActive = true
    screen.root.addSubview(view)
    #expect(constraint.isActive)
    #expect(screen.root.subviews == [other, view])
  }

  @Test func prioritiesHaveUIKitsNumbers() {
    let all: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(all.map { $0.rawValue } == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func priorityLevelsAreStrict() {
    let screen = ModelScreen()
    let view = screen.view("view")
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 0).at(500),
      view.widthAnchor.constraint(equalToConstant: 100).at(499.5),
      view.widthAnchor.constraint(equalToConstant: 100).at(250),
      view.widthAnchor.constraint(equalToConstant: 100).at(250),
    ])
    #expect(view.layoutModel.exactFrameInRoot.width == 0)
  }

  @Test func changingAnActivePriorityToOrFromRequiredIsAWarning() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let constraint = view.widthAnchor.constraint(equalToConstant: 50).at(900)
    let wide = view.widthAnchor.constraint(equalToConstant: 80).at(600)
    NSLayoutConstraint.activate([constraint, wide])
    #expect(view.layoutModel.exactFrameInRoot.width == 50)
    constraint.priority = UILayoutPriority(300)
    #expect(screen.faults.isEmpty)
    #expect(view.layoutModel.exactFrameInRoot.width == 80)
    constraint.priority = .required
    #expect(screen.faults == [.priorityMutation])
    #expect(LayoutModel.current.faults.first?.consequence == .warning)
    #expect(view.layoutModel.exactFrameInRoot.width == 50)
  }
}
