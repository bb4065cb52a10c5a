import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitIllegalConstraintTests {
  @Test func aLocationNeedsASecondItem() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let line = #line + 1
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    constraint.isActive = true
    let fault = LayoutModel.current.faults.first
    #expect(screen.faults == [.illegalConstraint])
    #expect(fault?.consequence == .exception)
    #expect(fault?.message.contains("Location attributes must be specified in pairs") == true)
    #expect(fault?.site?.line == line)
    #expect(fault?.site?.file == #filePath)
    #expect(!constraint.isActive)
  }

  @Test func aLocationTimesZeroIsNoPair() {
    let screen = ModelScreen()
    _ = NSLayoutConstraint(
      item: screen.view("view"), attribute: .leading, relatedBy: .equal, toItem: screen.root,
      attribute: .leading, multiplier: 0, constant: 5)
    #expect(screen.faults == [.illegalConstraint])
  }

  @Test func leadingDoesNotPairWithLeft() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let constraint = view.leadingAnchor.constraint(equalTo: screen.root.leftAnchor)
    constraint.isActive = true
    #expect(screen.faults == [.illegalConstraint])
    #expect(
      LayoutModel.current.faults.first?.message.contains(
        "Use leading/trailing for both or neither") == true)
    #expect(!constraint.isActive)
  }

  @Test func centreLinesPairWithBoth() {
    let screen = ModelScreen()
    let view = screen.view("view")
    _ = view.leadingAnchor.constraint(equalTo: screen.root.centerXAnchor)
    _ = view.leftAnchor.constraint(equalTo: screen.root.centerXAnchor)
    #expect(screen.faults.isEmpty)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.left), (.width, .leading),
    (.leading, .height), (.centerX, .centerY), (.notAnAttribute, .width), (.top, .notAnAttribute),
  ])
  func axesAndLengthsDoNotMix(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) {
    let screen = ModelScreen()
    _ = NSLayoutConstraint(
      item: screen.view("view"), attribute: first, relatedBy: .equal, toItem: screen.root,
      attribute: second, multiplier: 1, constant: 0)
    #expect(screen.faults == [.illegalConstraint])
  }

  @Test func whatIsNoViewIsNoItem() {
    let screen = ModelScreen()
    let constraint = NSLayoutConstraint(
      item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(screen.faults.first == .missingItem)
  }

  @Test func numbersAreFinite() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    constraint.constant = .nan
    #expect(constraint.constant == 5)
    _ = view.widthAnchor.constraint(equalToConstant: .infinity)
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(screen.faults == [.notFinite, .notFinite, .notFinite])
    #expect(view.frame == .zero)
  }

  @Test func prioritiesAreAboveZeroAndAtMostRequired() {
    let screen = ModelScreen()
    let constraint = screen.view("view").widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = UILayoutPriority(0)
    constraint.priority = UILayoutPriority(1001)
    #expect(constraint.priority == .required)
    #expect(screen.faults == [.illegalPriority, .illegalPriority])
  }

  @Test func aConstraintWithoutItemsCannotBeActivated() {
    let screen = ModelScreen()
    let constraint = NSLayoutConstraint()
    #expect(screen.faults.isEmpty)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(screen.faults == [.missingItem])
  }
}
