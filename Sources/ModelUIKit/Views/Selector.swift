#if !canImport(ObjectiveC)
  /// The name of a method. Actions are inert, so the name alone is kept.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }
  }
#endif
