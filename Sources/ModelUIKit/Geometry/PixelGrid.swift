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
