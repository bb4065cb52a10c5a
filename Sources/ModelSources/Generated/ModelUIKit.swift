// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let modelUIKit: [ModelSourceFile] = [
ModelSourceFile("Anchors/LayoutItem+Anchors.swift", #"""
extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintTerm(self, attribute))
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintTerm(self, attribute))
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(self, attribute))
  }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}

"""#),
ModelSourceFile("Anchors/NSLayoutAnchor+Plain.swift", #"""
/// The same methods without a place in the source: what a conformance to an app's own protocol
/// or a reference to a method without its call resolves to.
extension NSLayoutAnchor {
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0, nil)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0, nil)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0, nil)
  }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c, nil)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c, nil)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c, nil)
  }
}

"""#),
ModelSourceFile("Anchors/NSLayoutAnchor.swift", ##"""
/// An attribute of an item, from which constraints are made.
///
/// `AnchorType` keeps lines of one axis apart from the other and from lengths.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: ConstraintTerm

  init(_ term: ConstraintTerm) {
    self.term = term
    super.init()
  }

  open var name: String { term.text }
  public var item: AnyObject? { term.item }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat, _ site: SourceSite?
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: term, relation: relation, second: other?.term, multiplier: multiplier,
      constant: constant, site: site)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c, SourceSite(file, line, column))
  }
}

"""##),
ModelSourceFile("Anchors/NSLayoutDimension+Plain.swift", #"""
/// The same methods without a place in the source; see `NSLayoutAnchor`.
extension NSLayoutDimension {

  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c, nil)
  }

  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c, nil)
  }

  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c, nil)
  }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: 0, nil)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: 0, nil)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: 0, nil)
  }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c, nil)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c, nil)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c, nil)
  }
}

"""#),
ModelSourceFile("Anchors/NSLayoutDimension.swift", ##"""
/// A length of an item, or a distance between two lines.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {

  open func constraint(
    equalToConstant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, multiplier: m, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, multiplier: m, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c, SourceSite(file, line, column))
  }
}

"""##),
ModelSourceFile("Anchors/NSLayoutXAxisAnchor.swift", ##"""
/// A vertical line of an item.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this line to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.equal, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(
      .greaterThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.lessThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }
}

"""##),
ModelSourceFile("Anchors/NSLayoutYAxisAnchor.swift", ##"""
/// A horizontal line of an item.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this line to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.equal, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(
      .greaterThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.lessThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }
}

"""##),
ModelSourceFile("Anchors/SystemSpacing.swift", #"""
/// The standard distances, in points: assumption `system-spacing-is-8`.
enum SystemSpacing {
  static let betweenSiblings: CGFloat = 8
}

"""#),
ModelSourceFile("Animation/AnimationScope.swift", #"""
/// The animation that is being set up.
struct AnimationScope {
  /// In seconds; 0 outside an animation.
  var duration: TimeInterval = 0
  var isEnabled = true
}

extension LayoutModel {
  /// Runs the body of an animation at once and its completion when the clock has come so far.
  ///
  /// A duration of zero or less animates nothing; the completion then runs when the clock is next
  /// advanced, as it does on the next turn of the run loop on a device.
  func animate(
    duration: TimeInterval, delay: TimeInterval, _ animations: () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    let length = animation.isEnabled ? max(0, duration) : 0
    let outer = animation
    animation.duration = length
    animations()
    animation = outer
    guard let completion else { return }
    clock.schedule(after: length + (animation.isEnabled ? max(0, delay) : 0)) { completion(true) }
  }
}

"""#),
ModelSourceFile("Animation/UIView+Animation.swift", #"""
extension UIView {
  /// The duration of the animation that is being set up, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    LayoutModel.current.animation.duration
  }

  public class var areAnimationsEnabled: Bool { LayoutModel.current.animation.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    LayoutModel.current.animation.isEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let model = LayoutModel.current
    let outer = model.animation
    model.animation = AnimationScope(duration: 0, isEnabled: false)
    actionsWithoutAnimation()
    model.animation = outer
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, [], animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, AnimationOptions(rawValue: options.rawValue), animations, completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, options, animations ?? {}, completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else if let parent = fromView.superview {
        fromView.removeFromSuperview()
        parent.addSubview(toView)
      }
    }
    run(duration, 0, options, change, completion)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// An animation that repeats never completes.
  private class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let model = LayoutModel.current
    guard let completion, !(options.contains(.repeat) && duration > 0) else {
      return model.animate(duration: duration, delay: delay, animations, completion: nil)
    }
    model.animate(duration: duration, delay: delay, animations) { completion($0) }
  }
}

"""#),
ModelSourceFile("Animation/UIView+AnimationOptions.swift", #"""
extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation in steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
}

"""#),
ModelSourceFile("Animation/UIViewPropertyAnimator.swift", #"""
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

"""#),
ModelSourceFile("Collections/IndexPath+Views.swift", #"""
/// Index paths of tables and collections: a section, and a row or an item in it.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

"""#),
ModelSourceFile("Collections/UICollectionView.swift", #"""
/// A grid, as a box: its cells are not made.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { nil }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func reloadData() {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  override var drawsOwnContent: Bool { true }
}

/// What has changed in a layout; inert.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public nonisolated override init() { super.init() }
}

/// Decides where the cells of a grid are; inert.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func prepare() {}
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
}

extension UICollectionView {
  /// Which way a grid scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}

/// A cell of a grid.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.origin = .container
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var backgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false

  open func prepareForReuse() {}
}

/// Gives a grid its cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Hears of what happens to a grid.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

"""#),
ModelSourceFile("Collections/UITableView.swift", #"""
/// A list, as a box: its cells are not made.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public static let automaticDimension: CGFloat = -1

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var isEditing = false
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    LayoutModel.current.clock.schedule(after: 0) { completion?(true) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  override var drawsOwnContent: Bool { true }

  /// How sections look.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Where a row scrolls to.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}

"""#),
ModelSourceFile("Collections/UITableViewCell.swift", #"""
/// A row of a list.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  private let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.origin = .container
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open lazy var textLabel: UILabel? = UILabel()
  open lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  open lazy var imageView: UIImageView? = UIImageView()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override var drawsOwnContent: Bool { true }

  /// The labels of a row.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// What is at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// What editing a row does.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}

"""#),
ModelSourceFile("Collections/UITableViewProtocols.swift", #"""
/// Gives a list its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// Hears of what happens to a list.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// Owns a list that is its whole view.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?

  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

"""#),
ModelSourceFile("Constraints/AttributeFamily.swift", #"""
/// What an attribute measures; decides which attributes pair.
enum AttributeFamily {
  /// A vertical line named by reading direction.
  case directionalX
  /// A vertical line named by side.
  case physicalX
  /// A vertical line that is the same in both directions.
  case neutralX
  /// A horizontal line.
  case locationY
  /// A length.
  case size
  case none
}

extension NSLayoutConstraint.Attribute {
  var family: AttributeFamily {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .left, .right, .leftMargin, .rightMargin: .physicalX
    case .centerX, .centerXWithinMargins: .neutralX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .locationY
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// The axis it lies on; nil for no attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch family {
    case .directionalX, .physicalX, .neutralX: .horizontal
    case .locationY: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  var isLocation: Bool { family != .size && family != .none }

  /// Whether it depends on layout margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline:
      false
    }
  }

  /// The physical attribute it is in a reading direction.
  func physical(in direction: UIUserInterfaceLayoutDirection) -> NSLayoutConstraint.Attribute {
    let isLeftToRight = direction == .leftToRight
    switch self {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    case .leadingMargin: return isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: return isLeftToRight ? .rightMargin : .leftMargin
    case .notAnAttribute, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return self
    }
  }

  /// The name in UIKit's logs.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

"""#),
ModelSourceFile("Constraints/ConstraintDefect.swift", #"""
/// The checks UIKit makes when a constraint is made.
@MainActor
enum ConstraintDefect {
  private static let locationMessage =
    "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the "
    + "first attribute creates an illegal constraint of a location equal to a constant. Location "
    + "attributes must be specified in pairs."
  private static let directionMessage =
    "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a "
    + "right/left attribute. Use leading/trailing for both or neither."
  private static let pairingMessage = "NSLayoutConstraint: Invalid pairing of layout attributes"

  /// Reports what is wrong with a constraint and says what kind of fault it is.
  static func report(
    first: ConstraintTerm?, second: ConstraintTerm?, multiplier: CGFloat, constant: CGFloat,
    site: SourceSite?
  ) -> LayoutFault.Kind? {
    let found = find(first: first, second: second, multiplier: multiplier, constant: constant)
    guard let (kind, message) = found else { return nil }
    LayoutModel.current.report(kind, .exception, message, at: site)
    return kind
  }

  private static func find(
    first: ConstraintTerm?, second: ConstraintTerm?, multiplier: CGFloat, constant: CGFloat
  ) -> (LayoutFault.Kind, String)? {
    guard let first else {
      return (.missingItem, "NSLayoutConstraint: the first item is no view and no layout guide")
    }
    guard multiplier.isFinite, constant.isFinite else {
      return (
        .notFinite,
        "NSLayoutConstraint: constant \(constant) or multiplier \(multiplier) is not finite"
      )
    }
    guard first.family != .none else { return (.illegalConstraint, pairingMessage) }
    guard let second, multiplier != 0 else {
      return first.family == .size ? nil : (.illegalConstraint, locationMessage)
    }
    return pairing(first.family, axis(of: first), second.family, axis(of: second))
      .map { (.illegalConstraint, $0) }
  }

  private static func pairing(
    _ first: AttributeFamily, _ firstAxis: NSLayoutConstraint.Axis?, _ second: AttributeFamily,
    _ secondAxis: NSLayoutConstraint.Axis?
  ) -> String? {
    switch (first, second) {
    case (.size, .size): nil
    case (.size, _), (_, .size), (.none, _), (_, .none): pairingMessage
    case (.directionalX, .physicalX), (.physicalX, .directionalX): directionMessage
    case (.directionalX, _), (.physicalX, _), (.neutralX, _), (.locationY, _):
      firstAxis == secondAxis ? nil : pairingMessage
    }
  }

  private static func axis(of term: ConstraintTerm) -> NSLayoutConstraint.Axis? {
    term.isDistance ? term.startAttribute.axis : term.attribute.axis
  }
}

"""#),
ModelSourceFile("Constraints/ConstraintState.swift", #"""
/// The constraints and guides a view holds, and how much it resists other sizes than its own.
@MainActor
struct ConstraintState {
  /// In order of installation.
  var installed: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  /// Takes a constraint out. It is found by its place in the order of activations.
  mutating func forget(_ constraint: NSLayoutConstraint) {
    var (low, high) = (0, installed.count)
    while low < high {
      let middle = (low + high) / 2
      if installed[middle].activationOrder < constraint.activationOrder {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < installed.count, installed[low] === constraint else { return }
    installed.remove(at: low)
  }
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

"""#),
ModelSourceFile("Constraints/ConstraintTerm.swift", #"""
/// One side of a constraint. It does not keep its items alive.
@MainActor
final class ConstraintTerm {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance: the item with the line it is measured from.
  private(set) weak var startItem: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute
  let isDistance: Bool

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    startAttribute = .notAnAttribute
    isDistance = false
  }

  /// The distance from one line to another.
  init(from start: ConstraintTerm, to end: ConstraintTerm) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
    isDistance = true
  }

  /// Whether all its items are still there.
  var isAlive: Bool { item != nil && (!isDistance || startItem != nil) }

  /// Its items that are still there.
  var items: [any LayoutItem] {
    var found: [any LayoutItem] = []
    if isDistance, let startItem { found.append(startItem) }
    if let item { found.append(item) }
    return found
  }

  /// Visits its items that are still there, in the order of `items`.
  func forEachItem(_ body: (any LayoutItem) -> Void) {
    if isDistance, let startItem { body(startItem) }
    if let item { body(item) }
  }

  /// Whether it speaks of an item for which `isPart` holds.
  func mentions(where isPart: (any LayoutItem) -> Bool) -> Bool {
    if let item, isPart(item) { return true }
    guard isDistance, let startItem else { return false }
    return isPart(startItem)
  }

  /// A distance is a length, whatever lines it is between.
  var family: AttributeFamily { isDistance ? .size : attribute.family }

  var text: String {
    let end = "\(item?.itemName ?? "released").\(attribute.name)"
    guard isDistance else { return end }
    return "(\(end) - \(startItem?.itemName ?? "released").\(startAttribute.name))"
  }
}

"""#),
ModelSourceFile("Constraints/LayoutItem.swift", #"""
/// What a constraint can speak of: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view that stands for the item in the hierarchy: itself, or the owner of a guide.
  var hierarchyView: UIView? { get }

  /// The name of the item in reports.
  var itemName: String { get }
}

extension UIView: LayoutItem {
  var hierarchyView: UIView? { self }

  var itemName: String {
    if let name = accessibilityIdentifier, !name.isEmpty { return name }
    return TypeName.of(self)
  }
}

extension UILayoutGuide: LayoutItem {
  var hierarchyView: UIView? { owningView }

  var itemName: String {
    if !identifier.isEmpty { return identifier }
    switch kind {
    case .free: return TypeName.of(self)
    case .safeArea, .margins, .readable, .keyboard, .top, .bottom, .frame:
      return "\(owningView?.itemName ?? "no view").\(kind.name)"
    }
  }
}

/// The plain name of a type, without its module.
enum TypeName {
  static func of(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}

"""#),
ModelSourceFile("Constraints/NSLayoutConstraint+Activation.swift", #"""
extension NSLayoutConstraint {
  /// Installs the constraint on the closest common ancestor of its items.
  func activate() {
    guard container == nil else { return }
    guard isSound else { return }
    var ancestor: UIView?
    for item in items {
      guard let view = item.hierarchyView else { return reportNoAncestor() }
      guard let found = ancestor else {
        ancestor = view
        continue
      }
      guard let shared = found.closestAncestor(with: view) else { return reportNoAncestor() }
      ancestor = shared
    }
    guard let ancestor else { return }
    install(on: ancestor)
  }

  /// Installs the constraint on a view that was named for it.
  func activate(on view: UIView) {
    guard isSound, container !== view else { return }
    deactivate()
    let isPrepared = items.allSatisfy { $0.hierarchyView?.isDescendant(of: view) ?? false }
    guard isPrepared else {
      return LayoutModel.current.report(
        .hierarchyNotPrepared, .exception,
        "The view hierarchy is not prepared for the constraint: \(text).  When added to a view, "
          + "the constraint's items must be descendants of that view (or the view itself).",
        at: site)
    }
    install(on: view)
  }

  func deactivate() {
    guard let view = container else { return }
    container = nil
    view.constraintState.forget(self)
    view.structureChanged()
  }

  private func install(on view: UIView) {
    container = view
    activationOrder = LayoutModel.current.nextOrder()
    view.constraintState.installed.append(self)
    view.structureChanged()
  }

  /// Whether it can be activated at all. What was wrong at its making is not reported again.
  private var isSound: Bool {
    if defect == nil, isAlive { return true }
    if defect == nil || (defect == .missingItem && site == nil) {
      LayoutModel.current.report(
        .missingItem, .exception,
        "Unable to activate constraint: \(text).  An item of it was released or never given.",
        at: site)
    }
    return false
  }

  private func reportNoAncestor() {
    let second = second.map { " and \($0.text)" } ?? ""
    LayoutModel.current.report(
      .noCommonAncestor, .exception,
      "Unable to activate constraint with anchors \(first?.text ?? "nil")\(second) because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.",
      at: site)
  }
}

"""#),
ModelSourceFile("Constraints/NSLayoutConstraint+Attribute.swift", #"""
extension NSLayoutConstraint {
  /// A line or a length of an item's alignment rectangle.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Axis {
  var crossing: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation after both sides have changed sign.
  var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

"""#),
ModelSourceFile("Constraints/NSLayoutConstraint+Items.swift", #"""
extension NSLayoutConstraint {
  public var firstItem: AnyObject? { first?.item }
  public var secondItem: AnyObject? { second?.item }
  public var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether it speaks of an item for which `isPart` holds.
  func mentions(where isPart: (any LayoutItem) -> Bool) -> Bool {
    (first?.mentions(where: isPart) ?? false) || (second?.mentions(where: isPart) ?? false)
  }

  /// Its items that are still there.
  var items: [any LayoutItem] { (first?.items ?? []) + (second?.items ?? []) }

  /// Visits its items that are still there, in the order of `items`.
  func forEachItem(_ body: (any LayoutItem) -> Void) {
    first?.forEachItem(body)
    second?.forEachItem(body)
  }

  /// Whether all the items it was made with are still there.
  var isAlive: Bool { (first?.isAlive ?? false) && (second?.isAlive ?? true) }

  /// The axis it constrains.
  var axis: Axis? {
    guard let first else { return nil }
    return first.isDistance ? first.startAttribute.axis : first.attribute.axis
  }

  /// The constraint in the form of UIKit's logs, with names for the items.
  var text: String {
    guard let first else { return "constraint without items" }
    var right = ""
    if let second {
      let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
      right = factor + second.text
      if constant > 0 { right += " + \(Self.number(constant))" }
      if constant < 0 { right += " - \(Self.number(-constant))" }
    } else {
      right = Self.number(constant)
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let level = priority.isRequired ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    return "\(name)\(first.text) \(relation.symbol) \(right)\(level)"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

"""#),
ModelSourceFile("Constraints/NSLayoutConstraint.swift", ##"""
/// A linear relation between one or two attributes of views and guides.
///
/// It does not keep its items alive. It has an effect while it is installed on a view, which is
/// the closest common ancestor of its items. It remembers where it was made.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: ConstraintTerm?
  let second: ConstraintTerm?
  public let relation: Relation
  public let multiplier: CGFloat
  /// Why UIKit would not have made it; nil for a sound constraint.
  let defect: LayoutFault.Kind?
  let site: SourceSite?
  var origin: ConstraintOrigin

  /// The view it is installed on; nil while it is inactive.
  weak var container: UIView?
  /// Its place in the order of activations.
  var activationOrder = 0

  open var identifier: String?
  open var shouldBeArchived = false

  /// The offset in points; positive points right in left-to-right, and down.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return LayoutModel.current.report(
          .notFinite, .exception, "Constant is not finite!  That's illegal.  constant:\(newValue)",
          at: site)
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      container?.constantChanged(of: self)
    }
  }
  private var storedConstant: CGFloat

  open var priority: UILayoutPriority {
    get { storedPriority }
    set { changePriority(to: newValue) }
  }
  private var storedPriority = UILayoutPriority.required

  open var isActive: Bool {
    get { container != nil }
    set { newValue ? activate() : deactivate() }
  }

  init(
    first: ConstraintTerm?, relation: Relation, second: ConstraintTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, site: SourceSite?
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier.isFinite ? multiplier : 1
    self.storedConstant = constant.isFinite ? constant : 0
    self.site = site
    self.origin = LayoutModel.current.origin
    self.defect = ConstraintDefect.report(
      first: first, second: second, multiplier: multiplier, constant: constant, site: site)
    super.init()
  }

  /// A constraint without items. UIKit makes it too; it cannot be activated.
  public override init() {
    first = nil
    second = nil
    relation = .equal
    multiplier = 1
    storedConstant = 0
    site = nil
    origin = LayoutModel.current.origin
    defect = .missingItem
    super.init()
  }

  /// `view1.attr1 relation multiplier * view2.attr2 + constant`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let item1 = view1 as? any LayoutItem
    let item2 = view2 as? any LayoutItem
    self.init(
      first: item1.map { ConstraintTerm($0, attr1) }, relation: relation,
      second: item2.map { ConstraintTerm($0, attr2) }, multiplier: multiplier, constant: c,
      site: SourceSite(file, line, column))
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changePriority(to priority: UILayoutPriority) {
    guard priority.isLegal else {
      return LayoutModel.current.report(
        .illegalPriority, .exception,
        "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and "
          + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
        at: site)
    }
    guard priority != storedPriority else { return }
    if isActive, priority.isRequired != storedPriority.isRequired {
      LayoutModel.current.report(
        .priorityMutation, .warning,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(priority.rawValue) and the existing priority "
          + "was \(storedPriority.rawValue).",
        at: site)
    }
    storedPriority = priority
    container?.priorityChanged(of: self)
  }
}

"""##),
ModelSourceFile("Constraints/UILayoutGuide.swift", #"""
/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides the rectangle.
  enum Kind {
    /// Constraints alone.
    case free
    /// The owner's rectangle less insets.
    case safeArea
    case margins
    case readable
    case keyboard
    /// Above and below the safe area.
    case top
    case bottom
    /// The owner's rectangle.
    case frame

    var name: String {
      switch self {
      case .free: "guide"
      case .safeArea: "safeAreaLayoutGuide"
      case .margins: "layoutMarginsGuide"
      case .readable: "readableContentGuide"
      case .keyboard: "keyboardLayoutGuide"
      case .top: "topLayoutGuide"
      case .bottom: "bottomLayoutGuide"
      case .frame: "frameLayoutGuide"
      }
    }
  }

  let kind: Kind
  weak var owner: UIView?
  var origin: ConstraintOrigin

  open var identifier = ""

  /// The rectangle of a free guide in root coordinates after the last layout, not rounded.
  var solvedRect: CGRect = .zero

  public override init() {
    kind = .free
    origin = LayoutModel.current.origin
    super.init()
  }

  public required init?(coder: NSCoder) {
    kind = .free
    origin = LayoutModel.current.origin
    super.init()
  }

  init(_ kind: Kind, of owner: UIView) {
    self.kind = kind
    self.owner = owner
    origin = .container
    super.init()
  }

  /// The view whose coordinates the guide has and through which it takes part in layout.
  open weak var owningView: UIView? {
    get { owner }
    set {
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        owner?.removeLayoutGuide(self)
      }
    }
  }

  /// The rectangle in the owner's coordinates after the last layout, on whole pixels.
  open var layoutFrame: CGRect { owner?.layoutFrame(of: self) ?? .zero }

  open var hasAmbiguousLayout: Bool { layoutModel.ambiguousEdges.isEmpty == false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.rootView.layoutEngine.constraintsAffecting(self, axis) ?? []
  }
}

"""#),
ModelSourceFile("Constraints/UILayoutPriority.swift", #"""
/// How much a constraint matters: above 0, at most 1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  var isRequired: Bool { rawValue >= 1000 }

  /// Whether UIKit accepts it for a constraint.
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

"""#),
ModelSourceFile("Constraints/UILayoutSupport.swift", #"""
/// The area that bars cover at an end of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  public var length: CGFloat { layoutFrame.height }
}

"""#),
ModelSourceFile("Controllers/BarViews.swift", #"""
/// Bars, as boxes of the heights of iOS 17: assumption `control-sizes-of-ios-17`.

/// A bar with a title.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var topItem: UINavigationItem?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override var drawsOwnContent: Bool { true }
}

/// A bar with buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open var barStyle = UIBarStyle.default

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override var drawsOwnContent: Bool { true }
}

/// A bar with tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  override var drawsOwnContent: Bool { true }
}

/// A bar to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open weak var delegate: (any UISearchBarDelegate)?

  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  override var drawsOwnContent: Bool { true }
}

/// Hears of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

/// The look of a bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open func configureWithOpaqueBackground() {}
  open func configureWithDefaultBackground() {}
  open func configureWithTransparentBackground() {}
}

"""#),
ModelSourceFile("Controllers/Bars.swift", #"""
/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var style = Style.plain
  open var tintColor: UIColor?
  open var isSelected = false
  open var width: CGFloat = 0

  public override init() {
    super.init()
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(.plain, target, action)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }

  /// The look of a button of a bar.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Buttons with a meaning of their own.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24
  }
}

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// What a controller shows in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}

"""#),
ModelSourceFile("Controllers/ContainerControllers.swift", #"""
/// Controllers that contain others. The child that shows fills the view; bars take no room.

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showLast()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewController.didMove(toParent: self)
    showLast()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.viewIfLoaded?.removeFromSuperview()
    last.removeFromParent()
    showLast()
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers { pushViewController(child, animated: animated) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func showLast() { ShownChild.show(children.last, in: self) }
}

@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in newValue ?? [] {
        addChild(child)
        child.didMove(toParent: self)
      }
      showSelected()
    }
  }

  open var selectedIndex = 0 { didSet { showSelected() } }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() { ShownChild.show(selectedViewController, in: self) }
}

@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { preferredDisplayMode }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in newValue {
        addChild(child)
        child.didMove(toParent: self)
      }
      if isViewLoaded { ShownChild.show(children.last, in: self) }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    ShownChild.show(children.last, in: self)
  }
}

extension UISplitViewController {
  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary

    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryHidden: DisplayMode { .secondaryOnly }
  }
}

/// Decides on the columns of a split view.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

/// Hears of the steps of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// Puts the view of a child over the whole view of its parent.
@MainActor
private enum ShownChild {
  static func show(_ child: UIViewController?, in parent: UIViewController) {
    guard parent.isViewLoaded, let child, let view = child.view else { return }
    for other in parent.children where other !== child {
      other.viewIfLoaded?.removeFromSuperview()
    }
    view.frame = parent.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(view)
  }
}

"""#),
ModelSourceFile("Controllers/ControllerKinds.swift", #"""
/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// Runs animations beside a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What a change of size is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }
  var isCancelled: Bool { get }
}

/// A step between screens of a storyboard. The model has no storyboards.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}

"""#),
ModelSourceFile("Controllers/UIActivityViewController.swift", #"""
/// Offers ways to share something.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public let activityItems: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// A way to share something.
@preconcurrency @MainActor
open class UIActivity: NSObject {}

"""#),
ModelSourceFile("Controllers/UIAlertController.swift", #"""
/// A question to the user.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  private var preferredKind = Style.alert

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    preferredKind = preferredStyle
  }

  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  open var preferredStyle: Style { preferredKind }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Whether the question comes from the bottom.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  private let actionTitle: String?
  private let actionStyle: Style
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    actionTitle = title
    actionStyle = style
    self.handler = handler
    super.init()
  }

  open var title: String? { actionTitle }
  open var style: Style { actionStyle }
  open var isEnabled = true

  /// What an answer means.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }
}

