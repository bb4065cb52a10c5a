extension RuleCatalogue {
  /// Rules about the layout a delegate makes.
  static let layout: [Rule] = [
    Rule(
      id: .missingCleanup, subject: .delegate, severity: .warning, detection: [.text, .run],
      summary: "views, guides or constraints of a state stay behind when it ends",
      what: """
        After guidance stops, its views or their constraints remain; or, after navigation UI is \
        disabled, views, guides or constraints remain that were not there before it was enabled \
        and that no constraint of the app itself reaches.
        """,
      instead: """
        In stopGuidance(navMap:newState:oldState:) remove the guidance views and deactivate their \
        constraints, then restore the ready layout. In disableNavigationUI(navMap:oldState:) \
        remove everything that was added, a prompt on screen included.
        """,
      why: "What stays behind overlaps the next state's layout or conflicts with it.",
      references: [.customizeLayout]),
    Rule(
      id: .leftRightAnchor, subject: .delegate, severity: .warning, detection: [.text, .run],
      summary: "a layout delegate uses left and right anchors",
      what: """
        A constraint in the layout code of a delegate is made from leftAnchor, rightAnchor or the \
        attributes of that name.
        """,
      instead: "Use leadingAnchor and trailingAnchor.",
      why: "The layout must mirror in right-to-left languages, as the built-in one does.",
      references: [.customizeLayout]),
    Rule(
      id: .wideModeUnchecked, subject: .delegate, severity: .warning, detection: [.text, .run],
      summary: "'wideMode' is not read in every callback that lays out",
      what: """
        The delegate distinguishes wideMode, but not in each callback that lays out or may be the \
        first to do so.
        """,
      instead: """
        Read newState.wideMode in enableNavigationUI, startGuidance, stopGuidance and sizeChanged. \
        A delegate that never reads it is for portrait only and judged as such.
        """,
      why: """
        The app may start in landscape, and guidance may start after a rotation; sizeChanged is \
        not called for the first layout.
        """,
      references: [.customizeLayout, .uiState]),
    Rule(
      id: .wideModeCardPlacement, subject: .delegate, severity: .warning,
      detection: [.text, .run],
      summary: "in wide mode a card is away from the leading edge",
      what: "In wide mode the turn card or the ETA card is placed away from the leading edge.",
      instead: """
        In wide mode put the turn card at the top and the ETA card at the bottom of the leading \
        edge; viewport and the app's own content are free.
        """,
      why: "Any other placement of the cards in wide mode is undefined behaviour.",
      references: [.customizeLayout]),
    Rule(
      id: .viewOverlap, subject: .delegate, severity: .warning, detection: [.run],
      summary: "views cover each other, or the middle of the viewport is covered",
      what: """
        In a settled state two of turn card, ETA card, speed widget, buttons, logo and progress \
        bar overlap by more than 1 pt, or an opaque view of the delegate or a prompt covers the \
        logo, a button or the middle of the viewport.
        """,
      instead: """
        Anchor views to their neighbours, and raise viewport, logo and bottom buttons while a \
        prompt shows.
        """,
      why: """
        Sizes change without notice, and Google's terms forbid covering the attribution or hiding \
        the driver's position and the upcoming turns.
        """,
      references: [.customizeLayout, .policies]),
    Rule(
      id: .unsatisfiableConstraints, subject: .delegate, severity: .error, detection: [.run],
      summary: "constraints contradict each other in some state on some screen",
      what: """
        In some scenario no layout satisfies all required constraints; the report names a smallest \
        set that contradicts itself.
        """,
      instead: """
        Lower the priority of a constraint that may give way, turn an equation into an inequality, \
        or deactivate what belongs to another state.
        """,
      why: "UIKit then drops a constraint of its choice and logs it; the layout is arbitrary.",
      references: [.customizeLayout]),
    Rule(
      id: .staleConstraint, subject: .delegate, severity: .error, detection: [.run],
      summary: "a constraint of one state is still active in a later one",
      what: """
        A constraint that was made for one state is active in a later one, or is activated again \
        when its views have been removed.
        """,
      instead: """
        Keep the constraints of a state in a list, deactivate them when it ends, and make them \
        anew when it begins.
        """,
      why: """
        Removing a view drops its constraints; activating one between views without a common \
        ancestor raises an exception.
        """,
      references: [.customizeLayout]),
  ]
}
