/// What the rules of the built-in layout look at.
@MainActor
struct BuiltInScene {
  let map: GMSMapView
  let guides: SlotGuides
  let controls: MapControls
  let views: NavigationViews
  let style: StyleValues
  let legacy: LegacyMetrics
  let mode: WidthMode
  let isNavigating: Bool
  let behavior: GMSMapViewPaddingAdjustmentBehavior
  let padding: UIEdgeInsets
  let showsHeader: Bool
  let showsFooter: Bool
  let showsReportButton: Bool
  let showsCompass: Bool
  let showsMyLocation: Bool
  let showsSpeed: Bool
  /// The height of the progress bar; nil if it is hidden.
  let progressBarHeight: CGFloat?
  let accessory: UIView?
  let accessoryHeight: CGFloat
  let prompt: SDKPromptView?
  /// The guide that carries the bottom trailing buttons now.
  let buttonsGuide: UILayoutGuide

  /// What covers the bottom of the map.
  var bottomCovers: [UIView] {
    (showsFooter ? [views.etaCard] : []) + (prompt.map { [$0] } ?? [])
  }

  /// The lower edge of what hangs from the top.
  var headerBottom: NSLayoutYAxisAnchor? {
    if let accessory { return accessory.bottomAnchor }
    return showsHeader ? views.turnCard.bottomAnchor : nil
  }
}

/// Bounds that give way rather than contradict each other on a map too small for all of them.
@MainActor
enum SoftBound {
  private static let bound = UILayoutPriority(999)
  private static let pull = UILayoutPriority(500)

  /// A line as far down as it can be above others, `distance` points away from each.
  static func lowest(
    _ line: NSLayoutYAxisAnchor, above others: [NSLayoutYAxisAnchor], distance: CGFloat
  ) -> [NSLayoutConstraint] {
    others.flatMap { other in
      [
        line.constraint(lessThanOrEqualTo: other, constant: -distance).at(bound),
        line.constraint(equalTo: other, constant: -distance).at(pull),
      ]
    }
  }

  /// A line as far up as it can be below others, `distance` points away from each.
  static func highest(
    _ line: NSLayoutYAxisAnchor, below others: [NSLayoutYAxisAnchor], distance: CGFloat
  ) -> [NSLayoutConstraint] {
    others.flatMap { other in
      [
        line.constraint(greaterThanOrEqualTo: other, constant: distance).at(bound),
        line.constraint(equalTo: other, constant: distance).at(pull),
      ]
    }
  }
}

extension NSLayoutConstraint {
  func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
