/// The standard distances, in points: assumption `system-spacing-is-8`.
enum SystemSpacing {
  static let betweenSiblings: CGFloat = 8
}
