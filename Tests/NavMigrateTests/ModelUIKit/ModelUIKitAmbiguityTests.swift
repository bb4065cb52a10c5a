import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitAmbiguityTests {
  @Test func aViewWithoutConstraintsIsAmbiguousAndAtItsSuperviewsOrigin() {
    let screen = ModelScreen()
    let box = UIView(frame: rect(30, 40, 100, 100))
    screen.root.addSubview(box)
    let view = screen.view("view", in: box, size: CGSize(width: 10, height: 10))
    #expect(view.hasAmbiguousLayout)
    #expect(
      view.layoutModel.ambiguousEdges.map { $0.edge } == [.left, .top, .right, .bottom])
    screen.layOut()
    #expect(view.frame == rect(0, 0, 10, 10))
  }

  @Test func rangesSayByHowMuch() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 50, height: 10))
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: screen.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: screen.root.trailingAnchor, constant: -20),
    ])
    let edges = view.layoutModel.ambiguousEdges
    #expect(
      edges == [
        AmbiguousEdge(edge: .left, low: 10, high: 330),
        AmbiguousEdge(edge: .right, low: 60, high: 380),
      ])
  }

  @Test func constraintsThatDetermineEverythingLeaveNothingOpen() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 50, height: 10))
    view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!screen.root.hasAmbiguousLayout)
    #expect(LayoutModel.current.faults.isEmpty)
  }

  @Test func onlyWhatShowsIsReported() {
    let screen = ModelScreen()
    let guide = UILayoutGuide()
    screen.root.addLayoutGuide(guide)
    let clear = screen.view("clear")
    let coloured = screen.view("coloured")
    coloured.backgroundColor = .red
    let hidden = screen.view("hidden")
    hidden.backgroundColor = .red
    hidden.isHidden = true
    let inside = screen.view("inside", in: hidden)
    inside.backgroundColor = .red
    let told = screen.view("told")
    told.layoutModel.drawing = .content
    NSLayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: 0),
      guide.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
      clear.topAnchor.constraint(equalTo: guide.topAnchor),
      coloured.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ])
    let found = screen.root.layoutModel.visibleAmbiguities
    #expect(found.map { $0.view.accessibilityIdentifier } == ["coloured", "told"])
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.layoutModel.ambiguousEdges.map { $0.edge } == [.left, .right, .width])
    #expect(!hidden.layoutModel.isShown && coloured.layoutModel.isShown)
  }

  @Test func anEdgeIsExplainedByTheConstraintsThatFixIt() throws {
    let screen = ModelScreen()
    let card = screen.view("card", size: CGSize(width: 300, height: 96))
    let view = screen.view("view", size: CGSize(width: 40, height: 40))
    let line = #line + 2
    NSLayoutConstraint.activate([
      card.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: card.topAnchor, constant: -8),
      view.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor).at(250),
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
    ])
    let bottom = view.layoutModel.explanation(of: .bottom)
    // 800 - 96 - 8
    #expect(bottom.value == 696)
    #expect(!bottom.isAmbiguous)
    #expect(
      bottom.causes.map { $0.text } == [
        "root size root.height == 800", "content size card.height >= 96",
        "card.bottom == root.bottom", "view.bottom <= card.top - 8",
      ])
    #expect(bottom.causes.map { $0.site?.line } == [nil, nil, line, line + 1])
    let left = view.layoutModel.explanation(of: .left)
    #expect(left.causes.map { $0.text } == ["view.leading == root.leading + 16"])
    #expect(
      view.constraintsAffectingLayout(for: .horizontal).map { $0.layoutModel.text }
        == ["view.leading == root.leading + 16"])
    let rootLeft = screen.root.layoutModel.explanation(of: .left)
    #expect(rootLeft.value == 0 && rootLeft.causes.isEmpty)
  }

  @Test func askingChangesNothing() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 50, height: 10))
    view.leadingAnchor.constraint(greaterThanOrEqualTo: screen.root.leadingAnchor, constant: 10)
      .isActive = true
    screen.layOut()
    let frame = view.frame
    _ = view.layoutModel.ambiguousEdges
    _ = view.layoutModel.explanation(of: .right)
    screen.root.setNeedsLayout()
    screen.layOut()
    #expect(view.frame == frame)
  }
}
