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
