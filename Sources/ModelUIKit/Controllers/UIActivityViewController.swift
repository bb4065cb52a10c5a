/// Offers ways to share something.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public let activityItems: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// A way to share something.
@preconcurrency @MainActor
open class UIActivity: NSObject {}
