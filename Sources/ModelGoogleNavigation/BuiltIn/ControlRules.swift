/// `compass-top-trailing`: below a header that spans the map.
enum CompassRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let compass = scene.controls.compass
    var above = [scene.guides.content.topAnchor]
    if scene.mode == .narrow, scene.showsHeader { above.append(scene.views.turnCard.bottomAnchor) }
    return SoftBound.highest(
      compass.topAnchor, below: above, distance: scene.style.buttonVerticalPadding)
      + [
        compass.trailingAnchor.constraint(
          equalTo: scene.guides.content.trailingAnchor,
          constant: -scene.style.buttonHorizontalPadding)
      ]
  }
}

/// `logo-bottom-leading`: above what covers the bottom.
enum LogoRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let logo = scene.controls.logo
    let below = [scene.guides.content.bottomAnchor] + scene.bottomCovers.map { $0.topAnchor }
    return SoftBound.lowest(
      logo.bottomAnchor, above: below, distance: scene.style.buttonVerticalPadding)
      + [
        logo.leadingAnchor.constraint(
          equalTo: scene.guides.content.leadingAnchor,
          constant: scene.style.elementHorizontalPadding)
      ]
  }
}

/// `speed-above-logo`: in the logo's column, gone while the recenter button shows.
enum SpeedRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let widget = scene.views.speedWidget
    return [
      widget.bottomAnchor.constraint(
        equalTo: scene.controls.logo.topAnchor, constant: -scene.style.buttonVerticalPadding),
      widget.leadingAnchor.constraint(
        equalTo: scene.guides.content.leadingAnchor,
        constant: scene.style.elementHorizontalPadding),
    ]
  }
}

/// `report-bottom-trailing`, `my-location-bottom-right`, `buttons-follow-guide`: a column that an
/// app may move by a guide.
enum TrailingRule {
  @MainActor
  static func views(_ scene: BuiltInScene) -> [UIView] {
    (scene.showsReportButton ? [scene.views.reporting] : [])
      + (scene.showsMyLocation ? [scene.controls.myLocation] : [])
  }

  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let column = views(scene)
    guard let lowest = column.first else { return [] }
    var below = [scene.guides.content.bottomAnchor, scene.buttonsGuide.topAnchor]
    if let prompt = scene.prompt { below.append(prompt.topAnchor) }
    var rows = SoftBound.lowest(
      lowest.bottomAnchor, above: below, distance: scene.style.buttonVerticalPadding)
    for (lower, upper) in zip(column, column.dropFirst()) {
      rows.append(
        upper.bottomAnchor.constraint(
          equalTo: lower.topAnchor, constant: -scene.legacy.buttonSpacing))
    }
    for view in column { rows += trailing(view, scene) }
    return rows
  }

  /// The guide's trailing edge if it is an app's, else that of the region for controls.
  @MainActor
  private static func trailing(_ view: UIView, _ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let content = scene.guides.content.trailingAnchor
    let distance = -scene.style.buttonHorizontalPadding
    let guide = scene.buttonsGuide
    guard guide !== scene.guides.footer, guide !== scene.guides.defaultAlternate else {
      return [view.trailingAnchor.constraint(equalTo: content, constant: distance)]
    }
    return [
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: distance),
      // An app may leave the side of its guide open.
      guide.trailingAnchor.constraint(equalTo: content).at(UILayoutPriority(2)),
      guide.widthAnchor.constraint(equalToConstant: 0).at(UILayoutPriority(1)),
    ]
  }
}
