/// A prompt. It arrives with its size; its top corners are round until someone says otherwise.
@preconcurrency @MainActor
final class SDKPromptView: SDKView, NavigationRoundedCornerView {
  /// In points; the width is that of the cards.
  let height: CGFloat

  init(height: CGFloat, width: CGFloat, margin: CGFloat) {
    self.height = height
    super.init(.prompt, size: CGSize(width: width, height: height), margin: margin)
  }

  var roundedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
}
