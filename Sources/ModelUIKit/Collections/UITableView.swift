/// A list, as a box: its cells are not made.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public static let automaticDimension: CGFloat = -1

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var isEditing = false
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    LayoutModel.current.clock.schedule(after: 0) { completion?(true) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  override var drawsOwnContent: Bool { true }

  /// How sections look.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Where a row scrolls to.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}
