/// A trait that can be observed.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {}

public struct UITraitVerticalSizeClass: UITraitDefinition {}

public struct UITraitUserInterfaceStyle: UITraitDefinition {}

public struct UITraitLayoutDirection: UITraitDefinition {}

public struct UITraitDisplayScale: UITraitDefinition {}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The right to hear of changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Hears of every change of traits, whichever traits it asked for.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  let handler: (UITraitCollection) -> Void

  init(handler: @escaping (UITraitCollection) -> Void) {
    self.handler = handler
    super.init()
  }
}

extension UIView {
  @discardableResult
  public func registerForTraitChanges<Observed: UIView>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver { [weak self] previous in
      if let view = self as? Observed { handler(view, previous) }
    }
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController {
  /// Heard of through the view.
  @discardableResult
  public func registerForTraitChanges<Observed: UIViewController>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver { [weak self] previous in
      if let controller = self as? Observed { handler(controller, previous) }
    }
    view.traitObservers.append(observer)
    return observer
  }
}
