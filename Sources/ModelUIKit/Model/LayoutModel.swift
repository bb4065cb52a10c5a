/// What the model has and UIKit has not: the log of faults and conflicts, the virtual clock, the
/// choice of assumptions, the traits of the screen.
@MainActor
public final class LayoutModel {
  public static let current = LayoutModel()

  /// Everything UIKit would have refused, in order.
  public private(set) var faults: [LayoutFault] = []

  /// Every conflict found, in order; one that persists is listed once.
  public private(set) var conflicts: [LayoutConflict] = []

  public let clock = VirtualClock()

  /// Assumptions for which the other answer is taken; views are laid out again.
  public var alternatives: Set<ModelAssumption> = [] {
    didSet { if alternatives != oldValue { environment += 1 } }
  }

  /// The traits of the screen, which every view has unless a controller overrides them. Views are
  /// told of a change, and laid out again, in their next pass.
  public var traits = UITraitCollection.standard {
    didSet {
      UITraitCollection.setCurrent(traits)
      if traits != oldValue { environment += 1 }
    }
  }

  /// The size of the screen in points.
  public var screenSize = CGSize(width: 390, height: 844)

  /// Counts the changes of what all layouts rest on.
  private(set) var environment = 0
  var animation = AnimationScope()
  private(set) var origin: ConstraintOrigin = .app
  private var lastOrder = 0

  private init() {}

  /// Forgets everything and takes all defaults again. Views made before must not be used after.
  public func reset() {
    faults = []
    conflicts = []
    clock.reset()
    alternatives = []
    traits = .standard
    screenSize = CGSize(width: 390, height: 844)
    animation = AnimationScope()
    origin = .app
    lastOrder = 0
    ImageSizes.forgetAll()
  }

  /// Forgets faults and conflicts, for the next step of a script.
  public func clearLog() {
    faults = []
    conflicts = []
  }

  /// Runs `body`; constraints and views made in it count as made by `origin`.
  public func making<Result>(as origin: ConstraintOrigin, _ body: () throws -> Result) rethrows
    -> Result
  {
    let outer = self.origin
    self.origin = origin
    defer { self.origin = outer }
    return try body()
  }

  /// Declares the size in points of the images and symbols of a name.
  public func declareImageSize(_ size: CGSize, named name: String) {
    ImageSizes.declare(size, for: name)
  }

  func report(_ fault: LayoutFault) {
    faults.append(fault)
  }

  func report(
    _ kind: LayoutFault.Kind, _ consequence: LayoutFault.Consequence, _ message: String,
    at site: SourceSite? = nil
  ) {
    report(LayoutFault(kind: kind, consequence: consequence, message: message, site: site))
  }

  func report(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
  }

  func takesAlternative(_ assumption: ModelAssumption) -> Bool {
    alternatives.contains(assumption)
  }

  /// How many times a constraint has been activated since the model was reset.
  public var activationCount: Int { lastOrder }

  /// The next place in the order of activations.
  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }
}
