import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitEquationTests {
  @Test func aConstraintIsMultiplierTimesSecondPlusConstant() {
    let screen = ModelScreen()
    let view = screen.view("view")
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: screen.root, attribute: .width,
        multiplier: 0.5, constant: 10),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 60),
      view.heightAnchor.constraint(equalToConstant: 90).at(500),
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(greaterThanOrEqualTo: screen.root.topAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor).at(1),
    ])
    screen.layOut()
    // width 0.5 * 400 + 10; height wants 90 but may be 60 at most; top wants 0 but is at least 30.
    #expect(view.frame == rect(20, 30, 210, 60))
  }

  @Test func positiveConstantsPointRightInLeftToRight() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 9),
    ])
    screen.layOut()
    #expect(view.frame.origin == CGPoint(x: 7, y: 9))
  }

  @Test func attributesHaveUIKitsNumbers() {
    let all: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(all.map { $0.rawValue } == Array(0...20))
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, CGFloat(50)), (.right, 150), (.leading, 50),
    (.trailing, 150), (.centerX, 100), (.top, 20), (.bottom, 60), (.centerY, 40), (.width, 100),
    (.height, 40), (.firstBaseline, 20), (.lastBaseline, 60), (.leftMargin, 55),
    (.rightMargin, 143), (.leadingMargin, 55), (.trailingMargin, 143), (.topMargin, 26),
    (.bottomMargin, 51), (.centerXWithinMargins, 99), (.centerYWithinMargins, 38.5),
  ])
  func attributesAreLinesOfTheFrame(
    _ attribute: NSLayoutConstraint.Attribute, _ expected: CGFloat
  ) {
    let screen = ModelScreen()
    // (50, 20, 100, 40), margins left 5, top 6, right 7, bottom 9.
    let view = screen.place(UIView(), "view")
    view.layoutMargins = UIEdgeInsets(top: 6, left: 5, bottom: 9, right: 7)
    let probe = screen.view("probe")
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    let isLength = attribute == .width || attribute == .height
    let isVertical: Bool
    switch attribute {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins, .height:
      isVertical = true
    default: isVertical = false
    }
    let own: NSLayoutConstraint.Attribute
    switch (isLength, isVertical) {
    case (true, true): own = .height
    case (true, false): own = .width
    case (false, true): own = .top
    case (false, false):
      own =
        attribute == .left || attribute == .right || attribute == .leftMargin
          || attribute == .rightMargin ? .left : .leading
    }
    NSLayoutConstraint(
      item: probe, attribute: own, relatedBy: .equal, toItem: view, attribute: attribute,
      multiplier: 1, constant: 0
    ).isActive = true
    let value = probe.layoutModel.exactFrameInRoot
    let found: CGFloat
    switch (isLength, isVertical) {
    case (true, true): found = value.height
    case (true, false): found = value.width
    case (false, true): found = value.minY
    case (false, false): found = value.minX
    }
    #expect(found == expected)
    #expect(screen.faults.isEmpty)
  }

  @Test func anchorsCoverBothAxesAndLengths() {
    let screen = ModelScreen(300, 300)
    let one = screen.view("one", size: CGSize(width: 40, height: 30))
    let two = screen.view("two")
    NSLayoutConstraint.activate([
      one.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: screen.root.centerYAnchor, constant: -50),
      two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2, constant: 5),
      two.heightAnchor.constraint(equalTo: two.widthAnchor, multiplier: 0.2),
      two.leftAnchor.constraint(equalToSystemSpacingAfter: one.rightAnchor, multiplier: 2),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
    ])
    screen.layOut()
    // one: x (300 - 40) / 2, y 150 - 50 - 15; two: 170 + 2 * 8, 115 + 8, 2 * 40 + 5, 85 / 5.
    #expect(one.frame == rect(130, 85, 40, 30))
    #expect(two.frame == rect(186, 123, 85, 17))
  }

  @Test func aDistanceBetweenLinesIsALength() {
    let screen = ModelScreen(300, 300)
    let one = screen.view("one", size: CGSize(width: 40, height: 30))
    let two = screen.view("two", size: CGSize(width: 40, height: 30))
    let before = screen.root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
    let between = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
    let after = two.trailingAnchor.anchorWithOffset(to: screen.root.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: between), between.constraint(equalTo: after, multiplier: 0.5),
      one.topAnchor.constraint(equalTo: screen.root.topAnchor),
      two.topAnchor.constraint(equalTo: screen.root.topAnchor),
    ])
    screen.layOut()
    // 300 - 80 = 220 in parts 1, 1, 2.
    #expect(one.frame.minX == 55)
    #expect(two.frame.minX == 150)
  }

  @Test func multipliersOfLocationsWorkInTheContainersCoordinates() {
    let screen = ModelScreen(400, 400)
    let box = screen.view("box")
    let view = screen.view("view", in: box, size: CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 100),
      box.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 100),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: box, attribute: .trailing,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: box, attribute: .bottom,
        multiplier: 0.25, constant: 3),
    ])
    screen.layOut()
    // In the box: trailing at 200 / 2, centre at 100 / 4 + 3.
    #expect(view.frame == rect(90, 23, 10, 10))
  }
}