"""#),
ModelSourceFile("Controllers/UIApplication.swift", #"""
/// The running app. There is one, in the foreground, with the screen's direction.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let only = UIApplication()

  open class var shared: UIApplication { only }

  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    LayoutModel.current.traits.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    LayoutModel.current.traits.layoutDirection
  }

  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    LayoutModel.current.clock.schedule(after: 0) { completion?(false) }
  }

  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public static let willResignActiveNotification = Notification.Name("willResignActive")
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  public static let willTerminateNotification = Notification.Name("willTerminate")

  /// Whether the app is in the foreground.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// What may own the window of an app or of a scene: one default for both protocols, so that a type
/// that adopts them together need not name one.
@preconcurrency @MainActor
public protocol ModelWindowOwner: NSObjectProtocol {
  var window: UIWindow? { get set }
}

extension ModelWindowOwner {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Hears of the life of the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ModelWindowOwner {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let only = UIDevice()

  open class var current: UIDevice { only }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    LayoutModel.current.traits.userInterfaceIdiom
  }
  open var orientation: UIDeviceOrientation {
    let size = LayoutModel.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var systemVersion: String { "17.0" }
  open var systemName: String { "iOS" }
  open var model: String { "iPhone" }
  open var name: String { "iPhone" }

  public static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

"""#),
ModelSourceFile("Controllers/UIFeedbackGenerator.swift", #"""
/// Makes the device vibrate. Inert.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public override init() {
    super.init()
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What a notification says.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

"""#),
ModelSourceFile("Controllers/UIPageViewController.swift", #"""
/// Shows one of several controllers at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]? = []

  public convenience init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    self.viewControllers = viewControllers
    if let shown = viewControllers?.first, let page = shown.view {
      addChild(shown)
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(page)
      shown.didMove(toParent: self)
    }
    LayoutModel.current.clock.schedule(after: animated ? 0.3 : 0) { completion?(true) }
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}

/// Gives a page controller its pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of pages that turn.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

"""#),
ModelSourceFile("Controllers/UIScene.swift", #"""
/// A part of the app on the screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether a scene is in the foreground.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene was made.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { UIScreen.main }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var traitCollection: UITraitCollection { LayoutModel.current.traits }
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = LayoutModel.current.screenSize
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public let role: Role

  init(role: Role) {
    self.role = role
    super.init()
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "windowApplication")
  }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open var name: String?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    super.init()
  }
}

/// Hears of the life of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, ModelWindowOwner {}

"""#),
ModelSourceFile("Controllers/UISearchController.swift", #"""
/// Shows a search bar and what is found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Hears of what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// How a controller is presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController

  init(_ presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
}

@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIRectEdge = .all
}

@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var selectedDetentIdentifier: Detent.Identifier?
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  open func animateChanges(_ changes: () -> Void) { changes() }

  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
  }
}

extension UIViewController {
  public var presentationController: UIPresentationController? { UIPresentationController(self) }

  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? UIPopoverPresentationController(self) : nil
  }

  public var sheetPresentationController: UISheetPresentationController? {
    UISheetPresentationController(self)
  }
}

"""#),
ModelSourceFile("Controllers/UIViewController.swift", #"""
/// Owns a view and its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private(set) var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  open func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.insetsChanged() } }
  }

  /// The area above the safe area.
  open var topLayoutGuide: any UILayoutSupport { view.derivedGuide(.top) }
  /// The area below the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { view.derivedGuide(.bottom) }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.insetsChanged() }
  }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = LayoutModel.current.takesAlternative(.rootMargins) ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parentController }

  // MARK: Children

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }

  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { overriddenTraits }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.structureChanged()
  }

  /// The traits of the screen, with what the controllers above replace.
  var overriddenTraits: UITraitCollection {
    var traits = LayoutModel.current.traits
    if let parentController {
      traits = parentController.overriddenTraits
      if let own = parentController.childTraits[ObjectIdentifier(self)] {
        traits = traits.replaced(by: own)
      }
    }
    guard overrideUserInterfaceStyle != .unspecified else { return traits }
    return traits.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { presented }
  open var presentingViewController: UIViewController? { presenter }

  /// Presents on the virtual clock: nothing of it is laid out.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    viewControllerToPresent.presenter = self
    LayoutModel.current.clock.schedule(after: flag ? 0.5 : 0) { completion?() }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let owner = presented == nil ? presenter : self
    owner?.presented?.presenter = nil
    owner?.presented = nil
    LayoutModel.current.clock.schedule(after: flag ? 0.5 : 0) { completion?() }
  }

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var preferredContentSize: CGSize = .zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var restorationIdentifier: String?
  open var navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var isEditing = false
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarStyle: UIViewController? { nil }

  open var navigationController: UINavigationController? { enclosing() }
  open var tabBarController: UITabBarController? { enclosing() }
  open var splitViewController: UISplitViewController? { enclosing() }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    var candidate = parentController
    while let current = candidate {
      if let found = current as? Controller { return found }
      candidate = current.parentController
    }
    return nil
  }

  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func show(_ vc: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

"""#),
ModelSourceFile("Controls/ButtonSize.swift", #"""
/// The size of a button's content, in points.
@MainActor
struct ButtonSize {
  private let title: CGSize
  private let image: CGSize
  private let insets: UIEdgeInsets
  private let padding: CGFloat
  private let isStacked: Bool
  private let font: UIFont

  init(_ button: UIButton) {
    let grid = PixelGrid(scale: button.traitCollection.displayScale)
    let configuration = button.configuration
    let titleFont = button.titleLabel?.font ?? UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    font = configuration == nil ? titleFont : UIFont.preferredFont(forTextStyle: .body)
    let estimate = TextEstimate(font: font)
    let text =
      configuration?.attributedTitle.map { String($0.characters) }
      ?? button.currentTitle ?? button.currentAttributedTitle?.string ?? ""
    var size = estimate.size(of: text, width: nil, lineLimit: 0, grid: grid)
    if let subtitle = configuration?.subtitle, !subtitle.isEmpty {
      let small = TextEstimate(font: UIFont.preferredFont(forTextStyle: .footnote))
      let below = small.size(of: subtitle, width: nil, lineLimit: 0, grid: grid)
      size.width = max(size.width, below.width)
      size.height += below.height + (configuration?.titlePadding ?? 0)
    }
    title = size
    image = button.currentImage?.size ?? .zero
    let direction = button.effectiveUserInterfaceLayoutDirection
    insets = configuration?.contentInsets.physical(in: direction) ?? button.contentEdgeInsets
    let hasBoth = title.width > 0 && image.width > 0
    padding = hasBoth ? configuration?.imagePadding ?? 0 : 0
    let placement = configuration?.imagePlacement ?? .leading
    isStacked = placement == .top || placement == .bottom
  }

  var hasText: Bool { title.width > 0 }

  /// A plain button without a configuration has at least the height of its title's line and 12.
  var size: CGSize {
    let width = isStacked ? max(title.width, image.width) : title.width + padding + image.width
    let height = isStacked ? title.height + padding + image.height : max(title.height, image.height)
    guard width > 0 || height > 0 else {
      return CGSize(
        width: max(30, insets.horizontal), height: max(font.lineHeight + 12, insets.vertical))
    }
    let extra: CGFloat = insets == .zero && hasText ? 12 : 0
    return CGSize(
      width: width + insets.horizontal, height: height + insets.vertical + extra)
  }

  var baselineFromTop: CGFloat { (size.height - font.lineHeight) / 2 + font.ascender }
  var baselineFromBottom: CGFloat { size.height - baselineFromTop }
}

"""#),
ModelSourceFile("Controls/Indicators.swift", #"""
/// A spinning wheel.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true
  open var color: UIColor! = .gray
  open private(set) var isAnimating = false

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  override var drawsOwnContent: Bool { true }
}

/// A bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of a progress view.
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  open var progress: Float = 0
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var observedProgress: Progress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2 : 4)
  }

  override var drawsOwnContent: Bool { true }
}

"""#),
ModelSourceFile("Controls/SizedControls.swift", #"""
/// Controls that are boxes of a known size: assumption `control-sizes-of-ios-17`.

/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// A slider; as wide as it is made.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}

/// A pair of buttons that step a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// A row of dots.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(0, numberOfPages)) * 16 + 23, height: 26)
  }
}

/// A picker of dates, as a button of one line.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// What is picked.
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }

  open override var intrinsicContentSize: CGSize {
    preferredDatePickerStyle == .wheels
      ? CGSize(width: 320, height: 216) : CGSize(width: 200, height: 34)
  }
}

/// How a date is picked.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}

"""#),
ModelSourceFile("Controls/UIAction.swift", #"""
public typealias UIActionHandler = (UIAction) -> Void

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// What an element of a menu is for.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element of a menu has a check mark.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

/// Something a control does, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?
  private weak var currentSender: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open var sender: Any? { currentSender }

  func perform(from sender: AnyObject) {
    currentSender = sender
    handler(self)
  }
}

/// A list of actions.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

"""#),
ModelSourceFile("Controls/UIButton+Configuration.swift", #"""
extension UIButton {
  /// The content and the look of a button.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var titleAlignment: TitleAlignment = .automatic
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration.clear()
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }

    public static func borderless() -> Configuration {
      var configuration = Configuration()
      configuration.contentInsets = .zero
      return configuration
    }

    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration().contentInsets
    }

    public func updated(for button: UIButton) -> Configuration { self }

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      case fixed
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// The size of the text and the insets.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// How title and subtitle line up.
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }
  }
}

/// The background of a control.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Changes the attributes of a button's title.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// Changes a colour of a button.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }
}

"""#),
ModelSourceFile("Controls/UIButton+Kinds.swift", #"""
extension UIButton {
  /// The look of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }
}

"""#),
ModelSourceFile("Controls/UIButton.swift", #"""
/// A button with a title and an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleView: UILabel?
  private var pictureView: UIImageView?

  public let buttonType: ButtonType

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  init(kind: ButtonType) {
    buttonType = kind
    super.init(frame: .zero)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(kind: buttonType)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(kind: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(kind: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  open var configuration: Configuration? { didSet { contentChanged() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var automaticallyUpdatesConfiguration = true
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var menu: UIMenu?
  open var role = Role.normal
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var reversesTitleShadowWhenHighlighted = false

  open var titleLabel: UILabel? {
    if let titleView { return titleView }
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18)
    titleView = label
    return label
  }

  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView()
    pictureView = view
    return view
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
    contentChanged()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    if let title { titleLabel?.attributedText = title }
    contentChanged()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    imageView?.image = currentImage
    contentChanged()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    contentChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var intrinsicContentSize: CGSize { ButtonSize(self).size }

  override var estimatesSize: Bool { ButtonSize(self).hasText }
  override var drawsOwnContent: Bool { true }
  override var firstBaselineOffset: CGFloat { ButtonSize(self).baselineFromTop }
  override var lastBaselineOffset: CGFloat { ButtonSize(self).baselineFromBottom }

  private func contentChanged() { invalidateIntrinsicContentSize() }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }
}

"""#),
ModelSourceFile("Controls/UIControl+Kinds.swift", #"""
extension UIControl {
  /// What may happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0xFF0000)
  }

  /// Where the content of a control is, up or down.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }

  /// Where the content of a control is, from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }
}

"""#),
ModelSourceFile("Controls/UIControl.swift", #"""
/// A view that answers touches. Targets and actions are kept; nothing touches it but `sendActions`.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var actions: [(action: UIAction, event: Event)] = []
  private var targets: [(target: AnyObject?, action: Selector, event: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var allControlEvents: Event {
    Event(rawValue: actions.reduce(0) { $0 | $1.event.rawValue })
      .union(Event(rawValue: targets.reduce(0) { $0 | $1.event.rawValue }))
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((target as AnyObject?, action, controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as AnyObject?
    targets.removeAll { $0.target === object && (action == nil || $0.action == action) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier }
  }

  /// Runs the actions for the events. Targets are inert: methods have no names at run time.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      entry.action.perform(from: self)
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  override var drawsOwnContent: Bool { type(of: self) != UIControl.self }
}

"""#),
ModelSourceFile("Controls/UIImageView.swift", #"""
/// Shows an image and has its size.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.alignmentRectInsets != oldValue?.alignmentRectInsets { structureChanged() }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { declaredSize ?? image?.size ?? size }

  override var drawsOwnContent: Bool { image != nil }
}

"""#),
ModelSourceFile("Controls/UIPickerView.swift", #"""
/// Wheels with rows, as a box of 216 points.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }

  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  override var drawsOwnContent: Bool { true }
}

/// Gives a picker its rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker its titles and hears of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

"""#),
ModelSourceFile("Controls/UISegmentedControl.swift", #"""
/// A row of segments of one width.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private enum Segment {
    case title(String)
    case image(UIImage)
  }

  private var segments: [Segment] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(.title(title)) }
      if let image = item as? UIImage { segments.append(.image(image)) }
    }
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { .title($0.title) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: min(max(0, segment), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let content = image.map(Segment.image) ?? .title("")
    segments.insert(content, at: min(max(0, segment), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments = []
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title ?? "")
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  open override var intrinsicContentSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let estimate = TextEstimate(font: UIFont.systemFont(ofSize: 13, weight: .medium))
    let widths = segments.map { segment -> CGFloat in
      switch segment {
      case .title(let title):
        estimate.size(of: title, width: nil, lineLimit: 1, grid: grid).width
      case .image(let image): image.size.width
      }
    }
    let widest = (widths.max() ?? 0) + 20
    return CGSize(width: widest * CGFloat(segments.count), height: 32)
  }

  override var estimatesSize: Bool { !segments.isEmpty }
}

"""#),
ModelSourceFile("Engine/AxisExtent.swift", #"""
internal import LayoutSolver

/// One axis of a rectangle in root coordinates: where it starts and how long it is, each an
/// unknown plus a number, or a number alone.
struct AxisExtent {
  var start: Variable?
  var startOffset = 0.0
  var length: Variable?
  var lengthOffset = 0.0

  /// The rectangle less a distance at each end.
  func inset(_ before: Double, _ after: Double) -> AxisExtent {
    var result = self
    result.startOffset += before
    result.lengthOffset -= before + after
    return result
  }
}

/// The two axes of an item's alignment rectangle, or of its frame.
struct ItemExtents {
  var horizontal: AxisExtent
  var vertical: AxisExtent

  subscript(axis: NSLayoutConstraint.Axis) -> AxisExtent {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  func inset(by insets: UIEdgeInsets) -> ItemExtents {
    ItemExtents(
      horizontal: horizontal.inset(Double(insets.left), Double(insets.right)),
      vertical: vertical.inset(Double(insets.top), Double(insets.bottom)))
  }
}

"""#),
ModelSourceFile("Engine/DisjointSets.swift", #"""
/// Sets of numbers that grow together.
struct DisjointSets {
  private var parents: [Int32: Int32] = [:]

  /// The number that stands for the set of `element`.
  func find(_ element: Int32) -> Int32 {
    var current = element
    while let parent = parents[current], parent != current { current = parent }
    return current
  }

  mutating func union(_ first: Int32, _ second: Int32) {
    let (left, right) = (find(first), find(second))
    if left != right { parents[max(left, right)] = min(left, right) }
  }
}

"""#),
ModelSourceFile("Engine/FittingSize.swift", #"""
internal import LayoutSolver

/// The size a view would have by the constraints inside it alone.
@MainActor
enum FittingSize {
  private static let roundLimit = 3
  /// Views whose size is being found, so that one that asks for it in its own size comes back.
  private static var inProgress: [ObjectIdentifier] = []

  /// The size in points, on whole pixels, closest to `target` as far as the priorities say. The
  /// view is not changed.
  static func of(
    _ view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let key = ObjectIdentifier(view)
    guard !inProgress.contains(key) else { return view.bounds.size }
    inProgress.append(key)
    defer { inProgress.removeAll { $0 == key } }
    let size = LayoutProblem.RootSize.fitting(target, horizontal: horizontal, vertical: vertical)
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var result = CGSize.zero
    for _ in 0..<roundLimit {
      let problem = LayoutProblem(
        root: view, size: size, insets: InsetTable(), wrapWidths: widths)
      result = FrameReader(problem).absoluteFrame(of: view).size
      var isSettled = true
      for (key, width) in problem.wrappedWidths() where widths[key] != width {
        widths[key] = width
        isSettled = false
      }
      if isSettled { break }
    }
    return PixelGrid(scale: view.traitCollection.displayScale).rounded(result)
  }
}

extension UIView {
  /// The target for the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

"""#),
ModelSourceFile("Engine/FrameReader.swift", #"""
internal import LayoutSolver

/// Reads frames out of a solved problem. It remembers what it read, so it is good for one
/// solution.
@MainActor
final class FrameReader {
  let problem: LayoutProblem
  private var absolute: [ObjectIdentifier: CGRect] = [:]

  init(_ problem: LayoutProblem) {
    self.problem = problem
  }

  /// The frame in root coordinates, not rounded.
  func absoluteFrame(of view: UIView) -> CGRect {
    let key = ObjectIdentifier(view)
    if let known = absolute[key] { return known }
    let frame = findAbsoluteFrame(of: view)
    absolute[key] = frame
    return frame
  }

  /// The frame in the superview's coordinates, not rounded.
  func exactFrame(of view: UIView) -> CGRect {
    let frame = absoluteFrame(of: view)
    guard view !== problem.root, let parent = view.parent else {
      return CGRect(origin: view.geometry.exact.origin, size: frame.size)
    }
    let origin = innerOrigin(of: parent)
    return CGRect(
      x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
  }

  func placement(of view: UIView) -> LayoutEngine.Placement {
    let exact = exactFrame(of: view)
    let grid = PixelGrid(scale: view.traitCollection.displayScale)
    let frame = absoluteFrame(of: view)
    guard !LayoutModel.current.takesAlternative(.roundingInRoot), let parent = view.parent else {
      return LayoutEngine.Placement(exact: exact, rounded: Self.rounded(exact, grid, from: .zero))
    }
    let outer = absoluteFrame(of: parent).origin
    let inner = parent.geometry.bounds.origin
    let base = CGPoint(
      x: grid.rounded(outer.x) - inner.x, y: grid.rounded(outer.y) - inner.y)
    return LayoutEngine.Placement(exact: exact, rounded: Self.rounded(frame, grid, from: base))
  }

  /// Stores the rectangle of a guide that has unknowns of its own.
  func store(_ guide: UILayoutGuide) {
    guard let extents = problem.extents[ObjectIdentifier(guide)] else { return }
    guide.solvedRect = rect(extents)
    guard let scroll = guide.owner as? UIScrollView, scroll.contentGuide === guide else { return }
    scroll.takeContentSize(guide.solvedRect.size)
  }

  /// Moves each edge to the nearest pixel and measures from `origin`.
  private static func rounded(_ rect: CGRect, _ grid: PixelGrid, from origin: CGPoint) -> CGRect {
    let left = grid.rounded(rect.minX)
    let top = grid.rounded(rect.minY)
    let right = grid.rounded(rect.maxX)
    let bottom = grid.rounded(rect.maxY)
    return CGRect(x: left - origin.x, y: top - origin.y, width: right - left, height: bottom - top)
  }

  private func findAbsoluteFrame(of view: UIView) -> CGRect {
    guard let extents = problem.extents[ObjectIdentifier(view)] else {
      return fixedFrame(of: view)
    }
    var rect = rect(extents)
    if view !== problem.root, let parent = view.parent {
      let origin = innerOrigin(of: parent)
      if !isMentioned(extents.horizontal.start) { rect.origin.x += origin.x }
      if !isMentioned(extents.vertical.start) { rect.origin.y += origin.y }
    }
    let insets = view.alignmentRectInsets
    return insets == .zero ? rect : rect.inset(by: insets.negated)
  }

  /// A view that takes no part keeps its frame, or follows its superview by its mask.
  private func fixedFrame(of view: UIView) -> CGRect {
    guard let parent = view.parent, view !== problem.root else { return view.geometry.exact }
    let outer = absoluteFrame(of: parent)
    var frame = view.geometry.exact
    if view.geometry.translates, !view.geometry.mask.isEmpty {
      let bounds = CGRect(origin: parent.geometry.bounds.origin, size: outer.size)
      frame = view.geometry.reference.frame(in: bounds, mask: view.geometry.mask)
    }
    let origin = innerOrigin(of: parent)
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The point of root coordinates that is the zero of a view's own.
  private func innerOrigin(of view: UIView) -> CGPoint {
    let frame = absoluteFrame(of: view)
    let bounds = view.geometry.bounds
    return CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  private func isMentioned(_ variable: Variable?) -> Bool {
    guard let variable else { return true }
    return problem.mentions(variable)
  }

  private func rect(_ extents: ItemExtents) -> CGRect {
    let (horizontal, vertical) = (extents.horizontal, extents.vertical)
    return CGRect(
      x: problem.value(of: horizontal.start) + horizontal.startOffset,
      y: problem.value(of: vertical.start) + vertical.startOffset,
      width: problem.value(of: horizontal.length) + horizontal.lengthOffset,
      height: problem.value(of: vertical.length) + vertical.lengthOffset)
  }
}

"""#),
ModelSourceFile("Engine/InsetResolver.swift", #"""
/// Safe areas and layout margins of views, from frames.
///
/// Both depend on where views are, and views depend on both: a layout pass resolves them again
/// from the frames it found until nothing changes.
@MainActor
final class InsetResolver {
  /// The frame of a view in its superview before rounding.
  private let frame: (UIView) -> CGRect
  private var safeAreas: [ObjectIdentifier: UIEdgeInsets] = [:]
  private var allMargins: [ObjectIdentifier: UIEdgeInsets] = [:]

  /// Resolves from the given frames, by default from those the views have now.
  init(frame: @escaping (UIView) -> CGRect = { $0.geometry.exact }) {
    self.frame = frame
  }

  /// The part of the superview's safe area insets that the view reaches into: never more than
  /// the superview's, never less than zero; plus what a controller adds.
  func safeArea(of view: UIView) -> UIEdgeInsets {
    let key = ObjectIdentifier(view)
    if let known = safeAreas[key] { return known }
    var insets = view.marginState.rootSafeArea
    if let parent = view.parent {
      insets = overlap(of: frame(view), with: safeArea(of: parent), in: innerBounds(of: parent))
    }
    if let controller = view.controller {
      insets = insets.adding(controller.additionalSafeAreaInsets)
    }
    safeAreas[key] = insets
    return insets
  }

  /// Own margins, plus the safe area if the view asks for it, at least the superview's if the
  /// view preserves them.
  func margins(of view: UIView) -> UIEdgeInsets {
    let key = ObjectIdentifier(view)
    if let known = allMargins[key] { return known }
    var insets = view.ownMargins
    if view.marginState.insetsFromSafeArea {
      let safeArea = safeArea(of: view)
      let isLarger = LayoutModel.current.takesAlternative(.marginsAddToSafeArea)
      insets = isLarger ? insets.larger(safeArea) : insets.adding(safeArea)
    }
    if view.marginState.preservesSuperview, let parent = view.parent {
      let outer = overlap(of: frame(view), with: margins(of: parent), in: innerBounds(of: parent))
      insets = insets.larger(outer)
    }
    allMargins[key] = insets
    return insets
  }

  /// The insets of a guide that is its owner's rectangle less insets.
  func insets(of kind: UILayoutGuide.Kind, in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .free, .frame: return .zero
    case .safeArea: return safeArea(of: view)
    case .margins: return margins(of: view)
    case .readable:
      var insets = margins(of: view)
      let excess = frame(view).width - insets.horizontal - 672
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    case .top:
      let height = frame(view).height
      return UIEdgeInsets(
        top: 0, left: 0, bottom: max(0, height - safeArea(of: view).top), right: 0)
    case .keyboard, .bottom:
      let safe = safeArea(of: view)
      let height = frame(view).height
      return UIEdgeInsets(top: max(0, height - safe.bottom), left: 0, bottom: 0, right: 0)
    }
  }

  private func innerBounds(of view: UIView) -> CGRect {
    CGRect(origin: view.geometry.bounds.origin, size: frame(view).size)
  }

  /// How far a frame reaches into the insets at the edges of `bounds`.
  private func overlap(of frame: CGRect, with insets: UIEdgeInsets, in bounds: CGRect)
    -> UIEdgeInsets
  {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), max(0, inset))
    }
    return UIEdgeInsets(
      top: reach(insets.top, frame.minY - bounds.minY),
      left: reach(insets.left, frame.minX - bounds.minX),
      bottom: reach(insets.bottom, bounds.maxY - frame.maxY),
      right: reach(insets.right, bounds.maxX - frame.maxX))
  }
}

"""#),
ModelSourceFile("Engine/InsetTable.swift", #"""
/// The insets that the rows of a problem were made with.
@MainActor
struct InsetTable {
  private struct Key: Hashable {
    var view: ObjectIdentifier
    var kind: UILayoutGuide.Kind
  }

  private struct Entry {
    let view: ItemReference<UIView>
    let kind: UILayoutGuide.Kind
    var insets: UIEdgeInsets
  }

  private var entries: [Entry] = []
  private var index: [Key: Int] = [:]

  /// The insets of a guide of a view: those of the last round, or those of its present frame.
  mutating func insets(_ kind: UILayoutGuide.Kind, of view: UIView) -> UIEdgeInsets {
    let key = Key(view: ObjectIdentifier(view), kind: kind)
    if let known = index[key] { return entries[known].insets }
    let insets = InsetResolver().insets(of: kind, in: view)
    index[key] = entries.count
    entries.append(Entry(view: ItemReference(view), kind: kind, insets: insets))
    return insets
  }

  /// Takes the insets that follow from other frames.
  /// - Returns: whether any of them changed.
  mutating func refresh(with resolver: InsetResolver) -> Bool {
    var isChanged = false
    for position in entries.indices {
      let entry = entries[position]
      let insets = resolver.insets(of: entry.kind, in: entry.view.item)
      guard !insets.isClose(to: entry.insets, tolerance: 1e-9) else { continue }
      entries[position].insets = insets
      isChanged = true
    }
    return isChanged
  }

  var isEmpty: Bool { entries.isEmpty }
}

"""#),
ModelSourceFile("Engine/ItemReference.swift", #"""
/// A view or a guide that an engine speaks of without keeping it alive.
///
/// It is in the hierarchy of the engine: leaving it drops the problem that holds the reference.
struct ItemReference<Item: AnyObject> {
  unowned let item: Item

  init(_ item: Item) { self.item = item }
}

"""#),
ModelSourceFile("Engine/LayoutEngine+Answers.swift", #"""
extension LayoutEngine {
  /// The frame of a view, or the rectangle of a guide, in the problem's unknowns.
  private func extents(of item: any LayoutItem, in problem: LayoutProblem) -> ItemExtents {
    if let view = item as? UIView { return problem.frameExtents(of: view) }
    return problem.extents(of: item, .notAnAttribute, facing: nil).extents
  }

  func explanation(of edge: LayoutEdge, of item: any LayoutItem) -> EdgeExplanation {
    let problem = solved
    return problem.explanation(of: edge, in: extents(of: item, in: problem))
  }

  func ambiguousEdges(of item: any LayoutItem) -> [AmbiguousEdge] {
    let problem = solved
    return problem.ambiguousEdges(in: extents(of: item, in: problem))
  }

  func isComparable(_ item: any LayoutItem) -> Bool {
    let problem = solved
    return problem.isComparable(extents(of: item, in: problem))
  }

  func constraintsAffecting(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let problem = solved
    return problem.constraintsDeciding(axis, in: extents(of: item, in: problem))
  }

  /// The conflicts that the layout has now.
  var conflicts: [LayoutConflict] { solved.conflicts }
}

"""#),
ModelSourceFile("Engine/LayoutEngine+Placement.swift", #"""
extension LayoutEngine {
  /// Copies the solution to the subviews whose frames constraints decide.
  func placeSubviews(of view: UIView) {
    resolve()
    for child in view.children where !child.geometry.translates {
      guard let placement = placements[ObjectIdentifier(child)] else { continue }
      child.takeSolution(placement.exact, rounded: placement.rounded)
    }
  }

  /// The rectangle of a guide in its owner's coordinates, not rounded.
  func exactFrame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
    let bounds = owner.geometry.bounds
    switch guide.kind {
    case .free:
      let problem = solved
      guard problem.extents[ObjectIdentifier(guide)] != nil else { return .zero }
      let origin = FrameReader(problem).absoluteFrame(of: owner).origin
      return guide.solvedRect.offsetBy(dx: bounds.minX - origin.x, dy: bounds.minY - origin.y)
    case .frame, .safeArea, .margins, .readable, .keyboard, .top, .bottom:
      return bounds.inset(by: InsetResolver().insets(of: guide.kind, in: owner))
    }
  }

  /// The rectangle of a guide in its owner's coordinates, on whole pixels.
  func layoutFrame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
    let rect = exactFrame(of: guide, in: owner)
    let grid = PixelGrid(scale: owner.traitCollection.displayScale)
    let low = CGPoint(x: grid.rounded(rect.minX), y: grid.rounded(rect.minY))
    return CGRect(
      x: low.x, y: low.y, width: grid.rounded(rect.maxX) - low.x,
      height: grid.rounded(rect.maxY) - low.y)
  }
}

