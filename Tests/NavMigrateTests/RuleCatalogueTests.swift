import NavSDK
import Testing

@Suite struct RuleCatalogueTests {
  @Test func fourteenLegacyAndNineteenDelegateRules() {
    let ids = RuleCatalogue.all.map(\.id.text)
    #expect(RuleCatalogue.all.count { $0.subject == .legacy } == 14)
    #expect(RuleCatalogue.all.count { $0.subject == .delegate } == 19)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test(arguments: RuleCatalogue.all)
  func aRuleIsWhole(_ rule: Rule) {
    #expect(!rule.summary.hasSuffix(".") && rule.summary.first?.isUppercase == false)
    for text in [rule.what, rule.instead, rule.why] { #expect(text.hasSuffix(".")) }
    #expect(!rule.detection.isEmpty && !rule.references.isEmpty)
    #expect(RuleCatalogue.explanation(of: rule.id.text)?.rule == rule.id)
  }

  @Test func everyNameIsExplained() {
    for name in RuleCatalogue.explainedNames {
      #expect(RuleCatalogue.explanation(of: name) != nil, "\(name)")
      #expect(RuleCatalogue.explanation(of: name.uppercased()) != nil, "\(name)")
    }
  }

  @Test(arguments: [
    ("GMSMapView.padding", "map-padding"),
    ("-[GMSMapView setPadding:]", "map-padding"),
    ("mapView.settings.isNavigationHeaderEnabled", "navigation-header-enabled"),
    ("setHeaderAccessoryView(_:)", "header-accessory-view"),
    ("invalidateLayout(forAccessoryView:)", "invalidate-accessory-layout"),
    ("heightForAccessoryViewConstrainedToSize:onMapView:", "accessory-view-conformance"),
    ("\\.paddingAdjustmentBehavior", "padding-adjustment-behavior"),
    ("navigatorwillpresentprompt(_:)", "prompt-listener"),
    ("showsETACard", "navigation-footer-enabled"),
  ])
  func aNameIsFoundHoweverItIsWritten(_ query: String, _ rule: String) {
    #expect(RuleCatalogue.explanation(of: query)?.rule == RuleID(rule))
  }

  @Test func callbacksAndKeptNamesAreNoRules() {
    let callback = RuleCatalogue.explanation(of: "-showPromptOnMap:newPrompt:")
    #expect(callback?.title == "showPrompt(navMap:newPrompt:)")
    #expect(callback?.rule == nil)
    #expect(RuleCatalogue.explanation(of: "shouldDisplaySpeedometer")?.rule == nil)
  }

  @Test(arguments: ["", "  ", "()", "-[]", "mapPadding", "header", "🙂", "paddings"])
  func unknownNamesHaveNoExplanation(_ query: String) {
    #expect(RuleCatalogue.explanation(of: query) == nil)
  }

  @Test func callbacksHaveTheDocumentedNames() {
    #expect(
      DelegateCallback.allCases.map(\.swiftName) == [
        "enableNavigationUI(navMap:newState:)", "disableNavigationUI(navMap:oldState:)",
        "startGuidance(navMap:newState:oldState:)", "stopGuidance(navMap:newState:oldState:)",
        "sizeChanged(navMap:newState:)", "showPrompt(navMap:newPrompt:)",
        "hidePrompt(navMap:oldPrompt:)", "changePrompt(navMap:newPrompt:oldPrompt:)",
      ])
    #expect(DelegateCallback.startGuidance.selector == "startGuidanceOnMap:newState:oldState:")
  }
}
