/// What to look for in a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let name: String
  public let pointSize: CGFloat
  let weight: UIFont.Weight

  init(name: String, pointSize: CGFloat, weight: UIFont.Weight) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(name: name, pointSize: size, weight: .regular)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: name, pointSize: pointSize, weight: traits.contains(.traitBold) ? .bold : weight)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, pointSize: newPointSize, weight: weight)
  }
}

extension UIFontDescriptor {
  /// Traits of a typeface.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
}