"""#),
ModelSourceFile("Engine/LayoutEngine.swift", #"""
internal import LayoutSolver

/// Keeps the solution of a hierarchy up to date.
///
/// Changes of structure drop the problem, which is built anew when the solution is next asked
/// for. Changes of constants move the constants of rows. Insets and wrapped heights follow from
/// frames, so they are resolved again until nothing changes, five times at most.
@MainActor
final class LayoutEngine {
  /// A frame in the superview's coordinates.
  struct Placement: Equatable {
    var exact: CGRect
    var rounded: CGRect
  }

  private static let roundLimit = 5

  unowned let root: UIView
  private var problem: LayoutProblem?
  private var insets = InsetTable()
  private var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  private var dirtyRows: [ObjectIdentifier] = []
  private var dirtyContents: Set<ObjectIdentifier> = []
  private var insetsAreDirty = false
  /// Counts the changes of structure, so that one made while the problem is built is not missed.
  private var structure = 0
  private var environment: Int
  private var traits: UITraitCollection
  private var reported: [LayoutConflict] = []
  var placements: [ObjectIdentifier: Placement] = [:]

  init(root: UIView) {
    self.root = root
    environment = LayoutModel.current.environment
    traits = root.traitCollection
  }

  /// The solved problem of the hierarchy as it is now.
  var solved: LayoutProblem {
    resolve()
    return problem ?? makeProblem()
  }

  var isDirty: Bool {
    problem == nil || !dirtyRows.isEmpty || !dirtyContents.isEmpty || insetsAreDirty
      || environment != LayoutModel.current.environment
  }

  // MARK: Changes

  func invalidateStructure() {
    structure += 1
    problem = nil
    insets = InsetTable()
    dirtyRows = []
    dirtyContents = []
  }

  func invalidateConstant(of constraint: NSLayoutConstraint) {
    markRows(of: ObjectIdentifier(constraint))
  }

  func invalidateInsets() { insetsAreDirty = true }

  /// The rows that speak of the frame of a view, and those of its subviews, which are measured
  /// from it.
  func invalidateFrame(of view: UIView) {
    markRows(of: ObjectIdentifier(view))
    for child in view.children { markRows(of: ObjectIdentifier(child)) }
    insetsAreDirty = true
  }

  func invalidateIntrinsicSize(of view: UIView) {
    if problem != nil { dirtyContents.insert(ObjectIdentifier(view)) }
  }

  /// Takes over other traits or assumptions.
  /// - Returns: the traits the hierarchy had before, if they changed.
  func followEnvironment() -> UITraitCollection? {
    guard environment != LayoutModel.current.environment else { return nil }
    environment = LayoutModel.current.environment
    invalidateStructure()
    let before = traits
    traits = root.traitCollection
    return before == traits ? nil : before
  }

  private func markRows(of key: ObjectIdentifier) {
    if problem != nil { dirtyRows.append(key) }
  }

  // MARK: Solving

  func resolve() {
    guard isDirty else { return }
    _ = followEnvironment()
    var rounds = 0
    var reader = FrameReader(bringUpToDate())
    while refreshFromFrames(reader) {
      rounds += 1
      reader = FrameReader(bringUpToDate())
      guard rounds == Self.roundLimit else { continue }
      LayoutModel.current.report(
        .safeAreaUnsettled, .warning,
        "safe areas and frames of \(root.itemName) do not agree after \(Self.roundLimit) rounds")
      break
    }
    insetsAreDirty = false
    reportConflicts()
    readPlacements(reader)
  }

  /// A problem whose rows are those of the hierarchy.
  private func bringUpToDate() -> LayoutProblem {
    if let problem, refresh(problem) {
      dirtyRows = []
      dirtyContents = []
      return problem
    }
    let made = makeProblem()
    problem = made
    dirtyRows = []
    dirtyContents = []
    return made
  }

  /// Builds the problem, again if views changed the structure while they were asked for sizes.
  private func makeProblem() -> LayoutProblem {
    var built = buildProblem()
    for _ in 0..<Self.roundLimit where built.structure != structure { built = buildProblem() }
    insets = built.problem.insets
    return built.problem
  }

  private func buildProblem() -> (problem: LayoutProblem, structure: Int) {
    let before = structure
    let size: LayoutProblem.RootSize = root.geometry.translates ? .pinned : .free
    let made = LayoutProblem(root: root, size: size, insets: insets, wrapWidths: wrapWidths)
    return (made, before)
  }

  /// Moves the constants of rows.
  /// - Returns: false if the problem has to be built anew.
  private func refresh(_ problem: LayoutProblem) -> Bool {
    guard !dirtyRows.isEmpty || !dirtyContents.isEmpty else { return true }
    guard !problem.hasBrokenRows else { return false }
    for reference in problem.views where dirtyContents.contains(ObjectIdentifier(reference.item)) {
      guard problem.hasCurrentIntrinsicRows(of: reference.item) else { return false }
      dirtyRows.append(ObjectIdentifier(reference.item))
    }
    for key in dirtyRows {
      for index in problem.rowIndices(of: key) where !problem.refresh(rowAt: index) {
        return false
      }
    }
    return true
  }

  /// Takes over insets and wrapped widths that follow from the solution.
  /// - Returns: whether the solution has to be found again.
  private func refreshFromFrames(_ reader: FrameReader) -> Bool {
    let problem = reader.problem
    let wrapped = problem.wrappedWidths()
    let insetsChanged =
      !problem.insets.isEmpty
      && problem.insets.refresh(with: InsetResolver { reader.exactFrame(of: $0) })
    var isChanged = false
    if insetsChanged {
      insets = problem.insets
      isChanged = true
      dirtyRows += problem.insetKeys()
    }
    for (key, width) in wrapped where wrapWidths[key] != width {
      wrapWidths[key] = width
      problem.wrapWidths[key] = width
      dirtyRows.append(key)
      isChanged = true
    }
    return isChanged
  }

  private func reportConflicts() {
    let found = problem?.conflicts ?? []
    for conflict in found where !reported.contains(conflict) {
      LayoutModel.current.report(conflict)
    }
    reported = found
  }

  /// Reads the frames of all participants and asks their superviews to take them over.
  private func readPlacements(_ reader: FrameReader) {
    let problem = reader.problem
    for reference in problem.views where reference.item !== root {
      let view = reference.item
      let placement = reader.placement(of: view)
      let key = ObjectIdentifier(view)
      if placements[key] != placement {
        placements[key] = placement
        view.parent?.markNeedsLayout()
      }
    }
    for guide in problem.guides { reader.store(guide.item) }
    if !root.geometry.translates { takeRootSize(reader) }
  }

  private func takeRootSize(_ reader: FrameReader) {
    let solved = reader.absoluteFrame(of: root)
    let exact = CGRect(origin: root.geometry.exact.origin, size: solved.size)
    let size = PixelGrid(scale: root.traitCollection.displayScale).rounded(solved.size)
    root.takeSolution(exact, rounded: CGRect(origin: root.geometry.origin, size: size))
  }
}

"""#),
ModelSourceFile("Engine/LayoutPass.swift", #"""
/// Brings a hierarchy up to date: constraints from the leaves to the root, then frames from the
/// root to the leaves.
@MainActor
enum LayoutPass {
  /// Rounds after which layout that asks for layout is cut off, those of passes started from
  /// within a pass included.
  private static let roundLimit = 100
  /// Passes started from within passes after which no further is started.
  private static let depthLimit = 16
  private static var depth = 0
  private static var roundsLeft = 0

  /// Lays out the subtree of a view, and the dirty views above it.
  static func run(from view: UIView) {
    if depth == 0 { roundsLeft = roundLimit }
    guard depth < depthLimit, roundsLeft > 0 else { return cutOff(view) }
    depth += 1
    defer { depth -= 1 }
    while roundsLeft > 0 {
      roundsLeft -= 1
      let root = view.rootView
      if let before = root.layoutEngine.followEnvironment() { announceTraits(root, before) }
      updateConstraints(in: root)
      root.layoutEngine.resolve()
      let start = topmostDirtyView(above: view)
      layOut(start, InsetResolver())
      if !isDirty(start), !root.layoutEngine.isDirty { return }
    }
    cutOff(view)
  }

  /// Calls `updateConstraints` where it is asked for, subviews first.
  static func updateConstraints(in view: UIView) {
    for child in view.children { updateConstraints(in: child) }
    guard view.passState.needsUpdateConstraints else { return }
    view.passState.needsUpdateConstraints = false
    if let controller = view.controller { controller.updateViewConstraints() }
    view.updateConstraints()
  }

  /// Tells a subtree that its traits changed, and marks it.
  private static func announceTraits(_ view: UIView, _ before: UITraitCollection) {
    view.markNeedsLayout()
    view.controller?.traitCollectionDidChange(before)
    view.traitCollectionDidChange(before)
    for observer in view.traitObservers { observer.handler(before) }
    for child in view.children { announceTraits(child, before) }
  }

  /// The highest of the views above that are dirty without a clean one between.
  private static func topmostDirtyView(above view: UIView) -> UIView {
    var start = view
    while let parent = start.parent, parent.passState.needsLayout { start = parent }
    return start
  }

  /// Superviews first, so that every frame and inset above a view is final when it is visited.
  private static func layOut(_ view: UIView, _ insets: InsetResolver) {
    view.announceInsets(insets)
    if view.passState.needsLayout {
      view.passState.needsLayout = false
      view.rootView.layoutEngine.resolve()
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
    for child in view.children { layOut(child, insets) }
  }

  private static func isDirty(_ view: UIView) -> Bool {
    view.passState.needsLayout || view.passState.needsUpdateConstraints
      || view.children.contains(where: isDirty)
  }

  /// Ends all passes and reports it once.
  private static func cutOff(_ view: UIView) {
    guard roundsLeft >= 0 else { return }
    roundsLeft = -1
    LayoutModel.current.report(
      .layoutLoop, .warning, "layout of \(view.itemName) keeps asking for layout")
  }
}

"""#),
ModelSourceFile("Engine/LayoutProblem+Answers.swift", #"""
internal import LayoutSolver

extension LayoutProblem {
  /// Differences up to here, in points, are none.
  nonisolated static let tolerance = 1e-6

  /// An unknown whose value is an edge, and what has to be added to it.
  private struct Probe {
    var solver: LayoutSolver
    /// Nil if the edge is a number.
    var variable: Variable?
    var offset: Double
    /// The row that makes the unknown an edge.
    var ownRow: ConstraintID?
  }

  func explanation(of edge: LayoutEdge, in extents: ItemExtents) -> EdgeExplanation {
    let probe = probe(edge, in: extents)
    guard let variable = probe.variable else {
      return EdgeExplanation(
        edge: edge, value: probe.offset, low: probe.offset, high: probe.offset, causes: [])
    }
    let (low, high) = probe.solver.range(of: variable)
    let causes = probe.solver.constraintsFixing(variable).compactMap { id -> ConstraintSnapshot? in
      guard id != probe.ownRow, let row = row(of: id) else { return nil }
      return row.source.snapshot(priority: row.priority, constant: row.constant)
    }
    return EdgeExplanation(
      edge: edge, value: probe.solver.value(of: variable) + probe.offset,
      low: low + probe.offset, high: high + probe.offset, causes: causes)
  }

  func ambiguousEdges(in extents: ItemExtents) -> [AmbiguousEdge] {
    LayoutEdge.allCases.compactMap { edge in
      let probe = probe(edge, in: extents)
      guard let variable = probe.variable else { return nil }
      let (low, high) = probe.solver.range(of: variable)
      guard high - low > Self.tolerance else { return nil }
      return AmbiguousEdge(edge: edge, low: low + probe.offset, high: high + probe.offset)
    }
  }

  /// The app's and the SDK's constraints that decide an axis, in the order of the engine.
  func constraintsDeciding(
    _ axis: NSLayoutConstraint.Axis, in extents: ItemExtents
  ) -> [NSLayoutConstraint] {
    let variables = [extents[axis].start, extents[axis].length].compactMap { $0 }
    let ids = Set(variables.flatMap { solver.constraintsFixing($0) })
    return rows.compactMap { row in
      guard let id = row.id, ids.contains(id) else { return nil }
      return row.source.constraint
    }
  }

  private func probe(_ edge: LayoutEdge, in extents: ItemExtents) -> Probe {
    let extent = extents[edge.axis]
    switch edge {
    case .left, .top:
      return Probe(solver: solver, variable: extent.start, offset: extent.startOffset)
    case .width, .height:
      return Probe(solver: solver, variable: extent.length, offset: extent.lengthOffset)
    case .right, .bottom:
      return endProbe(extent)
    }
  }

  private func endProbe(_ extent: AxisExtent) -> Probe {
    let offset = extent.startOffset + extent.lengthOffset
    guard let start = extent.start, let length = extent.length else {
      return Probe(solver: solver, variable: extent.start ?? extent.length, offset: offset)
    }
    var copy = solver
    let end = copy.addVariable(.free)
    let terms = [Term(end), Term(start, -1), Term(length, -1)]
    guard case .added(let id) = copy.add(terms, .equal, 0, priority: 1000) else {
      return Probe(solver: solver, variable: start, offset: offset)
    }
    return Probe(solver: copy, variable: end, offset: offset, ownRow: id)
  }

  // MARK: Comparability

  /// Whether no broken row is connected with an item: its frame follows from the constraints.
  func isComparable(_ extents: ItemExtents) -> Bool {
    guard hasBrokenRows else { return true }
    let groups = connectedVariables()
    let broken = Set(
      rows.filter { $0.id == nil }.flatMap { $0.terms }.map { groups.find($0.variable.index) })
    let own = [
      extents.horizontal.start, extents.horizontal.length, extents.vertical.start,
      extents.vertical.length,
    ]
    return !own.contains { variable in
      variable.map { !isRootSize($0) && broken.contains(groups.find($0.index)) } ?? false
    }
  }

  /// Unknowns that rows connect. The size of the root is known and connects nothing.
  private func connectedVariables() -> DisjointSets {
    var groups = DisjointSets()
    for row in rows {
      let variables = row.terms.map { $0.variable }.filter { !isRootSize($0) }
      guard let first = variables.first else { continue }
      for other in variables.dropFirst() { groups.union(first.index, other.index) }
    }
    return groups
  }

  private func isRootSize(_ variable: Variable) -> Bool {
    guard case .pinned = rootSize, let extents = extents[ObjectIdentifier(root)] else {
      return false
    }
    return variable == extents.horizontal.length || variable == extents.vertical.length
  }
}

"""#),
ModelSourceFile("Engine/LayoutProblem+Building.swift", #"""
internal import LayoutSolver

extension LayoutProblem {
  /// Finds what takes part and makes unknowns and rows for it.
  func build() {
    let constraints = activeConstraints()
    let participants = participatingViews(constraints)
    makeUnknowns(participants, constraints)
    // Views may be asked for sizes in ways that take them out of the hierarchy.
    withExtendedLifetime(participants) { add(sources(participants, constraints)) }
  }

  /// The constraints installed in the hierarchy: others' before the app's, each in order of
  /// activation.
  private func activeConstraints() -> [NSLayoutConstraint] {
    var ofApp: [NSLayoutConstraint] = []
    var ofOthers: [NSLayoutConstraint] = []
    visit(root) { view in
      for constraint in view.constraintState.installed where constraint.isAlive {
        if constraint.origin == .app {
          ofApp.append(constraint)
        } else {
          ofOthers.append(constraint)
        }
      }
    }
    return Self.inOrder(ofOthers) + Self.inOrder(ofApp)
  }

  /// In the order of activation. Those of one view have that order already.
  private static func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var last = 0
    for constraint in constraints {
      guard constraint.activationOrder >= last else {
        return constraints.sorted { $0.activationOrder < $1.activationOrder }
      }
      last = constraint.activationOrder
    }
    return constraints
  }

  private func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for child in view.children { visit(child, body) }
  }

  /// Views whose frames constraints decide or that constraints speak of, superviews first.
  ///
  /// A view that translates its autoresizing mask and that nothing speaks of stays out: its frame
  /// is known.
  private func participatingViews(_ constraints: [NSLayoutConstraint]) -> [UIView] {
    var chosen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    func choose(_ view: UIView) {
      var candidate: UIView? = view
      while let current = candidate, chosen.insert(ObjectIdentifier(current)).inserted {
        candidate = current.geometry.translates ? current.parent : nil
      }
    }
    for constraint in constraints {
      constraint.forEachItem { item in
        if let view = item.hierarchyView { choose(view) }
      }
    }
    visit(root) { view in
      if !view.geometry.translates { choose(view) }
      if let stack = view as? UIStackView, !stack.arranged.isEmpty { choose(stack) }
      if view is UIScrollView { hasScrollViews = true }
    }
    var result: [UIView] = []
    visit(root) { if chosen.contains(ObjectIdentifier($0)) { result.append($0) } }
    return result
  }

  private func makeUnknowns(_ participants: [UIView], _ constraints: [NSLayoutConstraint]) {
    for view in participants {
      views.append(ItemReference(view))
      var extents = freeExtents()
      if view === root {
        extents.horizontal.start = nil
        extents.vertical.start = nil
        let insets = view.alignmentRectInsets
        extents.horizontal.startOffset = Double(insets.left)
        extents.vertical.startOffset = Double(insets.top)
      }
      self.extents[ObjectIdentifier(view)] = extents
    }
    var known: Set<ObjectIdentifier> = []
    for constraint in constraints {
      constraint.forEachItem { item in
        let own = item as? UILayoutGuide
        var guide = own?.kind == .free ? own : nil
        if guide == nil, hasScrollViews { guide = contentGuide(item, among: constraint.items) }
        guard let guide, known.insert(ObjectIdentifier(guide)).inserted else { return }
        guides.append(ItemReference(guide))
        self.extents[ObjectIdentifier(guide)] = freeExtents()
      }
    }
  }

  private func freeExtents() -> ItemExtents {
    ItemExtents(
      horizontal: AxisExtent(
        start: solver.addVariable(.free), length: solver.addVariable(.nonNegative)),
      vertical: AxisExtent(
        start: solver.addVariable(.free), length: solver.addVariable(.nonNegative)))
  }

  private func sources(
    _ participants: [UIView], _ constraints: [NSLayoutConstraint]
  ) -> [RowSource] {
    var result = rootSources()
    for view in participants where view !== root && view.geometry.translates {
      let view = ItemReference(view)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        result.append(.autoresizing(view, axis, .start))
        result.append(.autoresizing(view, axis, .length))
      }
    }
    for guide in guides {
      guard let scroll = guide.item.owner as? UIScrollView, scroll.contentGuide === guide.item
      else { continue }
      result.append(.content(ItemReference(scroll), .horizontal))
      result.append(.content(ItemReference(scroll), .vertical))
    }
    for view in participants { result += intrinsicSources(of: view) }
    for view in participants {
      guard let stack = view as? UIStackView else { continue }
      result += StackRows(stack).rows().map(RowSource.container)
    }
    return result + constraints.map(RowSource.constraint)
  }

  private func rootSources() -> [RowSource] {
    let root = ItemReference(root)
    switch rootSize {
    case .free: return []
    case .pinned: return [.root(root, .horizontal), .root(root, .vertical)]
    case .fitting(let size, let horizontal, let vertical):
      return [
        .fitting(root, .horizontal, size.width, horizontal),
        .fitting(root, .vertical, size.height, vertical),
      ]
    }
  }

  /// The rows for the content's size of a view whose frame constraints decide.
  private func intrinsicSources(of view: UIView) -> [RowSource] {
    if view === root {
      if case .pinned = rootSize { return [] }
    } else if view.geometry.translates {
      return []
    }
    var result: [RowSource] = []
    let size = contentSize(of: view)
    let reference = ItemReference(view)
    for (axis, length) in [
      (NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height),
    ]
    where length >= 0 && length.isFinite {
      let hugging = view.constraintState.hugging[axis]
      let compression = view.constraintState.compressionResistance[axis]
      if hugging == compression, hugging.isLegal {
        result.append(.intrinsic(reference, axis, .both))
        continue
      }
      if hugging.isLegal { result.append(.intrinsic(reference, axis, .hugging)) }
      if compression.isLegal { result.append(.intrinsic(reference, axis, .compression)) }
    }
    return result
  }

  /// The size of a view's content, wrapped at the width found for it in the last round.
  func contentSize(of view: UIView) -> CGSize {
    guard view.wrapsContent, view.declaredSize == nil else { return view.ownContentSize }
    return view.ownContentSize(wrappedAt: wrapWidths[ObjectIdentifier(view)])
  }
}

"""#),
ModelSourceFile("Engine/LayoutProblem+Constraints.swift", #"""
internal import LayoutSolver

extension LayoutProblem {
  /// `first relation multiplier * second + constant` in root coordinates.
  ///
  /// In right-to-left, leading and trailing are measured from the other side: the constant changes
  /// sign and so does the relation. A multiplier of a location works on coordinates of the view
  /// the constraint is installed on.
  func lowerConstraint(_ constraint: NSLayoutConstraint) -> (row: LinearRow, usesInsets: Bool)? {
    guard constraint.isAlive, let first = constraint.first, let container = constraint.container
    else { return nil }
    let direction = direction(of: constraint, in: container)
    let isMirrored = direction == .rightToLeft && isMirrored(constraint)
    let sign: Double = isMirrored ? -1 : 1
    let relation = isMirrored ? constraint.relation.mirrored : constraint.relation
    let multiplier = Double(constraint.multiplier)
    var row = LinearRow(
      relation: relation.solverRelation, constant: sign * Double(constraint.constant),
      priority: constraint.priority.rawValue)
    var usesInsets = add(first, of: constraint, 1, direction, to: &row)
    if let second = constraint.second {
      let used = add(second, of: constraint, -multiplier, direction, to: &row)
      usesInsets = usesInsets || used
      if multiplier != 1, first.family != .size, let axis = first.attribute.axis {
        let origin: Origin = isMirrored ? .end : .start
        addOrigin(of: container, axis, origin, -(1 - multiplier), to: &row)
      }
    }
    return (row, usesInsets)
  }

  private func direction(
    of constraint: NSLayoutConstraint, in container: UIView
  ) -> UIUserInterfaceLayoutDirection {
    let model = LayoutModel.current
    if model.takesAlternative(.directionOfCommonAncestor),
      let view = constraint.first?.item?.hierarchyView
    {
      return view.effectiveUserInterfaceLayoutDirection
    }
    return container.effectiveUserInterfaceLayoutDirection
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    let (first, second) = (constraint.first?.family, constraint.second?.family)
    if first == .directionalX || second == .directionalX { return true }
    return first == .neutralX && second == .neutralX
      && LayoutModel.current.takesAlternative(.centerConstantsKeepSign)
  }

