/// The environment of an interface: size classes, direction, scale, appearance.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(TraitValues())
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = category }
  }

  /// The traits of the first collection, replaced by what later ones say.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.replaced(by: $1.values) })
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init((traits as? TraitValues) ?? TraitValues())
  }

  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection((traits as? TraitValues) ?? values)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var layoutDirection: UIUserInterfaceLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  open func performAsCurrent(_ actions: () -> Void) { actions() }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  func changing(_ change: (inout TraitValues) -> Void) -> UITraitCollection {
    var changed = values
    change(&changed)
    return UITraitCollection(changed)
  }

  func replaced(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values.replaced(by: other.values))
  }
}

extension UITraitCollection {
  /// A phone held upright.
  static let standard = UITraitCollection {
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceStyle = .light
    $0.userInterfaceIdiom = .phone
    $0.displayScale = 3
  }

  private static let holder = CurrentTraits()

  /// The traits of the screen.
  public class var current: UITraitCollection {
    get { holder.value }
    set { holder.value = newValue }
  }

  static func setCurrent(_ traits: UITraitCollection) { holder.value = traits }
}

/// The current traits, which any thread may ask for.
private final class CurrentTraits: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = UITraitCollection.standard

  var value: UITraitCollection {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
