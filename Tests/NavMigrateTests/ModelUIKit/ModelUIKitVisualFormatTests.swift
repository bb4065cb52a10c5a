import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitVisualFormatTests {
  private func texts(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let screen = ModelScreen()
    let views = ["a": screen.view("a"), "b": screen.view("b"), "c": screen.view("c")]
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { $0.layoutModel.text }
  }

  @Test(
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + 8"]), ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-20-[b]", ["b.leading == a.trailing + 20"]),
      ("[a(50)]", ["a.width == 50"]), ("[a(>=50)]", ["a.width >= 50"]),
      ("[a(==b)]", ["a.width == b.width"]), ("[a(b)]", ["a.width == b.width"]),
      ("V:[a(<=50@20)]", ["a.height <= 50 @20"]),
      ("|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]),
      ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      ("|-4-[a]", ["a.leading == root.leading + 4"]),
      ("V:|-[a]-|", ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]),
      ("V:[a]-(>=3,<=9@750)-[b]", ["b.top >= a.bottom + 3", "b.top <= a.bottom + 9 @750"]),
      (
        "H:|-10-[a(60,>=40)]-[b(a)]-10-|",
        [
          "a.width == 60", "a.width >= 40", "b.width == a.width", "a.leading == root.leading + 10",
          "b.leading == a.trailing + 8", "root.trailing == b.trailing + 10",
        ]
      ),
      (" V: | - 5 - [a] ", ["a.top == root.top + 5"]),
      ("[a(==b*0.5+3)]", ["a.width == 0.5*b.width + 3"]),
      ("[a]-(-5)-[b]", ["b.leading == a.trailing - 5"]),
    ] as [(String, [String])])
  func formats(_ format: String, _ expected: [String]) {
    #expect(texts(format) == expected)
    #expect(LayoutModel.current.faults.isEmpty)
  }

  @Test func metricsStandForNumbers() {
    #expect(
      texts(
        "[a]-gap-[b(size@level)]", metrics: ["gap": 7, "size": 2.5, "level": NSNumber(value: 9)])
        == ["b.width == 2.5 @9", "b.leading == a.trailing + 7"])
  }

  @Test func optionsLineUpAndTurn() {
    #expect(
      texts("[a]-[b]-[c]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "a.top == b.top",
        "a.top == c.top", "a.lastBaseline == b.lastBaseline", "a.lastBaseline == c.lastBaseline",
      ])
    #expect(texts("[a]-2-[b]", [.directionLeftToRight]) == ["b.left == a.right + 2"])
    #expect(
      texts("|-1-[a]-2-[b]", [.directionRightToLeft]) == [
        "root.right == a.right + 1", "a.left == b.right + 2",
      ])
    #expect(
      texts("V:[a]-2-[b]", [.spacingBaselineToBaseline])
        == ["b.firstBaseline == a.lastBaseline + 2"])
  }

  @Test(arguments: [
    "", "[]", "[a", "[a]-", "[a]-(5-[b]", "|[a]|[b]", "[a(@5)]", "[z]", "[a]-gap-[b]", "[a(b/0)]",
    "X:[a]", "[a]-5[b]", "||", "[a]]",
  ])
  func whatCannotBeReadIsAFault(_ format: String) {
    #expect(texts(format).isEmpty)
    #expect(LayoutModel.current.faults.map { $0.kind } == [.visualFormat])
    #expect(LayoutModel.current.faults.first?.site?.file == #filePath)
  }

  @Test func theSuperviewIsThatOfTheFirstView() {
    LayoutModel.current.reset()
    let loose = UIView()
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": loose]).isEmpty)
    #expect(LayoutModel.current.faults.map { $0.kind } == [.visualFormat])
  }

  @Test func aFormatLaysOut() {
    for (direction, xs) in [
      (UIUserInterfaceLayoutDirection.leftToRight, [CGFloat(10), 78]), (.rightToLeft, [130, 10]),
    ] {
      let screen = ModelScreen(200, 100, direction: direction)
      let views = ["a": screen.view("a"), "b": screen.view("b")]
      let formats = ["H:|-10-[a(60)]-8-[b]-10-|", "V:|-5-[a]-5-|", "V:|[b(20)]"]
      NSLayoutConstraint.activate(
        formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, views: views) })
      screen.layOut()
      #expect([views["a"]?.frame.minX, views["b"]?.frame.minX] == xs)
      #expect(views["b"]?.frame.width == 112)
      #expect(views["a"]?.frame.height == 90)
    }
  }
}
