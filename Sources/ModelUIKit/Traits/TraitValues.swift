/// Traits that can be set.
public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var layoutDirection: UIUserInterfaceLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The values of a trait collection; nil for what nobody said.
struct TraitValues: UIMutableTraits, Hashable {
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?
  private var style: UIUserInterfaceStyle?
  private var idiom: UIUserInterfaceIdiom?
  private var direction: UIUserInterfaceLayoutDirection?
  private var scale: CGFloat?
  private var category: UIContentSizeCategory?

  init() {}

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { horizontal ?? .unspecified }
    set { horizontal = newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { vertical ?? .unspecified }
    set { vertical = newValue }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom ?? .unspecified }
    set { idiom = newValue }
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    get { direction ?? .leftToRight }
    set { direction = newValue }
  }

  var displayScale: CGFloat {
    get { scale ?? 1 }
    set { scale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .large }
    set { category = newValue }
  }

  func replaced(by other: TraitValues) -> TraitValues {
    var result = self
    result.horizontal = other.horizontal ?? horizontal
    result.vertical = other.vertical ?? vertical
    result.style = other.style ?? style
    result.idiom = other.idiom ?? idiom
    result.direction = other.direction ?? direction
    result.scale = other.scale ?? scale
    result.category = other.category ?? category
    return result
  }
}
