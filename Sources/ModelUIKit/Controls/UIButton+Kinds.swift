extension UIButton {
  /// The look of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }
}
