/// Something a layout did that UIKit refuses with an exception or a warning.
///
/// The model records it and goes on, so that one run shows every fault.
public struct LayoutFault: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A constraint that cannot be made: attributes that do not pair, a location without a
    /// second item.
    case illegalConstraint
    /// A constraint activated between items that are not in one hierarchy.
    case noCommonAncestor
    /// A constraint activated after one of its items was released, or made without items.
    case missingItem
    /// A constraint added to a view that is not an ancestor of its items.
    case hierarchyNotPrepared
    /// A priority outside 0 to 1000.
    case illegalPriority
    /// The priority of an active constraint changed between required and optional.
    case priorityMutation
    /// A constant, multiplier or frame that is not a finite number.
    case notFinite
    /// A visual format that cannot be read.
    case visualFormat
    /// A view added to itself or to one of its own subviews.
    case hierarchyCycle
    /// An index of subviews or arranged subviews out of range.
    case indexOutOfRange
    /// Layout that asked for layout without end.
    case layoutLoop
    /// Safe areas and frames that did not agree after five rounds.
    case safeAreaUnsettled
    /// The solver gave up on a layout.
    case solverLimit
  }

  /// What UIKit does where the model goes on.
  public enum Consequence: Sendable {
    case exception
    case warning
  }

  public let kind: Kind
  public let consequence: Consequence
  /// UIKit's own words where they are known.
  public let message: String
  /// Where the constraint was made; nil if it was made without a place.
  public let site: SourceSite?
}
