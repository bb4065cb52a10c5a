extension GMSMapView {
  /// `setHeaderAccessory(_:)` under the name of the method in Objective-C.
  public func setHeaderAccessoryView(
    _ headerAccessoryView: (any UIView & GMSNavigationAccessoryView)?
  ) {
    setHeaderAccessory(headerAccessoryView)
  }
}
