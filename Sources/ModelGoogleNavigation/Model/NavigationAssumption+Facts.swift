extension NavigationAssumption {
  struct Facts {
    var value: String
    var alternative: String?
    var source: String
  }

  var facts: Facts {
    switch self {
    case .flagsApplyNextTrip:
      Facts(
        value: "header, footer and progress bar flags set in guidance apply from the next trip",
        source: "\"Modify the navigation UI\": accessories change on the user's next trip")
    case .reportButtonAppliesNextTrip:
      Facts(
        value: "so does the flag of the report button", alternative: "it applies at once",
        source: "the page speaks of map controls and of accessories, not of this button")
    case .hiddenGuideEdge:
      Facts(
        value: "a hidden header or footer guide is zero high, map-wide, at the edge of the map",
        alternative: "it lies at the edge of the safe area",
        source: "GMSMapView: the height is zero when hidden; where is not said")
    case .headerGuideWithoutAccessory:
      Facts(
        value: "the header guide covers the turn card", alternative: "and the accessory below it",
        source: "GMSMapView: the guide describes the area of the header")
    case .promptAtMapBottom:
      Facts(
        value: "prompts lie at the bottom edge of the map, over the ETA card",
        source: "the sample of \"Customize the navigation layout\"")
    case .cameraBetweenCards:
      Facts(
        value: "the camera frames the map between header and footer, less the insets; on a wide "
          + "map the half at the end",
        alternative: "the map less the insets",
        source: "release notes 9.4.0 for landscape; GMSMapView.padding")
    case .insetsFromMapEdge:
      Facts(
        value: "insets are measured from the edge of the map; a card within them adds nothing",
        source: "GMSMapView.padding: the region of the map that carries controls")
    case .paddingMovesControls:
      Facts(
        value: "padding moves controls and camera, not the cards",
        source: "\"Modify the navigation UI\" for controls; reports of users for cards")
    case .paddingWhileOff:
      Facts(
        value: "padding works while navigation is off, also under a delegate",
        source: "GMSMapView.padding belongs to the Maps SDK")
    case .accessorySurvivesStop:
      Facts(
        value: "no: a trip begins without an accessory", alternative: "yes",
        source: "setHeaderAccessory does nothing while guidance is inactive")
    case .controlsAtStyleValues:
      Facts(
        value: "a control whose corner alone is documented sits there at the distances of "
          + "NavigationStyleValues from the edge or the card beside it",
        source: "NavigationStyleValues: distances that match the SDK's own")
    case .compassAtNextCallback:
      Facts(
        value: "under a delegate a change of compassButton shows at the next callback",
        source: "\"Customize the navigation layout\": the delegate decides with navigation on")
    default: callFacts
    }
  }
}
