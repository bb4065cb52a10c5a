/// What an attribute measures; decides which attributes pair.
enum AttributeFamily {
  /// A vertical line named by reading direction.
  case directionalX
  /// A vertical line named by side.
  case physicalX
  /// A vertical line that is the same in both directions.
  case neutralX
  /// A horizontal line.
  case locationY
  /// A length.
  case size
  case none
}

extension NSLayoutConstraint.Attribute {
  var family: AttributeFamily {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .left, .right, .leftMargin, .rightMargin: .physicalX
    case .centerX, .centerXWithinMargins: .neutralX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .locationY
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// The axis it lies on; nil for no attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch family {
    case .directionalX, .physicalX, .neutralX: .horizontal
    case .locationY: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  var isLocation: Bool { family != .size && family != .none }

  /// Whether it depends on layout margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline:
      false
    }
  }

  /// The physical attribute it is in a reading direction.
  func physical(in direction: UIUserInterfaceLayoutDirection) -> NSLayoutConstraint.Attribute {
    let isLeftToRight = direction == .leftToRight
    switch self {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    case .leadingMargin: return isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: return isLeftToRight ? .rightMargin : .leftMargin
    case .notAnAttribute, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return self
    }
  }

  /// The name in UIKit's logs.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
