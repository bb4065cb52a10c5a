extension CarrierText {
  /// The delegate's callbacks.
  static let callbacks = CarrierTemplate(
    text: #"""

        // MARK: - Navigation states

        %public func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
      %if headerGuide footerGuide
          removesGuides = self.navMap !== navMap
      %end
          attach(to: navMap)
          readyState = newState
          isWide = newState.wideMode
          navMap.addLayoutGuide(content)
          navMap.addLayoutGuide(floor)
      %if insets
          applyInsets()
      %else
          pinContent(to: navMap)
      %end
          layOut()
        }

        %public func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
          endGuidance()
          readyState = nil
          prompt?.removeFromSuperview()
          prompt = nil
          layOut()
          navMap.removeLayoutGuide(content)
          navMap.removeLayoutGuide(floor)
          contentConstraints = []
      %if insets
          applyInsets()
      %end
      %if headerGuide footerGuide
          guard removesGuides else { return }
      %if headerGuide
          navMap.removeLayoutGuide(headerGuide)
      %end
      %if footerGuide
          navMap.removeLayoutGuide(footerGuide)
      %end
          self.navMap = nil
      %end
        }

        %public func startGuidance(
          navMap: GMSMapView, newState: any ActiveGuidanceUIState,
          oldState: any NavigationReadyUIState
        ) {
      %if turnCardFlag
          trip.hasTurnCard = showsTurnCard
      %end
      %if etaCardFlag
          trip.hasETACard = showsETACard
      %end
      %if progressBar
          trip.hasProgressBar = showsTripProgressBar
      %end
      %if reportingFlag
          trip.hasReportingButton = showsReportingButton
      %end
          guidanceState = newState
          isWide = newState.wideMode
          layOut()
        }

        %public func stopGuidance(
          navMap: GMSMapView, newState: any NavigationReadyUIState,
          oldState: any ActiveGuidanceUIState
        ) {
          endGuidance()
          readyState = newState
          isWide = newState.wideMode
          layOut()
        }

        %public func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
          isWide = newState.wideMode
          layOut()
        }

        private func endGuidance() {
          guidanceState = nil
      %if accessory
          accessory = nil
      %end
        }

        // MARK: - Prompts

        %public func showPrompt(navMap: GMSMapView, newPrompt: any NavigationPromptView) {
          slideIn(newPrompt, on: navMap)
      %if promptObservers
          tellPromptObservers { $0.promptWillShow($1) }
      %end
        }

        %public func hidePrompt(navMap: GMSMapView, oldPrompt: any NavigationPromptView) {
          slideOut(oldPrompt, of: navMap)
      %if promptObservers
          tellPromptObservers { $0.promptDidHide($1) }
      %end
        }

        %public func changePrompt(
          navMap: GMSMapView, newPrompt: any NavigationPromptView, oldPrompt: any NavigationPromptView
        ) {
          slideOut(oldPrompt, of: navMap)
          slideIn(newPrompt, on: navMap)
        }

        private func slideIn(_ newPrompt: any NavigationPromptView, on navMap: GMSMapView) {
          navMap.addSubview(newPrompt)
          let bottom = newPrompt.bottomAnchor.constraint(
            equalTo: navMap.bottomAnchor, constant: newPrompt.bounds.height)
          NSLayoutConstraint.activate([
            bottom,
            newPrompt.leadingAnchor.constraint(
              equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
            floor.topAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
          ])
          prompt = newPrompt
          promptBottom = bottom
          navMap.layoutIfNeeded()
          UIView.animate(withDuration: Self.promptDuration) {
            bottom.constant = 0
            navMap.layoutIfNeeded()
          }
        }

        private func slideOut(_ oldPrompt: any NavigationPromptView, of navMap: GMSMapView) {
          guard prompt === oldPrompt, let bottom = promptBottom else { return }
          prompt = nil
          promptBottom = nil
          UIView.animate(withDuration: Self.promptDuration) {
            bottom.constant = oldPrompt.bounds.height
            navMap.layoutIfNeeded()
          } completion: { _ in
            oldPrompt.removeFromSuperview()
          }
        }
      %if promptObservers

      %if mapObservers
        /// Tells an object, which is held weakly, when prompts show and hide.
        %public func addPromptObserver(_ observer: any PromptObserver) {
      %if observerRemoval
          removePromptObserver(observer)
      %else
          promptObservers.removeAll { $0.observer == nil || $0.observer === observer }
      %end
          promptObservers.append(WeakObserver(observer: observer))
        }

      %end
      %if navigatorObservers
        /// Tells an object, which is held weakly, when prompts of a navigator show and hide.
        %public static func addPromptObserver(
          _ observer: any PromptObserver, of navigator: GMSNavigator?
        ) {
      %if observerRemoval
          removePromptObserver(observer, of: navigator)
      %else
          navigatorObservers.removeAll {
            $0.observer == nil || $0.observer === observer && $0.navigator === navigator
          }
      %end
          navigatorObservers.append(NavigatorObserver(navigator: navigator, observer: observer))
        }

      %end
      %if observerRemoval
      %if mapObservers
        /// Tells an object no more.
        %public func removePromptObserver(_ observer: any PromptObserver) {
          promptObservers.removeAll { $0.observer == nil || $0.observer === observer }
        }

      %end
      %if navigatorObservers
        /// Tells an object no more of a navigator's prompts.
        %public static func removePromptObserver(
          _ observer: any PromptObserver, of navigator: GMSNavigator?
        ) {
          navigatorObservers.removeAll {
            $0.observer == nil || $0.observer === observer && $0.navigator === navigator
          }
        }

      %end
      %end
        private func tellPromptObservers(_ tell: (any PromptObserver, GMSNavigator) -> Void) {
          guard let navigator = navMap?.navigator else { return }
      %if navigatorObservers
      %if mapObservers
          var observers = promptObservers.compactMap(\.observer)
          for entry in Self.navigatorObservers where entry.navigator === navigator {
            guard let observer = entry.observer else { continue }
            if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
          }
          for observer in observers { tell(observer, navigator) }
      %else
          for entry in Self.navigatorObservers where entry.navigator === navigator {
            if let observer = entry.observer { tell(observer, navigator) }
          }
      %end
      %else
          for observer in promptObservers.compactMap(\.observer) { tell(observer, navigator) }
      %end
        }
      %end
      %if accessory

        // MARK: - Header accessory

        /// Shows a view below the turn card for the rest of the trip, or none. Outside guidance it
        /// does nothing.
        %public func setHeaderAccessory(_ view: (any HeaderAccessory)?) {
          guard navMap?.navigator?.isGuidanceActive == true else { return }
          accessory = view
          layOut()
        }

        /// Asks the accessory for its height again.
        %public func invalidateHeaderAccessory() {
          if accessory != nil { layOut() }
        }
      %end
      """#)
}
