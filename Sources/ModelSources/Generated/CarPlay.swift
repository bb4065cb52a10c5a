// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let modelCarPlay: [ModelSourceFile] = [
ModelSourceFile("CarPlay.swift", #"""
@_exported import UIKit

open class CPWindow: UIWindow {}

@preconcurrency @MainActor
open class CPTemplate: NSObject {
  override public nonisolated init() {}
}

@preconcurrency @MainActor
open class CPBarButton: NSObject {
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {}
}

@preconcurrency @MainActor
open class CPMapButton: NSObject {
  public init(handler: ((CPMapButton) -> Void)? = nil) {}
  open var image: UIImage?
}

open class CPMapTemplate: CPTemplate {
  open weak var mapDelegate: (any CPMapTemplateDelegate)?
  open var mapButtons: [CPMapButton] = []
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open func showPanningInterface(animated: Bool) {}
  open func dismissPanningInterface(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol CPMapTemplateDelegate: NSObjectProtocol {
  func mapTemplateDidBeginPanGesture(_ mapTemplate: CPMapTemplate)
}

extension CPMapTemplateDelegate {
  public func mapTemplateDidBeginPanGesture(_ mapTemplate: CPMapTemplate) {}
}

@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
  override nonisolated init() {}
  open func setRootTemplate(
    _ template: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

open class CPTemplateApplicationScene: UIScene {
  open var interfaceController: CPInterfaceController { CPInterfaceController() }
  open var carWindow: CPWindow { CPWindow(frame: .zero) }
}

@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController,
    to window: CPWindow)
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didDisconnect controller: CPInterfaceController,
    from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController,
    to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didDisconnect controller: CPInterfaceController,
    from window: CPWindow
  ) {}
}

"""#),
  ]
}
