import ModelUIKit
import Testing

@MainActor @Suite struct ModelUIKitAnimationTests {
  @Test func theBodyRunsAtOnceAndTheCompletionOnTheClock() {
    let screen = ModelScreen()
    let view = screen.view("view", size: CGSize(width: 10, height: 10))
    let top = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    top.isActive = true
    screen.layOut()
    var log: [String] = []
    UIView.animate(withDuration: 0.4, delay: 0.1, options: [.curveEaseIn]) {
      top.constant = 50
      screen.root.layoutIfNeeded()
      log.append("body \(UIView.inheritedAnimationDuration)")
    } completion: { finished in
      log.append("end \(finished)")
    }
    #expect(view.frame.minY == 50)
    #expect(log == ["body 0.4"])
    #expect(UIView.inheritedAnimationDuration == 0)
    LayoutModel.current.clock.advance(by: 0.49)
    #expect(log.count == 1)
    LayoutModel.current.clock.advance(by: 0.02)
    #expect(log == ["body 0.4", "end true"])
    #expect(abs(LayoutModel.current.clock.now - 0.51) < 1e-9)
  }

  @Test func withoutDurationTheCompletionWaitsForTheNextTurn() {
    _ = ModelScreen()
    var ended = 0
    UIView.animate(withDuration: 0) {
    } completion: { _ in
      ended += 1
    }
    UIView.animate(withDuration: -1, animations: {}, completion: { _ in ended += 1 })
    #expect(ended == 0)
    LayoutModel.current.clock.advance(by: 0)
    #expect(ended == 2)
  }

  @Test func completionsComeInOrderOfTimeAndSettleRunsThemAll() {
    _ = ModelScreen()
    var log: [String] = []
    func wait(_ duration: TimeInterval, then end: @escaping () -> Void) {
      UIView.animate(withDuration: duration, animations: {}, completion: { _ in end() })
    }
    wait(2) { log.append("long") }
    wait(1) {
      log.append("short")
      wait(0.5) { log.append("next") }
    }
    #expect(LayoutModel.current.clock.settle())
    #expect(log == ["short", "next", "long"])
    #expect(LayoutModel.current.clock.now == 2)
  }

  @Test func animationsThatStartThemselvesEnd() {
    _ = ModelScreen()
    func again() {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in again() })
    }
    again()
    #expect(!LayoutModel.current.clock.settle())
  }

  @Test func anEndlessAnimationNeverCompletes() {
    _ = ModelScreen()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: {},
      completion: { _ in Issue.record("completed") })
    #expect(LayoutModel.current.clock.settle())
  }

  @Test func durationsNestAndCanBeSuppressed() {
    _ = ModelScreen()
    var seen: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 1) { seen.append(UIView.inheritedAnimationDuration) }
      seen.append(UIView.inheritedAnimationDuration)
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 3) { seen.append(UIView.inheritedAnimationDuration) }
      }
    }
    #expect(seen == [1, 2, 0])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func theRestOfTheFamilyRunsItsBodies() {
    let screen = ModelScreen()
    let view = screen.view("view")
    let other = UIView()
    var count = 0
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { count += 1 })
    UIView.animate(springDuration: 0.3, bounce: 0.2) { count += 1 }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { count += 1 }
    }
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { count += 1 }
    UIView.transition(from: view, to: other, duration: 1)
    #expect(count == 4)
    #expect(screen.root.subviews == [other])
  }

  @Test func anAnimatorCompletesOrIsStopped() {
    _ = ModelScreen()
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { log.append("body") }
    animator.addCompletion { log.append("end \($0 == .end)") }
    #expect(log.isEmpty)
    animator.startAnimation()
    #expect(log == ["body"])
    #expect(animator.isRunning && animator.state == .active)
    LayoutModel.current.clock.advance(by: 1)
    #expect(log == ["body", "end true"])
    #expect(!animator.isRunning)
    let stopped = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: {}, completion: { _ in log.append("stopped") })
    stopped.stopAnimation(true)
    LayoutModel.current.clock.settle()
    #expect(log.count == 2)
    stopped.stopAnimation(false)
    stopped.finishAnimation(at: .current)
    #expect(log.count == 2)
  }
}
