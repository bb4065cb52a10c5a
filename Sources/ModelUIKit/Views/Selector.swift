#if !canImport(ObjectiveC)
  /// The name of a method. Actions are inert, so the name alone is kept.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral value: String) { name = value }
  }

  /// Ways of Foundation to call a method by name, which do nothing without Objective-C.
  extension NotificationCenter {
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {}
  }

  extension Timer {
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      Timer(timeInterval: ti, repeats: false) { _ in }
    }
  }
#endif
