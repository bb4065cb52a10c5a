/// What Foundation has only with Objective-C. Targets and selectors are inert in the model.
enum FoundationStandIns {
  /// Declarations for a file that imports Foundation and UIKit; empty where they are not needed.
  static func text(_ objectiveC: Desugarer.ObjectiveC) -> String {
    switch objectiveC {
    case .present: ""
    case .absent:
      """

      func \(Desugarer.selectorFunction)(_ name: String) -> Selector { Selector(name) }

      func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
        try body()
      }

      extension NotificationCenter {
        func addObserver(
          _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
        ) {}
      }

      extension Timer {
        class func scheduledTimer(
          timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer {
          Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
        }
      }

      extension NSObject {
        func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
        func responds(to selector: Selector) -> Bool { false }
        static func cancelPreviousPerformRequests(withTarget target: Any) {}
      }
      """
    }
  }
}
