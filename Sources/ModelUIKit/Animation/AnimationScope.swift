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
