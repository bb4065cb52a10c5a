extension RuleCatalogue {
  /// Rules about the views the SDK hands to a delegate.
  static let views: [Rule] = [
    Rule(
      id: .missingRequiredView, subject: .delegate, severity: .error, detection: [.text, .run],
      summary: "'googleLogo' or 'viewport' is not on screen in a navigation state",
      what: """
        The Google logo or the viewport is not in the view hierarchy, or is hidden or transparent, \
        in the ready state, in guidance, after a transition or while a prompt shows.
        """,
      instead: """
        Add newState.googleLogo and newState.viewport in every state, place them, and keep them \
        visible. Both are the same objects in every state.
        """,
      why: """
        Both are required. The logo also becomes the recenter button; the viewport frames the \
        camera. Google's terms forbid leaving the attribution out.
        """,
      references: [.customizeLayout, .uiState, .policies]),
    Rule(
      id: .unplacedView, subject: .delegate, severity: .error, detection: [.run],
      summary: "a view of the SDK was added but its position is not determined",
      what: "A view was added to the map, and its constraints leave its position on an axis open.",
      instead: "Constrain one edge or the centre on each axis; the SDK gives the size.",
      why: "Auto Layout may put the view anywhere, usually at the origin.",
      references: [.customizeLayout]),
    Rule(
      id: .fixedSizeConstraint, subject: .delegate, severity: .warning, detection: [.text, .run],
      summary: "a view whose size the SDK sets is given a width or a height",
      what: """
        The turn card, the ETA card, a prompt, the logo or the speed widget has a width or height \
        constraint, or both opposite edges are pinned to items whose distance does not follow from \
        the view itself.
        """,
      instead: """
        Pin one edge on each axis and let the view size itself. A guide that follows the view may \
        be pinned to both edges.
        """,
      why: """
        The SDK computes these sizes, changes them without notice and makes the cards compact in \
        wide mode; a size of the app's own conflicts with it.
        """,
      references: [.customizeLayout]),
    Rule(
      id: .googleViewInternals, subject: .delegate, severity: .warning, detection: [.text, .run],
      summary: "the inside of a view of the SDK is read, edited or added to",
      what: """
        Subviews, layers or gesture recognizers inside a view that the SDK handed over are walked, \
        changed or added.
        """,
      instead: """
        Add the view itself to the map or to a container of your own, and put your own views \
        beside it.
        """,
      why: """
        What is inside these views is an implementation detail that may change with every release.
        """,
      references: [.customizeLayout]),
    Rule(
      id: .buttonFixedIndex, subject: .delegate, severity: .warning, detection: [.text],
      summary: "a button is picked from 'buttons' by its position",
      what: "A button is taken from buttons by an index, by first or by last.",
      instead: """
        Find it by its type (.compass, .reporting), do without it when it is absent, and place \
        buttons of unknown types last.
        """,
      why: "Buttons may be added or reordered in a later release.",
      references: [.customizeLayout, .button]),
    Rule(
      id: .managedViewHidden, subject: .delegate, severity: .warning, detection: [.text, .run],
      summary: "'isHidden' is set on a view that a hiding stack manages",
      what: "isHidden is set on an arranged view of a GMSNavigationHidingStackView.",
      instead: "Take the view out of arrangedSubviews instead.",
      why: """
        The stack sets isHidden itself as it runs out of height, from the end of its array, and \
        shows the views again later.
        """,
      references: [.customizeLayout, .hidingStack]),
  ]
}
