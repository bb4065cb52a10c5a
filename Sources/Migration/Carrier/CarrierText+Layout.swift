extension CarrierText {
  /// How the states are laid out.
  static let layout = CarrierTemplate(
    text: #"""

        // MARK: - Layout

        /// Puts up what the present state shows, from nothing.
        private func layOut() {
          NSLayoutConstraint.deactivate(stateConstraints)
          stateConstraints = []
          stateViews.forEach { $0.removeFromSuperview() }
          stateViews = []
          guard let navMap else { return }
          if let guidanceState {
            layOutGuidance(guidanceState, on: navMap)
          } else if let readyState {
            layOutControls(readyState, readyState.buttons, on: navMap)
          }
          NSLayoutConstraint.activate(stateConstraints)
          if let prompt { navMap.bringSubviewToFront(prompt) }
      %if headerGuide footerGuide
          pinGuides()
      %end
          layOutIfAnimated()
        }

        private func layOutIfAnimated() {
          if UIView.inheritedAnimationDuration > 0 { navMap?.layoutIfNeeded() }
        }

        private func add(_ view: UIView, to navMap: GMSMapView) {
          navMap.addSubview(view)
          stateViews.append(view)
        }

        private func layOutGuidance(_ state: any ActiveGuidanceUIState, on navMap: GMSMapView) {
      %if progressBar
          if trip.hasProgressBar { addProgressBar(state.tripProgressBar, to: navMap) }
      %end
          layOutControls(state, state.buttons, on: navMap)
      %if speedWidget
          let speed = state.speedWidget
          add(speed, to: navMap)
          stateConstraints += [
            speed.leadingAnchor.constraint(
              equalTo: content.leadingAnchor,
              constant: NavigationStyleValues.elementHorizontalPadding),
            speed.bottomAnchor.constraint(equalTo: state.googleLogo.topAnchor),
          ]
      %end
      %if turnCardFlag
          if trip.hasTurnCard { addTurnCard(state.turnCard, to: navMap) }
      %else
          addTurnCard(state.turnCard, to: navMap)
      %end
      %if etaCardFlag
          if trip.hasETACard { addETACard(state.etaCard, to: navMap) }
      %else
          addETACard(state.etaCard, to: navMap)
      %end
        }

        private func addTurnCard(_ card: UIView, to navMap: GMSMapView) {
          add(card, to: navMap)
          stateConstraints += [
            card.topAnchor.constraint(equalTo: navMap.topAnchor),
            card.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
            isWide
              ? content.leadingAnchor.constraint(greaterThanOrEqualTo: card.trailingAnchor)
              : content.topAnchor.constraint(greaterThanOrEqualTo: card.bottomAnchor),
          ]
      %if accessory
          addAccessory(below: card, on: navMap)
      %end
        }

        private func addETACard(_ card: UIView, to navMap: GMSMapView) {
          add(card, to: navMap)
          stateConstraints += [
            card.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
            card.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
            isWide
              ? content.leadingAnchor.constraint(greaterThanOrEqualTo: card.trailingAnchor)
              : content.bottomAnchor.constraint(lessThanOrEqualTo: card.topAnchor),
          ]
        }
      %if accessory

        private func addAccessory(below card: UIView, on navMap: GMSMapView) {
          guard let accessory else { return }
          accessory.translatesAutoresizingMaskIntoConstraints = false
          add(accessory, to: navMap)
          let height = accessory.heightAnchor.constraint(
            equalToConstant: accessory.heightForAccessoryViewConstrained(
              to: navMap.bounds.size, on: navMap))
          accessoryHeight = height
          stateConstraints += [
            height,
            accessory.topAnchor.constraint(equalTo: card.bottomAnchor),
            accessory.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            accessory.trailingAnchor.constraint(equalTo: card.trailingAnchor),
          ]
          guard !isWide else { return }
          stateConstraints.append(
            content.topAnchor.constraint(greaterThanOrEqualTo: accessory.bottomAnchor))
        }
      %end
      %if progressBar

        private func addProgressBar(_ bar: UIView, to navMap: GMSMapView) {
          let space = navMap.bounds.height - ProgressBar.top - ProgressBar.bottom
          guard space >= ProgressBar.minHeight else { return }
          add(bar, to: navMap)
          stateConstraints += [
            bar.leadingAnchor.constraint(
              equalTo: content.leadingAnchor,
              constant: NavigationStyleValues.elementHorizontalPadding),
            bar.bottomAnchor.constraint(
              equalTo: navMap.bottomAnchor, constant: -ProgressBar.bottom),
            bar.heightAnchor.constraint(equalToConstant: min(space, ProgressBar.maxHeight)),
          ]
        }
      %end

        /// The logo, the camera's frame and the buttons.
        private func layOutControls(
          _ state: any NavigationUIState, _ buttons: [any NavigationUIButton], on navMap: GMSMapView
        ) {
          let viewport = state.viewport
          add(viewport, to: navMap)
          let logo = state.googleLogo
          add(logo, to: navMap)
          stateConstraints += [
            viewport.topAnchor.constraint(equalTo: content.topAnchor),
            viewport.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            viewport.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            viewport.leadingAnchor.constraint(
              equalTo: isWide ? navMap.centerXAnchor : content.leadingAnchor),
            logo.leadingAnchor.constraint(
              equalTo: content.leadingAnchor,
              constant: NavigationStyleValues.elementHorizontalPadding),
            logo.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          ]
          layOutButtons(buttons, on: navMap)
        }

        /// The compass at the top; the others from the bottom up, those of unknown types last.
        private func layOutButtons(_ buttons: [any NavigationUIButton], on navMap: GMSMapView) {
          let compass = buttons.first { $0.type == .compass }?.view
          let reporting = buttons.first { $0.type == .reporting }?.view
          let others = buttons.filter { $0.type != .compass && $0.type != .reporting }.map(\.view)
          if let compass, navMap.settings.compassButton {
            add(compass, to: navMap)
            stateConstraints += [
              compass.topAnchor.constraint(
                equalTo: content.topAnchor, constant: NavigationStyleValues.buttonVerticalPadding),
              compass.trailingAnchor.constraint(
                equalTo: content.trailingAnchor,
                constant: -NavigationStyleValues.buttonHorizontalPadding),
            ]
          }
          let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
      %if reportingFlag
          stack.arrangedSubviews = (trip.hasReportingButton ? [reporting].compactMap { $0 } : []) + others
      %else
          stack.arrangedSubviews = [reporting].compactMap { $0 } + others
      %end
          add(stack, to: navMap)
          stateConstraints += [
            stack.trailingAnchor.constraint(
              equalTo: content.trailingAnchor,
              constant: -NavigationStyleValues.buttonHorizontalPadding),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(
              equalTo: content.bottomAnchor, constant: -NavigationStyleValues.buttonVerticalPadding),
          ]
        }

        /// Frees the content from the map's edges inward; cards and prompt push it further.
        private func pinContent(to navMap: GMSMapView) {
          NSLayoutConstraint.deactivate(contentConstraints)
          let pulls = [
            content.topAnchor.constraint(equalTo: navMap.topAnchor),
            content.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: navMap.trailingAnchor),
          ]
          pulls.forEach { $0.priority = UILayoutPriority(1) }
      %if insets
          contentConstraints = pulls
          switch insetAdjustment {
          case .never:
            contentConstraints += contentInside(map: navMap, by: contentInsets)
          case .automatic:
            contentConstraints += contentInside(map: navMap, by: contentInsets)
            contentConstraints += contentInside(safeAreaOf: navMap, by: .zero)
          default:
            contentConstraints += contentInside(safeAreaOf: navMap, by: contentInsets)
          }
      %else
          contentConstraints = pulls + contentInside(safeAreaOf: navMap, by: .zero)
      %end
          NSLayoutConstraint.activate(contentConstraints)
        }

        private func contentInside(
          safeAreaOf navMap: GMSMapView, by insets: UIEdgeInsets
        ) -> [NSLayoutConstraint] {
          let area = navMap.safeAreaLayoutGuide
          let (leading, trailing) = sides(of: insets, on: navMap)
          return [
            content.topAnchor.constraint(
              greaterThanOrEqualTo: area.topAnchor, constant: insets.top),
            content.bottomAnchor.constraint(
              lessThanOrEqualTo: area.bottomAnchor, constant: -insets.bottom),
            content.leadingAnchor.constraint(
              greaterThanOrEqualTo: area.leadingAnchor, constant: leading),
            content.trailingAnchor.constraint(
              lessThanOrEqualTo: area.trailingAnchor, constant: -trailing),
          ]
        }
      %if insets

        private func contentInside(
          map navMap: GMSMapView, by insets: UIEdgeInsets
        ) -> [NSLayoutConstraint] {
          let (leading, trailing) = sides(of: insets, on: navMap)
          return [
            content.topAnchor.constraint(
              greaterThanOrEqualTo: navMap.topAnchor, constant: insets.top),
            content.bottomAnchor.constraint(
              lessThanOrEqualTo: navMap.bottomAnchor, constant: -insets.bottom),
            content.leadingAnchor.constraint(
              greaterThanOrEqualTo: navMap.leadingAnchor, constant: leading),
            content.trailingAnchor.constraint(
              lessThanOrEqualTo: navMap.trailingAnchor, constant: -trailing),
          ]
        }
      %end

        /// Insets are left and right; the layout reads in the map's direction.
        private func sides(
          of insets: UIEdgeInsets, on navMap: GMSMapView
        ) -> (leading: CGFloat, trailing: CGFloat) {
          navMap.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? (insets.right, insets.left) : (insets.left, insets.right)
        }
      %if insets

        /// While navigation is off the map view applies the insets; while it is on this layout does.
        private func applyInsets() {
          guard let navMap else { return }
          let isOn = readyState != nil
          navMap.padding = isOn ? .zero : contentInsets  // navmigrate:ignore
          navMap.paddingAdjustmentBehavior = insetAdjustment  // navmigrate:ignore
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
