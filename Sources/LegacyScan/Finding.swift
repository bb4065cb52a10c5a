import NavSDK

/// How sure the scanner is that a use is a use of the SDK's element.
package enum Confidence: Int, Sendable, CaseIterable, Comparable {
  case possible
  case likely
  /// The receiver is proven to be the SDK's type.
  case certain

  package static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}

/// One use of one legacy name in the user's code. All ranges are byte ranges in the file `path`.
package struct Finding: Sendable {
  package let element: LegacyElement.ID
  package let rule: RuleID
  package let path: String
  /// The member's, method's or protocol's name token; its start is the finding's position.
  package let name: Range<Int>
  package let confidence: Confidence
  package let safety: Safety
  /// Why the safety is what it is; a full clause, lower case.
  package let safetyReason: String
  /// Dotted name of the type the use stands in; nil at file level.
  package let owner: String?
  /// The map is proven to be a CarPlay map, where the legacy API is right.
  package let isCarPlay: Bool
  package let message: String
  package let use: LegacyUse
  /// The map the use belongs to, with everything that touches it: file of the map's declaration,
  /// `#`, dotted name; nil if the map is not known.
  package let unit: String?
  /// How the receiver was resolved, or where that stopped; one step an element.
  package let trail: [String]

  package init(
    element: LegacyElement.ID, rule: RuleID, path: String, name: Range<Int>,
    confidence: Confidence, safety: Safety, safetyReason: String, owner: String?,
    isCarPlay: Bool, message: String, use: LegacyUse, unit: String? = nil,
    trail: [String]
  ) {
    self.element = element
    self.rule = rule
    self.path = path
    self.name = name
    self.confidence = confidence
    self.safety = safety
    self.safetyReason = safetyReason
    self.owner = owner
    self.isCarPlay = isCarPlay
    self.message = message
    self.use = use
    self.unit = unit
    self.trail = trail
  }
}
