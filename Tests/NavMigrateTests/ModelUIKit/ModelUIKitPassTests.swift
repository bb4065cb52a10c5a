import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitPassTests {
  /// Writes down what it is asked, in order.
  private class Recorder: UIView {
    static var log: [String] = []

    override func updateConstraints() {
      Self.log.append("update \(accessibilityIdentifier ?? "")")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      Self.log.append("layout \(accessibilityIdentifier ?? "")")
    }
  }

  @Test func constraintsUpdateFromTheLeavesAndFramesFromTheRoot() {
    let screen = ModelScreen()
    let outer = screen.place(Recorder(), "outer")
    let inner = screen.place(Recorder(), "inner", in: outer)
    Recorder.log = []
    outer.pin(to: screen.root)
    inner.pin(to: outer)
    screen.layOut()
    #expect(
      Recorder.log == ["update inner", "update outer", "layout outer", "layout inner"])
    Recorder.log = []
    screen.layOut()
    #expect(Recorder.log.isEmpty)
    outer.setNeedsLayout()
    screen.layOut()
    #expect(Recorder.log == ["layout outer"])
    Recorder.log = []
    inner.setNeedsUpdateConstraints()
    screen.layOut()
    #expect(Recorder.log == ["update inner"])
  }

  @Test func framesAreCopiedInTheSuperviewsPass() {
    let screen = ModelScreen()
    let outer = screen.view("outer")
    let inner = screen.view("inner", in: outer)
    outer.pin(to: screen.root)
    inner.pin(to: outer, inset: 10)
    #expect(inner.frame == .zero)
    #expect(inner.layoutModel.exactFrameInRoot == rect(10, 10, 380, 780))
    screen.layOut()
    #expect(inner.frame == rect(10, 10, 380, 780))
  }

  @Test func aCleanSubtreeIsLaidOutAlone() {
    let screen = ModelScreen()
    let one = screen.place(Recorder(), "one")
    let two = screen.place(Recorder(), "two")
    one.pin(to: screen.root)
    two.pin(to: screen.root)
    screen.layOut()
    Recorder.log = []
    one.setNeedsLayout()
    two.setNeedsLayout()
    one.layoutIfNeeded()
    #expect(Recorder.log == ["layout one"])
    two.layoutIfNeeded()
    #expect(Recorder.log == ["layout one", "layout two"])
  }

  @Test func layoutBeginsAtTheTopmostDirtyAncestor() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 10, height: 10))
    let top = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    top.isActive = true
    screen.layOut()
    top.constant = 30
    // The view itself is asked; its own frame is its superview's business, which is dirty.
    view.layoutIfNeeded()
    #expect(view.frame.minY == 30)
  }

  @Test func constantsChangedInLayoutSubviewsAreSettledInTheSamePass() {
    final class Half: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
        super.layoutSubviews()
      }
    }
    let screen = ModelScreen()
    let outer = screen.place(Half(), "outer")
    let inner = screen.view("inner", in: outer)
    outer.pin(to: screen.root)
    outer.width = inner.widthAnchor.constraint(equalToConstant: 0)
    outer.width?.isActive = true
    screen.layOut()
    #expect(inner.frame.width == 200)
    screen.root.frame = rect(0, 0, 300, 800)
    screen.layOut()
    #expect(inner.frame.width == 150)
  }

  @Test func layoutWithoutEndIsCutOff() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let screen = ModelScreen()
    screen.place(Restless(), "restless")
    screen.layOut()
    #expect(screen.faults == [.layoutLoop])
  }

  @Test func layoutFromWithinLayoutIsCutOffToo() {
    final class Nested: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    let screen = ModelScreen()
    screen.place(Nested(), "nested")
    screen.layOut()
    #expect(screen.faults == [.layoutLoop])
  }

  @Test func hiddenViewsStayInTheLayout() {
    let screen = ModelScreen()
    let one = screen.view("one", size: CGSize(width: 40, height: 40))
    let two = screen.view("two", size: CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
    ])
    one.isHidden = true
    screen.layOut()
    #expect(two.frame.minX == 40)
  }

  @Test func constraintsActOnTheAlignmentRectangle() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let screen = ModelScreen()
    let view = screen.place(Shadowed(), "view")
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10),
    ])
    screen.layOut()
    // The alignment rectangle is (10, 10, 50, 20).
    #expect(view.frame == rect(8, 9, 56, 24))
    #expect(view.alignmentRect(forFrame: view.frame) == rect(10, 10, 50, 20))
    #expect(view.frame(forAlignmentRect: rect(10, 10, 50, 20)) == view.frame)
  }

  @Test(arguments: [
    (CGFloat(1), CGFloat(0), CGFloat(100), CGFloat(200)), (2, 0, 100, 200),
    (3, 0, 100, 200),
  ])
  func edgesOnPixelsStay(_ scale: CGFloat, _ x: CGFloat, _ width: CGFloat, _ right: CGFloat) {
    let screen = ModelScreen(200, 100, scale: scale)
    let (one, two) = halves(of: screen)
    #expect(one.frame == rect(x, 0, width, 100))
    #expect(two.frame.maxX == right)
  }

  @Test func edgesMoveToTheNearestPixelAndNeighboursStillMeet() {
    for (scale, middle) in [(CGFloat(1), CGFloat(51)), (2, 50.5), (3, 50 + 2 / CGFloat(3))] {
      let screen = ModelScreen(101, 100, scale: scale)
      let (one, two) = halves(of: screen)
      #expect(abs(one.frame.maxX - middle) < 1e-9)
      #expect(abs(two.frame.minX - middle) < 1e-9)
      #expect(one.layoutModel.exactFrame == rect(0, 0, 50.5, 100))
      #expect(two.layoutModel.exactFrame == rect(50.5, 0, 50.5, 100))
    }
  }

  private func halves(of screen: ModelScreen) -> (UIView, UIView) {
    let one = screen.view("one")
    let two = screen.view("two")
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.rightAnchor.constraint(equalTo: screen.root.rightAnchor),
      one.widthAnchor.constraint(equalTo: two.widthAnchor),
      one.topAnchor.constraint(equalTo: screen.root.topAnchor),
      two.topAnchor.constraint(equalTo: screen.root.topAnchor),
      one.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
      two.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
    ])
    screen.layOut()
    return (one, two)
  }

  @Test func roundingIsInRootCoordinatesUnlessTheAlternativeIsTaken() {
    for (alternatives, expected) in [
      (Set<ModelAssumption>(), CGFloat(1)), ([.roundingInRoot], 0),
    ] {
      let screen = ModelScreen(100, 100)
      LayoutModel.current.alternatives = alternatives
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer, size: CGSize(width: 10, height: 10))
      NSLayoutConstraint.activate([
        outer.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 0.3),
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 0.4),
      ])
      screen.layOut()
      // In the root 0.3 and 0.7 become 0 and 1; in the superview 0.4 becomes 0.
      #expect(inner.frame.minX == expected)
    }
  }

  @Test func fittingSizesAreRoundedToo() {
    let screen = ModelScreen(scale: 3)
    let view = screen.view("view", size: CGSize(width: 173.5, height: 10))
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - (173 + 2 / CGFloat(3))) < 1e-9)
  }

  @Test func aFittingSizeAsksTheSubtreeAndChangesNothing() {
    let screen = ModelScreen()
    let box = screen.view("box")
    box.pin(to: screen.root)
    let view = screen.view("view", in: box, size: CGSize(width: 50, height: 20))
    view.pin(to: box, inset: 5)
    screen.layOut()
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 30))
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 30))
    // At 50 the target yields to the content's hugging of 250.
    #expect(
      box.systemLayoutSizeFitting(CGSize(width: 200, height: 100))
        == CGSize(width: 60, height: 30))
    #expect(box.frame == rect(0, 0, 400, 800))
  }
}
