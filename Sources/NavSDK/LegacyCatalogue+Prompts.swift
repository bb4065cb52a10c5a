extension LegacyCatalogue {
  /// The two prompt callbacks of `GMSNavigatorListener`.
  static let prompts: [LegacyElement] = [willPresent, didDismiss]

  private static let coverageReason = """
    whether info cards and the report menu, which these callbacks tell of, come as prompts of the \
    delegate is not documented
    """
  private static let notListenerReason = "a type that is no listener of the navigator"

  private static let willPresent = LegacyElement(
    id: .willPresentPrompt, rule: .promptListener,
    swiftNames: ["navigatorWillPresentPrompt"],
    form: .callback(labels: [nil]),
    declaration: "func navigatorWillPresentPrompt(_ navigator: GMSNavigator)",
    objectiveC: ObjectiveCNames("navigatorWillPresentPrompt:"),
    owner: "GMSNavigatorListener", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "10.1.0 or earlier, after 9.x",
    summary: "tells a listener that a prompt is about to show",
    behavior: """
      The navigator calls it on its listeners, which it holds weakly. The listener learns of the \
      prompt but has no view to place. Google marks it experimental.
      """,
    replacement: .observer(
      protocolName: "PromptObserver", method: "promptWillShow",
      registration: "addPromptObserver"),
    replacementText: """
      showPrompt(navMap:newPrompt:) hands the delegate the prompt's view; the delegate adds and \
      animates it. Whether the listener is still called under a delegate is not documented.
      """,
    callbacks: [.showPrompt], component: .prompt,
    safety: .review, safetyReason: coverageReason,
    references: [.customizeLayout, .disruptions],
    example: Example(
      before: """
        final class Session: NSObject, GMSNavigatorListener {
          func navigatorWillPresentPrompt(_ navigator: GMSNavigator) { print("shown") }
        }
        let session = Session()
        navigator.add(session)
        """,
      after: """
        final class Session: NSObject, GMSNavigatorListener, PromptObserver {
          func promptWillShow(_ navigator: GMSNavigator) { print("shown") }
        }
        let session = Session()
        mapView.driveLayout.addPromptObserver(session)
        navigator.add(session)
        """),
    lookAlikes: [
      LookAlike(
        """
        final class Recorder {
          func navigatorWillPresentPrompt(_ name: String) {}
        }
        Recorder().navigatorWillPresentPrompt("a")
        """, notListenerReason)
    ])

  private static let didDismiss = LegacyElement(
    id: .didDismissPrompt, rule: .promptListener,
    swiftNames: ["navigatorDidDismissPrompt"],
    form: .callback(labels: [nil]),
    declaration: "func navigatorDidDismissPrompt(_ navigator: GMSNavigator)",
    objectiveC: ObjectiveCNames("navigatorDidDismissPrompt:"),
    owner: "GMSNavigatorListener", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "10.1.0 or earlier, after 9.x",
    summary: "tells a listener that a prompt is gone",
    behavior: """
      The navigator calls it on its listeners, which it holds weakly. Google marks it experimental.
      """,
    replacement: .observer(
      protocolName: "PromptObserver", method: "promptDidHide",
      registration: "addPromptObserver"),
    replacementText: """
      hidePrompt(navMap:oldPrompt:) hands the delegate the view that must go. When one prompt \
      replaces another, changePrompt(navMap:newPrompt:oldPrompt:) is called instead, and nothing \
      was dismissed.
      """,
    callbacks: [.hidePrompt], component: .prompt,
    safety: .review, safetyReason: coverageReason,
    references: [.customizeLayout, .disruptions],
    example: Example(
      before: """
        final class Session: NSObject, GMSNavigatorListener {
          func navigatorDidDismissPrompt(_ navigator: GMSNavigator) { print("gone") }
        }
        let session = Session()
        navigator.add(session)
        """,
      after: """
        final class Session: NSObject, GMSNavigatorListener, PromptObserver {
          func promptDidHide(_ navigator: GMSNavigator) { print("gone") }
        }
        let session = Session()
        mapView.driveLayout.addPromptObserver(session)
        navigator.add(session)
        """),
    lookAlikes: [
      LookAlike(
        """
        struct Log {
          func navigatorDidDismissPrompt(_ navigator: GMSNavigator) {}
        }
        Log().navigatorDidDismissPrompt(navigator)
        """, notListenerReason)
    ])
}
