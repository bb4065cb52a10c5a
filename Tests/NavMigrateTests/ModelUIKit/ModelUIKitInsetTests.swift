import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitInsetTests {
  private func phone() -> ModelScreen {
    let screen = ModelScreen(390, 844)
    screen.root.layoutModel.rootSafeAreaInsets = UIEdgeInsets(
      top: 47, left: 0, bottom: 34, right: 0)
    return screen
  }

  @Test func marginsAreEightAtEachSide() {
    let view = ModelScreen().view("view")
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
  }

  @Test func theRootOfAControllerHasTheSystemsMinimum() {
    let screen = phone()
    let controller = UIViewController()
    controller.view = screen.root
    #expect(screen.root.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 3, bottom: 0, trailing: 30)
    #expect(screen.root.layoutMargins == UIEdgeInsets(top: 52, left: 16, bottom: 34, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.root.layoutMargins.left == 3)
  }

  @Test func marginsAddToTheSafeAreaOrAreTheLarger() {
    let screen = phone()
    let card = screen.view("card")
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      card.topAnchor.constraint(equalTo: screen.root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
    card.layoutMargins = UIEdgeInsets(top: 20, left: 5, bottom: 6, right: 7)
    let inner = screen.view("inner", in: card, size: CGSize(width: 10, height: 10))
    inner.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor).isActive = true
    inner.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor).isActive = true
    screen.layOut()
    #expect(card.layoutMargins == UIEdgeInsets(top: 67, left: 5, bottom: 6, right: 7))
    #expect(inner.frame.origin == CGPoint(x: 5, y: 67))
    card.insetsLayoutMarginsFromSafeArea = false
    screen.layOut()
    #expect(inner.frame.minY == 20)
    card.insetsLayoutMarginsFromSafeArea = true
    LayoutModel.current.alternatives = [.marginsAddToSafeArea]
    #expect(card.layoutMargins.top == 47)
  }

  @Test func preservedMarginsStayInsideTheSuperviews() {
    let screen = ModelScreen(200, 200)
    screen.root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let view = screen.view("view")
    view.pin(to: screen.root, inset: 10)
    screen.layOut()
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    // 30 of the superview, of which the view is already 10 away.
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    view.layoutMargins = UIEdgeInsets(top: 25, left: 5, bottom: 0, right: 0)
    #expect(view.layoutMargins == UIEdgeInsets(top: 25, left: 20, bottom: 20, right: 20))
  }

  @Test func theSafeAreaIsTheOverlapAndNeverMore() {
    let screen = phone()
    let view = screen.view("view")
    let top = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 830),
    ])
    for (y, expectedTop, expectedBottom) in [
      (CGFloat(0), CGFloat(47), CGFloat(20)), (40, 7, 34), (60, 0, 34), (-100, 47, 0),
    ] {
      top.constant = y
      screen.layOut()
      #expect(
        view.safeAreaInsets
          == UIEdgeInsets(top: expectedTop, left: 0, bottom: expectedBottom, right: 0))
    }
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func theSafeAreaGuideFollowsTheInsets() {
    let screen = phone()
    let view = screen.view("view")
    let guide = screen.root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    screen.layOut()
    #expect(view.frame == rect(0, 47, 390, 763))
    #expect(guide.layoutFrame == rect(0, 47, 390, 763))
    screen.root.layoutModel.rootSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 47, bottom: 21, right: 47)
    screen.root.frame = rect(0, 0, 844, 390)
    screen.layOut()
    #expect(view.frame == rect(47, 0, 750, 369))
  }

  @Test func safeAreasAndFramesAgreeAfterAFewRounds() {
    let screen = phone()
    let box = screen.view("box")
    let inner = screen.view("inner", in: box, size: CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      box.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100),
      // As high as the safe area makes it: 27 above the content, 10 for it.
      inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    screen.layOut()
    #expect(box.frame == rect(0, 20, 100, 37))
    #expect(inner.frame == rect(0, 27, 10, 10))
    #expect(screen.faults.isEmpty)
  }

  @Test func safeAreasThatChaseFramesAreCutOff() {
    let screen = phone()
    let view = screen.view("view")
    // As far down as its own inset is high, twice: 0, 94, 0, 94 and so on.
    let inset = view.topAnchor.anchorWithOffset(to: view.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 100),
      screen.root.topAnchor.anchorWithOffset(to: view.topAnchor)
        .constraint(equalTo: inset, multiplier: 2),
    ])
    screen.layOut()
    #expect(screen.faults == [.safeAreaUnsettled])
  }

  @Test func aControllerAddsToTheSafeArea() {
    let screen = phone()
    let controller = UIViewController()
    controller.view = screen.root
    controller.additionalSafeAreaInsets.top = 44
    #expect(screen.root.safeAreaInsets.top == 91)
  }

  @Test func viewsAreToldWhenTheirInsetsChange() {
    final class Listener: UIView {
      var safeAreas: [CGFloat] = []
      var margins: [CGFloat] = []
      override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets.top) }
      override func layoutMarginsDidChange() { margins.append(layoutMargins.top) }
    }
    let screen = phone()
    let view = screen.place(Listener(), "listener")
    view.pin(to: screen.root)
    screen.layOut()
    #expect(view.safeAreas == [47])
    view.layoutMargins.top = 60
    screen.layOut()
    #expect(view.margins == [107])
  }

  @Test func readableContentIsAtMost672Wide() {
    let screen = ModelScreen(1000, 500)
    let view = screen.view("view")
    let guide = screen.root.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    screen.layOut()
    // (1000 - 672) / 2
    #expect(view.frame.minX == 164)
    #expect(view.frame.width == 672)
    screen.root.frame = rect(0, 0, 300, 500)
    screen.layOut()
    #expect(view.frame.width == 284)
  }

  @Test func theKeyboardIsAtTheBottomOfTheSafeArea() {
    let screen = phone()
    let view = screen.view("view", size: CGSize(width: 10, height: 10))
    view.bottomAnchor.constraint(equalTo: screen.root.keyboardLayoutGuide.topAnchor).isActive = true
    screen.layOut()
    #expect(view.frame.maxY == 810)
  }
}
