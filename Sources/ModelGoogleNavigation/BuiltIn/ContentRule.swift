/// `padding-makes-insets` and `padding-is-physical`: the region of the map that carries controls.
enum ContentRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let content = scene.guides.content
    let safe = scene.map.safeAreaLayoutGuide
    let map = scene.map
    let padding = scene.padding
    switch scene.behavior {
    case .always:
      return [
        content.topAnchor.constraint(equalTo: safe.topAnchor, constant: padding.top),
        content.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: padding.left),
        content.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -padding.bottom),
        content.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -padding.right),
      ].map { $0.at(UILayoutPriority(999)) }
    case .never:
      return [
        content.topAnchor.constraint(equalTo: map.topAnchor, constant: padding.top),
        content.leftAnchor.constraint(equalTo: map.leftAnchor, constant: padding.left),
        content.bottomAnchor.constraint(equalTo: map.bottomAnchor, constant: -padding.bottom),
        content.rightAnchor.constraint(equalTo: map.rightAnchor, constant: -padding.right),
      ].map { $0.at(UILayoutPriority(999)) }
    case .automatic:
      return larger(content.topAnchor, safe.topAnchor, map.topAnchor, padding.top)
        + larger(content.leftAnchor, safe.leftAnchor, map.leftAnchor, padding.left)
        + smaller(content.bottomAnchor, safe.bottomAnchor, map.bottomAnchor, padding.bottom)
        + smaller(content.rightAnchor, safe.rightAnchor, map.rightAnchor, padding.right)
    }
  }

  /// The line that is further right or down.
  @MainActor
  private static func larger<Axis>(
    _ line: NSLayoutAnchor<Axis>, _ safe: NSLayoutAnchor<Axis>, _ edge: NSLayoutAnchor<Axis>,
    _ padding: CGFloat
  ) -> [NSLayoutConstraint] {
    [
      line.constraint(greaterThanOrEqualTo: safe).at(UILayoutPriority(999)),
      line.constraint(greaterThanOrEqualTo: edge, constant: padding).at(UILayoutPriority(999)),
      line.constraint(equalTo: edge).at(UILayoutPriority(500)),
    ]
  }

  /// The line that is further left or up.
  @MainActor
  private static func smaller<Axis>(
    _ line: NSLayoutAnchor<Axis>, _ safe: NSLayoutAnchor<Axis>, _ edge: NSLayoutAnchor<Axis>,
    _ padding: CGFloat
  ) -> [NSLayoutConstraint] {
    [
      line.constraint(lessThanOrEqualTo: safe).at(UILayoutPriority(999)),
      line.constraint(lessThanOrEqualTo: edge, constant: -padding).at(UILayoutPriority(999)),
      line.constraint(equalTo: edge).at(UILayoutPriority(500)),
    ]
  }
}