  private func add(
    _ term: ConstraintTerm, of constraint: NSLayoutConstraint, _ coefficient: Double,
    _ direction: UIUserInterfaceLayoutDirection, to row: inout LinearRow
  ) -> Bool {
    guard let item = term.item else { return false }
    guard term.isDistance, let start = term.startItem else {
      return add(
        item, term.attribute.physical(in: direction), coefficient: coefficient,
        facing: opposite(of: term, in: constraint), to: &row)
    }
    let isMirrored =
      direction == .rightToLeft && term.startAttribute.family == .directionalX
    let signed = isMirrored ? -coefficient : coefficient
    let startUses = add(
      start, term.startAttribute.physical(in: direction), coefficient: -signed,
      facing: item.hierarchyView, to: &row)
    let endUses = add(
      item, term.attribute.physical(in: direction), coefficient: signed,
      facing: start.hierarchyView, to: &row)
    return startUses || endUses
  }

  /// The view that another item of the constraint stands for; it matters to scroll views alone.
  private func opposite(of term: ConstraintTerm, in constraint: NSLayoutConstraint) -> UIView? {
    guard hasScrollViews else { return nil }
    let other = term === constraint.first ? constraint.second : constraint.first
    return other?.item?.hierarchyView
  }

  /// The side from which locations are measured.
  private enum Origin {
    case start
    case end
  }

  /// Adds the line from which locations in a view are measured.
  private func addOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ side: Origin, _ coefficient: Double,
    to row: inout LinearRow
  ) {
    let frame = frameExtents(of: view)[axis]
    switch side {
    case .start:
      row.add(frame, startFactor: 1, lengthFactor: 0, coefficient: coefficient)
      let origin = view.geometry.bounds.origin
      row.constant += coefficient * Double(axis == .horizontal ? origin.x : origin.y)
    case .end:
      row.add(frame, startFactor: 1, lengthFactor: 1, coefficient: coefficient)
    }
  }
}

"""#),
ModelSourceFile("Engine/LayoutProblem+Extents.swift", #"""
internal import LayoutSolver

extension LayoutProblem {
  /// The alignment rectangle of a view.
  func alignmentExtents(of view: UIView) -> ItemExtents {
    if let known = extents[ObjectIdentifier(view)] { return known }
    return fixedExtents(of: view).inset(by: view.alignmentRectInsets)
  }

  /// The frame of a view.
  func frameExtents(of view: UIView) -> ItemExtents {
    guard let known = extents[ObjectIdentifier(view)] else { return fixedExtents(of: view) }
    let insets = view.alignmentRectInsets
    return insets == .zero ? known : known.inset(by: insets.negated)
  }

  /// The frame of a view that takes no part: numbers alone.
  private func fixedExtents(of view: UIView) -> ItemExtents {
    var origin = view.geometry.exact.origin
    var ancestor = view
    while ancestor !== root, let parent = ancestor.parent {
      origin.x -= parent.geometry.bounds.minX
      origin.y -= parent.geometry.bounds.minY
      if parent === root { break }
      origin.x += parent.geometry.exact.minX
      origin.y += parent.geometry.exact.minY
      ancestor = parent
    }
    let size = view.geometry.exact.size
    return ItemExtents(
      horizontal: AxisExtent(startOffset: Double(origin.x), lengthOffset: Double(size.width)),
      vertical: AxisExtent(startOffset: Double(origin.y), lengthOffset: Double(size.height)))
  }

  /// The rectangle of an item that `attribute` speaks of, with the insets that it depends on.
  ///
  /// - Parameter other: the item at the other side: a subview of a scroll view that speaks of the
  ///   scroll view's edges means those of its content.
  func extents(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, facing other: UIView?
  ) -> (extents: ItemExtents, usesInsets: Bool) {
    if let guide = item as? UILayoutGuide { return extents(of: guide, facing: other) }
    guard let view = item as? UIView else {
      return (ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent()), false)
    }
    if attribute.isMargin {
      let insets = insets.insets(.margins, of: view)
      let frame = contentExtents(of: view, facing: other) ?? frameExtents(of: view)
      return (frame.inset(by: insets), true)
    }
    if attribute.isLocation, let content = contentExtents(of: view, facing: other) {
      return (content, false)
    }
    return (alignmentExtents(of: view), false)
  }

  private func extents(
    of guide: UILayoutGuide, facing other: UIView?
  ) -> (extents: ItemExtents, usesInsets: Bool) {
    switch guide.kind {
    case .free:
      let empty = ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent())
      return (extents[ObjectIdentifier(guide)] ?? empty, false)
    case .frame:
      guard let owner = guide.owner else { break }
      return (frameExtents(of: owner), false)
    case .margins:
      guard let owner = guide.owner else { break }
      let frame = contentExtents(of: owner, facing: other) ?? frameExtents(of: owner)
      return (frame.inset(by: insets.insets(.margins, of: owner)), true)
    case .safeArea, .readable, .keyboard, .top, .bottom:
      guard let owner = guide.owner else { break }
      return (frameExtents(of: owner).inset(by: insets.insets(guide.kind, of: owner)), true)
    }
    return (ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent()), false)
  }

  private func contentExtents(of view: UIView, facing other: UIView?) -> ItemExtents? {
    guard let guide = Self.contentGuide(of: view, facing: other) else { return nil }
    return extents[ObjectIdentifier(guide)]
  }

  /// The content guide that a location of a scroll view means to one of its descendants.
  private static func contentGuide(of view: UIView, facing other: UIView?) -> UILayoutGuide? {
    guard let scroll = view as? UIScrollView, let other, other !== scroll,
      other.isDescendant(of: scroll)
    else { return nil }
    return scroll.contentGuide
  }

  /// The content guide that an item of a constraint stands for, if it does.
  func contentGuide(_ item: any LayoutItem, among items: [any LayoutItem]) -> UILayoutGuide? {
    guard item is UIScrollView || item is UILayoutGuide else { return nil }
    for other in items where other !== item {
      guard let view = other.hierarchyView else { continue }
      let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owner
      if let owner, let guide = Self.contentGuide(of: owner, facing: view) { return guide }
    }
    return nil
  }
}

"""#),
ModelSourceFile("Engine/LayoutProblem+Following.swift", #"""
extension LayoutProblem {
  /// Keys of the rows that insets are part of, in the order of the rows.
  func insetKeys() -> [ObjectIdentifier] {
    rows.filter { $0.usesInsets }.map { $0.source.key }
  }

  /// The widths that views got whose content wraps, in the order of the views.
  func wrappedWidths() -> [(ObjectIdentifier, CGFloat)] {
    views.compactMap { reference in
      let view = reference.item
      guard view.wrapsContent, view.declaredSize == nil else { return nil }
      let key = ObjectIdentifier(view)
      guard let extent = extents[key]?.horizontal else { return nil }
      let width = value(of: extent.length) + extent.lengthOffset
      // A view that has room for its content on one line needs no second round.
      if wrapWidths[key] == nil, CGFloat(width) >= contentSize(of: view).width { return nil }
      return (key, CGFloat(width))
    }
  }

  /// Whether the rows for the content's size of a view are on the axes on which it has a size.
  func hasCurrentIntrinsicRows(of view: UIView) -> Bool {
    let size = contentSize(of: view)
    var axes: Set<Int> = []
    for index in rowIndices(of: ObjectIdentifier(view)) {
      if case .intrinsic(_, let axis, _) = rows[index].source { axes.insert(axis.rawValue) }
    }
    return axes.contains(0) == (size.width >= 0) && axes.contains(1) == (size.height >= 0)
  }
}

"""#),
ModelSourceFile("Engine/LayoutProblem+Lowering.swift", #"""
internal import LayoutSolver

extension LayoutProblem {
  /// A row in the solver's terms, and whether insets are part of it; nil if its items are gone.
  func lower(_ source: RowSource) -> (row: LinearRow, usesInsets: Bool)? {
    switch source {
    case .root(let view, let axis):
      return (lowerRoot(view.item, axis), false)
    case .fitting(let view, let axis, let target, let priority):
      guard priority.isLegal, target.isFinite else { return nil }
      var row = LinearRow(constant: Double(target), priority: priority.rawValue)
      row.add(frameExtents(of: view.item)[axis], startFactor: 0, lengthFactor: 1, coefficient: 1)
      return (row, false)
    case .autoresizing(let view, let axis, let part):
      return (lowerAutoresizing(view.item, axis, part), false)
    case .intrinsic(let view, let axis, let resistance):
      return (lowerIntrinsic(view.item, axis, resistance), false)
    case .content(let scroll, let axis):
      return (lowerContent(scroll.item, axis), false)
    case .container(let row):
      return lowerContainer(row)
    case .constraint(let constraint):
      return lowerConstraint(constraint)
    }
  }

  private func lowerRoot(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearRow {
    let size = view.geometry.exact.size
    var row = LinearRow(constant: Double(axis == .horizontal ? size.width : size.height))
    row.add(frameExtents(of: view)[axis], startFactor: 0, lengthFactor: 1, coefficient: 1)
    return row
  }

  private func lowerAutoresizing(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: RowSource.Part
  ) -> LinearRow {
    let kept = view.geometry.reference[axis]
    let share = kept.shares(view.geometry.mask.flexible(axis))
    let frame = frameExtents(of: view)[axis]
    var row = LinearRow()
    guard let parent = view.parent else { return row }
    let outer = frameExtents(of: parent)[axis]
    switch part {
    case .start:
      row.constant = kept.start - share.start * kept.total
      row.add(frame, startFactor: 1, lengthFactor: 0, coefficient: 1)
      row.add(outer, startFactor: 1, lengthFactor: 0, coefficient: -1)
      row.add(outer, startFactor: 0, lengthFactor: 1, coefficient: -share.start)
    case .length:
      row.constant = kept.length - share.length * kept.total
      row.add(frame, startFactor: 0, lengthFactor: 1, coefficient: 1)
      row.add(outer, startFactor: 0, lengthFactor: 1, coefficient: -share.length)
    }
    return row
  }

  private func lowerIntrinsic(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ resistance: RowSource.Resistance
  ) -> LinearRow {
    let size = contentSize(of: view)
    let length = axis == .horizontal ? size.width : size.height
    var row = LinearRow(constant: Double(max(0, length)))
    row.add(alignmentExtents(of: view)[axis], startFactor: 0, lengthFactor: 1, coefficient: 1)
    let state = view.constraintState
    switch resistance {
    case .both:
      row.priority = state.hugging[axis].rawValue
    case .hugging:
      row.relation = .lessOrEqual
      row.priority = state.hugging[axis].rawValue
    case .compression:
      row.relation = .greaterOrEqual
      row.priority = state.compressionResistance[axis].rawValue
    }
    return row
  }

  private func lowerContent(_ scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> LinearRow {
    let origin = scroll.geometry.bounds.origin
    var row = LinearRow(constant: -Double(axis == .horizontal ? origin.x : origin.y))
    let empty = ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent())
    let content = extents[ObjectIdentifier(scroll.contentGuide)] ?? empty
    row.add(content[axis], startFactor: 1, lengthFactor: 0, coefficient: 1)
    row.add(frameExtents(of: scroll)[axis], startFactor: 1, lengthFactor: 0, coefficient: -1)
    return row
  }

  private func lowerContainer(_ source: ContainerRow) -> (row: LinearRow, usesInsets: Bool) {
    var row = LinearRow(
      relation: source.relation.solverRelation, constant: source.constant,
      priority: source.priority)
    var usesInsets = false
    for part in source.parts {
      let used = add(
        part.item, part.attribute, coefficient: part.coefficient, facing: nil, to: &row)
      usesInsets = usesInsets || used
    }
    return (row, usesInsets)
  }

  /// Adds an attribute of an item to the left side of a row.
  /// - Returns: whether insets are part of it.
  func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, coefficient: Double,
    facing other: UIView?, to row: inout LinearRow
  ) -> Bool {
    guard let axis = attribute.axis else { return false }
    var item = item
    var baseline = 0.0
    if attribute == .firstBaseline, let view = item as? UIView {
      let text = view.forFirstBaselineLayout
      item = text
      baseline = Double(text.firstBaselineOffset)
    } else if attribute == .lastBaseline, let view = item as? UIView {
      let text = view.forLastBaselineLayout
      item = text
      baseline = -Double(text.lastBaselineOffset)
    }
    let (extents, usesInsets) = extents(of: item, attribute, facing: other)
    let (start, length) = attribute.factors
    row.add(extents[axis], startFactor: start, lengthFactor: length, coefficient: coefficient)
    row.constant -= coefficient * baseline
    return usesInsets
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as a sum of the start and the length of its rectangle.
  var factors: (start: Double, length: Double) {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: (1, 0)
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
      (1, 1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: (1, 0.5)
    case .width, .height: (0, 1)
    case .notAnAttribute: (0, 0)
    }
  }
}

"""#),
ModelSourceFile("Engine/LayoutProblem.swift", #"""
internal import LayoutSolver

/// The constraints of a hierarchy as a problem for the solver: unknowns of items, rows of
/// constraints.
///
/// Coordinates are those of the root, in points; the unknowns of a view are its alignment
/// rectangle. The rows are made in a canonical order, so that the same hierarchy gives the same
/// solution: sizes of the root, autoresizing, containers, the SDK's, the app's in order of
/// activation.
@MainActor
final class LayoutProblem {
  /// What decides the size of the root.
  enum RootSize {
    case pinned
    case free
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  struct Row {
    let source: RowSource
    /// Nil for a row that was left out because it conflicts.
    var id: ConstraintID?
    var constant: Double
    let priority: Float
    let usesInsets: Bool
    let terms: [Term]
  }

  unowned let root: UIView
  let rootSize: RootSize
  var solver = LayoutSolver()
  private(set) var rows: [Row] = []
  private(set) var conflicts: [LayoutConflict] = []
  /// Participating views, superviews first.
  var views: [ItemReference<UIView>] = []
  /// Guides with unknowns of their own.
  var guides: [ItemReference<UILayoutGuide>] = []
  var extents: [ObjectIdentifier: ItemExtents] = [:]
  var insets = InsetTable()
  /// Widths at which views wrap their content.
  var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  /// Whether locations may mean those of a scroll view's content.
  var hasScrollViews = false
  /// By the indices of unknowns: whether some row speaks of them.
  private var mentioned: [Bool] = []
  /// Made when first asked for; most problems are solved once and dropped.
  private lazy var rowsByKey: [ObjectIdentifier: [Int]] = Dictionary(
    grouping: rows.indices, by: { rows[$0].source.key })
  private lazy var rowByID: [ConstraintID: Int] = rows.indices.reduce(into: [:]) {
    if let id = rows[$1].id { $0[id] = $1 }
  }

  init(root: UIView, size: RootSize, insets: InsetTable, wrapWidths: [ObjectIdentifier: CGFloat]) {
    self.root = root
    self.rootSize = size
    self.insets = insets
    self.wrapWidths = wrapWidths
    build()
  }

  var hasBrokenRows: Bool { !conflicts.isEmpty }

  func rowIndices(of key: ObjectIdentifier) -> [Int] { rowsByKey[key] ?? [] }

  /// Whether some row speaks of an unknown.
  func mentions(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index < mentioned.count && mentioned[index]
  }

  func row(of id: ConstraintID) -> Row? { rowByID[id].map { rows[$0] } }

  func value(of variable: Variable?) -> Double {
    guard let variable else { return 0 }
    return solver.value(of: variable)
  }

  /// Adds the rows of all sources; required ones that conflict are left out.
  func add(_ sources: [RowSource]) {
    rows.reserveCapacity(sources.count)
    solver.batch { solver in
      for source in sources {
        guard let (lowered, usesInsets) = lower(source) else { continue }
        add(lowered, source, usesInsets, to: &solver)
      }
    }
  }

  private func add(
    _ lowered: LinearRow, _ source: RowSource, _ usesInsets: Bool, to solver: inout LayoutSolver
  ) {
    var row = Row(
      source: source, id: nil, constant: lowered.constant, priority: lowered.priority,
      usesInsets: usesInsets, terms: lowered.terms)
    let addition = solver.add(
      lowered.terms, lowered.relation, lowered.constant, priority: lowered.priority)
    switch addition {
    case .added(let id):
      row.id = id
    case .conflict(let ids):
      report(conflictWith: ids, row)
    }
    for term in lowered.terms { mention(term.variable) }
    rows.append(row)
  }

  private func mention(_ variable: Variable) {
    let index = Int(variable.index)
    while mentioned.count <= index { mentioned.append(false) }
    mentioned[index] = true
  }

  private func report(conflictWith ids: [ConstraintID], _ row: Row) {
    let others = rows.filter { row in row.id.map(ids.contains) ?? false }
    let broken = row.source.snapshot(priority: row.priority, constant: row.constant)
    let set = others.map { $0.source.snapshot(priority: $0.priority, constant: $0.constant) }
    conflicts.append(LayoutConflict(constraints: set + [broken], broken: broken))
  }

  /// Computes a row again and moves its constant.
  /// - Returns: false if the row cannot be brought up to date without building the problem anew.
  func refresh(rowAt index: Int) -> Bool {
    let row = rows[index]
    guard let id = row.id, let (lowered, _) = lower(row.source), lowered.terms == row.terms,
      lowered.priority == row.priority
    else { return false }
    let delta = lowered.constant - row.constant
    guard delta != 0 else { return true }
    guard solver.shift(id, by: delta) == nil else { return false }
    rows[index].constant = lowered.constant
    return true
  }
}

"""#),
ModelSourceFile("Engine/LinearRow.swift", #"""
internal import LayoutSolver

/// A constraint in the solver's terms, while it is put together: `terms relation constant`.
struct LinearRow {
  private(set) var terms: [Term] = []
  var relation: Relation = .equal
  var constant = 0.0
  var priority: Float = 1000

  /// Adds `coefficient * (startFactor * start + lengthFactor * length)` to the left side.
  mutating func add(
    _ extent: AxisExtent, startFactor: Double, lengthFactor: Double, coefficient: Double
  ) {
    add(extent.start, coefficient * startFactor)
    add(extent.length, coefficient * lengthFactor)
    constant -=
      coefficient * (startFactor * extent.startOffset + lengthFactor * extent.lengthOffset)
  }

  private mutating func add(_ variable: Variable?, _ coefficient: Double) {
    guard let variable, coefficient != 0 else { return }
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      return terms.append(Term(variable, coefficient))
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

"""#),
ModelSourceFile("Engine/RowSource+Snapshot.swift", #"""
extension RowSource {
  /// What reports say of the row.
  func snapshot(priority: Float, constant: Double) -> ConstraintSnapshot {
    if let constraint {
      return ConstraintSnapshot(
        text: constraint.text, identifier: constraint.identifier,
        priority: constraint.priority.rawValue, origin: origin, site: constraint.site,
        order: constraint.activationOrder)
    }
    return ConstraintSnapshot(
      text: text(constant: constant), identifier: nil, priority: priority, origin: origin,
      site: nil, order: 0)
  }

  private func text(constant: Double) -> String {
    switch self {
    case .root(let view, let axis):
      return "root size \(view.item.itemName).\(axis.lengthName) == \(Self.number(constant))"
    case .fitting(let view, let axis, let target, let priority):
      return "fitting \(view.item.itemName).\(axis.lengthName) == \(Self.number(Double(target))) "
        + "@\(Self.number(Double(priority.rawValue)))"
    case .autoresizing(let view, let axis, let part):
      let frame = view.item.geometry.plainFrame
      let name: String
      let value: CGFloat
      switch (axis, part) {
      case (.horizontal, .start): (name, value) = ("minX", frame.minX)
      case (.horizontal, .length): (name, value) = ("width", frame.width)
      case (.vertical, .start): (name, value) = ("minY", frame.minY)
      case (.vertical, .length): (name, value) = ("height", frame.height)
      }
      return "autoresizing mask \(view.item.itemName).\(name) == \(Self.number(Double(value)))"
    case .intrinsic(let view, let axis, let resistance):
      return "content size \(view.item.itemName).\(axis.lengthName) \(resistance.symbol) "
        + Self.number(constant)
    case .content(let view, let axis):
      return "content \(view.item.itemName).\(axis == .horizontal ? "left" : "top")"
    case .container(let row):
      return "'\(row.name)' of \(row.owner.itemName)"
    case .constraint(let constraint):
      return constraint.text
    }
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

extension RowSource.Resistance {
  var symbol: String {
    switch self {
    case .hugging: "<="
    case .compression: ">="
    case .both: "=="
    }
  }
}

extension NSLayoutConstraint.Axis {
  var lengthName: String { self == .horizontal ? "width" : "height" }
}

"""#),
ModelSourceFile("Engine/RowSource.swift", #"""
/// What a row of the solver stands for.
@MainActor
enum RowSource {
  /// The size of the root view.
  case root(ItemReference<UIView>, NSLayoutConstraint.Axis)
  /// The size that a fitting asks for.
  case fitting(ItemReference<UIView>, NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)
  /// What is left of the frame of a view that translates its autoresizing mask.
  case autoresizing(ItemReference<UIView>, NSLayoutConstraint.Axis, Part)
  /// The content's size and how much the view resists another.
  case intrinsic(ItemReference<UIView>, NSLayoutConstraint.Axis, Resistance)
  /// Where the content of a scroll view begins.
  case content(ItemReference<UIScrollView>, NSLayoutConstraint.Axis)
  /// What a stack view asks of its arranged subviews.
  case container(ContainerRow)
  case constraint(NSLayoutConstraint)

  enum Part {
    case start
    case length
  }

  enum Resistance {
    /// Against growing.
    case hugging
    /// Against shrinking.
    case compression
    /// Against both, equally.
    case both
  }

  var origin: ConstraintOrigin {
    switch self {
    case .root, .fitting: .root
    case .autoresizing: .autoresizing
    case .intrinsic(let view, _, _): view.item.origin
    case .content, .container: .container
    case .constraint(let constraint): constraint.origin
    }
  }

  /// The object whose change changes the row.
  var key: ObjectIdentifier {
    switch self {
    case .root(let view, _), .fitting(let view, _, _, _), .autoresizing(let view, _, _),
      .intrinsic(let view, _, _):
      ObjectIdentifier(view.item)
    case .content(let view, _): ObjectIdentifier(view.item)
    case .container(let row): ObjectIdentifier(row.owner)
    case .constraint(let constraint): ObjectIdentifier(constraint)
    }
  }

  var constraint: NSLayoutConstraint? {
    guard case .constraint(let constraint) = self else { return nil }
    return constraint
  }
}

/// A row that a container makes, on physical attributes.
@MainActor
struct ContainerRow {
  struct Part {
    unowned let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    let coefficient: Double
  }

  unowned let owner: UIView
  /// The name in UIKit's logs.
  let name: String
  let parts: [Part]
  let relation: NSLayoutConstraint.Relation
  let constant: Double
  let priority: Float
}

"""#),
ModelSourceFile("Exports.swift", ##"""
/// The part of UIKit that layout code uses, on a real constraint solver, without UIKit.
///
/// User source compiles against this module unmodified, under the name `UIKit`. Public names are
/// those of UIKit and behave as table "UIKit model" of ARCHITECTURE.md says; what only the model
/// has is reached through `LayoutModel` and the property `layoutModel` of views, guides and
/// constraints, so that nothing else can clash with a name of the app.
@_exported import Foundation

#if canImport(QuartzCore)
  @_exported import QuartzCore
#endif

"""##),
ModelSourceFile("Geometry/CGAffineTransform.swift", ##"""
#if !canImport(CoreGraphics)
  /// A 3 by 2 matrix for points written as rows: `[x y 1]` times it.
  public struct CGAffineTransform: Equatable, Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static let identity = CGAffineTransform()

    public init() {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ x: CGFloat, _ y: CGFloat)
    {
      self.init(a: a, b: b, c: c, d: d, tx: x, ty: y)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation by an angle in radians, clockwise on a screen whose y axis points down.
    public init(rotationAngle angle: CGFloat) {
      let sine = CGFloat(sin(Double(angle)))
      let cosine = CGFloat(cos(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public var isIdentity: Bool { self == .identity }

    /// This transform first, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse, or the transform itself if it has none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
  }

  extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
  }

  extension CGRect {
    /// The smallest rectangle around the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      let corners: [CGPoint] = [
        CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
        CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
      ]
      var low = corners[0]
      var high = corners[0]
      for corner in corners.dropFirst() {
        low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
        high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
#endif

"""##),
ModelSourceFile("Geometry/CGVector.swift", ##"""
#if !canImport(CoreGraphics)
  /// A direction with a length.
  public struct CGVector: Equatable, Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector()

    public init() {
      self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif

"""##),
ModelSourceFile("Geometry/NSDirectionalEdgeInsets.swift", #"""
/// Distances from the edges of a rectangle in reading direction, in points; positive is inward.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The same distances at physical edges.
  func physical(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch direction {
    case .leftToRight:
      UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft:
      UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}

extension UIEdgeInsets {
  /// The same distances in reading direction.
  func directional(in direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    switch direction {
    case .leftToRight:
      NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft:
      NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }
}

"""#),
ModelSourceFile("Geometry/NSValue+Geometry.swift", #"""
/// Points, sizes and rectangles in objects, as notifications carry them.
extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}

"""#),
ModelSourceFile("Geometry/PixelGrid.swift", #"""
/// The grid of device pixels on which the frames that an app sees end up.
///
/// The solution of the constraints stays exact; each edge is moved to the nearest pixel in the
/// coordinates of the root view and sizes are differences of edges, so two views that share an
/// edge still share it afterwards.
struct PixelGrid: Equatable {
  /// Pixels a point; above zero.
  var scale: CGFloat

  func rounded(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale).rounded(.toNearestOrAwayFromZero) / scale + 0
  }

  /// The size on whole pixels that is not smaller, as text and images need it.
  func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    let slack: CGFloat = 1e-6
    return (value * scale - slack).rounded(.up) / scale + 0
  }
}

"""#),
ModelSourceFile("Geometry/UIEdgeInsets.swift", #"""
/// Distances from the four physical edges of a rectangle, in points; positive is inward.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  var horizontal: CGFloat { left + right }
  var vertical: CGFloat { top + bottom }

  /// The sum, edge by edge.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  /// The larger of the two, edge by edge.
  func larger(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Whether every edge is within `tolerance` points of the other's.
  func isClose(to other: UIEdgeInsets, tolerance: CGFloat) -> Bool {
    abs(top - other.top) <= tolerance && abs(left - other.left) <= tolerance
      && abs(bottom - other.bottom) <= tolerance && abs(right - other.right) <= tolerance
  }
}

extension CGRect {
  /// The rectangle shrunk by the insets; a negative inset grows it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }
}

"""#),
ModelSourceFile("Geometry/UIOffset.swift", #"""
/// A displacement in points.
public struct UIOffset: Equatable, Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

"""#),
ModelSourceFile("Geometry/UIRectEdge.swift", #"""
/// Physical edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rounded rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

"""#),
ModelSourceFile("Geometry/UIUserInterfaceLayoutDirection.swift", #"""
/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// How the content of a view reacts to the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction of a view with this attribute in an interface that reads in `direction`.
  func direction(in direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

"""#),
ModelSourceFile("Graphics/CGColor.swift", ##"""
#if !canImport(CoreGraphics)
  /// A colour as layers and drawing contexts take it.
  public final class CGColor: Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif

"""##),
ModelSourceFile("Graphics/CGPath.swift", ##"""
#if !canImport(CoreGraphics)
  /// The outline of a shape. The model keeps its bounding box, which is what layout can ask for.
  open class CGPath {
    public internal(set) var boundingBox: CGRect

    init(boundingBox: CGRect) {
      self.boundingBox = boundingBox
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(boundingBox: transform.map { rect.applying($0.pointee) } ?? rect)
    }

    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(rect: rect, transform: transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(rect: rect, transform: transform)
    }

    public var isEmpty: Bool { boundingBox.isNull }
    public var boundingBoxOfPath: CGRect { boundingBox }
  }

  /// A path that grows.
  public final class CGMutablePath: CGPath {
    public init() {
      super.init(boundingBox: .null)
    }

    public func move(to point: CGPoint) { extend(to: point) }
    public func addLine(to point: CGPoint) { extend(to: point) }
    public func addRect(_ rect: CGRect) { boundingBox = boundingBox.union(rect) }
    public func addEllipse(in rect: CGRect) { boundingBox = boundingBox.union(rect) }
    public func closeSubpath() {}

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      extend(to: control)
      extend(to: end)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      extend(to: control1)
      extend(to: control2)
      extend(to: end)
    }

    public func addPath(_ path: CGPath) { boundingBox = boundingBox.union(path.boundingBox) }

    private func extend(to point: CGPoint) {
      boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
    }
  }
#endif

"""##),
ModelSourceFile("Graphics/ImageSizes.swift", #"""
/// Sizes of images that the model cannot open, in points.
///
/// A lock and not the main actor guards them, because images are made on any thread.
final class ImageSizes: @unchecked Sendable {
  private static let declared = ImageSizes()

  private let lock = NSLock()
  private var sizes: [String: CGSize] = [:]

  /// The size of an image nobody declared: assumption `unknown-image-size`.
  static let unknown = CGSize(width: 24, height: 24)

  static func size(ofImage name: String) -> CGSize {
    declared.lock.withLock { declared.sizes[name] } ?? unknown
  }

  /// A symbol is about as tall as the line of its point size and as wide as it is tall.
  static func size(ofSymbol name: String, pointSize: CGFloat) -> CGSize {
    if let size = declared.lock.withLock({ declared.sizes[name] }) { return size }
    let side = (pointSize * 1.193).rounded(.up)
    return CGSize(width: side, height: side)
  }

  static func declare(_ size: CGSize, for name: String) {
    declared.lock.withLock { declared.sizes[name] = size }
  }

  static func forgetAll() {
    declared.lock.withLock { declared.sizes = [:] }
  }
}

"""#),
ModelSourceFile("Graphics/UIBezierPath.swift", ##"""
/// A drawn path; inert but for its outline.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var outline = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var usesEvenOddFillRule = false

  open var cgPath: CGPath {
    get { outline }
    set {
      outline = CGMutablePath()
      outline.addPath(newValue)
    }
  }

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  open var bounds: CGRect { outline.boundingBox }
  open var isEmpty: Bool { outline.isEmpty }
  open var currentPoint: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }

  open func move(to point: CGPoint) { outline.move(to: point) }
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  open func close() {
    if !outline.isEmpty { outline.closeSubpath() }
  }

  open func append(_ path: UIBezierPath) { outline.addPath(path.outline) }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

#if !canImport(CoreGraphics)
  /// How a stroked line ends.
  public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
  }

  /// How two stroked lines meet.
  public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
  }
#endif

"""##),
ModelSourceFile("Graphics/UIColor+Named.swift", #"""
/// The colours UIKit has names for, in the light appearance.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let systemRed = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  public static let systemOrange = UIColor(red: 1, green: 0.584, blue: 0, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 0.176, blue: 0.333, alpha: 1)
  public static let systemPurple = UIColor(red: 0.686, green: 0.322, blue: 0.871, alpha: 1)
  public static let systemTeal = UIColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
  public static let systemIndigo = UIColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
  public static let systemBrown = UIColor(red: 0.635, green: 0.518, blue: 0.369, alpha: 1)
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.745, alpha: 1)
  public static let systemCyan = UIColor(red: 0.196, green: 0.678, blue: 0.902, alpha: 1)
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
  public static let systemGray2 = UIColor(white: 0.68, alpha: 1)
  public static let systemGray3 = UIColor(white: 0.78, alpha: 1)
  public static let systemGray4 = UIColor(white: 0.82, alpha: 1)
  public static let systemGray5 = UIColor(white: 0.9, alpha: 1)
  public static let systemGray6 = UIColor(white: 0.95, alpha: 1)
  public static let label = UIColor(white: 0, alpha: 1)
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  public static let systemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
  public static let tertiarySystemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  public static let opaqueSeparator = UIColor(white: 0.78, alpha: 1)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 1)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(white: 0.4, alpha: 1)
  public static let secondaryLabel = UIColor(white: 0.24, alpha: 0.6)
  public static let tertiaryLabel = UIColor(white: 0.24, alpha: 0.3)
  public static let quaternaryLabel = UIColor(white: 0.24, alpha: 0.18)
  public static let placeholderText = UIColor(white: 0.24, alpha: 0.3)
  public static let separator = UIColor(white: 0.24, alpha: 0.29)
  public static let link = UIColor(white: 0.24, alpha: 1)
  public static let systemFill = UIColor(white: 0.24, alpha: 0.2)
  public static let secondarySystemFill = UIColor(white: 0.24, alpha: 0.16)
  public static let tertiarySystemFill = UIColor(white: 0.24, alpha: 0.12)
  public static let quaternarySystemFill = UIColor(white: 0.24, alpha: 0.08)
}

"""#),
ModelSourceFile("Graphics/UIColor.swift", #"""
/// A colour. Only its opacity matters to layout: what is fully clear draws nothing.
open class UIColor: NSObject, @unchecked Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let channel = { (offset: CGFloat) -> CGFloat in
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(position, 4 - position, 1))
      return brightness - brightness * saturation * fall
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for the light appearance: the model has no other.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A colour of an asset catalogue. The model has no catalogues: any name is an opaque grey.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  public convenience init(cgColor: CGColor) {
    self.init(white: 0.5, alpha: cgColor.alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  public func setFill() {}
  public func setStroke() {}
  public func set() {}

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (red + green + blue) / 3
    alpha?.pointee = self.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }
}

"""#),
ModelSourceFile("Graphics/UIFont+TextStyle.swift", #"""
extension UIFont {
  /// What a piece of text is for; decides its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The font of a style at the default text size setting.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

extension UIFont.TextStyle {
  var pointSize: CGFloat {
    switch self {
    case .extraLargeTitle: 36
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }
}

/// Scales a font with the text size setting, which the model keeps at its default.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private static let bodyMetrics = UIFontMetrics(forTextStyle: .body)

