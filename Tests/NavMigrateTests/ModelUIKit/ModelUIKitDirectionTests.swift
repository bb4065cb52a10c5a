import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitDirectionTests {
  @Test func leadingIsTheRightEdgeInRightToLeft() {
    let screen = ModelScreen(direction: .rightToLeft)
    let view = screen.view("view", size: CGSize(width: 50, height: 20))
    let next = screen.view("next", size: CGSize(width: 30, height: 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 12),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 5),
      next.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 5),
    ])
    screen.layOut()
    // The mirror of x 12 and x 70 in 400.
    #expect(view.frame == rect(338, 5, 50, 20))
    #expect(next.frame == rect(300, 5, 30, 20))
  }

  @Test func inequalitiesMirrorToo() {
    let screen = ModelScreen(direction: .rightToLeft)
    let view = screen.view("view", size: CGSize(width: 50, height: 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        greaterThanOrEqualTo: screen.root.leadingAnchor, constant: 30),
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).at(300),
      view.trailingAnchor.constraint(
        lessThanOrEqualTo: screen.root.trailingAnchor, constant: -10),
    ])
    // At least 30 in from the right: the right edge at 370.
    #expect(view.layoutModel.exactFrameInRoot.maxX == 370)
  }

  @Test func leftAndRightNeverChange() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let screen = ModelScreen(direction: direction)
      let view = screen.view("view", size: CGSize(width: 50, height: 20))
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 12).isActive = true
      #expect(view.layoutModel.exactFrameInRoot.minX == 12)
    }
  }

  @Test func aContentAttributeDecidesForItsViewAndNotForSubviews() {
    let screen = ModelScreen()
    #expect(screen.root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    screen.root.semanticContentAttribute = .forceRightToLeft
    let box = screen.view("box")
    let view = screen.view("view", in: box, size: CGSize(width: 50, height: 20))
    #expect(screen.root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(box.effectiveUserInterfaceLayoutDirection == .leftToRight)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
    ])
    #expect(box.layoutModel.exactFrameInRoot.maxX == 390)
    #expect(view.layoutModel.exactFrameInRoot.minX == 295)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.playback, UIUserInterfaceLayoutDirection.leftToRight),
    (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight), (.unspecified, .rightToLeft),
    (.forceRightToLeft, .rightToLeft),
  ])
  func contentAttributesInRightToLeft(
    _ attribute: UISemanticContentAttribute, _ expected: UIUserInterfaceLayoutDirection
  ) {
    let screen = ModelScreen(direction: .rightToLeft)
    let view = screen.view("view")
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
    #expect(UIView.userInterfaceLayoutDirection(for: attribute) == expected)
  }

  @Test func theCommonAncestorsDirectionDecides() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 50, height: 20))
    view.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10).isActive = true
    #expect(view.layoutModel.exactFrameInRoot.minX == 10)
  }

  @Test func theAlternativeTakesTheFirstItemsDirection() {
    let screen = ModelScreen()
    LayoutModel.current.alternatives = [.directionOfCommonAncestor]
    let view = screen.view("view", size: CGSize(width: 50, height: 20))
    view.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10).isActive = true
    #expect(view.layoutModel.exactFrameInRoot.maxX == 390)
  }

  @Test func centreConstantsKeepTheirSignUnlessTheAlternativeIsTaken() {
    for (alternatives, expected) in [
      (Set<ModelAssumption>(), CGFloat(195)), ([.centerConstantsKeepSign], 155),
    ] {
      let screen = ModelScreen(direction: .rightToLeft)
      LayoutModel.current.alternatives = alternatives
      let view = screen.view("view", size: CGSize(width: 50, height: 20))
      view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor, constant: 20)
        .isActive = true
      #expect(view.layoutModel.exactFrameInRoot.minX == expected)
    }
  }

  @Test func distancesRunInReadingDirection() {
    let screen = ModelScreen(direction: .rightToLeft)
    let view = screen.view("view", size: CGSize(width: 50, height: 20))
    screen.root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
      .constraint(equalToConstant: 30).isActive = true
    #expect(view.layoutModel.exactFrameInRoot.maxX == 370)
  }

  @Test func multipliersOfTrailingCountFromTheOtherSide() {
    let screen = ModelScreen(direction: .rightToLeft)
    let view = screen.view("view", size: CGSize(width: 50, height: 20))
    NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .equal, toItem: screen.root,
      attribute: .trailing, multiplier: 0.5, constant: 0
    ).isActive = true
    // The trailing edge is half way from the right: 200 is its left edge.
    #expect(view.layoutModel.exactFrameInRoot.minX == 200)
  }

  @Test func marginsMirror() {
    let screen = ModelScreen(direction: .rightToLeft)
    let view = screen.view("view")
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    #expect(view.directionalLayoutMargins.leading == 6)
  }
}
