// The data source of a table that shows snapshots: rows that stay keep their cells.

public import Foundation

/// A data source that makes rows of the items of a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let places = shown.places(in: snapshot)
    shown = snapshot.applied
    tableView?.replaceRows(places, animated: animatingDifferences, completion: completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.applied
    tableView?.reloadData()
    completion?()
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: The rows

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count(inSection: section) }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider returned no cell for \(indexPath)")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
