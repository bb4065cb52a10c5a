/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides the rectangle.
  enum Kind {
    /// Constraints alone.
    case free
    /// The owner's rectangle less insets.
    case safeArea
    case margins
    case readable
    case keyboard
    /// Above and below the safe area.
    case top
    case bottom
    /// The owner's rectangle.
    case frame

    var name: String {
      switch self {
      case .free: "guide"
      case .safeArea: "safeAreaLayoutGuide"
      case .margins: "layoutMarginsGuide"
      case .readable: "readableContentGuide"
      case .keyboard: "keyboardLayoutGuide"
      case .top: "topLayoutGuide"
      case .bottom: "bottomLayoutGuide"
      case .frame: "frameLayoutGuide"
      }
    }
  }

  let kind: Kind
  weak var owner: UIView?
  var origin: ConstraintOrigin

  open var identifier = ""

  /// The rectangle of a free guide in root coordinates after the last layout, not rounded.
  var solvedRect: CGRect = .zero

  public override init() {
    kind = .free
    origin = LayoutModel.current.origin
    super.init()
  }

  public required init?(coder: NSCoder) {
    kind = .free
    origin = LayoutModel.current.origin
    super.init()
  }

  init(_ kind: Kind, of owner: UIView) {
    self.kind = kind
    self.owner = owner
    origin = .container
    super.init()
  }

  /// The view whose coordinates the guide has and through which it takes part in layout.
  open weak var owningView: UIView? {
    get { owner }
    set {
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        owner?.removeLayoutGuide(self)
      }
    }
  }

  /// The rectangle in the owner's coordinates after the last layout, on whole pixels.
  open var layoutFrame: CGRect { owner?.layoutFrame(of: self) ?? .zero }

  open var hasAmbiguousLayout: Bool { layoutModel.ambiguousEdges.isEmpty == false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.rootView.layoutEngine.constraintsAffecting(self, axis) ?? []
  }
}
