extension CarrierText {
  /// What the layout's constraints are made of: edges that give way, insets, guides.
  static let bounds = CarrierTemplate(
    text: #"""

        // MARK: - Constraints that give way on a map too small for all

        private static let bound = UILayoutPriority(999)
        private static let pull = UILayoutPriority(500)

        /// An edge as far up as it can be below others.
        private func highest(
          _ edge: NSLayoutYAxisAnchor, below others: [NSLayoutYAxisAnchor?], distance: CGFloat = 0
        ) -> [NSLayoutConstraint] {
          others.compactMap { $0 }.flatMap {
            givingWay(
              edge.constraint(greaterThanOrEqualTo: $0, constant: distance),
              edge.constraint(equalTo: $0, constant: distance))
          }
        }

        /// An edge as far down as it can be above others.
        private func lowest(
          _ edge: NSLayoutYAxisAnchor, above others: [NSLayoutYAxisAnchor?], distance: CGFloat = 0
        ) -> [NSLayoutConstraint] {
          others.compactMap { $0 }.flatMap {
            givingWay(
              edge.constraint(lessThanOrEqualTo: $0, constant: -distance),
              edge.constraint(equalTo: $0, constant: -distance))
          }
        }

        /// An edge as near the leading side as it can be after others.
        private func leadingmost(
          _ edge: NSLayoutXAxisAnchor, after others: [NSLayoutXAxisAnchor]
        ) -> [NSLayoutConstraint] {
          others.flatMap {
            givingWay(
              edge.constraint(greaterThanOrEqualTo: $0), edge.constraint(equalTo: $0))
          }
        }

        private func givingWay(
          _ bound: NSLayoutConstraint, _ pull: NSLayoutConstraint
        ) -> [NSLayoutConstraint] {
          bound.priority = Self.bound
          pull.priority = Self.pull
          return [bound, pull]
        }

        // MARK: - Insets

        /// Puts the region for controls and camera inside the safe area and the insets.
        private func pinContent(to navMap: GMSMapView) {
          NSLayoutConstraint.deactivate(contentConstraints)
          let safeArea = navMap.safeAreaLayoutGuide
          let bottom = floor.topAnchor.constraint(equalTo: navMap.bottomAnchor)
          // Nothing that hangs on the line may lift it.
          bottom.priority = UILayoutPriority(998)
          contentConstraints = [bottom, floor.heightAnchor.constraint(equalToConstant: 0)]
      %if insets
          let isMirrored = navMap.effectiveUserInterfaceLayoutDirection == .rightToLeft
          let leading = isMirrored ? contentInsets.right : contentInsets.left
          let trailing = isMirrored ? contentInsets.left : contentInsets.right
      %if insetAdjustment
          switch insetAdjustment {
          case .never:
            contentConstraints += [
              content.topAnchor.constraint(
                equalTo: navMap.topAnchor, constant: contentInsets.top),
              content.bottomAnchor.constraint(
                equalTo: navMap.bottomAnchor, constant: -contentInsets.bottom),
              content.leadingAnchor.constraint(equalTo: navMap.leadingAnchor, constant: leading),
              content.trailingAnchor.constraint(
                equalTo: navMap.trailingAnchor, constant: -trailing),
            ].map { $0.givingWay() }
          case .automatic:
            contentConstraints += [
              content.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor),
              content.topAnchor.constraint(
                greaterThanOrEqualTo: navMap.topAnchor, constant: contentInsets.top),
              content.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
              content.bottomAnchor.constraint(
                lessThanOrEqualTo: navMap.bottomAnchor, constant: -contentInsets.bottom),
              content.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor),
              content.leadingAnchor.constraint(
                greaterThanOrEqualTo: navMap.leadingAnchor, constant: leading),
              content.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.trailingAnchor),
              content.trailingAnchor.constraint(
                lessThanOrEqualTo: navMap.trailingAnchor, constant: -trailing),
            ].map { $0.givingWay() }
            contentConstraints += [
              content.topAnchor.constraint(equalTo: navMap.topAnchor),
              content.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
              content.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
              content.trailingAnchor.constraint(equalTo: navMap.trailingAnchor),
            ].map { $0.givingWay(at: Self.pull) }
          default:
            contentConstraints += [
              content.topAnchor.constraint(
                equalTo: safeArea.topAnchor, constant: contentInsets.top),
              content.bottomAnchor.constraint(
                equalTo: safeArea.bottomAnchor, constant: -contentInsets.bottom),
              content.leadingAnchor.constraint(
                equalTo: safeArea.leadingAnchor, constant: leading),
              content.trailingAnchor.constraint(
                equalTo: safeArea.trailingAnchor, constant: -trailing),
            ].map { $0.givingWay() }
          }
      %else
          contentConstraints += [
            content.topAnchor.constraint(
              equalTo: safeArea.topAnchor, constant: contentInsets.top),
            content.bottomAnchor.constraint(
              equalTo: safeArea.bottomAnchor, constant: -contentInsets.bottom),
            content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: leading),
            content.trailingAnchor.constraint(
              equalTo: safeArea.trailingAnchor, constant: -trailing),
          ].map { $0.givingWay() }
      %end
      %else
          contentConstraints += [
            content.topAnchor.constraint(equalTo: safeArea.topAnchor),
            content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
          ]
      %end
          NSLayoutConstraint.activate(contentConstraints)
        }
      %if insets

        /// While navigation is off the map view applies the insets; while it is on this layout does.
        private func applyInsets() {
          guard let navMap else { return }
          let isOn = readyState != nil
          navMap.padding = isOn ? .zero : contentInsets  // navmigrate:ignore
      %if insetAdjustment
          navMap.paddingAdjustmentBehavior = insetAdjustment  // navmigrate:ignore
      %end
          guard isOn else { return }
          pinContent(to: navMap)
          layOutIfAnimated()
        }
      %end
      %if headerGuide footerGuide

        /// Puts the guides that the app's views follow where the cards are.
        private func pinGuides() {
          NSLayoutConstraint.deactivate(guideConstraints)
          guideConstraints = []
          guard let navMap else { return }
      %if headerGuide
          guideConstraints += edges(
            of: headerGuide, card: guidanceState?.turnCard, along: navMap.topAnchor, of: navMap)
      %end
      %if footerGuide
          guideConstraints += edges(
            of: footerGuide, card: guidanceState?.etaCard, along: navMap.bottomAnchor, of: navMap)
      %end
          NSLayoutConstraint.activate(guideConstraints)
        }

        private func edges(
          of guide: UILayoutGuide, card: UIView?, along edge: NSLayoutYAxisAnchor,
          of navMap: GMSMapView
        ) -> [NSLayoutConstraint] {
          guard let card, card.isDescendant(of: navMap) else {
            return [
              guide.topAnchor.constraint(equalTo: edge),
              guide.heightAnchor.constraint(equalToConstant: 0),
              guide.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
              guide.trailingAnchor.constraint(equalTo: navMap.trailingAnchor),
            ]
          }
          return [
            guide.topAnchor.constraint(equalTo: card.topAnchor),
            guide.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: card.trailingAnchor),
          ]
        }
      %end
      }
      """#)
}
