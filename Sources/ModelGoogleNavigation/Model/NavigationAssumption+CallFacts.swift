extension NavigationAssumption {
  /// Facts of how delegates are called and what they are given.
  var callFacts: Facts {
    switch self {
    case .promptHiddenBeforeStop:
      Facts(
        value: "a prompt that is up when guidance stops is hidden first, by hidePrompt",
        alternative: "nobody is told",
        source: "the sample's stopGuidance leaves the prompt; its disableNavigationUI removes it")
    case .promptChangeNotifiesNobody:
      Facts(
        value: "listeners hear nothing when one prompt replaces another",
        alternative: "they hear of a dismissal and a presentation",
        source: "navigatorWillPresentPrompt and navigatorDidDismissPrompt do not say")
    case .promptListenersSilent:
      Facts(
        value: "under a delegate listeners hear nothing of prompts",
        alternative: "they hear of them as before",
        source: "the page gives the delegate's callbacks as their replacement")
    case .promptCoverage:
      Facts(
        value: "what listeners were told of comes through showPrompt and hidePrompt",
        source: "the page's table of replacements")
    case .stopBeforeDisable:
      Facts(
        value: "navigation that ends in guidance sends stopGuidance first",
        alternative: "it sends disableNavigationUI alone",
        source: "disableNavigationUI is given a ready state")
    case .statesAreSnapshots:
      Facts(
        value: "a state object keeps the wideMode it was made with",
        alternative: "it always tells the present one",
        source: "the page calls the state objects read-only")
    case .viewsWithoutAutoresizing:
      Facts(
        value: "the SDK's views do not translate their autoresizing masks",
        source: "the sample constrains them without turning it off")
    case .viewsYieldToRequired:
      Facts(
        value: "the SDK's views keep their sizes against optional constraints (priority 999)",
        alternative: "they have UIKit's priorities, 250 and 750",
        source: "the page: the SDK computes the sizes, do not constrain them")
    case .stackWithoutIntrinsicHeight:
      Facts(
        value: "a hiding stack has no height of its own",
        source: "else the sample's content guide would be ambiguous")
    case .progressBarWithoutHeight:
      Facts(
        value: "the trip progress bar has a width and no height of its own",
        alternative: "it has a height too",
        source: "it is not among the views whose size must not be constrained")
    case .sizeChangedPassesState:
      Facts(
        value: "sizeChanged is given any NavigationUIState",
        source: "the type of the parameter is not documented; both states conform to it")
    case .reportFlagKeepsButton:
      Facts(
        value: "buttons holds the report button whatever the legacy flag says",
        alternative: "it does not if the flag is false",
        source: "under a delegate the legacy flags may be ignored")
    case .baseMapHasOwnLogo:
      Facts(
        value: "the logo of the map without navigation is not the view delegates are given",
        source: "a delegate removes googleLogo, and the attribution must stay")
    default:
      Facts(
        value: "the built-in layout shows the speed widget in guidance only",
        source: "speedWidget belongs to the guidance state")
    }
  }
}
