/// What a tableau has done, and how much it may do.
struct Counters {
  var pivots = 0
  var flips = 0
  /// Operations that took more steps than they may.
  var exhaustions = 0
  /// Cells changed since the rows were last worked out from the constraints.
  var work = 0
  var rebuilds = 0
  /// `pivots` when constraints were last looked at, and when all was solved anew.
  var checkedPivots = 0
  var rebuiltPivots = 0
  /// The symbol that was looked at last: rows first, then columns.
  var cursor = 0
  /// Steps of one operation, where tests set them.
  var stepLimit: Int?

  /// Steps after which an operation chooses by Bland's rule alone, which cannot cycle.
  static let patience = 500
}
