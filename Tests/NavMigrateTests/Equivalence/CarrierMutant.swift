/// A mistake in a carrier that a comparison must tell.
struct CarrierMutant: Sendable, CustomStringConvertible {
  let description: String
  /// Text of the carrier with every feature, and what stands there instead.
  let original: String
  let replacement: String
  /// The setup in which it shows, by its place for a carrier with every feature.
  let setup: Int

  init(_ description: String, _ original: String, _ replacement: String, setup: Int = 0) {
    self.description = description
    self.original = original
    self.replacement = replacement
    self.setup = setup
  }

  static let all: [CarrierMutant] = cards + controls + insets + guides + accessories + states

  private static let cards: [CarrierMutant] = [
    CarrierMutant(
      "turn card inside the safe area", "card.topAnchor.constraint(equalTo: navMap.topAnchor)",
      "card.topAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.topAnchor)"),
    CarrierMutant(
      "turn card without a side",
      "card.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),", ""),
    CarrierMutant(
      "ETA card inside the safe area",
      "card.bottomAnchor.constraint(equalTo: navMap.bottomAnchor)",
      "card.bottomAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.bottomAnchor)"),
    CarrierMutant(
      "ETA card ignores wide mode",
      "isWide ? navMap.safeAreaLayoutGuide.leadingAnchor : navMap.leadingAnchor",
      "navMap.leadingAnchor"),
    CarrierMutant(
      "turn card flag ignored", "trip.hasTurnCard ? state.turnCard : nil",
      "Optional(state.turnCard)", setup: 1),
    CarrierMutant(
      "ETA card flag ignored", "trip.hasETACard ? state.etaCard : nil", "Optional(state.etaCard)",
      setup: 2),
    CarrierMutant(
      "turn card flag read at once", "trip.hasTurnCard ? state", "showsTurnCard ? state"),
    CarrierMutant(
      "progress bar flag ignored", "if trip.hasProgressBar { add", "if false { add", setup: 4),
    CarrierMutant(
      "progress bar too short", "maxHeight: CGFloat = 400", "maxHeight: CGFloat = 300", setup: 4),
    CarrierMutant(
      "progress bar too low", "bottom: CGFloat = 210", "bottom: CGFloat = 200", setup: 4),
    CarrierMutant(
      "progress bar under the turn card",
      "covered = trip.hasTurnCard ? NavigationStyleValues.headerNominalHeight : 0",
      "covered = CGFloat(0)", setup: 14),
  ]

  private static let controls: [CarrierMutant] = [
    CarrierMutant(
      "report button flag ignored", "trip.hasReportingButton ? ", "true ? ",
      setup: 5),
    CarrierMutant(
      "report button ignores the prompt",
      "var below = [content.bottomAnchor, floor.topAnchor,", "var below = [content.bottomAnchor,"),
    CarrierMutant(
      "logo under the ETA card",
      "logo.bottomAnchor, above: [content.bottomAnchor, floor.topAnchor, footer?.topAnchor]",
      "logo.bottomAnchor, above: [content.bottomAnchor, floor.topAnchor]"),
    CarrierMutant(
      "speed widget below the logo", "equalTo: logo.topAnchor, constant: -Nav",
      "equalTo: logo.bottomAnchor, constant: Nav"),
    CarrierMutant(
      "compass under the turn card", "isWide ? nil : header?.bottomAnchor],\n      distance",
      "nil],\n      distance"),
    CarrierMutant(
      "camera ignores the turn card", "below: [content.topAnchor, cards.0?.bottomAnchor]",
      "below: [content.topAnchor]"),
    CarrierMutant(
      "camera ignores the prompt",
      "above: [content.bottomAnchor, floor.topAnchor, cards.1?.topAnchor]",
      "above: [content.bottomAnchor, cards.1?.topAnchor]"),
    CarrierMutant(
      "camera ignores wide mode", "isWide ? (nil, nil) : (header", "false ? (nil, nil) : (header"),
    CarrierMutant(
      "camera not in the trailing half", "[content.leadingAnchor, navMap.centerXAnchor]",
      "[content.leadingAnchor]"),
  ]

