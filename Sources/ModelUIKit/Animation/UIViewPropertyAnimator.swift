/// An animation that can be stopped. Its values are final once it has started; it completes on
/// the virtual clock.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var currentState = UIViewAnimatingState.inactive
  /// Counts starts, so that a completion of an earlier start does nothing.
  private var run = 0

  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var state: UIViewAnimatingState { currentState }
  open private(set) var isRunning = false
  open var delay: TimeInterval { 0 }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters())
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning {
      LayoutModel.current.animate(duration: duration, delay: 0, animation, completion: nil)
    } else {
      animations.append(animation)
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    let bodies = animations
    animations = []
    isRunning = true
    currentState = .active
    run += 1
    let started = run
    LayoutModel.current.animate(
      duration: duration, delay: delay, { for body in bodies { body() } },
      completion: { [self] _ in
        if started == run, isRunning { finish(at: isReversed ? .start : .end) }
      })
  }

  open func pauseAnimation() {
    isRunning = false
    currentState = .active
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard currentState == .active else { return }
    isRunning = false
    run += 1
    currentState = withoutFinishing ? .inactive : .stopped
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard currentState == .stopped else { return }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    currentState = .inactive
    fractionComplete = position == .start ? 0 : 1
    let bodies = completions
    completions = []
    for body in bodies { body(position) }
  }
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

/// The pace of an animator.
public protocol UITimingCurveProvider: NSObjectProtocol {}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public override init() {
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    super.init()
  }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(dampingRatio ratio: CGFloat) {
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    super.init()
  }
}
