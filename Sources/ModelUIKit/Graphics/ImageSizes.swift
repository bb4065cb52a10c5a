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
