extension CarrierText {
  /// How a map view gets and keeps its layout, and what the app's classes adopt.
  static let access = CarrierTemplate(
    text: #"""

      /// Keeps a layout for its map view, which owns its guides.
      private final class DriveLayoutKeeper: UILayoutGuide {
        var layout: DriveLayout?
      }

      extension GMSMapView {
        /// The layout of the navigation screen; installed if the map view has no layout delegate and
        /// navigation is off.
        @preconcurrency @MainActor %public var driveLayout: DriveLayout {
          let keepers = layoutGuides.compactMap { $0 as? DriveLayoutKeeper }
          let known = keepers.first?.layout ?? (layoutDelegate as? DriveLayout)
          let layout = known ?? DriveLayout()
          if keepers.isEmpty {
            let keeper = DriveLayoutKeeper()
            keeper.layout = layout
            addLayoutGuide(keeper)
            layout.attach(to: self)
          }
          if layoutDelegate == nil { layout.install(on: self) }
          return layout
        }

        /// The map view with its layout installed; to be called before navigation is turned on.
        @preconcurrency @MainActor %public func withDriveLayout() -> Self {
          _ = driveLayout
          return self
        }
      }

      extension DriveLayout {
        /// Makes the map view use this layout.
        fileprivate func install(on map: GMSMapView) {
          do {
            try map.setLayoutDelegate(self)
          } catch {
            guard !hasReportedFailure else { return }
            hasReportedFailure = true
            print("navigation keeps the SDK's own layout: \(error)")
          }
        }
      }
      %if insets

      extension NSLayoutConstraint {
        /// The constraint at a priority that gives way on a map too small for all.
        fileprivate func givingWay(
          at priority: UILayoutPriority = UILayoutPriority(999)
        ) -> NSLayoutConstraint {
          self.priority = priority
          return self
        }
      }
      %end
      %if accessory

      /// A view below the turn card.
      @preconcurrency @MainActor
      %if publicAccessory publicLayout
      public protocol HeaderAccessory: UIView {
      %else
      protocol HeaderAccessory: UIView {
      %end
        /// The height the view needs, in points, at most that of `size`.
        func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat
      }
      %end
      %if promptObservers

      /// Hears when the SDK's prompts show and hide.
      %public protocol PromptObserver: AnyObject {
        @preconcurrency @MainActor func promptWillShow(_ navigator: GMSNavigator)
        @preconcurrency @MainActor func promptDidHide(_ navigator: GMSNavigator)
      }
      %if partialObservers

      extension PromptObserver {
        @preconcurrency @MainActor %public func promptWillShow(_ navigator: GMSNavigator) {}
        @preconcurrency @MainActor %public func promptDidHide(_ navigator: GMSNavigator) {}
      }
      %end
      %end
      """#)
}