  open class var `default`: UIFontMetrics { bodyMetrics }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { font }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

"""#),
ModelSourceFile("Graphics/UIFont.swift", #"""
/// A font. Its metrics are those of the system font, scaled: enough to estimate sizes of text.
open class UIFont: NSObject, @unchecked Sendable {
  public let fontName: String
  public let pointSize: CGFloat
  let weight: Weight

  init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : UIFont.systemFontSize
    self.weight = weight
  }

  /// A font of an app's bundle. The model has none: any name has the system font's metrics.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName: fontName, pointSize: fontSize, weight: .regular)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: descriptor.name, pointSize: pointSize > 0 ? pointSize : descriptor.pointSize,
      weight: descriptor.weight)
  }

  open var familyName: String { fontName }
  open var lineHeight: CGFloat { pointSize * 1.193 }
  open var leading: CGFloat { 0 }
  open var ascender: CGFloat { pointSize * 0.952 }
  open var descender: CGFloat { -pointSize * 0.241 }
  open var capHeight: CGFloat { pointSize * 0.705 }
  open var xHeight: CGFloat { pointSize * 0.526 }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName, pointSize: pointSize, weight: weight)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }
}

extension UIFont {
  /// The thickness of the strokes of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "Monospaced", pointSize: size, weight: weight)
  }
}

"""#),
ModelSourceFile("Graphics/UIFontDescriptor.swift", #"""
/// What to look for in a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let name: String
  public let pointSize: CGFloat
  let weight: UIFont.Weight

  init(name: String, pointSize: CGFloat, weight: UIFont.Weight) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, pointSize: size, weight: .regular)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: name, pointSize: pointSize, weight: traits.contains(.traitBold) ? .bold : weight)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, pointSize: newPointSize, weight: weight)
  }
}

extension UIFontDescriptor {
  /// Traits of a typeface.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
}

"""#),
ModelSourceFile("Graphics/UIGraphics.swift", #"""
/// Drawing into images. Nothing is drawn; an image has the size of its canvas.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, scale: LayoutModel.current.traits.displayScale)
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false

  open class func `default`() -> Self { Self() }
  public required override init() {
    super.init()
  }
}

/// What a renderer draws on.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

/// The canvas of the older functions.
private final class DrawingCanvas: @unchecked Sendable {
  static let current = DrawingCanvas()
  private let lock = NSLock()
  private var sizes: [CGSize] = []

