/// What a tableau has done, and how much it may do.
struct Counters {
  var pivots = 0
  var flips = 0
  /// Operations that took more steps than they may.
  var exhaustions = 0
  /// Cells changed since the rows were last worked out from the constraints.
  var work = 0
  /// Steps of one operation, where tests set them.
  var stepLimit: Int?

  /// Steps after which an operation chooses by Bland's rule alone, which cannot cycle.
  static let patience = 500
}
