import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitControlTests {
  @Test func controlsRunTheirActions() {
    LayoutModel.current.reset()
    let button = UIButton(type: .system)
    var count = 0
    let action = UIAction(title: "Go") { _ in count += 1 }
    button.addAction(action, for: .touchUpInside)
    button.addTarget(button, action: Selector(("tap")), for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(button.allControlEvents == .touchDown)
  }

  @Test func stateFollowsFlags() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test func buttonsAreAsLargeAsTheirContentAndInsets() {
    LayoutModel.current.reset()
    LayoutModel.current.declareImageSize(CGSize(width: 24, height: 20), named: "pin")
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(named: "pin")
    let button = UIButton(configuration: configuration)
    // 7 above and below, 12 at the sides.
    #expect(button.intrinsicContentSize == CGSize(width: 48, height: 34))
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 24))
    #expect(!button.layoutModel.hasEstimatedSize)
    let plain = UIButton()
    plain.setImage(UIImage(named: "pin"), for: .normal)
    #expect(plain.intrinsicContentSize == CGSize(width: 24, height: 20))
    plain.setTitle("Go", for: .normal)
    #expect(plain.layoutModel.hasEstimatedSize)
    #expect(plain.intrinsicContentSize.width > 24)
    #expect(plain.titleLabel?.text == "Go")
  }

  @Test func anActionGivesAButtonItsTitle() {
    let action = UIAction(title: "Go") { _ in }
    #expect(UIButton(type: .system, primaryAction: action).title(for: .normal) == "Go")
    #expect(UIButton(configuration: .plain(), primaryAction: action).configuration?.title == "Go")
  }

  @Test func boxesHaveKnownSizes() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISegmentedControl(items: ["a", "a"]).intrinsicContentSize.height == 32)
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 15, height: 34))
    let text = UITextView()
    #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    text.isScrollEnabled = false
    #expect(text.intrinsicContentSize.height > 16)
  }

  @Test func indicatorsHideWhenTheyStop() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func coloursKnowWhetherTheyShow() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    let view = UIView()
    #expect(view.layoutModel.drawing == .nothing)
    view.backgroundColor = .clear
    #expect(view.layoutModel.drawing == .nothing)
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    #expect(view.layoutModel.drawing == .content)
    let bordered = UIView()
    bordered.layer.borderWidth = 1
    #expect(bordered.layoutModel.drawing == .content)
  }

  @Test func everyAssumptionHasANameAValueAndASource() {
    let all = ModelAssumption.allCases
    #expect(Set(all.map { $0.name }).count == all.count)
    #expect(Set(all.map { $0.value }).count == all.count)
    for assumption in all {
      #expect(assumption.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(!assumption.source.isEmpty)
    }
    #expect(all.filter { $0.alternative != nil }.count == 5)
  }
}
