// Collection views: cells for the items in view, at the frames that the layout gives them.

public import Foundation

/// A list of items that a layout places.
open class UICollectionView: UIListViewBase {
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1 << 0), centeredVertically = Self(rawValue: 1 << 1), bottom = Self(rawValue: 1 << 2)
    public static let left = Self(rawValue: 1 << 3), centeredHorizontally = Self(rawValue: 1 << 4), right = Self(rawValue: 1 << 5)
  }

  /// What a part of a collection is.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  open weak var dataSource: (any UICollectionViewDataSource)?
  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt(collectionViewLayout) } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?, dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var reorderingCadence = ReorderingCadence.immediate, isPrefetchingEnabled = true
  open private(set) var indexPathsForSelectedItems: [IndexPath]?
  private var pool = CellPool<UICollectionViewCell>()
  private var identifiers: [ObjectIdentifier: String] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var lastBounds = CGRect.zero

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(collectionViewLayout)
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers a class that is a value; for one that is written out, the rewriter writes the
  /// closure that makes its cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    register(identifier) { type?.decodedView() ?? UICollectionViewCell(frame: $0) }
  }

  package func register(_ identifier: String, _ maker: @escaping (CGRect) -> UICollectionViewCell) {
    pool.register(identifier) { maker(.zero) }
  }

  open func register(_: UINib?, forCellWithReuseIdentifier identifier: String) { register(identifier) { UICollectionViewCell(frame: $0) } }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let cell = pool.take(identifier) ?? UICollectionViewCell(frame: .zero)
    identifiers[ObjectIdentifier(cell)] = identifier
    cell.prepareForReuse()
    return cell
  }

  /// A cell of a class by the closure of its registration; cells of a class are used again.
  func takeCell<Cell: UICollectionViewCell>(of make: @MainActor (CGRect) -> Cell?) -> Cell? {
    let identifier = String(reflecting: Cell.self)
    guard let cell = pool.take(identifier) as? Cell ?? make(.zero) else { return nil }
    identifiers[ObjectIdentifier(cell)] = identifier
    cell.prepareForReuse()
    return cell
  }

  /// Registers a class of headers and footers, which this collection does not show.
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {}

  open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView(frame: .zero) }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { cells[$0]?.frame.contains(point) == true }
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { indexPathsForVisibleItems.first { cells[$0] === cell } }
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }

  // MARK: Changes

  /// Shows other items; each item that stays keeps its cell and goes to the place that is given.
  func replaceItems(_ places: [IndexPath: IndexPath], animated: Bool, completion: (() -> Void)?) {
    guard !needsReload else { return finishChange(completion, animated: animated) }
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for path in indexPathsForVisibleItems {
      guard let place = places[path] else { continue }
      kept[place] = cells.removeValue(forKey: path)
    }
    for path in indexPathsForVisibleItems { hide(path) }
    cells = kept
    indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap { places[$0] }
    collectionViewLayout.invalidateLayout()
    finishChange(completion, animated: animated)
  }

  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    collectionViewLayout = layout
    completion?(true)
  }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    for path in indexPathsForSelectedItems ?? [] { cells[path]?.isSelected = false }
    indexPathsForSelectedItems = indexPath.map { [$0] }
    if let indexPath { cells[indexPath]?.isSelected = true }
    if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard !scrollPosition.isEmpty, let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    let isSideways = contentSize.width > bounds.width
    setContentOffset(isSideways ? CGPoint(x: frame.minX, y: 0) : CGPoint(x: 0, y: frame.minY), animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      for path in indexPathsForVisibleItems { hide(path) }
      collectionViewLayout.invalidateLayout()
    }
    if bounds != lastBounds {
      lastBounds = bounds
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
        collectionViewLayout.invalidateLayout(with: context)
      }
    }
    collectionViewLayout.prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    // Only cells are shown: no headers, footers or decorations.
    let shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.representedElementCategory == .cell }
    for attributes in shown {
      let path = attributes.indexPath
      if cells[path] == nil, let dataSource { show(dataSource.collectionView(self, cellForItemAt: path), at: path) }
      cells[path]?.frame = attributes.frame
      cells[path]?.apply(attributes)
    }
    let paths = Set(shown.map(\.indexPath))
    for path in indexPathsForVisibleItems where !paths.contains(path) { hide(path) }
  }

  private func show(_ cell: UICollectionViewCell, at path: IndexPath) {
    cells[path] = cell
    cell.isSelected = indexPathsForSelectedItems?.contains(path) == true
    pool.display(cell, in: self)
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func hide(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    pool.giveBack(cell, identifiers[ObjectIdentifier(cell)])
  }
}
