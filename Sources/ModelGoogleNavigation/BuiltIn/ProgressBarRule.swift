/// The documented numbers of the trip progress bar, in points.
enum ProgressBarNumbers {
  static let width: CGFloat = 12
  static let distanceFromBottom: CGFloat = 210
  static let leastDistanceFromTop: CGFloat = 170
  static let greatestHeight: CGFloat = 400
  /// Since 9.4.0 it is hidden on maps below this height.
  static let leastMapHeight: CGFloat = 552
  /// Since 10.3.0 it is hidden when less than this is left for it.
  static let leastHeight: CGFloat = 200

  /// The height of the bar; nil if it is hidden. The two hiding rules disagree between 552 and
  /// 580 pt; the stricter counts.
  ///
  /// - Parameter coveredAtTop: how much of the map the header and its accessory cover.
  static func height(mapHeight: CGFloat, coveredAtTop: CGFloat) -> CGFloat? {
    guard mapHeight >= leastMapHeight else { return nil }
    let room = mapHeight - distanceFromBottom - max(leastDistanceFromTop, coveredAtTop)
    return room >= leastHeight ? min(room, greatestHeight) : nil
  }
}

/// `progress-bar-place`: on the leading side, under everything else.
enum ProgressBarRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    guard let height = scene.progressBarHeight else { return [] }
    let bar = scene.views.progressBar
    return [
      bar.leadingAnchor.constraint(
        equalTo: scene.map.safeAreaLayoutGuide.leadingAnchor,
        constant: scene.style.elementHorizontalPadding),
      bar.bottomAnchor.constraint(
        equalTo: scene.map.bottomAnchor, constant: -ProgressBarNumbers.distanceFromBottom),
      bar.heightAnchor.constraint(equalToConstant: height),
    ]
  }
}
