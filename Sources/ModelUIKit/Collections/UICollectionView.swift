/// A grid, as a box: its cells are not made.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { nil }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func reloadData() {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  override var drawsOwnContent: Bool { true }
}

/// What has changed in a layout; inert.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public nonisolated override init() { super.init() }
}

/// Decides where the cells of a grid are; inert.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func prepare() {}
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
}

extension UICollectionView {
  /// Which way a grid scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}

/// A cell of a grid.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.origin = .container
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var backgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false

  open func prepareForReuse() {}
}

/// Gives a grid its cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Hears of what happens to a grid.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
