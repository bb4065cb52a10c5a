extension CarrierText {
  /// How the states are laid out.
  static let layout = CarrierTemplate(
    text: #"""

        // MARK: - Layout

        /// Puts up what the present state shows, from nothing.
        private func layOut() {
          NSLayoutConstraint.deactivate(stateConstraints)
          stateConstraints = []
          for view in stateViews { view.removeFromSuperview() }
          stateViews = []
          guard let navMap else { return }
          if let guidanceState {
            layOutGuidance(guidanceState, on: navMap)
          } else if let readyState {
            layOutReady(readyState, on: navMap)
          }
          NSLayoutConstraint.activate(stateConstraints)
          if let prompt { navMap.bringSubviewToFront(prompt) }
      %if headerGuide footerGuide
          pinGuides()
      %end
          layOutIfAnimated()
        }

        /// Takes part in an animation that is under way.
        private func layOutIfAnimated() {
          if UIView.inheritedAnimationDuration > 0 { navMap?.layoutIfNeeded() }
        }

        private func add(_ view: UIView, to navMap: GMSMapView) {
          navMap.addSubview(view)
          stateViews.append(view)
        }

        private func layOutReady(_ state: any NavigationReadyUIState, on navMap: GMSMapView) {
          addViewport(state.viewport, below: nil, above: nil, to: navMap)
          addLogo(state.googleLogo, above: nil, to: navMap)
          addCompass(state.buttons, below: nil, to: navMap)
        }

        private func layOutGuidance(_ state: any ActiveGuidanceUIState, on navMap: GMSMapView) {
      %if turnCardFlag
          let header = trip.hasTurnCard ? state.turnCard : nil
      %else
          let header = state.turnCard
      %end
      %if etaCardFlag
          let footer = trip.hasETACard ? state.etaCard : nil
      %else
          let footer = state.etaCard
      %end
      %if accessory
      %if turnCardFlag
          let headerEnd = header == nil ? nil : (accessory as UIView?) ?? header
      %else
          let headerEnd = (accessory as UIView?) ?? header
      %end
      %end
      %if progressBar
          if trip.hasProgressBar { addProgressBar(state.tripProgressBar, to: navMap) }
      %end
      %if accessory
          addViewport(state.viewport, below: headerEnd, above: footer, to: navMap)
      %else
          addViewport(state.viewport, below: header, above: footer, to: navMap)
      %end
          addLogo(state.googleLogo, above: footer, to: navMap)
      %if speedWidget
          addSpeedWidget(state.speedWidget, above: state.googleLogo, to: navMap)
      %end
      %if accessory
          // Beside an accessory there is no compass.
      %if turnCardFlag
          if header == nil || accessory == nil {
            addCompass(state.buttons, below: header, to: navMap)
          }
      %else
          if accessory == nil { addCompass(state.buttons, below: header, to: navMap) }
      %end
      %else
          addCompass(state.buttons, below: header, to: navMap)
      %end
          addReportingButton(state.buttons, above: footer, to: navMap)
      %if turnCardFlag
          if let header { addTurnCard(header, to: navMap) }
      %else
          addTurnCard(header, to: navMap)
      %end
      %if etaCardFlag
          if let footer { addETACard(footer, to: navMap) }
      %else
          addETACard(footer, to: navMap)
      %end
        }

        private func addTurnCard(_ card: UIView, to navMap: GMSMapView) {
          add(card, to: navMap)
          stateConstraints += [
            card.topAnchor.constraint(equalTo: navMap.topAnchor),
            card.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
          ]
      %if accessory
          guard let accessory else { return }
          accessory.translatesAutoresizingMaskIntoConstraints = false
          add(accessory, to: navMap)
          stateConstraints += [
            accessory.heightAnchor.constraint(
              equalToConstant: heightOf(accessory, on: navMap)),
            accessory.topAnchor.constraint(equalTo: card.bottomAnchor),
            accessory.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            accessory.widthAnchor.constraint(equalTo: card.widthAnchor),
          ]
      %end
        }
      %if accessory

        private func heightOf(_ accessory: any HeaderAccessory, on navMap: GMSMapView) -> CGFloat {
          let cards = guidanceState.map { [$0.turnCard, $0.etaCard] } ?? []
          let space = cards.reduce(navMap.bounds.height) { $0 - $1.intrinsicContentSize.height }
          let size = CGSize(
            width: cards.first?.intrinsicContentSize.width ?? navMap.bounds.width,
            height: max(0, space))
          return min(
            max(0, accessory.heightForAccessoryViewConstrained(to: size, on: navMap)), size.height)
        }
      %end

        /// The card spans a narrow map; on a wide one it keeps inside the safe area.
        private func addETACard(_ card: UIView, to navMap: GMSMapView) {
          add(card, to: navMap)
          let edge =
            isWide ? navMap.safeAreaLayoutGuide.leadingAnchor : navMap.leadingAnchor
          stateConstraints += [
            card.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
            card.leadingAnchor.constraint(equalTo: edge),
          ]
        }
      %if progressBar

        private func addProgressBar(_ bar: UIView, to navMap: GMSMapView) {
      %if accessory
      %if turnCardFlag
          var covered = trip.hasTurnCard ? NavigationStyleValues.headerNominalHeight : 0
      %else
          var covered = NavigationStyleValues.headerNominalHeight
      %end
      %else
      %if turnCardFlag
          let covered = trip.hasTurnCard ? NavigationStyleValues.headerNominalHeight : 0
      %else
          let covered = NavigationStyleValues.headerNominalHeight
      %end
      %end
      %if accessory
          if covered > 0, let accessory { covered += heightOf(accessory, on: navMap) }
      %end
          let space = navMap.bounds.height - ProgressBar.bottom - max(ProgressBar.top, covered)
          guard space >= ProgressBar.minHeight else { return }
          add(bar, to: navMap)
          stateConstraints += [
            bar.leadingAnchor.constraint(
              equalTo: navMap.safeAreaLayoutGuide.leadingAnchor,
              constant: NavigationStyleValues.elementHorizontalPadding),
            bar.bottomAnchor.constraint(
              equalTo: navMap.bottomAnchor, constant: -ProgressBar.bottom),
            bar.heightAnchor.constraint(equalToConstant: min(space, ProgressBar.maxHeight)),
          ]
        }
      %end

        /// Frames the camera between the cards; on a wide map in its trailing half.
        private func addViewport(
          _ viewport: UIView, below header: UIView?, above footer: UIView?, to navMap: GMSMapView
        ) {
          add(viewport, to: navMap)
          let cards = isWide ? (nil, nil) : (header, footer)
          stateConstraints += highest(
            viewport.topAnchor, below: [content.topAnchor, cards.0?.bottomAnchor])
          stateConstraints += lowest(
            viewport.bottomAnchor,
            above: [content.bottomAnchor, floor.topAnchor, cards.1?.topAnchor])
          stateConstraints += leadingmost(
            viewport.leadingAnchor,
            after: isWide ? [content.leadingAnchor, navMap.centerXAnchor] : [content.leadingAnchor])
          let trailing = viewport.trailingAnchor.constraint(equalTo: content.trailingAnchor)
          trailing.priority = Self.bound
          stateConstraints.append(trailing)
        }

        private func addLogo(_ logo: UIView, above footer: UIView?, to navMap: GMSMapView) {
          add(logo, to: navMap)
          stateConstraints += lowest(
            logo.bottomAnchor, above: [content.bottomAnchor, floor.topAnchor, footer?.topAnchor],
            distance: NavigationStyleValues.buttonVerticalPadding)
          stateConstraints.append(
            logo.leadingAnchor.constraint(
              equalTo: content.leadingAnchor,
              constant: NavigationStyleValues.elementHorizontalPadding))
        }
      %if speedWidget

        private func addSpeedWidget(_ widget: UIView, above logo: UIView, to navMap: GMSMapView) {
          add(widget, to: navMap)
          stateConstraints += [
            widget.bottomAnchor.constraint(
              equalTo: logo.topAnchor, constant: -NavigationStyleValues.buttonVerticalPadding),
            widget.leadingAnchor.constraint(equalTo: logo.leadingAnchor),
          ]
        }
      %end

        private func addCompass(
          _ buttons: [any NavigationUIButton], below header: UIView?, to navMap: GMSMapView
        ) {
          guard navMap.settings.compassButton,
            let compass = buttons.first(where: { $0.type == .compass })?.view
          else { return }
          add(compass, to: navMap)
          stateConstraints += highest(
            compass.topAnchor, below: [content.topAnchor, isWide ? nil : header?.bottomAnchor],
            distance: NavigationStyleValues.buttonVerticalPadding)
          stateConstraints.append(
            compass.trailingAnchor.constraint(
              equalTo: content.trailingAnchor,
              constant: -NavigationStyleValues.buttonHorizontalPadding))
        }

        /// The button that reports an incident; above it buttons of types that are not known here.
        private func addReportingButton(
          _ buttons: [any NavigationUIButton], above footer: UIView?, to navMap: GMSMapView
        ) {
          var below = [content.bottomAnchor, floor.topAnchor, isWide ? nil : footer?.topAnchor]
      %if buttonsGuide
          var side = content.trailingAnchor
      %else
          let side = content.trailingAnchor
      %end
      %if buttonsGuide
          if let guide = shownButtonsGuide(on: navMap) {
            below = [content.bottomAnchor, floor.topAnchor, guide.topAnchor]
            side = guide.trailingAnchor
            // The app may leave the side of its guide open.
            let pull = guide.trailingAnchor.constraint(equalTo: content.trailingAnchor)
            pull.priority = UILayoutPriority(2)
            stateConstraints.append(pull)
          }
      %end
          var distance = NavigationStyleValues.buttonVerticalPadding
      %if reportingFlag
          let reporting =
            trip.hasReportingButton ? buttons.first { $0.type == .reporting }?.view : nil
      %else
          let reporting = buttons.first { $0.type == .reporting }?.view
      %end
          if let reporting {
            add(reporting, to: navMap)
            stateConstraints += lowest(reporting.bottomAnchor, above: below, distance: distance)
            stateConstraints.append(
              reporting.trailingAnchor.constraint(
                equalTo: side, constant: -NavigationStyleValues.buttonHorizontalPadding))
            below = [reporting.topAnchor]
            distance = 0
          }
          let others = buttons.filter { $0.type != .compass && $0.type != .reporting }
          guard !others.isEmpty else { return }
          let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
          stack.arrangedSubviews = others.map { $0.view }
          add(stack, to: navMap)
          stateConstraints += highest(stack.topAnchor, below: [content.topAnchor])
          stateConstraints += lowest(stack.bottomAnchor, above: below, distance: distance)
          stateConstraints.append(
            stack.trailingAnchor.constraint(
              equalTo: side, constant: -NavigationStyleValues.buttonHorizontalPadding))
        }
      %if buttonsGuide

        /// The app's guide for the buttons, if it is in the map's window.
        private func shownButtonsGuide(on navMap: GMSMapView) -> UILayoutGuide? {
      %if buttonsGuideReads
          let narrowGuide = appButtonsGuide
      %else
          let narrowGuide = buttonsGuide
      %end
      %if alternateButtonsGuide
          let guide = isWide ? alternateButtonsGuide : narrowGuide
      %else
          let guide = isWide ? nil : narrowGuide
      %end
          guard let guide, let owner = guide.owningView else { return nil }
          return root(of: owner) === root(of: navMap) ? guide : nil
        }

        private func root(of view: UIView) -> UIView {
          var view = view
          while let next = view.superview { view = next }
          return view
        }
      %end
      """#)
}
