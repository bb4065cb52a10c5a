/// A question to the user.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  private var preferredKind = Style.alert

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    preferredKind = preferredStyle
  }

  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  open var preferredStyle: Style { preferredKind }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Whether the question comes from the bottom.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  private let actionTitle: String?
  private let actionStyle: Style
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    actionTitle = title
    actionStyle = style
    self.handler = handler
    super.init()
  }

  open var title: String? { actionTitle }
  open var style: Style { actionStyle }
  open var isEnabled = true

  /// What an answer means.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }
}
