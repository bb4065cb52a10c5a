extension RuleCatalogue {
  /// Rules about how a delegate is set and what it declares.
  static let setting: [Rule] = [
    Rule(
      id: .delegateSetAfterNavigation, subject: .delegate, severity: .error, detection: [.text],
      summary: "navigation is enabled before the layout delegate is set on the same map",
      what: """
        On a path through the code, isNavigationEnabled or enableNavigation(with:) comes before \
        setLayoutDelegate(_:) on the same map.
        """,
      instead: """
        Call setLayoutDelegate(_:) first, before each way in which navigation is enabled. Passing \
        nil is possible only while navigation is disabled, too.
        """,
      why: "Once navigation is enabled the call throws, and the map keeps the built-in layout.",
      references: [.customizeLayout, .navigationLayout]),
    Rule(
      id: .delegateOnCarPlay, subject: .delegate, severity: .error, detection: [.text],
      summary: "the layout delegate is set on a map that is or may be a CarPlay map",
      what: """
        The map is made for a CarPlay screen (its options name a screen, or it stands in a CarPlay \
        window), or it comes from code that serves the phone and CarPlay.
        """,
      instead: """
        Leave CarPlay maps to the built-in layout: switching header and footer off with the legacy \
        settings is right there.
        """,
      why: "setLayoutDelegate(_:) throws on a map view that was made for a CarPlay screen.",
      references: [.customizeLayout, .navigationLayout, .carPlay]),
    Rule(
      id: .delegateRetainCycle, subject: .delegate, severity: .warning, detection: [.text],
      summary: "the layout delegate is, or strongly holds, what owns the map",
      what: """
        The object passed to setLayoutDelegate(_:) is the owner of the map, or refers to it \
        strongly.
        """,
      instead: """
        Make the delegate an object of its own, and let it refer to the owner and the map weakly.
        """,
      why: """
        The map view holds its layout delegate strongly, unlike its other delegates; with an owner \
        that holds the map, neither is ever freed.
        """,
      references: [.customizeLayout, .navigationLayout]),
    Rule(
      id: .unhandledSetError, subject: .delegate, severity: .warning, detection: [.text],
      summary: "the error of 'setLayoutDelegate' is dropped or traps",
      what: """
        setLayoutDelegate(_:) is called with try!, with a try? whose result is dropped, or in a \
        do whose catch is empty or silent.
        """,
      instead: "Catch the error, log it, and go on with the built-in layout.",
      why: """
        The call fails while navigation is enabled and on CarPlay maps. try! then ends the app; a \
        dropped error leaves the built-in layout in place without a word.
        """,
      references: [.navigationLayout]),
    Rule(
      id: .legacyAPIWithDelegate, subject: .delegate, severity: .error, detection: [.text],
      summary: "a legacy layout API is used on a map that has a layout delegate",
      what: """
        A property or method of the legacy layout API is used on a map whose delegate is set, or \
        inside a layout delegate.
        """,
      instead: "Move what the use configures into the delegate; explain the API's name for how.",
      why: """
        While a delegate is set, layout guides and header accessory methods have no effect, and \
        the other legacy properties are unsupported and may be ignored.
        """,
      references: [.customizeLayout, .navigationLayout]),
    Rule(
      id: .delegateMethodSignature, subject: .delegate, severity: .error,
      detection: [.text, .run],
      summary: "a method nearly matches a requirement of the delegate and is never called",
      what: """
        A method of a layout delegate has a requirement's name but another label, type, number of \
        parameters, or is static; or its name is nearly that of a requirement.
        """,
      instead: """
        Write the signature exactly: \
        \(DelegateCallback.allCases.map(\.swiftName).joined(separator: ", ")). The type of \
        sizeChanged's newState is not documented; any NavigationUIState is assumed.
        """,
      why: DelegateCallback.signatureNote,
      references: [.layoutDelegate, .customizeLayout]),
  ]
}
