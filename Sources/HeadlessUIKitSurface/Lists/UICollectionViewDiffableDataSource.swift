// The data source of a collection that shows snapshots: items that stay keep their cells.

public import Foundation

/// The snapshot that a list shows.
@preconcurrency @MainActor
open class NSDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  private(set) var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let places = shown.places(in: snapshot)
    shown = snapshot.applied
    replaceItems(places, animated: animatingDifferences, completion: completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.applied
    reload()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // What the list does, for the classes of this module.
  func reload() {}
  func replaceItems(_ places: [IndexPath: IndexPath], animated: Bool, completion: (() -> Void)?) {}

  func cell<Cell>(at indexPath: IndexPath, _ make: (ItemIdentifierType) -> Cell?) -> Cell {
    guard let item = shown.item(at: indexPath), let cell = make(item) else {
      preconditionFailure("the cell provider returned no cell for \(indexPath)")
    }
    return cell
  }
}

/// A data source that makes cells of the items of a snapshot.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
  public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?

  /// What happens as the user moves items, which no finger does here.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?, reorderingHandlers = ReorderingHandlers()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override func reload() { collectionView?.reloadData() }

  override func replaceItems(_ places: [IndexPath: IndexPath], animated: Bool, completion: (() -> Void)?) {
    collectionView?.replaceItems(places, animated: animated, completion: completion)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { shown.count(inSection: section) }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }
  open func collectionView(_ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  { supplementaryViewProvider?(list, kind, path) ?? UICollectionReusableView(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

/// Typed data sources need no class of their own to be stored by their views.
extension UICollectionView {
  /// How a cell of a class is made and configured for an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let make: @MainActor (CGRect) -> Cell?

    /// Cells that only `init(coder:)` can make here.
    public init(handler: @escaping Handler) {
      self.handler = handler
      make = { _ in Cell.decodedView() }
    }

    public init(cellNib: UINib, handler: @escaping Handler) { self.init(handler: handler) }

    package init(handler: @escaping Handler, make: @escaping @MainActor (CGRect) -> Cell?) {
      self.handler = handler
      self.make = make
    }
  }

  /// How a header, a footer or a decoration of a class is made and configured.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    let make: @MainActor (CGRect) -> Supplementary?

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      make = { _ in Supplementary.decodedView() }
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
    }

    package init(elementKind: String, handler: @escaping Handler, make: @escaping @MainActor (CGRect) -> Supplementary?) {
      self.elementKind = elementKind
      self.handler = handler
      self.make = make
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    guard let cell: Cell = takeCell(of: registration.make) else { preconditionFailure("\(Cell.self): init(coder:) gives no view") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    guard let view = registration.make(.zero) else { preconditionFailure("\(Supplementary.self): init(coder:) gives no view") }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
