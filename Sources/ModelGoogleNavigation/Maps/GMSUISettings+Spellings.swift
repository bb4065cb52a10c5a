/// The flags under the names of their properties in Objective-C.
extension GMSUISettings {
  public var navigationHeaderEnabled: Bool {
    get { isNavigationHeaderEnabled }
    set { isNavigationHeaderEnabled = newValue }
  }
  public var navigationFooterEnabled: Bool {
    get { isNavigationFooterEnabled }
    set { isNavigationFooterEnabled = newValue }
  }
  public var navigationTripProgressBarEnabled: Bool {
    get { isNavigationTripProgressBarEnabled }
    set { isNavigationTripProgressBarEnabled = newValue }
  }
  public var navigationReportIncidentButtonEnabled: Bool {
    get { isNavigationReportIncidentButtonEnabled }
    set { isNavigationReportIncidentButtonEnabled = newValue }
  }
}