  func push(_ size: CGSize) { lock.withLock { sizes.append(size) } }
  func pop() { lock.withLock { _ = sizes.popLast() } }
  var top: CGSize? { lock.withLock { sizes.last } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  DrawingCanvas.current.push(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawingCanvas.current.push(size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingCanvas.current.top.map { UIImage(size: $0, scale: 1) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { DrawingCanvas.current.pop() }

"""#),
ModelSourceFile("Graphics/UIImage+Configuration.swift", #"""
extension UIImage {
  /// Whether an image is drawn as it is or as a stencil.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How to pick a variant of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How to draw a symbol; its point size decides the size of the image.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    init(size: CGFloat?) {
      self.pointSize = size
    }

    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize * scale.factor)
    }

    public convenience init(scale: SymbolScale) {
      self.init(size: 17 * scale.factor)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(size: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: textStyle.pointSize)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: textStyle.pointSize * scale.factor)
    }

    public convenience init(font: UIFont) {
      self.init(size: font.pointSize)
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil)
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil)
    }

    open func applying(_ otherConfiguration: SymbolConfiguration) -> Self {
      self
    }
  }

  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default`
    case unspecified
    case small
    case medium
    case large

    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.78
      case .large: 1.28
      }
    }
  }
}

"""#),
ModelSourceFile("Graphics/UIImage.swift", #"""
/// An image: a size in points, without pixels.
open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let scale: CGFloat
  let insets: UIEdgeInsets
  public let renderingMode: RenderingMode
  public let isSymbolImage: Bool

  init(
    size: CGSize, scale: CGFloat, insets: UIEdgeInsets = .zero,
    renderingMode: RenderingMode = .automatic, kind: Kind = .bitmap
  ) {
    self.size = size
    self.scale = scale
    self.insets = insets
    self.renderingMode = renderingMode
    self.isSymbolImage = kind == .symbol
  }

  enum Kind {
    case bitmap
    case symbol
  }

  public override convenience init() {
    self.init(size: .zero, scale: 1)
  }

  /// An image of an asset catalogue. The model has none: any name is an image of the size that
  /// `LayoutModel.imageSizes` declares for it, else of the assumption `unknown-image-size`.
  public convenience init?(named name: String) {
    self.init(size: ImageSizes.size(ofImage: name), scale: 2)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let pointSize = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(size: ImageSizes.size(ofSymbol: name, pointSize: pointSize), scale: 2, kind: .symbol)
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  public convenience init?(contentsOfFile path: String) {
    self.init(named: path)
  }

  public convenience init?(data: Data) {
    self.init(size: ImageSizes.unknown, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    self.init(size: ImageSizes.unknown, scale: scale)
  }

  open var alignmentRectInsets: UIEdgeInsets { insets }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(size: size, scale: scale, insets: alignmentInsets, renderingMode: renderingMode)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, insets: insets, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor) -> UIImage { self }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let pointSize = (configuration as? SymbolConfiguration)?.pointSize else { return self }
    return UIImage(
      size: ImageSizes.size(ofSymbol: "", pointSize: pointSize), scale: scale, kind: .symbol)
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func pngData() -> Data? { Data() }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
}

"""#),
ModelSourceFile("Layers/CAAnimation.swift", ##"""
#if !canImport(QuartzCore)
  public typealias CFTimeInterval = Double

  /// What has a place in time.
  public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
  }

  /// An animation of a layer; inert, since layers hold final values.
  open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    open weak var delegate: (any CAAnimationDelegate)?
  }

  /// Hears of the beginning and end of an animation.
  public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  /// An animation of one property.
  open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
  }

  open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
  }

  open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { 1 }
  }

  open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
  }

  open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
  }

  open class CATransition: CAAnimation {}

  /// The pace of an animation.
  open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    public convenience init(name: CAMediaTimingFunctionName) {
      self.init()
    }

    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
      self.init()
    }
  }

  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
  }
#endif

"""##),
ModelSourceFile("Layers/CACornerMask.swift", ##"""
#if !canImport(QuartzCore)
  /// Corners of a layer that its radius rounds.
  public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  }

  /// The shape of a rounded corner.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }
#endif

"""##),
ModelSourceFile("Layers/CALayer.swift", ##"""
#if !canImport(QuartzCore)
  /// What a view draws with; here a bag of values with a tree.
  open class CALayer: NSObject, CAMediaTiming {
    open var frame: CGRect = .zero
    open var bounds: CGRect {
      get { CGRect(origin: boundsOrigin, size: frame.size) }
      set {
        boundsOrigin = newValue.origin
        frame.size = newValue.size
      }
    }
    open var position: CGPoint {
      get {
        CGPoint(
          x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
      }
      set {
        frame.origin = CGPoint(
          x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
      }
    }
    private var boundsOrigin: CGPoint = .zero

    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform: CATransform3D = CATransform3DIdentity
    open var name: String?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize
    open var isHidden = false
    open var opacity: Float = 1
    open var isOpaque = false
    open var masksToBounds = false
    open var mask: CALayer?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve: CALayerCornerCurve = .circular
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed
    open weak var delegate: (any CALayerDelegate)?

    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?
    private var animations: [String: CAAnimation] = [:]

    public override init() {
      super.init()
    }

    public init(layer: Any) {
      super.init()
    }

    public required init?(coder: NSCoder) {
      super.init()
    }

    open func addSublayer(_ layer: CALayer) {
      insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
      guard layer !== self else { return }
      layer.removeFromSuperlayer()
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(index), layers.count))
      sublayers = layers
      layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      let index = sublayers?.firstIndex { $0 === sibling } ?? 0
      insertSublayer(layer, at: UInt32(clamping: index))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      let index = sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0)
      insertSublayer(layer, at: UInt32(clamping: index + 1))
    }

    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func setAffineTransform(_ transform: CGAffineTransform) {}
    open func presentation() -> Self? { self }

    open func add(_ animation: CAAnimation, forKey key: String?) {
      animations[key ?? ""] = animation
    }

    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
  }

  /// Hears of the events of a layer.
  public protocol CALayerDelegate: NSObjectProtocol {}
#endif

"""##),
ModelSourceFile("Layers/CALayerKinds.swift", ##"""
#if !canImport(QuartzCore)
  /// A layer that draws a path.
  open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var lineDashPattern: [NSNumber]?
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
  }

  /// A layer that draws a gradient.
  open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type: CAGradientLayerType = .axial
  }

  /// A layer that draws text.
  open class CATextLayer: CALayer {
    open var string: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var isWrapped = false
  }

  /// How the stroke of a shape layer ends.
  public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
  }

  /// How the strokes of a shape layer meet.
  public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  }

  /// The shape of a gradient.
  public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
  }

  /// Where the contents of a layer go.
  public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let center = CALayerContentsGravity(rawValue: "center")
  }
#endif

"""##),
ModelSourceFile("Layers/CATransaction.swift", ##"""
#if !canImport(QuartzCore)
  /// Groups changes of layers. Layers hold final values at once; the completion block of a
  /// transaction runs on the virtual clock after its duration.
  @preconcurrency @MainActor
  open class CATransaction: NSObject {
    private struct Scope {
      var duration: CFTimeInterval = 0.25
      var actions = Actions.enabled
      var completion: (() -> Void)?
    }

    private enum Actions {
      case enabled
      case disabled
    }

    private static var scopes: [Scope] = []

    open class func begin() {
      scopes.append(Scope())
    }

    open class func commit() {
      guard let scope = scopes.popLast(), let completion = scope.completion else { return }
      let duration = scope.actions == .enabled ? scope.duration : 0
      LayoutModel.current.clock.schedule(after: duration) { completion() }
    }

    open class func flush() {}

    open class func setAnimationDuration(_ duration: CFTimeInterval) {
      change { $0.duration = duration }
    }

    open class func animationDuration() -> CFTimeInterval { scopes.last?.duration ?? 0.25 }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    open class func disableActions() -> Bool { scopes.last?.actions == .disabled }

    open class func setDisableActions(_ flag: Bool) {
      change { $0.actions = flag ? .disabled : .enabled }
    }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
      if scopes.isEmpty, let block {
        LayoutModel.current.clock.schedule(after: animationDuration()) { block() }
      } else {
        change { $0.completion = block }
      }
    }

    private static func change(_ body: (inout Scope) -> Void) {
      guard !scopes.isEmpty else { return }
      body(&scopes[scopes.count - 1])
    }
  }

  /// The current time of the virtual clock, in seconds.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.reading.time }
#endif

"""##),
ModelSourceFile("Layers/CATransform3D.swift", ##"""
#if !canImport(QuartzCore)
  /// A 4 by 4 matrix; the model keeps it and draws nothing with it.
  public struct CATransform3D: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m22: CGFloat = 1
    public var m33: CGFloat = 1
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 1
    var angle: CGFloat = 0

    public init() {}
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let CATransform3DIdentity = CATransform3D()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
  {
    var result = CATransform3D()
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    var result = CATransform3D()
    result.angle = angle
    return result
  }
#endif

"""##),
ModelSourceFile("Layers/LayerClass.swift", ##"""
/// Makes the layer of a view.
enum LayerClass {
  #if canImport(QuartzCore)
    static func make(_ kind: AnyClass) -> CALayer {
      (kind as? CALayer.Type)?.init() ?? CALayer()
    }
  #else
    /// A subclass of an app's own becomes the nearest class of the model: classes cannot be
    /// instantiated by name here.
    static func make(_ kind: AnyClass) -> CALayer {
      if kind is CAShapeLayer.Type { return CAShapeLayer() }
      if kind is CAGradientLayer.Type { return CAGradientLayer() }
      if kind is CATextLayer.Type { return CATextLayer() }
      return CALayer()
    }
  #endif
}

"""##),
ModelSourceFile("Model/ConstraintOrigin.swift", #"""
/// Who made a constraint or a view. Of a conflict, what the app made is broken first.
public enum ConstraintOrigin: Int, Sendable, Comparable, CaseIterable {
  /// The size of the root view.
  case root
  /// A view that translates its autoresizing mask.
  case autoresizing
  /// The SDK whose views an app arranges.
  case sdk
  /// A container of UIKit, such as a stack view.
  case container
  /// The app.
  case app

  public static func < (left: ConstraintOrigin, right: ConstraintOrigin) -> Bool {
    left.rawValue < right.rawValue
  }
}

"""#),
ModelSourceFile("Model/GuideLayoutModel.swift", #"""
/// What the model knows of a layout guide and UIKit does not tell.
@MainActor
public struct GuideLayoutModel {
  let guide: UILayoutGuide

  private var engine: LayoutEngine? { guide.owner?.rootView.layoutEngine }

  /// The rectangle in the owner's coordinates, in points, before rounding.
  public var exactFrame: CGRect {
    guard let owner = guide.owner else { return .zero }
    return engine?.exactFrame(of: guide, in: owner) ?? .zero
  }

  /// Who made the guide.
  public var origin: ConstraintOrigin {
    get { guide.origin }
    nonmutating set { guide.origin = newValue }
  }

  public func explanation(of edge: LayoutEdge) -> EdgeExplanation? {
    engine?.explanation(of: edge, of: guide)
  }

  public var ambiguousEdges: [AmbiguousEdge] { engine?.ambiguousEdges(of: guide) ?? [] }

  public var isComparable: Bool { engine?.isComparable(guide) ?? true }
}

extension UILayoutGuide {
  public var layoutModel: GuideLayoutModel { GuideLayoutModel(guide: self) }
}

/// What the model knows of a constraint and UIKit does not tell.
@MainActor
public struct ConstraintLayoutModel {
  let constraint: NSLayoutConstraint

  /// Where it was made; nil if nobody said.
  public var site: SourceSite? { constraint.site }

  /// Who made it.
  public var origin: ConstraintOrigin {
    get { constraint.origin }
    nonmutating set { constraint.origin = newValue }
  }

  /// Its place in the order of activations; 0 if it never was active.
  public var order: Int { constraint.activationOrder }

  /// Whether it speaks of the distance between two lines, on either side.
  public var speaksOfDistance: Bool {
    (constraint.first?.isDistance ?? false) || (constraint.second?.isDistance ?? false)
  }

  /// The view it is installed on.
  public var container: UIView? { constraint.container }

  /// The constraint in the form of UIKit's logs, with names for the items.
  public var text: String { constraint.text }
}

extension NSLayoutConstraint {
  public var layoutModel: ConstraintLayoutModel { ConstraintLayoutModel(constraint: self) }
}

"""#),
ModelSourceFile("Model/LayoutConflict.swift", #"""
/// What a constraint looked like when it was reported.
public struct ConstraintSnapshot: Equatable, Sendable {
  /// The constraint in the form of UIKit's logs, with names for the items.
  public let text: String
  public let identifier: String?
  public let priority: Float
  public let origin: ConstraintOrigin
  /// Where it was made; nil for what the app did not make.
  public let site: SourceSite?
  /// Its place in the order of activation; 0 for what the app did not activate.
  public let order: Int
}

/// Constraints that cannot hold together, none of which can be left out.
public struct LayoutConflict: Equatable, Sendable {
  /// The smallest set, in the order in which the engine takes them up.
  public let constraints: [ConstraintSnapshot]
  /// The one that was left out of the layout.
  public let broken: ConstraintSnapshot

  /// Whether a view that still translates its autoresizing mask is part of it.
  public var involvesAutoresizing: Bool {
    constraints.contains { $0.origin == .autoresizing }
  }
}

extension LayoutConflict: CustomStringConvertible {
  public var description: String {
    let lines = constraints.map { constraint in
      let place = constraint.site.map { " at \($0)" } ?? ""
      return "  \(constraint.text)\(place)"
    }
    return (["cannot hold together:"] + lines + ["  broken: \(broken.text)"])
      .joined(separator: "\n")
  }
}

"""#),
ModelSourceFile("Model/LayoutEdge.swift", #"""
/// A line or a length of a view's frame.
public enum LayoutEdge: String, CaseIterable, Sendable {
  case left
  case top
  case right
  case bottom
  case width
  case height
}

extension LayoutEdge {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .width: .horizontal
    case .top, .bottom, .height: .vertical
    }
  }
}

/// An edge that the constraints leave open.
public struct AmbiguousEdge: Equatable, Sendable {
  public let edge: LayoutEdge
  /// The lowest and highest value that satisfies the constraints as well as any other does, in
  /// root coordinates; infinite where there is no end.
  public let low: Double
  public let high: Double

  public init(edge: LayoutEdge, low: Double, high: Double) {
    self.edge = edge
    self.low = low
    self.high = high
  }
}

/// Why an edge is where it is.
public struct EdgeExplanation: Equatable, Sendable {
  public let edge: LayoutEdge
  /// In root coordinates, not rounded.
  public let value: Double
  public let low: Double
  public let high: Double
  /// The rows that would move the edge if they changed, in the order of the engine.
  public let causes: [ConstraintSnapshot]

  public var isAmbiguous: Bool { high - low > LayoutProblem.tolerance }
}

"""#),
ModelSourceFile("Model/LayoutFault.swift", #"""
/// Something a layout did that UIKit refuses with an exception or a warning.
///
/// The model records it and goes on, so that one run shows every fault.
public struct LayoutFault: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A constraint that cannot be made: attributes that do not pair, a location without a
    /// second item.
    case illegalConstraint
    /// A constraint activated between items that are not in one hierarchy.
    case noCommonAncestor
    /// A constraint activated after one of its items was released, or made without items.
    case missingItem
    /// A constraint added to a view that is not an ancestor of its items.
    case hierarchyNotPrepared
    /// A priority outside 0 to 1000.
    case illegalPriority
    /// The priority of an active constraint changed between required and optional.
    case priorityMutation
    /// A constant, multiplier or frame that is not a finite number.
    case notFinite
    /// A visual format that cannot be read.
    case visualFormat
    /// A view added to itself or to one of its own subviews.
    case hierarchyCycle
    /// An index of subviews or arranged subviews out of range.
    case indexOutOfRange
    /// Layout that asked for layout without end.
    case layoutLoop
    /// Safe areas and frames that did not agree after five rounds.
    case safeAreaUnsettled
    /// The solver gave up on a layout.
    case solverLimit
  }

  /// What UIKit does where the model goes on.
  public enum Consequence: Sendable {
    case exception
    case warning
  }

  public let kind: Kind
  public let consequence: Consequence
  /// UIKit's own words where they are known.
  public let message: String
  /// Where the constraint was made; nil if it was made without a place.
  public let site: SourceSite?
}

"""#),
ModelSourceFile("Model/LayoutModel.swift", #"""
/// What the model has and UIKit has not: the log of faults and conflicts, the virtual clock, the
/// choice of assumptions, the traits of the screen.
@MainActor
public final class LayoutModel {
  public static let current = LayoutModel()

  /// Everything UIKit would have refused, in order.
  public private(set) var faults: [LayoutFault] = []

  /// Every conflict found, in order; one that persists is listed once.
  public private(set) var conflicts: [LayoutConflict] = []

  public let clock = VirtualClock()

  /// Assumptions for which the other answer is taken; views are laid out again.
  public var alternatives: Set<ModelAssumption> = [] {
    didSet { if alternatives != oldValue { environment += 1 } }
  }

  /// The traits of the screen, which every view has unless a controller overrides them. Views are
  /// told of a change, and laid out again, in their next pass.
  public var traits = UITraitCollection.standard {
    didSet {
      UITraitCollection.setCurrent(traits)
      if traits != oldValue { environment += 1 }
    }
  }

  /// The size of the screen in points.
  public var screenSize = CGSize(width: 390, height: 844)

  /// Counts the changes of what all layouts rest on.
  private(set) var environment = 0
  var animation = AnimationScope()
  private(set) var origin: ConstraintOrigin = .app
  private var lastOrder = 0

  private init() {}

  /// Forgets everything and takes all defaults again. Views made before must not be used after.
  public func reset() {
    faults = []
    conflicts = []
    clock.reset()
    alternatives = []
    traits = .standard
    screenSize = CGSize(width: 390, height: 844)
    animation = AnimationScope()
    origin = .app
    lastOrder = 0
    ImageSizes.forgetAll()
  }

  /// Forgets faults and conflicts, for the next step of a script.
  public func clearLog() {
    faults = []
    conflicts = []
  }

  /// Runs `body`; constraints and views made in it count as made by `origin`.
  public func making<Result>(as origin: ConstraintOrigin, _ body: () throws -> Result) rethrows
    -> Result
  {
    let outer = self.origin
    self.origin = origin
    defer { self.origin = outer }
    return try body()
  }

  /// Declares the size in points of the images and symbols of a name.
  public func declareImageSize(_ size: CGSize, named name: String) {
    ImageSizes.declare(size, for: name)
  }

  func report(_ fault: LayoutFault) {
    faults.append(fault)
  }

  func report(
    _ kind: LayoutFault.Kind, _ consequence: LayoutFault.Consequence, _ message: String,
    at site: SourceSite? = nil
  ) {
    report(LayoutFault(kind: kind, consequence: consequence, message: message, site: site))
  }

  func report(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
  }

  func takesAlternative(_ assumption: ModelAssumption) -> Bool {
    alternatives.contains(assumption)
  }

  /// How many times a constraint has been activated since the model was reset.
  public var activationCount: Int { lastOrder }

  /// The next place in the order of activations.
  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }
}

"""#),
ModelSourceFile("Model/ModelAssumption+Facts.swift", #"""
extension ModelAssumption {
  struct Facts {
    var value: String
    var alternative: String?
    var source: String
  }

  var facts: Facts {
    switch self {
    case .systemSpacing:
      Facts(
        value: "the system spacing between siblings is 8 pt",
        source: "the documentation gives no number; 8 is what devices show")
    case .directionOfCommonAncestor:
      Facts(
        value: "the closest common ancestor's direction decides what leading means",
        alternative: "the first item's direction decides",
        source: "UIView.effectiveUserInterfaceLayoutDirection does not say which view counts")
    case .centerConstantsKeepSign:
      Facts(
        value: "a constant between two centerX anchors keeps its sign in right-to-left",
        alternative: "it changes sign",
        source: "only leading and trailing are documented to mirror")
    case .marginsAddToSafeArea:
      Facts(
        value: "the effective margin of an edge is the margin plus the safe area inset",
        alternative: "it is the larger of the two",
        source: "documented only as margins being moved inside the safe area")
    case .rootMargins:
      Facts(
        value: "the root view of a controller has margins of 16 pt at the sides, 0 elsewhere",
        alternative: "20 pt at the sides",
        source: "systemMinimumLayoutMargins; the numbers are those of phones")
    case .safeAreaFromOverlap:
      Facts(
        value: "a subview's inset is its overlap with the superview's, at most that inset",
        source: "UIView.safeAreaInsets and observed devices")
    case .brokenConstraintIsDropped:
      Facts(
        value: "a constraint broken in a conflict has no influence until it can hold again",
        source: "the engine's headers hint at a lasting influence; frames are not compared")
    case .newestConstraintBreaks:
      Facts(
        value: "of a conflict the newest constraint of the app is broken",
        source: "UIKit does not say which; in logs it is never an autoresizing one")
    case .levelsAreStrict:
      Facts(
        value: "each priority is a level; a lower one never outweighs a higher one",
        source: "NSLayoutConstraint.priority: higher priorities are satisfied first")
    case .roundingInRoot:
      Facts(
        value: "each edge is rounded to a pixel in the coordinates of the root view",
        alternative: "in those of its superview",
        source: "rounding is observed; the space in which it happens is not documented")
    case .layoutStartsAtDirtyAncestor:
      Facts(
        value: "layoutIfNeeded begins at the topmost of the dirty views above the receiver",
        source: "CALayer.layoutIfNeeded")
    case .unconstrainedAtOrigin:
      Facts(
        value: "a view without constraints on an axis is at its superview's origin",
        source: "observed devices; such a view is ambiguous")
    case .priorityMutationAccepted:
      Facts(
        value: "changing an active priority between required and optional is a warning",
        source: "documented as an exception, accepted since iOS 13")
    case .stackConstraints:
      Facts(
        value: "a stack view makes the constraints that its log messages name",
        source: "constraint identifiers that begin with UISV in logs")
    case .hiddenArrangedViewsCollapse:
      Facts(
        value: "a hidden arranged view has a required length of zero along the axis",
        source: "the constraint UISV-hiding in logs")
    case .textIsEstimated:
      Facts(
        value: "the size of text without a declared size comes from average letter widths",
        source: "the model has no fonts; every such size is marked as estimated")
    case .imageSize:
      Facts(
        value: "an image without a declared size is 24 by 24 pt",
        source: "the model has no asset catalogues")
    case .controlSizes:
      Facts(
        value: "switches, sliders, bars and the like have the sizes of iOS 17",
        source: "observed devices")
    case .animationsEndAtOnce:
      Facts(
        value: "an animation shows its final values at once and completes on the virtual clock",
        source: "UIView.animate: the model layer has the final values")
    case .keyboardHidden:
      Facts(
        value: "keyboardLayoutGuide lies at the bottom of the safe area",
        source: "UIKeyboardLayoutGuide with the keyboard off screen")
    case .readableWidth:
      Facts(
        value: "the readable content guide is at most 672 pt wide, centred in the margins",
        source: "observed devices at the default text size")
    }
  }
}

"""#),
ModelSourceFile("Model/ModelAssumption.swift", #"""
/// A named answer to a question that UIKit's documentation leaves open.
///
/// Those with an alternative can be turned over with `LayoutModel.alternatives`.
public enum ModelAssumption: String, CaseIterable, Sendable {
  case systemSpacing = "system-spacing-is-8"
  case directionOfCommonAncestor = "common-ancestor-decides-direction"
  case centerConstantsKeepSign = "center-constants-do-not-flip"
  case marginsAddToSafeArea = "margins-add-to-safe-area"
  case rootMargins = "controller-root-margins-are-16"
  case safeAreaFromOverlap = "safe-area-is-the-overlap"
  case brokenConstraintIsDropped = "broken-constraint-has-no-influence"
  case newestConstraintBreaks = "newest-app-constraint-breaks"
  case levelsAreStrict = "priorities-are-strict-levels"
  case roundingInRoot = "pixel-rounding-in-root-coordinates"
  case layoutStartsAtDirtyAncestor = "layout-starts-at-topmost-dirty-ancestor"
  case unconstrainedAtOrigin = "unconstrained-view-at-superview-origin"
  case priorityMutationAccepted = "priority-mutation-is-accepted"
  case stackConstraints = "stack-view-constraints-as-logged"
  case hiddenArrangedViewsCollapse = "hidden-arranged-views-have-zero-size"
  case textIsEstimated = "text-sizes-are-estimated"
  case imageSize = "unknown-image-size"
  case controlSizes = "control-sizes-of-ios-17"
  case animationsEndAtOnce = "animations-show-final-values"
  case keyboardHidden = "keyboard-is-hidden"
  case readableWidth = "readable-width-is-672"
}

extension ModelAssumption {
  public var name: String { rawValue }

  /// The answer the model gives unless told otherwise.
  public var value: String { facts.value }

  /// The other answer the model can give, if it can.
  public var alternative: String? { facts.alternative }

  /// What the answer rests on.
  public var source: String { facts.source }
}

"""#),
ModelSourceFile("Model/SourceSite.swift", #"""
/// The place in an app's source where something was made.
public struct SourceSite: Equatable, Sendable {
  /// The path as the compiler was given it.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in UTF-8 bytes.
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.init(file: "\(file)", line: Int(clamping: line), column: Int(clamping: column))
  }
}

extension SourceSite: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}

"""#),
ModelSourceFile("Model/ViewLayoutModel+Visibility.swift", #"""
extension ViewLayoutModel {
  /// What the view shows; set it for views whose content the model cannot see.
  public var drawing: Drawing {
    get { view.declaredDrawing ?? (view.drawsContent ? .content : .nothing) }
    nonmutating set { view.declaredDrawing = newValue }
  }

  /// Whether neither the view nor one above it is hidden or clear.
  public var isShown: Bool {
    var candidate: UIView? = view
    while let current = candidate {
      if current.isHidden || current.alpha <= 0.01 { return false }
      candidate = current.superview
    }
    return true
  }

  /// Views of the subtree, in the order of drawing, that show something and have edges that the
  /// constraints leave open. An open edge that nothing visible depends on is no fault.
  public var visibleAmbiguities: [(view: UIView, edges: [AmbiguousEdge])] {
    var found: [(view: UIView, edges: [AmbiguousEdge])] = []
    var waiting = [view]
    while let current = waiting.popLast() {
      guard !current.isHidden, current.alpha > 0.01 else { continue }
      waiting += current.subviews.reversed()
      let model = current.layoutModel
      guard model.drawing == .content else { continue }
      let edges = model.ambiguousEdges
      if !edges.isEmpty { found.append((current, edges)) }
    }
    return found
  }
}

"""#),
ModelSourceFile("Model/ViewLayoutModel.swift", #"""
/// What the model knows of a view and UIKit does not tell.
@MainActor
public struct ViewLayoutModel {
  let view: UIView

  /// The frame in the superview's coordinates, in points, before rounding and transforms.
  public var exactFrame: CGRect { view.geometry.exact }

  /// The frame in the root view's coordinates, before rounding and transforms, as the constraints
  /// give it now: no layout pass is needed.
  public var exactFrameInRoot: CGRect {
    FrameReader(view.rootView.layoutEngine.solved).absoluteFrame(of: view)
  }

  /// The frame in the root view's coordinates as it is on the screen after the last layout pass.
  public var frameInRoot: CGRect { view.convert(view.bounds, to: view.rootView) }

  public var root: UIView { view.rootView }

  /// The safe area insets of a view without superview; those of others follow from it.
  public var rootSafeAreaInsets: UIEdgeInsets {
    get { view.marginState.rootSafeArea }
    nonmutating set {
      guard newValue != view.marginState.rootSafeArea else { return }
      view.marginState.rootSafeArea = newValue
      view.insetsChanged()
    }
  }

  /// The size of the content in place of the view's own; `noIntrinsicMetric` for none on an axis.
  public var declaredSize: CGSize? {
    get { view.declaredSize }
    nonmutating set {
      guard newValue != view.declaredSize else { return }
      view.declaredSize = newValue
      view.intrinsicSizeChanged()
    }
  }

  /// Who made the view.
  public var origin: ConstraintOrigin {
    get { view.origin }
    nonmutating set { view.origin = newValue }
  }

  /// Whether the size of the content is an estimate.
  public var hasEstimatedSize: Bool { view.declaredSize == nil && view.estimatesSize }

  /// Why an edge of the frame is where it is.
  public func explanation(of edge: LayoutEdge) -> EdgeExplanation {
    view.rootView.layoutEngine.explanation(of: edge, of: view)
  }

  /// The edges of the frame that the constraints leave open.
  public var ambiguousEdges: [AmbiguousEdge] {
    view.rootView.layoutEngine.ambiguousEdges(of: view)
  }

  /// Whether no broken constraint is connected with the frame.
  public var isComparable: Bool { view.rootView.layoutEngine.isComparable(view) }

  /// The conflicts in the hierarchy of the view now.
  public var conflicts: [LayoutConflict] { view.rootView.layoutEngine.conflicts }
}

extension UIView {
  public var layoutModel: ViewLayoutModel { ViewLayoutModel(view: self) }
}

"""#),
ModelSourceFile("Model/VirtualClock.swift", #"""
/// The time that animations end by. It stands still until it is advanced.
@MainActor
public final class VirtualClock {
  private struct Event {
    var time: TimeInterval
    var order: Int
    var action: @MainActor () -> Void
  }

  /// Events that one `settle` runs at most, so that animations that restart themselves end.
  private static let settleLimit = 10_000

  /// There is one clock; any thread may read it.
  nonisolated static let reading = ClockReading()

  private var events: [Event] = []
  private var nextOrder = 0

  init() {}

  /// Seconds since the model was reset.
  public nonisolated var now: TimeInterval { Self.reading.time }

  /// How many events wait.
  public var pendingCount: Int { events.count }

  /// Runs `action` when the clock has advanced by `delay` seconds; never at once.
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let wait = delay.isFinite ? max(0, delay) : .greatestFiniteMagnitude
    events.append(Event(time: now + wait, order: nextOrder, action: action))
    nextOrder += 1
  }

  /// Moves the clock on and runs what falls due, in order of time.
  public func advance(by interval: TimeInterval) {
    let end = now + max(0, interval)
    var runs = 0
    while runs < Self.settleLimit, let event = takeFirst(until: end) {
      Self.reading.time = max(now, event.time)
      event.action()
      runs += 1
    }
    Self.reading.time = max(now, end)
  }

  /// Moves the clock on until nothing waits, or until too much has happened.
  /// - Returns: whether nothing waits any more.
  @discardableResult
  public func settle() -> Bool {
    var runs = 0
    while runs < Self.settleLimit, let event = takeFirst(until: .infinity) {
      Self.reading.time = max(now, event.time)
      event.action()
      runs += 1
    }
    return events.isEmpty
  }

  func reset() {
    events = []
    nextOrder = 0
    Self.reading.time = 0
  }

  private func takeFirst(until end: TimeInterval) -> Event? {
    var best: Int?
    for (index, event) in events.enumerated() where event.time <= end {
      if let current = best {
        let other = events[current]
        if (event.time, event.order) < (other.time, other.order) { best = index }
      } else {
        best = index
      }
    }
    return best.map { events.remove(at: $0) }
  }
}

/// The reading of a clock, which any thread may take.
final class ClockReading: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: TimeInterval = 0

  var time: TimeInterval {
    get { lock.withLock { seconds } }
    set { lock.withLock { seconds = newValue } }
  }
}

"""#),
ModelSourceFile("Stack/StackRows.swift", #"""
/// The rows a stack view makes, under the names they have in UIKit's logs.
///
/// Positions run from left to right and from top to bottom; a row of views in a right-to-left
/// interface is turned over before anything else.
@MainActor
struct StackRows {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let main: Lines
  private let cross: Lines
  /// Views that show, in the order of positions.
  private let visible: [UIView]
  /// The distance after each view that shows, but the last.
  private let gaps: [Double]
  /// Whether the first view is the rightmost.
  private let isTurned: Bool

  /// The attributes of one axis.
  private struct Lines {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let length: Attribute
    /// Those of the stack itself, which may be its margins.
    let canvasStart: Attribute
    let canvasEnd: Attribute
    let canvasCenter: Attribute
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    main = Self.lines(of: stack, stack.axis)
    cross = Self.lines(of: stack, stack.axis.crossing)
    let shown = stack.arranged.filter { !$0.isHidden }
    let distances = shown.dropLast().map { Double(stack.spacing(after: $0)) }
    isTurned =
      stack.axis == .horizontal
      && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    visible = isTurned ? shown.reversed() : shown
    gaps = isTurned ? distances.reversed() : distances
  }

  private static func lines(of stack: UIStackView, _ axis: NSLayoutConstraint.Axis) -> Lines {
    let usesMargins = stack.isLayoutMarginsRelativeArrangement
    switch axis {
    case .horizontal:
      return Lines(
        start: .left, end: .right, center: .centerX, length: .width,
        canvasStart: usesMargins ? .leftMargin : .left,
        canvasEnd: usesMargins ? .rightMargin : .right,
        canvasCenter: usesMargins ? .centerXWithinMargins : .centerX)
    case .vertical:
      return Lines(
        start: .top, end: .bottom, center: .centerY, length: .height,
        canvasStart: usesMargins ? .topMargin : .top,
        canvasEnd: usesMargins ? .bottomMargin : .bottom,
        canvasCenter: usesMargins ? .centerYWithinMargins : .centerY)
    }
  }

  func rows() -> [ContainerRow] {
    guard !stack.arranged.isEmpty else { return [] }
    return hiddenRows() + alongRows() + acrossRows()
  }

  // MARK: Along the axis

  private func alongRows() -> [ContainerRow] {
    guard let first = visible.first, let last = visible.last else {
      return [fit(main, "UISV-canvas-fitting", 49), fit(cross, "UISV-canvas-fitting", 49)]
    }
    var rows = [
      row("UISV-canvas-connection", (first, main.start), .equal, (stack, main.canvasStart)),
      row("UISV-canvas-connection", (last, main.end), .equal, (stack, main.canvasEnd)),
    ]
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, gap) in gaps.enumerated() {
      rows.append(spacing(after: index, isLoose ? .greaterThanOrEqual : .equal, gap))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        rows.append(row("UISV-fill-equally", (view, main.length), .equal, (first, main.length)))
      }
    case .fillProportionally: rows += proportionalRows()
    case .equalSpacing:
      for index in gaps.indices.dropFirst() { rows.append(equalGaps(index)) }
      rows.append(fit(main, "UISV-canvas-fitting", 49))
    case .equalCentering:
      for index in gaps.indices.dropFirst() { rows.append(equalCenters(index)) }
      rows.append(fit(main, "UISV-canvas-fitting", 49))
    }
    return rows
  }

  private func spacing(
    after index: Int, _ relation: NSLayoutConstraint.Relation, _ gap: Double
  ) -> ContainerRow {
    let (before, after) = (visible[index], visible[index + 1])
    if stack.axis == .vertical, stack.isBaselineRelativeArrangement {
      return row(
        "UISV-spacing", (after, .firstBaseline), relation, (before, .lastBaseline), constant: gap)
    }
    return row(
      "UISV-spacing", (after, main.start), relation, (before, main.end), constant: gap)
  }

  /// Lengths in proportion to those of the contents.
  private func proportionalRows() -> [ContainerRow] {
    let isHorizontal = stack.axis == .horizontal
    let weighed = visible.compactMap { view -> (view: UIView, weight: Double)? in
      let size = view.ownContentSize
      let length = Double(isHorizontal ? size.width : size.height)
      return length > 0 ? (view, length) : nil
    }
    guard let first = weighed.first else { return [] }
    return weighed.dropFirst().map { other in
      ContainerRow(
        owner: stack, name: "UISV-fill-proportionally",
        parts: [
          part(other.view, main.length, first.weight / other.weight),
          part(first.view, main.length, -1),
        ], relation: .equal, constant: 0, priority: 999)
    }
  }

  private func equalGaps(_ index: Int) -> ContainerRow {
    ContainerRow(
      owner: stack, name: "UISV-fill-equally",
      parts: [
        part(visible[index + 1], main.start, 1), part(visible[index], main.end, -1),
        part(visible[1], main.start, -1), part(visible[0], main.end, 1),
      ], relation: .equal, constant: 0, priority: 1000)
  }

  private func equalCenters(_ index: Int) -> ContainerRow {
    ContainerRow(
      owner: stack, name: "UISV-distributing",
      parts: [
        part(visible[index + 1], main.center, 1), part(visible[index], main.center, -1),
        part(visible[1], main.center, -1), part(visible[0], main.center, 1),
      ], relation: .equal, constant: 0, priority: 149)
  }

  /// A hidden view has no length and sits after the visible one before it.
  private func hiddenRows() -> [ContainerRow] {
    var rows: [ContainerRow] = []
    var before: UIView?
    for view in stack.arranged {
      guard view.isHidden else {
        before = view
        continue
      }
      let own = isTurned ? main.end : main.start
      let far = isTurned ? main.start : main.end
      let near = isTurned ? main.canvasEnd : main.canvasStart
      let anchor = before.map { ($0, far) } ?? (stack, near)
      rows += [
        length("UISV-hiding", view, main, 1000),
        row("UISV-canvas-connection", (view, own), .equal, anchor),
        row("UISV-alignment", (view, cross.start), .equal, (stack, cross.canvasStart)),
      ]
    }
    return rows
  }

  // MARK: Across the axis

  private func acrossRows() -> [ContainerRow] {
    guard let first = visible.first else { return [] }
    var rows: [ContainerRow] = []
    for view in visible { rows += alignment(of: view, with: first) }
    guard stack.alignment != .fill else { return rows }
    for view in visible { rows.append(length("UISV-ambiguity-suppression", view, cross, 25)) }
    return rows + [fit(cross, "UISV-spanning-fit", 51)]
  }

  private func alignment(of view: UIView, with first: UIView) -> [ContainerRow] {
    let atStart = ((view, cross.start), (stack, cross.canvasStart))
    let atEnd = ((view, cross.end), (stack, cross.canvasEnd))
    let inside = [
      row("UISV-canvas-connection", atStart.0, .greaterThanOrEqual, atStart.1),
      row("UISV-canvas-connection", atEnd.0, .lessThanOrEqual, atEnd.1),
    ]
    let startRow = row("UISV-alignment", atStart.0, .equal, atStart.1)
    let endRow = row("UISV-alignment", atEnd.0, .equal, atEnd.1)
    switch stack.alignment {
    case .fill: return [startRow, endRow]
    case .leading: return isTurnedAcross ? [endRow, inside[0]] : [startRow, inside[1]]
    case .trailing: return isTurnedAcross ? [startRow, inside[1]] : [endRow, inside[0]]
    case .center:
      return inside + [
        row("UISV-alignment", (view, cross.center), .equal, (stack, cross.canvasCenter))
      ]
    case .firstBaseline, .lastBaseline:
      guard stack.axis == .horizontal else { return [startRow, inside[1]] }
      let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard view !== first else { return inside }
      return inside + [row("UISV-alignment", (view, line), .equal, (first, line))]
    }
  }

  /// Whether leading is the right side of a column.
  private var isTurnedAcross: Bool {
    stack.axis == .vertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Rows

  private func row(
    _ name: String, _ first: (UIView, Attribute), _ relation: NSLayoutConstraint.Relation,
    _ second: (UIView, Attribute), constant: Double = 0
  ) -> ContainerRow {
    ContainerRow(
      owner: stack, name: name, parts: [part(first.0, first.1, 1), part(second.0, second.1, -1)],
      relation: relation, constant: constant, priority: 1000)
  }

  private func length(_ name: String, _ view: UIView, _ lines: Lines, _ priority: Float)
    -> ContainerRow
  {
    ContainerRow(
      owner: stack, name: name, parts: [part(view, lines.length, 1)], relation: .equal,
      constant: 0, priority: priority)
  }

  private func fit(_ lines: Lines, _ name: String, _ priority: Float) -> ContainerRow {
    length(name, stack, lines, priority)
  }

  private func part(_ view: UIView, _ attribute: Attribute, _ coefficient: Double)
    -> ContainerRow.Part
  {
    ContainerRow.Part(item: view, attribute: attribute, coefficient: coefficient)
  }
}

"""#),
ModelSourceFile("Stack/UIStackView.swift", #"""
/// Arranges views in a row or a column by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views are laid out along the axis.
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// How views are laid out across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private(set) var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { structureChanged() } }
  open var distribution = Distribution.fill { didSet { structureChanged() } }
  open var alignment = Alignment.fill { didSet { structureChanged() } }
  open var spacing: CGFloat = 0 { didSet { structureChanged() } }
  open var isBaselineRelativeArrangement = false { didSet { structureChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { structureChanged() } }

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    guard !arranges(view) else { return }
    arrange(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard (0...arranged.count).contains(stackIndex) else {
      LayoutModel.current.report(
        .indexOutOfRange, .exception,
        "insertArrangedSubview(_:at:): index \(stackIndex) out of bounds for arranged subview")
      return arrange(view, at: min(max(0, stackIndex), arranged.count))
    }
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranges(view) else { return }
    forget(view)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    let isReset = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isReset ? nil : spacing
    structureChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  /// The distance after an arranged view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == UIStackView.spacingUseSystem ? SystemSpacing.betweenSiblings : value
  }

  /// Forgets a view that is no longer arranged or no longer a subview.
  func forget(_ view: UIView) {
    guard arranges(view) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    structureChanged()
  }

  private func arrange(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.parent !== self { addSubview(view) }
    guard view.parent === self else { return }
    arranged.insert(view, at: min(index, arranged.count))
    structureChanged()
  }

  open override var forFirstBaselineLayout: UIView {
    let visible = arranged.first { !$0.isHidden }
    return visible?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let visible =
      axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }
    return visible?.forLastBaselineLayout ?? self
  }
}

"""#),
ModelSourceFile("Text/LabelContent.swift", #"""
/// The text of a label and what decides its size.
struct LabelContent: Equatable {
  private(set) var text: String?
  private(set) var attributed: NSAttributedString?
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var lineLimit = 1
  var preferredWidth: CGFloat = 0

  mutating func setText(_ text: String?) {
    self.text = text
    attributed = nil
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    attributed = text
    self.text = text?.string
  }

  func size(wrappedAt width: CGFloat?, grid: PixelGrid) -> CGSize {
    let estimate = TextEstimate(font: attributed?.leadingFont ?? font)
    let text = text ?? ""
    guard lineLimit == 1 else {
      return estimate.size(of: text, width: width, lineLimit: max(0, lineLimit), grid: grid)
    }
    let line = String(text.prefix { $0 != "\n" })
    return estimate.size(of: line, width: nil, lineLimit: 1, grid: grid)
  }
}

"""#),
ModelSourceFile("Text/NSParagraphStyle.swift", #"""
/// How paragraphs of text are set. Inert: estimates of text sizes do not read it.
open class NSParagraphStyle: NSObject {
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { .natural }
  open var lineBreakMode: NSLineBreakMode { .byWordWrapping }
  open var lineSpacing: CGFloat { 0 }
  open var paragraphSpacing: CGFloat { 0 }
}

/// How paragraphs of text are to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  private var storedAlignment = NSTextAlignment.natural
  private var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  private var storedLineSpacing: CGFloat = 0
  private var storedParagraphSpacing: CGFloat = 0

  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { storedLineSpacing }
    set { storedLineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { storedParagraphSpacing }
    set { storedParagraphSpacing = newValue }
  }

  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var hyphenationFactor: Float = 0
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

"""#),
ModelSourceFile("Text/NSTextAlignment.swift", #"""
/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// What becomes of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

"""#),
ModelSourceFile("Text/TextEstimate.swift", #"""
/// Sizes of text from average letter widths: assumption `text-sizes-are-estimated`.
struct TextEstimate {
  let font: UIFont

  /// The width of a line in points.
  func width(of line: Substring) -> CGFloat {
    let scale = font.pointSize * (font.weight.rawValue > 0.25 ? 1.05 : 1)
    return line.reduce(CGFloat(0)) { $0 + Self.advance(of: $1) } * scale
  }

  /// The size of text on whole pixels.
  ///
  /// - Parameters:
  ///   - width: the width at which lines wrap between words; nil for lines as they are.
  ///   - lineLimit: the most lines there may be; 0 for any number.
  func size(of text: String, width: CGFloat?, lineLimit: Int, grid: PixelGrid) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var widest: CGFloat = 0
    var lines = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wrapped = wrap(paragraph, at: width)
      widest = max(widest, wrapped.widest)
      lines += wrapped.lines
    }
    if lineLimit > 0 { lines = min(lines, lineLimit) }
    return grid.roundedUp(CGSize(width: widest, height: CGFloat(lines) * font.lineHeight))
  }

  private func wrap(_ paragraph: Substring, at limit: CGFloat?) -> (widest: CGFloat, lines: Int) {
    let whole = width(of: paragraph)
    guard let limit, limit > 0, whole > limit else { return (whole, 1) }
    let space = width(of: " ")
    var widest: CGFloat = 0
    var lines = 1
    var current: CGFloat = 0
    for word in paragraph.split(separator: " ") {
      let length = width(of: word)
      if current > 0, current + space + length > limit {
        lines += 1
        current = 0
      }
      current += (current > 0 ? space : 0) + length
      if current > limit {
        // A word longer than a line is broken between letters.
        let breaks = (current / limit).rounded(.up) - 1
        lines += breaks.isFinite ? Int(min(breaks, 10_000)) : 0
        current -= breaks * limit
        widest = limit
      }
      widest = max(widest, current)
    }
    return (min(widest, limit), lines)
  }

  /// The width of a letter as a part of the point size.
  private static func advance(of letter: Character) -> CGFloat {
    guard letter.isASCII else {
      guard let scalar = letter.unicodeScalars.first else { return 0 }
      return scalar.value >= 0x2E80 ? 1 : 0.58
    }
    switch letter {
    case "i", "j", "l", "I", "!", "'", "|", ".", ",", ":", ";": return 0.26
    case "f", "r", "t", "(", ")", "[", "]", "/", "\\", "-", "\"", " ": return 0.34
    case "m", "w", "M", "W", "@", "%": return 0.86
    case "A"..."Z": return 0.67
    case "0"..."9": return 0.61
    default: return 0.54
    }
  }
}

extension NSAttributedString {
  /// The font at the beginning of the text.
  var leadingFont: UIFont? {
    guard length > 0 else { return nil }
    return attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }
}

extension NSString {
  /// The estimated size of the text on one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    let font = (attributes?[.font] as? UIFont) ?? UIFont.systemFont(ofSize: 12)
    return TextEstimate(font: font).size(
      of: description, width: nil, lineLimit: 0, grid: PixelGrid(scale: 1))
  }
}

extension String {
  /// The estimated size of the text on one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
}

"""#),
ModelSourceFile("Text/UILabel.swift", #"""
/// Lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var content = LabelContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var text: String? {
    get { content.text }
    set { change { $0.setText(newValue) } }
  }

  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.text.map { NSAttributedString(string: $0) } }
    set { change { $0.setAttributed(newValue) } }
  }

  open var font: UIFont! {
    get { content.font }
    set { change { $0.font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) } }
  }

  open var numberOfLines: Int {
    get { content.lineLimit }
    set { change { $0.lineLimit = newValue } }
  }

  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredWidth }
    set { change { $0.preferredWidth = newValue } }
  }

  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var isHighlighted = false
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  open override var intrinsicContentSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let wrap = wrapWidth ?? (content.preferredWidth > 0 ? content.preferredWidth : nil)
    return content.size(wrappedAt: wrap, grid: grid)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard declaredSize == nil else { return ownFittingSize }
    let isOpen = size.width <= 0 || size.width >= CGFloat.greatestFiniteMagnitude
    return content.size(
      wrappedAt: isOpen ? nil : size.width, grid: PixelGrid(scale: traitCollection.displayScale))
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }

  open func drawText(in rect: CGRect) {}

  override var wrapsContent: Bool { content.lineLimit != 1 && content.preferredWidth <= 0 }
  override var estimatesSize: Bool { !(content.text ?? "").isEmpty }
  override var drawsOwnContent: Bool { !(content.text ?? "").isEmpty }
  override var firstBaselineOffset: CGFloat { content.font.ascender }
  override var lastBaselineOffset: CGFloat { -content.font.descender }

  private func change(_ body: (inout LabelContent) -> Void) {
    let before = content
    body(&content)
    if content != before { invalidateIntrinsicContentSize() }
  }
}

/// How text that is made smaller is aligned.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

"""#),
ModelSourceFile("Text/UITextField.swift", #"""
/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When something beside the text shows.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType?

  open override var canBecomeFirstResponder: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let estimate = TextEstimate(font: font ?? UIFont.systemFont(ofSize: 17))
    let size = estimate.size(of: shown, width: nil, lineLimit: 1, grid: grid)
    switch borderStyle {
    case .none: return CGSize(width: size.width + 1, height: estimate.font.lineHeight.rounded(.up))
    case .line, .bezel, .roundedRect: return CGSize(width: size.width + 15, height: 34)
    }
  }

  override var estimatesSize: Bool { true }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

/// Hears of the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

"""#),
ModelSourceFile("Text/UITextInputTraits.swift", #"""
/// How text is typed.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var isSecureTextEntry: Bool { get set }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// What a text field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let password = UITextContentType(rawValue: "password")
  public static let username = UITextContentType(rawValue: "username")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
}

"""#),
ModelSourceFile("Text/UITextView.swift", #"""
/// Lines of text that can be edited. It has a size of its own only if it does not scroll.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  open func scrollRangeToVisible(_ range: NSRange) {}

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(wrappedAt: wrapWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    declaredSize ?? self.size(wrappedAt: size.width > 0 ? size.width : nil)
  }

  override var wrapsContent: Bool { !isScrollEnabled }
  override var estimatesSize: Bool { !isScrollEnabled }
  override var drawsOwnContent: Bool { !(text ?? "").isEmpty }

  /// Five points at each side are the padding of the line fragments.
  private func size(wrappedAt width: CGFloat?) -> CGSize {
    let insets = textContainerInset.horizontal + 10
    let estimate = TextEstimate(font: font ?? UIFont.systemFont(ofSize: 12))
    let inner = estimate.size(
      of: text ?? "", width: width.map { $0 - insets }, lineLimit: 0,
      grid: PixelGrid(scale: traitCollection.displayScale))
    return CGSize(
      width: inner.width + insets,
      height: max(inner.height, estimate.font.lineHeight) + textContainerInset.vertical)
  }
}

/// Hears of the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

"""#),
ModelSourceFile("Traits/TraitKinds.swift", #"""
/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The text size setting of the device.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")

  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

extension UIViewController: UITraitEnvironment {}

"""#),
ModelSourceFile("Traits/TraitValues.swift", #"""
/// Traits that can be set.
public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var layoutDirection: UIUserInterfaceLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The values of a trait collection; nil for what nobody said.
struct TraitValues: UIMutableTraits, Hashable {
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?
  private var style: UIUserInterfaceStyle?
  private var idiom: UIUserInterfaceIdiom?
  private var direction: UIUserInterfaceLayoutDirection?
  private var scale: CGFloat?
  private var category: UIContentSizeCategory?

  init() {}

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { horizontal ?? .unspecified }
    set { horizontal = newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { vertical ?? .unspecified }
    set { vertical = newValue }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom ?? .unspecified }
    set { idiom = newValue }
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    get { direction ?? .leftToRight }
    set { direction = newValue }
  }

  var displayScale: CGFloat {
    get { scale ?? 1 }
    set { scale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .large }
    set { category = newValue }
  }

  func replaced(by other: TraitValues) -> TraitValues {
    var result = self
    result.horizontal = other.horizontal ?? horizontal
    result.vertical = other.vertical ?? vertical
    result.style = other.style ?? style
    result.idiom = other.idiom ?? idiom
    result.direction = other.direction ?? direction
    result.scale = other.scale ?? scale
    result.category = other.category ?? category
    return result
  }
}

"""#),
ModelSourceFile("Traits/UITraitChange.swift", #"""
/// A trait that can be observed.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {}

public struct UITraitVerticalSizeClass: UITraitDefinition {}

public struct UITraitUserInterfaceStyle: UITraitDefinition {}

public struct UITraitLayoutDirection: UITraitDefinition {}

public struct UITraitDisplayScale: UITraitDefinition {}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The right to hear of changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Hears of every change of traits, whichever traits it asked for.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  let handler: (UITraitCollection) -> Void

  init(handler: @escaping (UITraitCollection) -> Void) {
    self.handler = handler
    super.init()
  }
}

extension UIView {
  @discardableResult
  public func registerForTraitChanges<Observed: UIView>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver { [weak self] previous in
      if let view = self as? Observed { handler(view, previous) }
    }
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController {
  /// Heard of through the view.
  @discardableResult
  public func registerForTraitChanges<Observed: UIViewController>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver { [weak self] previous in
      if let controller = self as? Observed { handler(controller, previous) }
    }
    view.traitObservers.append(observer)
    return observer
  }
}

"""#),
ModelSourceFile("Traits/UITraitCollection.swift", #"""
/// The environment of an interface: size classes, direction, scale, appearance.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(TraitValues())
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = category }
  }

  /// The traits of the first collection, replaced by what later ones say.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.replaced(by: $1.values) })
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init((traits as? TraitValues) ?? TraitValues())
  }

  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection((traits as? TraitValues) ?? values)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var layoutDirection: UIUserInterfaceLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  open func performAsCurrent(_ actions: () -> Void) { actions() }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  func changing(_ change: (inout TraitValues) -> Void) -> UITraitCollection {
    var changed = values
    change(&changed)
    return UITraitCollection(changed)
  }

  func replaced(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values.replaced(by: other.values))
  }
}

extension UITraitCollection {
  /// A phone held upright.
  static let standard = UITraitCollection {
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceStyle = .light
    $0.userInterfaceIdiom = .phone
    $0.displayScale = 3
  }

  private static let holder = CurrentTraits()

  /// The traits of the screen.
  public class var current: UITraitCollection {
    get { holder.value }
    set { holder.value = newValue }
  }

  static func setCurrent(_ traits: UITraitCollection) { holder.value = traits }
}

/// The current traits, which any thread may ask for.
private final class CurrentTraits: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = UITraitCollection.standard

  var value: UITraitCollection {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

"""#),
ModelSourceFile("Views/AutoresizingReference.swift", #"""
/// A frame and the superview's size it was set for, from which an autoresizing mask computes the
/// frame for another size of the superview.
///
/// Each flexible part of an axis takes its share of the change, in proportion to its length; if
/// all of them are zero they share equally.
struct AutoresizingReference: Equatable {
  /// One axis: a margin, a length, a margin.
  struct Extent: Equatable {
    var start: Double
    var length: Double
    var total: Double

    var end: Double { total - start - length }

    /// How much of each point of change goes to the start margin and to the length.
    func shares(_ flexible: Flexible) -> (start: Double, length: Double) {
      let parts = [
        flexible.start ? max(0, start) : 0, flexible.length ? max(0, length) : 0,
        flexible.end ? max(0, end) : 0,
      ]
      let sum = parts.reduce(0, +)
      if sum > 0 { return (parts[0] / sum, parts[1] / sum) }
      let count = Double(flexible.count)
      guard count > 0 else { return (0, 0) }
      return (flexible.start ? 1 / count : 0, flexible.length ? 1 / count : 0)
    }

    /// The start and the length in a superview of size `newTotal`.
    func resized(to newTotal: Double, _ flexible: Flexible) -> (start: Double, length: Double) {
      let share = shares(flexible)
      let change = newTotal - total
      return (start + share.start * change, max(0, length + share.length * change))
    }
  }

  /// Which parts of an axis may change.
  struct Flexible: Equatable {
    var start: Bool
    var length: Bool
    var end: Bool

    var count: Int { (start ? 1 : 0) + (length ? 1 : 0) + (end ? 1 : 0) }
  }

  var horizontal: Extent
  var vertical: Extent

  init(frame: CGRect, superviewBounds: CGRect) {
    horizontal = Extent(
      start: Double(frame.minX - superviewBounds.minX), length: Double(frame.width),
      total: Double(superviewBounds.width))
    vertical = Extent(
      start: Double(frame.minY - superviewBounds.minY), length: Double(frame.height),
      total: Double(superviewBounds.height))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Extent {
    axis == .horizontal ? horizontal : vertical
  }

  /// The frame in a superview with other bounds.
  func frame(in bounds: CGRect, mask: UIView.AutoresizingMask) -> CGRect {
    let (x, width) = horizontal.resized(to: Double(bounds.width), mask.flexible(.horizontal))
    let (y, height) = vertical.resized(to: Double(bounds.height), mask.flexible(.vertical))
    return CGRect(
      x: Double(bounds.minX) + x, y: Double(bounds.minY) + y, width: width, height: height)
  }
}

extension UIView {
  /// Which margins and lengths of a view follow the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    func flexible(_ axis: NSLayoutConstraint.Axis) -> AutoresizingReference.Flexible {
      switch axis {
      case .horizontal:
        AutoresizingReference.Flexible(
          start: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
          end: contains(.flexibleRightMargin))
      case .vertical:
        AutoresizingReference.Flexible(
          start: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
          end: contains(.flexibleBottomMargin))
      }
    }
  }
}

"""#),
ModelSourceFile("Views/Selector.swift", ##"""
#if !canImport(ObjectiveC)
  /// The name of a method. Actions are inert, so the name alone is kept.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }
  }

  /// Ways of Foundation to call a method by name, which do nothing without Objective-C.
  extension NotificationCenter {
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {}
  }

  extension Timer {
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      Timer(timeInterval: ti, repeats: false) { _ in }
    }
  }
#endif

"""##),
ModelSourceFile("Views/UIAccessibility.swift", #"""
/// What an element is for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// An action that assistive technologies offer.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  public let actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    actionHandler = nil
    super.init()
  }
}

/// The settings of assistive technologies, all off.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }

  public static func post(notification: Notification, argument: Any?) {}

  /// What assistive technologies are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Notification(rawValue: 1008)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
  }
}

"""#),
ModelSourceFile("Views/UIAppearance.swift", #"""
/// What has a proxy that sets the look of all objects of a class. Inert: what is set on a proxy is
/// forgotten.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

extension UIBarItem: UIAppearance {}

extension UINavigationBar {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

extension UITabBar {
  public static func appearance() -> UITabBar { UITabBar() }
}

extension UIToolbar {
  public static func appearance() -> UIToolbar { UIToolbar() }
}

extension UISegmentedControl {
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
}

extension UISwitch {
  public static func appearance() -> UISwitch { UISwitch() }
}

extension UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

"""#),
ModelSourceFile("Views/UIGestureRecognizer.swift", #"""
/// Recognizes touches. There are none, so it never fires.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  weak var attachedView: UIView?

  public override init() {
    super.init()
  }

  public init(target: Any?, action: Selector?) {
    super.init()
  }

  open var view: UIView? { attachedView }
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var numberOfTouches: Int { 0 }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }
  }
}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
}

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// Decides on gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

"""#),
ModelSourceFile("Views/UIInteraction.swift", #"""
/// Something a view does with touches. Inert.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

"""#),
ModelSourceFile("Views/UIResponder+Keyboard.swift", #"""
/// Notifications of the keyboard, which the model never posts.
extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  public static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  public static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "keyboardWillChangeFrame")
  public static let keyboardFrameBeginUserInfoKey = "keyboardFrameBegin"
  public static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  public static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDuration"
  public static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurve"
}

"""#),
ModelSourceFile("Views/UIResponder.swift", #"""
/// What takes events. Events are inert; the chain of responders is there.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityFrame: CGRect = .zero
  open var accessibilityElements: [Any]?
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  public override init() {
    super.init()
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func reloadInputViews() {}
}

/// A finger on the screen. The model makes none.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open var view: UIView? { nil }
  open var tapCount: Int { 0 }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened to the device. The model makes none.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}

"""#),
ModelSourceFile("Views/UIScrollView.swift", #"""
/// A container whose content may be larger than itself.
///
/// To its subviews its edges are those of the content; its width and height are its own.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The rectangle of the content, with unknowns of its own.
  let contentGuide = UILayoutGuide()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentGuide.owner = self
    contentGuide.origin = .container
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentGuide.owner = self
    contentGuide.origin = .container
  }

  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  open var frameLayoutGuide: UILayoutGuide { derivedGuide(.frame) }

  open var contentSize: CGSize = .zero

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var indicatorStyle = IndicatorStyle.default
  open var refreshControl: UIRefreshControl?
  open weak var delegate: (any UIScrollViewDelegate)?

  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? contentInset : contentInset.adding(safeAreaInsets)
  }

  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func adjustedContentInsetDidChange() {}

  func takeContentSize(_ size: CGSize) {
    if size != contentSize { contentSize = size }
  }

  /// Where the safe area changes the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// When scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}

/// A control that asks for fresh content.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// Hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

"""#),
ModelSourceFile("Views/UIView+Appearance.swift", #"""
extension UIView {
  /// How content of another shape fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// Whether a view's tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }

  /// The traits of the nearest controller or window, else of the screen.
  var inheritedTraits: UITraitCollection {
    var traits = controller?.overriddenTraits ?? parent?.traitCollection
    if traits == nil { traits = LayoutModel.current.traits }
    let result = traits ?? .standard
    guard overrideUserInterfaceStyle != .unspecified else { return result }
    return result.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for gesture in gestures { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: LayoutModel.current.traits.layoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: layoutDirection)
  }

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    for view in [self] + children where view.isFirstResponder { view.resignFirstResponder() }
    return true
  }
}

"""#),
ModelSourceFile("Views/UIView+Constraints.swift", #"""
extension UIView {
  /// The constraints installed on this view, in order.
  public var constraints: [NSLayoutConstraint] { constraintState.installed }

  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(on: self) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != constraintState.hugging[axis] else { return }
    constraintState.hugging[axis] = priority
    structureChanged()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.compressionResistance[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != constraintState.compressionResistance[axis] else { return }
    constraintState.compressionResistance[axis] = priority
    structureChanged()
  }

  public var hasAmbiguousLayout: Bool { !layoutModel.ambiguousEdges.isEmpty }

  /// The active constraints that decide the position and size along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    rootView.layoutEngine.constraintsAffecting(self, axis)
  }

  public func exerciseAmbiguityInLayout() {}

  // MARK: Guides

  func own(_ guide: UILayoutGuide) {
    guard guide.kind == .free, guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    constraintState.guides.append(guide)
    guide.owner = self
    structureChanged()
  }

  /// Lets go of a guide and drops every constraint that speaks of it.
  func disown(_ guide: UILayoutGuide) {
    guard guide.owner === self, guide.kind == .free else { return }
    dropConstraints { $0 === guide }
    constraintState.guides.removeAll { $0 === guide }
    guide.owner = nil
    structureChanged()
  }

  public var safeAreaLayoutGuide: UILayoutGuide { derivedGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { derivedGuide(.margins) }
  public var readableContentGuide: UILayoutGuide { derivedGuide(.readable) }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = derivedGuides.first(where: { $0.kind == .keyboard }) as? UIKeyboardLayoutGuide {
      return guide
    }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    derivedGuides.append(guide)
    return guide
  }

  /// The guide of a kind, made when it is first asked for.
  func derivedGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = derivedGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    derivedGuides.append(guide)
    return guide
  }

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    rootView.layoutEngine.layoutFrame(of: guide, in: self)
  }
}

/// The area the keyboard covers; empty, at the bottom of the safe area, since the model has no
/// keyboard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

"""#),
ModelSourceFile("Views/UIView+Content.swift", #"""
/// What the views of the model tell the engine about their content.
extension UIView {
  /// The size of the content when its lines are wrapped at a width.
  func ownContentSize(wrappedAt width: CGFloat?) -> CGSize {
    let natural = ownContentSize
    guard let width, width < natural.width else { return natural }
    passState.wrapWidth = width
    let wrapped = intrinsicContentSize
    passState.wrapWidth = nil
    return CGSize(width: natural.width, height: wrapped.height)
  }

  var wrapWidth: CGFloat? { passState.wrapWidth }

  /// Whether the view shows something of its own: a colour, a border, content, its own drawing.
  var drawsContent: Bool {
    if let color = backgroundColor, color.alpha > 0 { return true }
    if drawsOwnContent { return true }
    guard let layer = storedLayer else { return false }
    return layer.borderWidth > 0 || !(layer.sublayers ?? []).isEmpty || layer.contents != nil
  }
}

"""#),
ModelSourceFile("Views/UIView+Conversion.swift", #"""
extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    return view.pointFromRoot(inRoot)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pointFromRoot(point) }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.bounding(rect) { convert($0, to: view) }
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.bounding(rect) { convert($0, from: view) }
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.parent {
      point = view.geometry.toSuperview(point)
      view = parent
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    var path: [UIView] = []
    var view = self
    while let parent = view.parent {
      path.append(view)
      view = parent
    }
    return path.reversed().reduce(point) { $1.geometry.fromSuperview($0) }
  }

  private static func bounding(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map { $0.x }
    let ys = corners.map { $0.y }
    let x = xs.min() ?? 0
    let y = ys.min() ?? 0
    return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }

  /// The deepest view that would take a touch at a point of this view.
  func deepestView(at point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: nil)
    else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(convert(point, to: child), with: nil) { return found }
    }
    return self
  }
}

"""#),
ModelSourceFile("Views/UIView+Geometry.swift", #"""
extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  func setFrame(_ frame: CGRect) {
    guard frame.hasFiniteNumbers else { return reportNotFinite(frame) }
    let frame = frame.standardized
    place(frame, exact: frame, origin: geometry.bounds.origin)
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.hasFiniteNumbers else { return reportNotFinite(bounds) }
    let size = bounds.standardized.size
    let center = geometry.center
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    place(frame, exact: frame, origin: bounds.origin)
  }

  func setCenter(_ center: CGPoint) {
    let size = geometry.bounds.size
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    guard frame.hasFiniteNumbers else { return reportNotFinite(frame) }
    place(frame, exact: frame, origin: geometry.bounds.origin)
  }

  /// Takes over the solution of the constraints.
  ///
  /// - Parameters:
  ///   - exact: the frame in the superview's coordinates.
  ///   - rounded: the same on whole pixels.
  func takeSolution(_ exact: CGRect, rounded: CGRect) {
    if geometry.exact != exact || geometry.plainFrame != rounded {
      move(by: .engine) {
        if geometry.bounds.size != rounded.size {
          bounds = CGRect(origin: geometry.bounds.origin, size: rounded.size)
        }
        if geometry.origin != rounded.origin {
          center = CGPoint(x: rounded.midX, y: rounded.midY)
        }
      }
      // Overridden setters see sizes and centres; what is stored is free of their rounding.
      geometry.origin = rounded.origin
      geometry.bounds.size = rounded.size
      geometry.exact = exact
      syncLayer()
    }
  }

  private func move(by mover: ViewGeometry.Mover, _ body: () -> Void) {
    let outer = geometry.mover
    geometry.mover = mover
    body()
    geometry.mover = outer
  }

  private func place(_ frame: CGRect, exact: CGRect, origin boundsOrigin: CGPoint) {
    let oldSize = geometry.bounds.size
    let oldBoundsOrigin = geometry.bounds.origin
    let isMoved = frame != geometry.plainFrame || exact != geometry.exact
    geometry.origin = frame.origin
    geometry.bounds = CGRect(origin: boundsOrigin, size: frame.size)
    geometry.exact = exact
    syncLayer()
    if geometry.mover == .app, isMoved || oldBoundsOrigin != boundsOrigin {
      if isMoved { captureReference() }
      frameChangedByApp()
    }
    if oldBoundsOrigin != boundsOrigin { recaptureSubviewReferences() }
    if oldSize != frame.size {
      markNeedsLayout()
      if autoresizesSubviews { resizeSubviews() }
    }
  }

  /// Remembers the frame as what the autoresizing mask keeps.
  func captureReference() {
    guard let parent else { return }
    geometry.reference = AutoresizingReference(
      frame: geometry.plainFrame, superviewBounds: parent.geometry.bounds)
  }

  private func recaptureSubviewReferences() {
    for child in children where child.geometry.translates { child.captureReference() }
  }

  private func resizeSubviews() {
    for child in children where child.geometry.translates && !child.geometry.mask.isEmpty {
      let frame = child.geometry.reference.frame(in: geometry.bounds, mask: child.geometry.mask)
      guard frame != child.geometry.plainFrame, frame.hasFiniteNumbers else { continue }
      child.move(by: .superview) { child.frame = frame }
    }
  }

  func syncLayer() {
    guard let layer = storedLayer else { return }
    layer.frame = geometry.plainFrame
    layer.bounds.origin = geometry.bounds.origin
  }

  func madeLayer() -> CALayer {
    if let storedLayer { return storedLayer }
    let layer = LayerClass.make(type(of: self).layerClass)
    storedLayer = layer
    syncLayer()
    return layer
  }

  private func reportNotFinite(_ rect: CGRect) {
    LayoutModel.current.report(
      .notFinite, .exception, "CALayer position or bounds contains NaN: \(itemName) \(rect)")
  }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

"""#),
ModelSourceFile("Views/UIView+Hierarchy.swift", #"""
extension UIView {
  /// The topmost view of the hierarchy.
  var rootView: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The closest view that both this view and `other` are in; nil in different hierarchies.
  func closestAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isPart(of: view) { return view }
      candidate = view.parent
    }
    return nil
  }

  func isPart(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    let isBefore = children[..<index].contains { $0 === view }
    insert(view, at: index + offset - (isBefore ? 1 : 0))
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isPart(of: view) else {
      return LayoutModel.current.report(
        .hierarchyCycle, .exception,
        view === self
          ? "Can't add self as subview" : "\(view.itemName) is an ancestor of \(itemName)")
    }
    if view.parent === self { return restack(view, at: index) }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWindow(willBe: newWindow) }
    view.detachFromParent()
    // An overridden callback may have changed the subviews meanwhile.
    children.insert(view, at: min(max(0, index), children.count))
    view.parent = self
    view.storedEngine = nil
    view.captureReference()
    structureChanged()
    view.markNeedsLayoutInSubtree()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announceWindowChanged() }
    didAddSubview(view)
  }

  /// Moves a subview in the order of drawing.
  func restack(_ view: UIView, at index: Int) {
    guard let current = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: current)
    children.insert(view, at: min(max(0, index), children.count))
    structureChanged()
  }

  func swap(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else {
      return LayoutModel.current.report(
        .indexOutOfRange, .exception,
        "exchangeSubview(at: \(first), withSubviewAt: \(second)): index out of range")
    }
    children.swapAt(first, second)
    structureChanged()
  }

  func leaveSuperview() {
    guard parent != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(willBe: nil) }
    detachFromParent()
    didMoveToSuperview()
    if oldWindow != nil { announceWindowChanged() }
  }

  /// Leaves the superview and drops the constraints from outside to any view of the subtree.
  private func detachFromParent() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    (parent as? UIStackView)?.forget(self)
    if children.isEmpty {
      parent.dropConstraints { $0.hierarchyView === self }
    } else {
      parent.dropConstraints { $0.hierarchyView?.isPart(of: self) ?? false }
    }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    storedEngine = nil
    parent.structureChanged()
    markNeedsLayoutInSubtree()
  }

  /// Removes the constraints installed on this view or above that speak of certain items.
  func dropConstraints(where isGone: (any LayoutItem) -> Bool) {
    var holder: UIView? = self
    while let view = holder {
      let installed = view.constraintState.installed
      for constraint in installed where constraint.mentions(where: isGone) {
        constraint.deactivate()
      }
      holder = view.parent
    }
  }

  private func announceWindow(willBe newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for child in children { child.announceWindow(willBe: newWindow) }
  }

  private func announceWindowChanged() {
    didMoveToWindow()
    for child in children { child.announceWindowChanged() }
  }
}

"""#),
ModelSourceFile("Views/UIView+Layout.swift", #"""
extension UIView {
  func markNeedsLayout() { passState.needsLayout = true }

  func markNeedsLayoutInSubtree() {
    markNeedsLayout()
    for child in children { child.markNeedsLayoutInSubtree() }
  }

  func markNeedsUpdateConstraints() { passState.needsUpdateConstraints = true }

  public func needsUpdateConstraints() -> Bool { passState.needsUpdateConstraints }

  /// Copies the solution to the frames of the subviews.
  func placeSubviews() {
    guard !children.isEmpty else { return }
    rootView.layoutEngine.placeSubviews(of: self)
  }

  /// The engine of the hierarchy this view is the root of.
  var layoutEngine: LayoutEngine {
    if let storedEngine { return storedEngine }
    let engine = LayoutEngine(root: self)
    storedEngine = engine
    return engine
  }

  // MARK: What the engine hears of

  /// Views, guides, constraints or the meaning of attributes changed.
  func structureChanged() {
    markNeedsLayout()
    rootView.storedEngine?.invalidateStructure()
  }

  /// The app moved this view or its bounds.
  func frameChangedByApp() {
    rootView.storedEngine?.invalidateFrame(of: self)
  }

  func intrinsicSizeChanged() {
    parent?.markNeedsLayout()
    rootView.storedEngine?.invalidateIntrinsicSize(of: self)
  }

  func insetsChanged() {
    markNeedsLayout()
    rootView.storedEngine?.invalidateInsets()
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    markNeedsLayout()
    rootView.storedEngine?.invalidateConstant(of: constraint)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    structureChanged()
  }

  // MARK: Setters

  func setTranslates(_ translates: Bool) {
    guard translates != geometry.translates else { return }
    geometry.translates = translates
    if translates { captureReference() }
    structureChanged()
    parent?.markNeedsLayout()
  }

  func setMask(_ mask: AutoresizingMask) {
    guard mask != geometry.mask else { return }
    geometry.mask = mask
    captureReference()
    structureChanged()
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != look.isHidden else { return }
    look.isHidden = isHidden
    if let stack = parent as? UIStackView, stack.arranges(self) { stack.structureChanged() }
  }

  // MARK: Sizes

  /// The size of the content: what the harness declared, else the view's own.
  var ownContentSize: CGSize { declaredSize ?? intrinsicContentSize }

  /// What `sizeThatFits` answers if nobody overrides it: the content, else the present size.
  var ownFittingSize: CGSize {
    let content = ownContentSize
    return CGSize(
      width: content.width >= 0 ? content.width : bounds.width,
      height: content.height >= 0 ? content.height : bounds.height)
  }

  func fitOwnSize() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
    frame = CGRect(origin: geometry.exact.origin, size: size)
  }
}

"""#),
ModelSourceFile("Views/UIView+Margins.swift", #"""
extension UIView {
  /// The distance of the content from the edges: own margins, safe area, superview's margins.
  var effectiveMargins: UIEdgeInsets { InsetResolver().margins(of: self) }

  /// The margins the view was given, before safe area and superview.
  var ownMargins: UIEdgeInsets {
    let own: UIEdgeInsets
    switch marginState.own {
    case .standard:
      if controller != nil { return systemMinimumMargins }
      own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .physical(let insets): own = insets
    case .directional(let insets):
      own = insets.physical(in: effectiveUserInterfaceLayoutDirection)
    }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    return own.larger(systemMinimumMargins)
  }

  private var systemMinimumMargins: UIEdgeInsets {
    let side: CGFloat = LayoutModel.current.takesAlternative(.rootMargins) ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  func setMargins(_ own: ViewMargins.Own) { changeMargins { $0.own = own } }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&marginState)
    insetsChanged()
    announceInsets(InsetResolver())
  }

  /// Tells the view if its safe area or its margins are not what it was last told.
  func announceInsets(_ resolver: InsetResolver) {
    let safeArea = resolver.safeArea(of: self)
    if safeArea != marginState.announcedSafeArea {
      marginState.announcedSafeArea = safeArea
      markNeedsLayout()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    let margins = resolver.margins(of: self)
    if margins != marginState.announcedMargins {
      let isFirst = marginState.announcedMargins == nil
      marginState.announcedMargins = margins
      if !isFirst {
        markNeedsLayout()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
      }
    }
  }
}

"""#),
ModelSourceFile("Views/UIView.swift", #"""
/// A rectangle of the screen that holds others.
///
/// Members that apps override are declared here; what they do is in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder {
  weak var parent: UIView?
  var children: [UIView] = []
  var geometry: ViewGeometry
  var constraintState = ConstraintState()
  var marginState = ViewMargins()
  var passState = PassState()
  var look = ViewAppearance()
  var derivedGuides: [UILayoutGuide] = []
  var gestures: [UIGestureRecognizer] = []
  var traitObservers: [TraitObserver] = []
  var storedLayer: CALayer?
  /// The engine of the hierarchy, while the view is its root.
  var storedEngine: LayoutEngine?
  /// The controller whose root view it is.
  weak var controller: UIViewController?
  /// The size the harness gives the content in place of the view's own.
  var declaredSize: CGSize?
  /// Whether the harness says that the view draws something; nil leaves it to the view.
  var declaredDrawing: Drawing?
  var origin: ConstraintOrigin

  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame.hasFiniteNumbers ? frame.standardized : .zero)
    origin = LayoutModel.current.origin
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    origin = LayoutModel.current.origin
    super.init()
  }

  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var layer: CALayer { madeLayer() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { rootView as? UIWindow }
  open override var next: UIResponder? { controller ?? parent }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func removeFromSuperview() { leaveSuperview() }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) { restack(view, at: children.count) }
  open func sendSubviewToBack(_ view: UIView) { restack(view, at: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open func isDescendant(of view: UIView) -> Bool { isPart(of: view) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  // MARK: Geometry

  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  open var transform3D: CATransform3D = CATransform3DIdentity
  open var autoresizesSubviews = true
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownFittingSize }
  open func sizeToFit() { fitOwnSize() }

  // MARK: Layout

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { geometry.translates }
    set { setTranslates(newValue) }
  }

  open var autoresizingMask: AutoresizingMask {
    get { geometry.mask }
    set { setMask(newValue) }
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { structureChanged() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection.layoutDirection)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  open func layoutSubviews() { placeSubviews() }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: self) }
  open func updateConstraints() {}

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    FittingSize.of(
      self, target: targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    FittingSize.of(
      self, target: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
  }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.physical(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open var safeAreaInsets: UIEdgeInsets { InsetResolver().safeArea(of: self) }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  open var isHidden: Bool {
    get { look.isHidden }
    set { setHidden(newValue) }
  }

  open var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }

  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  open var tintColor: UIColor! {
    get { look.tintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      look.tintColor = newValue
      tintColorDidChange()
    }
  }

  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var clipsToBounds = false
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  open var mask: UIView?
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var interactions: [any UIInteraction] = []
  open var restorationIdentifier: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  // MARK: What views of the model tell the engine

  /// Whether the height of the content follows from the width the view gets.
  var wrapsContent: Bool { false }
  /// Whether the size of the content is an estimate.
  var estimatesSize: Bool { false }
  /// Whether the view shows something beside its background.
  var drawsOwnContent: Bool { false }
  /// From the top edge to the baseline of the first line of text.
  var firstBaselineOffset: CGFloat { 0 }
  /// From the baseline of the last line of text to the bottom edge.
  var lastBaselineOffset: CGFloat { 0 }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

"""#),
ModelSourceFile("Views/UIVisualEffectView.swift", #"""
/// A view that blurs what is behind it. Content goes into `contentView`, which fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.origin = .container
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var drawsOwnContent: Bool { effect != nil }
}

/// What a visual effect view does.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The strength and the colour of a blur.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
  }

  public convenience init(style: Style) {
    self.init()
  }
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
  }
}

"""#),
ModelSourceFile("Views/UIWindow.swift", #"""
/// The root of a hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var screen: UIScreen { UIScreen.main }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open func makeKey() { isKeyWindow = true }

  /// The order of windows on a screen.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

/// A screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private static let only = UIScreen()

  open class var main: UIScreen { only }

  open var bounds: CGRect { CGRect(origin: .zero, size: LayoutModel.current.screenSize) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { LayoutModel.current.traits.displayScale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { LayoutModel.current.traits }
  open var maximumFramesPerSecond: Int { 60 }
}

"""#),
ModelSourceFile("Views/ViewAppearance.swift", #"""
/// What a view looks like, as far as layout can ask.
struct ViewAppearance {
  var isHidden = false
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
}

/// Whether a view shows something of its own.
public enum Drawing: Sendable {
  case content
  case nothing
}

/// What waits for the next layout pass.
struct PassState {
  var needsLayout = true
  var needsUpdateConstraints = true
  /// The width at which lines of content wrap while their height is asked for.
  var wrapWidth: CGFloat?
}

"""#),
ModelSourceFile("Views/ViewGeometry.swift", #"""
/// Where a view is in its superview.
struct ViewGeometry {
  /// Who moves the view.
  enum Mover {
    case app
    /// The solution of the constraints.
    case engine
    /// A superview that changes its size.
    case superview
  }

  /// The top left corner before the transform, in the superview's coordinates.
  var origin: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  /// The rectangle before the transform and before rounding.
  var exact: CGRect
  var translates = true
  var mask: UIView.AutoresizingMask = []
  /// What the mask keeps when the superview changes its size.
  var reference: AutoresizingReference
  var mover = Mover.app

  init(frame: CGRect) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    exact = frame
    reference = AutoresizingReference(frame: frame, superviewBounds: frame)
  }

  /// The rectangle before the transform.
  var plainFrame: CGRect { CGRect(origin: origin, size: bounds.size) }

  var center: CGPoint {
    CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2)
  }

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  var frame: CGRect {
    guard !transform.isIdentity else { return plainFrame }
    let center = center
    let centred = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return centred.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// From the view's coordinates to the superview's.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let x = point.x - bounds.midX
    let y = point.y - bounds.midY
    let moved = transform.isIdentity ? CGPoint(x: x, y: y) : CGPoint(x: x, y: y).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  /// From the superview's coordinates to the view's.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let moved = transform.isIdentity ? offset : offset.applying(transform.inverted())
    return CGPoint(x: moved.x + bounds.midX, y: moved.y + bounds.midY)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var hasFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

"""#),
ModelSourceFile("Views/ViewMargins.swift", #"""
/// The layout margins a view was given.
struct ViewMargins {
  enum Own: Equatable {
    /// 8 at each side, or the system's minimum for the root view of a controller.
    case standard
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var own = Own.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The safe area of a view that has no superview, given by the harness.
  var rootSafeArea = UIEdgeInsets.zero
  /// What the view was last told of.
  var announcedSafeArea = UIEdgeInsets.zero
  var announcedMargins: UIEdgeInsets?
}

"""#),
ModelSourceFile("VisualFormat/FormatOptions.swift", ##"""
extension NSLayoutConstraint {
  /// How the views of a visual format line up across it, and which way it runs.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The attributes it lines up.
    var alignments: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map { $0.1 }
    }
  }

  /// The constraints that a visual format describes; none, and a fault, if it cannot be read.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any],
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [NSLayoutConstraint] {
    let site = SourceSite(file, line, column)
    do {
      let parsed = try VisualFormatParser(format).parse()
      let builder = VisualFormatBuilder(
        options: opts, metrics: metrics ?? [:], views: views, site: site)
      return try builder.constraints(parsed)
    } catch {
      LayoutModel.current.report(
        .visualFormat, .exception,
        "Unable to parse constraint format: \(error.reason)\n\(format)", at: site)
      return []
    }
  }
}

"""##),
ModelSourceFile("VisualFormat/VisualFormat.swift", #"""
/// A row or a column of views as a visual format describes it.
struct VisualFormat: Equatable {
  /// What is in the row.
  enum Element: Equatable {
    case superview
    case view(String, [Predicate])
  }

  /// What is between two elements.
  enum Connection: Equatable {
    case flush
    case standard
    case distances([Predicate])
  }

  /// A demand on a length.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: Value?
  }

  /// A number, or the name of a metric or a view with what is done to it.
  enum Value: Equatable {
    case number(Double)
    case name(String, multiplier: Double, constant: Double)
  }

  var axis: NSLayoutConstraint.Axis
  var elements: [Element]
  /// One fewer than elements.
  var connections: [Connection]
}

/// Why a visual format cannot be read or used.
struct VisualFormatError: Error {
  let reason: String
}

"""#),
ModelSourceFile("VisualFormat/VisualFormatBuilder.swift", #"""
/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  let site: SourceSite

  func constraints(_ format: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var items: [any LayoutItem] = []
    for element in format.elements {
      guard case .view(let name, let predicates) = element else { continue }
      let item = try item(named: name)
      items.append(item)
      for predicate in predicates { result.append(try size(of: item, format.axis, predicate)) }
    }
    for (index, connection) in format.connections.enumerated() {
      let (before, after) = (format.elements[index], format.elements[index + 1])
      result += try distances(connection, before, after, format.axis, items)
    }
    if let first = items.first {
      for attribute in options.alignments {
        for other in items.dropFirst() {
          result.append(
            make(ConstraintTerm(first, attribute), .equal, ConstraintTerm(other, attribute)))
        }
      }
    }
    return result
  }

  private func item(named name: String) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw VisualFormatError(reason: "\(name) is not a key in the views dictionary")
    }
    return item
  }

  // MARK: Lengths

  private func size(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: Attribute = axis == .horizontal ? .width : .height
    let first = ConstraintTerm(item, attribute)
    let constraint: NSLayoutConstraint
    if case .name(let name, let multiplier, let constant) = predicate.value,
      let other = views[name] as? any LayoutItem
    {
      constraint = make(
        first, predicate.relation, ConstraintTerm(other, attribute), CGFloat(multiplier),
        CGFloat(constant))
    } else {
      constraint = make(first, predicate.relation, nil, 1, try number(predicate.value))
    }
    try setPriority(of: constraint, predicate.priority)
    return constraint
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name, let multiplier, let constant):
      guard let metric = metrics[name], let number = Self.number(metric) else {
        throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary")
      }
      return number * CGFloat(multiplier) + CGFloat(constant)
    }
  }

  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func setPriority(
    of constraint: NSLayoutConstraint, _ priority: VisualFormat.Value?
  ) throws(VisualFormatError) {
    guard let priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  // MARK: Distances

  private func distances(
    _ connection: VisualFormat.Connection, _ before: VisualFormat.Element,
    _ after: VisualFormat.Element, _ axis: NSLayoutConstraint.Axis, _ items: [any LayoutItem]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let usesMargins =
      connection == .standard && (before == .superview || after == .superview)
    let end = try line(before, .end, axis, items, usesMargins ? .margin : .edge)
    let start = try line(after, .start, axis, items, usesMargins ? .margin : .edge)
    switch connection {
    case .flush: return [separate(end, start, axis, .equal, 0)]
    case .standard:
      return [separate(end, start, axis, .equal, usesMargins ? 0 : SystemSpacing.betweenSiblings)]
    case .distances(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let distance = try number(predicate.value)
        let constraint = separate(end, start, axis, predicate.relation, distance)
        try setPriority(of: constraint, predicate.priority)
        result.append(constraint)
      }
      return result
    }
  }

  private enum Side {
    case start
    case end
  }

  private enum Edge {
    case edge
    case margin
  }

  /// The line of an element that faces its neighbour. The superview is faced from inside.
  private func line(
    _ element: VisualFormat.Element, _ side: Side, _ axis: NSLayoutConstraint.Axis,
    _ items: [any LayoutItem], _ edge: Edge
  ) throws(VisualFormatError) -> ConstraintTerm {
    switch element {
    case .view(let name, _):
      return ConstraintTerm(try item(named: name), attribute(axis, side, .edge, at: .between))
    case .superview:
      guard let view = items.first?.hierarchyView else {
        throw VisualFormatError(reason: "the first view is not in a hierarchy")
      }
      let superview = items.first is UIView ? view.superview : view
      guard let superview else {
        throw VisualFormatError(reason: "the first view has no superview")
      }
      let inner: Side = side == .end ? .start : .end
      return ConstraintTerm(superview, attribute(axis, inner, edge, at: .superview))
    }
  }

  private enum Place {
    case between
    case superview
  }

  private func attribute(
    _ axis: NSLayoutConstraint.Axis, _ side: Side, _ edge: Edge, at place: Place
  ) -> Attribute {
    let isStart = side == .start
    switch (axis, edge) {
    case (.vertical, .margin): return isStart ? .topMargin : .bottomMargin
    case (.vertical, .edge):
      guard options.contains(.spacingBaselineToBaseline), place == .between else {
        return isStart ? .top : .bottom
      }
      return isStart ? .firstBaseline : .lastBaseline
    case (.horizontal, .edge):
      if options.contains(.directionRightToLeft) { return isStart ? .right : .left }
      if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
      return isStart ? .leading : .trailing
    case (.horizontal, .margin):
      if options.contains(.directionRightToLeft) { return isStart ? .rightMargin : .leftMargin }
      if options.contains(.directionLeftToRight) { return isStart ? .leftMargin : .rightMargin }
      return isStart ? .leadingMargin : .trailingMargin
    }
  }

  /// `start` comes `distance` after `end`, counted the way the format runs.
  private func separate(
    _ end: ConstraintTerm, _ start: ConstraintTerm, _ axis: NSLayoutConstraint.Axis,
    _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat
  ) -> NSLayoutConstraint {
    if axis == .horizontal, options.contains(.directionRightToLeft) {
      return make(end, relation, start, 1, distance)
    }
    return make(start, relation, end, 1, distance)
  }

  private func make(
    _ first: ConstraintTerm, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintTerm?,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant, site: site)
  }
}

"""#),
ModelSourceFile("VisualFormat/VisualFormatParser.swift", #"""
/// Reads the visual format language.
struct VisualFormatParser {
  private let text: [Character]
  private var position = 0

  init(_ format: String) {
    text = Array(format)
  }

  func parse() throws(VisualFormatError) -> VisualFormat {
    var parser = self
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    skipSpaces()
    var axis = NSLayoutConstraint.Axis.horizontal
    if take("H:") {
      axis = .horizontal
    } else if take("V:") {
      axis = .vertical
    }
    var elements: [VisualFormat.Element] = []
    var connections: [VisualFormat.Connection] = []
    while true {
      let element = try parseElement()
      elements.append(element)
      if position == text.count { break }
      if element == .superview, elements.count > 1 {
        throw fail("expected the end after the superview")
      }
      connections.append(try parseConnection())
    }
    let views = elements.filter { $0 != .superview }
    guard !views.isEmpty else { throw fail("expected a view") }
    return VisualFormat(axis: axis, elements: elements, connections: connections)
  }

  private mutating func parseElement() throws(VisualFormatError) -> VisualFormat.Element {
    if take("|") { return .superview }
    guard take("[") else { throw fail("expected a view, which begins with '['") }
    guard let name = takeName() else { throw fail("expected the name of a view") }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") { predicates = try parsePredicates() }
    guard take("]") else { throw fail("expected ']'") }
    return .view(name, predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") {
      predicates = try parsePredicates()
    } else {
      predicates = [
        VisualFormat.Predicate(relation: .equal, value: try parseSimpleValue(), priority: nil)
      ]
    }
    guard take("-") else { throw fail("expected '-' after a distance") }
    return .distances(predicates)
  }

  /// Reads predicates up to and including the closing parenthesis.
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var result: [VisualFormat.Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      let value = try parseValue()
      let priority = take("@") ? try parseSimpleValue() : nil
      result.append(VisualFormat.Predicate(relation: relation, value: value, priority: priority))
    } while take(",")
    guard take(")") else { throw fail("expected ')'") }
    return result
  }

  /// A number or a name; a name may be multiplied, divided and added to.
  private mutating func parseValue() throws(VisualFormatError) -> VisualFormat.Value {
    let value = try parseSimpleValue()
    guard case .name(let name, _, _) = value else { return value }
    var multiplier = 1.0
    var constant = 0.0
    if take("*") {
      multiplier = try parseNumber()
    } else if take("/") {
      let divisor = try parseNumber()
      guard divisor != 0 else { throw fail("division by zero") }
      multiplier = 1 / divisor
    }
    if take("+") {
      constant = try parseNumber()
    } else if take("-") {
      constant = -(try parseNumber())
    }
    return .name(name, multiplier: multiplier, constant: constant)
  }

  private mutating func parseSimpleValue() throws(VisualFormatError) -> VisualFormat.Value {
    skipSpaces()
    if let name = takeName() { return .name(name, multiplier: 1, constant: 0) }
    return .number(try parseNumber())
  }

  private mutating func parseNumber() throws(VisualFormatError) -> Double {
    skipSpaces()
    let start = position
    if peek == "-" { position += 1 }
    while let next = peek, next.isNumber || next == "." { position += 1 }
    guard let value = Double(String(text[start..<position])), value.isFinite else {
      position = start
      throw fail("expected a number or a name")
    }
    return value
  }

  // MARK: Characters

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func skipSpaces() {
    while let next = peek, next.isWhitespace { position += 1 }
  }

  private mutating func take(_ expected: String) -> Bool {
    skipSpaces()
    let end = position + expected.count
    guard end <= text.count, Array(expected) == Array(text[position..<end]) else { return false }
    position = end
    skipSpaces()
    return true
  }

  private mutating func takeName() -> String? {
    let start = position
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    let name = String(text[start..<position])
    skipSpaces()
    return name
  }

  private func fail(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: "\(reason) at character \(position + 1)")
  }
}

"""#),
  ]
}
