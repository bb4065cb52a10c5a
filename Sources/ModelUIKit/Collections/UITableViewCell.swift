/// A row of a list.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  private let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.origin = .container
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open lazy var textLabel: UILabel? = UILabel()
  open lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  open lazy var imageView: UIImageView? = UIImageView()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override var drawsOwnContent: Bool { true }

  /// The labels of a row.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// What is at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// What editing a row does.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}
