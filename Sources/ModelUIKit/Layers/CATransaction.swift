#if !canImport(QuartzCore)
  /// Groups changes of layers. Layers hold final values at once; the completion block of a
  /// transaction runs on the virtual clock after its duration.
  @preconcurrency @MainActor
  open class CATransaction: NSObject {
    private struct Scope {
      var duration: CFTimeInterval = 0.25
      var actions = Actions.enabled
      var completion: (() -> Void)?
    }

    private enum Actions {
      case enabled
      case disabled
    }

    private static var scopes: [Scope] = []

    open class func begin() {
      scopes.append(Scope())
    }

    open class func commit() {
      guard let scope = scopes.popLast(), let completion = scope.completion else { return }
      let duration = scope.actions == .enabled ? scope.duration : 0
      LayoutModel.current.clock.schedule(after: duration) { completion() }
    }

    open class func flush() {}

    open class func setAnimationDuration(_ duration: CFTimeInterval) {
      change { $0.duration = duration }
    }

    open class func animationDuration() -> CFTimeInterval { scopes.last?.duration ?? 0.25 }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    open class func disableActions() -> Bool { scopes.last?.actions == .disabled }

    open class func setDisableActions(_ flag: Bool) {
      change { $0.actions = flag ? .disabled : .enabled }
    }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
      if scopes.isEmpty, let block {
        LayoutModel.current.clock.schedule(after: animationDuration()) { block() }
      } else {
        change { $0.completion = block }
      }
    }

    private static func change(_ body: (inout Scope) -> Void) {
      guard !scopes.isEmpty else { return }
      body(&scopes[scopes.count - 1])
    }
  }

  /// The current time of the virtual clock, in seconds.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.reading.time }
#endif
