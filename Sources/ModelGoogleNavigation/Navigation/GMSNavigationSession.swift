/// A trip without a map of its own.
@preconcurrency @MainActor
open class GMSNavigationSession: NSObject {
  private let ownNavigator = GMSNavigator()

  nonisolated override init() {
    super.init()
  }

  open var isStarted = false
  open var navigator: GMSNavigator? { SDKModel.current.termsAreAccepted ? ownNavigator : nil }
  open var roadSnappedLocationProvider: GMSRoadSnappedLocationProvider? {
    GMSRoadSnappedLocationProvider()
  }
  open var locationSimulator: GMSLocationSimulator? { GMSLocationSimulator() }
}

@preconcurrency @MainActor
open class GMSNavigationTermsAndConditionsOptions: NSObject {
  public let companyName: String
  open var title: String?

  public init(companyName: String) {
    self.companyName = companyName
    super.init()
  }
}

/// Asks for consent, which the model gives at once.
@preconcurrency @MainActor
open class GMSNavigationServices: NSObject {
  public class func showTermsAndConditionsDialogIfNeeded(
    with options: GMSNavigationTermsAndConditionsOptions, callback: @escaping (Bool) -> Void
  ) {
    accept(callback)
  }

  public class func showTermsAndConditionsDialogIfNeeded(
    withCompanyName companyName: String, callback: @escaping (Bool) -> Void
  ) {
    accept(callback)
  }

  public class func showTermsAndConditionsDialogIfNeeded(
    withTitle title: String?, companyName: String, callback: @escaping (Bool) -> Void
  ) {
    accept(callback)
  }

  public class func areTermsAndConditionsAccepted() -> Bool { SDKModel.current.termsAreAccepted }
  public class func resetTermsAndConditionsAccepted() { SDKModel.current.termsAreAccepted = false }
  public class func createNavigationSession() -> GMSNavigationSession? { GMSNavigationSession() }

  private class func accept(_ callback: (Bool) -> Void) {
    SDKModel.current.termsAreAccepted = true
    callback(true)
  }
}
