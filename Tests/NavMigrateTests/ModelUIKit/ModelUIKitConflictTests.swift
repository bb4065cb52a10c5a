import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitConflictTests {
  @Test func aConflictIsASetOfWhichNoneCanBeLeftOut() throws {
    let screen = ModelScreen()
    let view = screen.view("view")
    let first = #line + 2
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    screen.layOut()
    let conflict = try #require(LayoutModel.current.conflicts.first)
    #expect(LayoutModel.current.conflicts.count == 1)
    #expect(
      conflict.constraints.map { $0.text } == [
        "root size root.width == 400", "view.leading == root.leading",
        "view.trailing == root.trailing", "view.width == 100",
      ])
    #expect(conflict.constraints.map { $0.site?.line } == [nil, first, first + 1, first + 3])
    #expect(conflict.constraints.map { $0.origin } == [.root, .app, .app, .app])
    #expect(conflict.broken.site?.line == first + 3)
    #expect(conflict.description.contains("broken: view.width == 100"))
  }

  @Test func theNewestConstraintOfTheAppBreaksAndHasNoInfluence() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 30, height: 30))
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    wide.isActive = true
    narrow.isActive = true
    screen.layOut()
    #expect(view.frame.width == 200)
    #expect(narrow.isActive)
    wide.isActive = false
    wide.isActive = true
    screen.layOut()
    #expect(view.frame.width == 100)
    narrow.isActive = false
    screen.layOut()
    #expect(view.frame.width == 200)
    #expect(view.layoutModel.conflicts.isEmpty)
  }

  @Test func whatTheSDKMadeBreaksAfterWhatTheAppMade() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let app = view.widthAnchor.constraint(equalToConstant: 100)
    app.isActive = true
    let sdk = LayoutModel.current.making(as: .sdk) {
      view.widthAnchor.constraint(equalToConstant: 200)
    }
    sdk.isActive = true
    screen.layOut()
    #expect(sdk.layoutModel.origin == .sdk)
    #expect(view.frame.width == 200)
    #expect(LayoutModel.current.conflicts.first?.broken.text == "view.width == 100")
  }

  @Test func onlyFramesConnectedWithAConflictAreNotComparable() {
    let screen = ModelScreen()
    let bad = screen.view("bad", size: CGSize(width: 10, height: 10))
    let linked = screen.view("linked", size: CGSize(width: 10, height: 10))
    let free = screen.view("free", size: CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      bad.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      bad.topAnchor.constraint(equalTo: screen.root.topAnchor),
      bad.widthAnchor.constraint(equalToConstant: 20),
      bad.widthAnchor.constraint(equalToConstant: 21),
      linked.leadingAnchor.constraint(equalTo: bad.trailingAnchor),
      linked.topAnchor.constraint(equalTo: screen.root.topAnchor),
      free.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
      free.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
    ])
    #expect(!bad.layoutModel.isComparable)
    #expect(!linked.layoutModel.isComparable)
    #expect(free.layoutModel.isComparable)
  }

  @Test func aConflictIsReportedOnceAndHealsWithItsConstants() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let one = view.widthAnchor.constraint(equalToConstant: 20)
    let two = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([one, two])
    screen.layOut()
    #expect(LayoutModel.current.conflicts.isEmpty)
    two.constant = 30
    screen.layOut()
    screen.root.frame.size.width = 500
    screen.layOut()
    #expect(LayoutModel.current.conflicts.count == 1)
    one.constant = 30
    screen.layOut()
    #expect(view.frame.width == 30)
    #expect(view.layoutModel.conflicts.isEmpty)
    one.constant = 40
    screen.layOut()
    #expect(view.frame.width == 40)
    #expect(LayoutModel.current.conflicts.count == 2)
  }

  @Test func negativeSizesConflict() {
    let screen = ModelScreen(100, 100)
    let view = screen.view("view")
    view.pin(to: screen.root, inset: 60)
    screen.layOut()
    #expect(view.frame.width >= 0)
    #expect(LayoutModel.current.conflicts.count == 2)
  }
}
