/// A frame and the superview's size it was set for, from which an autoresizing mask computes the
/// frame for another size of the superview.
///
/// Each flexible part of an axis takes its share of the change, in proportion to its length; if
/// all of them are zero they share equally.
struct AutoresizingReference: Equatable {
  /// One axis: a margin, a length, a margin.
  struct Extent: Equatable {
    var start: Double
    var length: Double
    var total: Double

    var end: Double { total - start - length }

    /// How much of each point of change goes to the start margin and to the length.
    func shares(_ flexible: Flexible) -> (start: Double, length: Double) {
      let parts = [
        flexible.start ? max(0, start) : 0, flexible.length ? max(0, length) : 0,
        flexible.end ? max(0, end) : 0,
      ]
      let sum = parts.reduce(0, +)
      if sum > 0 { return (parts[0] / sum, parts[1] / sum) }
      let count = Double(flexible.count)
      guard count > 0 else { return (0, 0) }
      return (flexible.start ? 1 / count : 0, flexible.length ? 1 / count : 0)
    }

    /// The start and the length in a superview of size `newTotal`.
    func resized(to newTotal: Double, _ flexible: Flexible) -> (start: Double, length: Double) {
      let share = shares(flexible)
      let change = newTotal - total
      return (start + share.start * change, max(0, length + share.length * change))
    }
  }

  /// Which parts of an axis may change.
  struct Flexible: Equatable {
    var start: Bool
    var length: Bool
    var end: Bool

    var count: Int { (start ? 1 : 0) + (length ? 1 : 0) + (end ? 1 : 0) }
  }

  var horizontal: Extent
  var vertical: Extent

  init(frame: CGRect, superviewBounds: CGRect) {
    horizontal = Extent(
      start: Double(frame.minX - superviewBounds.minX), length: Double(frame.width),
      total: Double(superviewBounds.width))
    vertical = Extent(
      start: Double(frame.minY - superviewBounds.minY), length: Double(frame.height),
      total: Double(superviewBounds.height))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Extent {
    axis == .horizontal ? horizontal : vertical
  }

  /// The frame in a superview with other bounds.
  func frame(in bounds: CGRect, mask: UIView.AutoresizingMask) -> CGRect {
    let (x, width) = horizontal.resized(to: Double(bounds.width), mask.flexible(.horizontal))
    let (y, height) = vertical.resized(to: Double(bounds.height), mask.flexible(.vertical))
    return CGRect(
      x: Double(bounds.minX) + x, y: Double(bounds.minY) + y, width: width, height: height)
  }
}

extension UIView {
  /// Which margins and lengths of a view follow the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    func flexible(_ axis: NSLayoutConstraint.Axis) -> AutoresizingReference.Flexible {
      switch axis {
      case .horizontal:
        AutoresizingReference.Flexible(
          start: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
          end: contains(.flexibleRightMargin))
      case .vertical:
        AutoresizingReference.Flexible(
          start: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
          end: contains(.flexibleBottomMargin))
      }
    }
  }
}
