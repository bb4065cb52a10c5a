/// Who made a constraint or a view. Of a conflict, what the app made is broken first.
public enum ConstraintOrigin: Int, Sendable, Comparable, CaseIterable {
  /// The size of the root view.
  case root
  /// A view that translates its autoresizing mask.
  case autoresizing
  /// The SDK whose views an app arranges.
  case sdk
  /// A container of UIKit, such as a stack view.
  case container
  /// The app.
  case app

  public static func < (left: ConstraintOrigin, right: ConstraintOrigin) -> Bool {
    left.rawValue < right.rawValue
  }
}
