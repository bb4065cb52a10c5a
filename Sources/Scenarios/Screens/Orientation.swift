/// How a screen is held.
public enum Orientation: String, Sendable, CaseIterable, Codable {
  case portrait
  case landscape

  public var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// The reading direction of the interface.
public enum ReadingDirection: String, Sendable, CaseIterable, Codable {
  case ltr
  case rtl

  var layoutDirection: UIUserInterfaceLayoutDirection {
    switch self {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}

extension WidthMode {
  public var turned: WidthMode { self == .narrow ? .wide : .narrow }
}
