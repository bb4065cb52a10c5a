/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// Ends what it stands for when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public convenience init(_ cancellable: some Cancellable) { self.init(cancellable.cancel) }

  deinit { action?() }

  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in list: inout C)
  where C.Element == AnyCancellable {
    list.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