  private static let insets: [CarrierMutant] = [
    CarrierMutant(
      "insets not mirrored", "isMirrored ? contentInsets.right : contentInsets.left",
      "contentInsets.left", setup: 6),
    CarrierMutant(
      "top and bottom inset swapped",
      "equalTo: safeArea.topAnchor, constant: contentInsets.top",
      "equalTo: safeArea.topAnchor, constant: contentInsets.bottom",
      setup: 6),
    CarrierMutant(
      "bottom inset outward", "equalTo: safeArea.bottomAnchor, constant: -contentInsets.bottom",
      "equalTo: safeArea.bottomAnchor, constant: contentInsets.bottom", setup: 6),
    CarrierMutant(
      "insets set too late", "if contentInsets != oldValue { applyInsets() }", "_ = oldValue"),
    CarrierMutant(
      "adjustment ignored", "switch insetAdjustment {",
      "switch .always as GMSMapViewPaddingAdjustmentBehavior {", setup: 9),
    CarrierMutant(
      "larger of inset and safe area ignored",
      "content.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor),", "", setup: 8),
  ]

  private static let guides: [CarrierMutant] = [
    CarrierMutant(
      "footer guide on the turn card", "card: guidanceState?.etaCard",
      "card: guidanceState?.turnCard"),
    CarrierMutant(
      "hidden header guide at the bottom",
      "of: headerGuide, card: guidanceState?.turnCard, along: navMap.topAnchor",
      "of: headerGuide, card: guidanceState?.turnCard, along: navMap.bottomAnchor"),
    CarrierMutant(
      "guides pinned once", "    pinGuides()\n    layOutIfAnimated", "    layOutIfAnimated"),
    CarrierMutant(
      "buttons guide ignored", "isWide ? alternateButtonsGuide : narrowGuide",
      "nil as UILayoutGuide?",
      setup: 10),
    CarrierMutant(
      "guides for the buttons swapped", "isWide ? alternateButtonsGuide : narrowGuide",
      "isWide ? narrowGuide : alternateButtonsGuide", setup: 12),
    CarrierMutant(
      "buttons beside their guide", "side = guide.trailingAnchor", "_ = guide", setup: 10),
  ]

  private static let accessories: [CarrierMutant] = [
    CarrierMutant(
      "accessory over the turn card", "accessory.topAnchor.constraint(equalTo: card.bottomAnchor)",
      "accessory.topAnchor.constraint(equalTo: card.topAnchor)", setup: 13),
    CarrierMutant(
      "camera under the accessory", "(accessory as UIView?) ?? header", "header", setup: 13),
    CarrierMutant(
      "compass beside the accessory", "if header == nil || accessory == nil {", "if true {",
      setup: 13),
    CarrierMutant("accessory not asked again", "if accessory != nil { layOut() }", "", setup: 13),
    CarrierMutant("accessory survives the trip", "    accessory = nil\n", "", setup: 13),
  ]

  private static let states: [CarrierMutant] = [
    CarrierMutant(
      "views of a state stay", "for view in stateViews { view.removeFromSuperview() }", ""),
    CarrierMutant(
      "prompt outside the safe area",
      "equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),\n      floor",
      "equalTo: navMap.leadingAnchor),\n      floor"),
    CarrierMutant("prompt stays when hidden", "      oldPrompt.removeFromSuperview()\n", ""),
    CarrierMutant("prompt does not come up", "      bottom.constant = 0\n", ""),
    CarrierMutant(
      "logo hidden", "add(logo, to: navMap)\n", "add(logo, to: navMap); logo.isHidden = true\n"),
    CarrierMutant(
      "ETA card faint", "add(card, to: navMap)\n    let edge",
      "add(card, to: navMap)\n    card.alpha = 0.5\n    let edge"),
    CarrierMutant(
      "prompt round at the bottom", "navMap.addSubview(newPrompt)\n",
      "navMap.addSubview(newPrompt)\n    newPrompt.roundedCorners = [.layerMinXMaxYCorner]\n"),
    CarrierMutant("guidance does not end", "    guidanceState = nil\n", ""),
    CarrierMutant(
      "size ignored",
      "    isWide = newState.wideMode\n    layOut()\n  }\n\n  private func endGuidance",
      "  }\n\n  private func endGuidance"),
  ]
}
