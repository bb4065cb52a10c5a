import Scenarios
import Testing

@Suite @MainActor
struct LayoutDelegateSettingTests {
  /// A screen in a car.
  private final class CarScreen: UIScreen {
    override var traitCollection: UITraitCollection {
      UITraitCollection(userInterfaceIdiom: .carPlay)
    }
  }

  private func code(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch let error as NSError where error.domain == GMSMapViewNavigationLayoutErrorDomain {
      return error.code
    } catch {
      return -1
    }
  }

  @Test func delegateIsKeptStrongly() throws {
    let screen = MapScreen()
    weak var delegate: NotingDelegate?
    do {
      let made = NotingDelegate()
      delegate = made
      try screen.map.setLayoutDelegate(made)
    }
    #expect(delegate != nil)
    try screen.map.setLayoutDelegate(nil)
    #expect(delegate == nil)
  }

  @Test func cannotBeSetWhileNavigationIsEnabled() {
    let screen = MapScreen()
    let expected = GMSMapViewNavigationLayoutErrorCode.cannotSetDelegateWhileNavigationEnabled
    screen.map.isNavigationEnabled = true
    #expect(code { try screen.map.setLayoutDelegate(NotingDelegate()) } == expected.rawValue)
    #expect(code { try screen.map.setLayoutDelegate(nil) } == expected.rawValue)
    #expect(screen.map.layoutDelegate == nil)
    screen.map.isNavigationEnabled = false
    #expect(code { try screen.map.setLayoutDelegate(NotingDelegate()) } == nil)
  }

  @Test func cannotBeSetAfterEnablingWithASession() throws {
    let screen = MapScreen()
    let session = try #require(GMSNavigationServices.createNavigationSession())
    #expect(screen.map.enableNavigation(with: session))
    #expect(screen.map.navigator === session.navigator)
    #expect(code { try screen.map.setLayoutDelegate(NotingDelegate()) } == 1)
  }

  @Test func cannotBeSetOnACarPlayMap() {
    SDKModel.current.reset()
    let options = GMSMapViewOptions()
    options.screen = CarScreen()
    let map = GMSMapView(options: options)
    let expected = GMSMapViewNavigationLayoutErrorCode.cannotSetDelegateOnCarPlayScreen
    #expect(code { try map.setLayoutDelegate(NotingDelegate()) } == expected.rawValue)
    options.screen = UIScreen.main
    #expect(code { try GMSMapView(options: options).setLayoutDelegate(nil) } == nil)
  }

  @Test func nothingHappensBeforeTheTermsAreAccepted() {
    let screen = MapScreen()
    SDKModel.current.termsAreAccepted = false
    screen.map.isNavigationEnabled = true
    #expect(!screen.map.isNavigationEnabled)
    #expect(screen.map.navigator == nil)
    let session = GMSNavigationServices.createNavigationSession()
    #expect(session.map { screen.map.enableNavigation(with: $0) } == false)
    var isAccepted = false
    GMSNavigationServices.showTermsAndConditionsDialogIfNeeded(withCompanyName: "Us") {
      isAccepted = $0
    }
    #expect(isAccepted)
    screen.map.isNavigationEnabled = true
    #expect(screen.map.isNavigationEnabled)
  }

  @Test func nilRestoresTheBuiltInLayout() throws {
    let screen = MapScreen()
    try screen.map.setLayoutDelegate(NotingDelegate())
    screen.drive()
    #expect(screen.frame(.turnCard) == nil)
    #expect(screen.frame(.googleLogo) == nil)
    screen.map.isNavigationEnabled = false
    try screen.map.setLayoutDelegate(nil)
    screen.map.isNavigationEnabled = true
    screen.settle()
    #expect(screen.frame(.turnCard) == CGRect(x: 0, y: 0, width: 390, height: 180))
  }

  @Test func slotsHaveNoEffectUnderADelegate() throws {
    let screen = MapScreen()
    try screen.map.setLayoutDelegate(NotingDelegate())
    screen.map.padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    screen.drive()
    let strip = AccessoryStrip(height: 40)
    screen.map.setHeaderAccessory(strip)
    screen.settle()
    #expect(strip.superview == nil)
    #expect(strip.asked.isEmpty)
    let footer = screen.frame(of: screen.map.navigationFooterLayoutGuide)
    #expect(footer == CGRect(x: 0, y: 844, width: 390, height: 0))
  }
}
