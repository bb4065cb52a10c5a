import ModelUIKit
import Testing

/// Things apps do that a layout has to survive.
@MainActor @Suite struct ModelUIKitRobustnessTests {
  @Test func aSizeMayAskForTheFittingSizeOfItsOwnView() {
    final class Selfish: UIView {
      override var intrinsicContentSize: CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let screen = ModelScreen()
    let view = screen.place(Selfish(), "selfish")
    let inner = screen.view("inner", in: view, size: CGSize(width: 30, height: 20))
    inner.pin(to: view, inset: 2)
    screen.layOut()
    #expect(view.frame.size == CGSize(width: 34, height: 24))
  }

  @Test func aSizeMayBeInvalidatedWhileItIsAskedFor() {
    final class Nervous: UIView {
      override var intrinsicContentSize: CGSize {
        invalidateIntrinsicContentSize()
        return CGSize(width: 30, height: 20)
      }
    }
    let screen = ModelScreen()
    let view = screen.place(Nervous(), "nervous")
    screen.layOut()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    view.invalidateIntrinsicContentSize()
    screen.layOut()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func aViewMayLeaveWhileItIsAskedForItsSize() {
    final class Leaver: UIView {
      override var intrinsicContentSize: CGSize {
        removeFromSuperview()
        return CGSize(width: 30, height: 20)
      }
    }
    let screen = ModelScreen()
    for index in 0..<5 {
      let view = screen.place(Leaver(), "leaver\(index)")
      view.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    }
    let other = screen.view("other", size: CGSize(width: 5, height: 5))
    other.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 9).isActive = true
    screen.layOut()
    screen.layOut()
    #expect(screen.root.subviews == [other])
    #expect(other.frame.minY == 9)
  }

  @Test func viewsMayLeaveDuringLayout() {
    final class Shedder: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.removeFromSuperview()
      }
    }
    let screen = ModelScreen()
    let box = screen.place(Shedder(), "box")
    for index in 0..<3 { screen.view("v\(index)", in: box).pin(to: box) }
    for _ in 0..<4 {
      box.setNeedsLayout()
      screen.layOut()
    }
    #expect(box.subviews.isEmpty)
  }

  @Test func otherTraitsReachViewsThatAreThere() {
    final class Listener: UIView {
      var directions: [UIUserInterfaceLayoutDirection?] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        directions.append(previous?.layoutDirection)
      }
    }
    let screen = ModelScreen()
    let view = screen.place(Listener(), "listener", size: CGSize(width: 50, height: 10))
    var observed = 0
    let registration = view.registerForTraitChanges([UITraitLayoutDirection.self]) {
      (listener: Listener, previous: UITraitCollection) in
      observed += listener.directions.count
    }
    view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10).isActive = true
    screen.layOut()
    #expect(view.frame.minX == 10)
    LayoutModel.current.traits = UITraitCollection(traitsFrom: [
      LayoutModel.current.traits, UITraitCollection(layoutDirection: .rightToLeft),
    ])
    screen.layOut()
    #expect(view.frame.minX == 340)
    #expect(view.directions == [.leftToRight])
    #expect(observed == 1)
    view.unregisterForTraitChanges(registration)
    screen.layOut()
    #expect(view.directions.count == 1)
  }

  @Test func otherAssumptionsReachViewsThatAreThere() {
    let screen = ModelScreen(direction: .rightToLeft)
    let view = screen.view("view", size: CGSize(width: 50, height: 10))
    view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor, constant: 10).isActive = true
    screen.layOut()
    #expect(view.frame.midX == 210)
    LayoutModel.current.alternatives = [.centerConstantsKeepSign]
    screen.layOut()
    #expect(view.frame.midX == 190)
  }

  @Test func guidesOfAControllerLieOutsideTheSafeArea() {
    let screen = ModelScreen(390, 844)
    screen.root.layoutModel.rootSafeAreaInsets = UIEdgeInsets(
      top: 47, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    controller.view = screen.root
    let view = screen.view("view")
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
    ])
    screen.layOut()
    #expect(view.frame.minY == 47)
    #expect(view.frame.maxY == 810)
    #expect(controller.topLayoutGuide.length == 47)
  }

  @Test func hugeAndTinyNumbersGiveFrames() {
    let screen = ModelScreen()
    let view = screen.view("view")
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 1e30),
      view.heightAnchor.constraint(equalTo: screen.root.heightAnchor, multiplier: 1e-30),
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: -1e30),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor).at(0.0001),
    ])
    screen.layOut()
    #expect(view.frame.width.isFinite && view.frame.minX.isFinite)
    view.layoutModel.declaredSize = CGSize(width: CGFloat.infinity, height: .nan)
    screen.layOut()
    #expect(view.frame.height.isFinite)
  }

  @Test func deepHierarchiesLayOut() {
    let screen = ModelScreen()
    var parent = screen.root
    for index in 0..<200 {
      let view = screen.view("v\(index)", in: parent)
      view.pin(to: parent, inset: 0.5)
      parent = view
    }
    screen.layOut()
    #expect(parent.layoutModel.exactFrameInRoot == rect(100, 100, 200, 600))
  }
}
