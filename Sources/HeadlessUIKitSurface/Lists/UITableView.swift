// Table views: layout passes take cells for the rows in view from the data source and reuse them.

public import Foundation

/// A list of rows.
open class UITableView: UIListViewBase {
  /// The looks of a table.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How a row comes or goes.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?, dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var rowHeight = UITableView.automaticDimension, estimatedRowHeight: CGFloat = 44
  open var sectionHeaderHeight: CGFloat = 0, sectionFooterHeight: CGFloat = 0, separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?, separatorEffect: UIVisualEffect?, separatorInset = UIEdgeInsets.zero
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false, estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension, sectionHeaderTopPadding: CGFloat = 0
  open var cellLayoutMarginsFollowReadableWidth = false, insetsContentViewsToSafeArea = true
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  open private(set) var isEditing = false, indexPathsForSelectedRows: [IndexPath]?
  private var pool = CellPool<UITableViewCell>()
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var rows: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers a class that is a value; for one that is written out, the rewriter writes the
  /// closure that makes its cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    register(identifier) {
      let cell = type?.decodedView() ?? UITableViewCell(style: .default, reuseIdentifier: $0)
      cell.reuseIdentifier = $0
      return cell
    }
  }

  package func register(_ identifier: String, _ maker: @escaping (String) -> UITableViewCell) {
    pool.register(identifier) { maker(identifier) }
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(identifier) { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = pool.take(identifier)
    cell?.prepareForReuse()
    return cell
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { cells[$0] === cell } }

  open var indexPathsForVisibleRows: [IndexPath]? { rows.filter { cells[$0] != nil } }
  open var visibleCells: [UITableViewCell] { rows.compactMap { cells[$0] } }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

  // MARK: Changes

  /// Shows other rows; each row that stays keeps its cell and goes to the place that is given.
  func replaceRows(_ places: [IndexPath: IndexPath], animated: Bool, completion: (() -> Void)?) {
    if !needsReload {
      var kept: [IndexPath: UITableViewCell] = [:]
      for row in rows {
        guard let cell = cells[row], let place = places[row] else { continue }
        kept[place] = cell
        cells[row] = nil
      }
      for row in rows { hide(row) }
      cells = kept
      indexPathsForSelectedRows = indexPathsForSelectedRows?.compactMap { places[$0] }
      rows = currentRows
      setNeedsLayout()
    }
    finishChange(completion, animated: animated)
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedRows = indexPath.map { [$0] }
    if let indexPath { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathsForSelectedRows?.removeAll { $0 == indexPath } }

  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard scrollPosition != .none else { return }
    setContentOffset(CGPoint(x: 0, y: rectForRow(at: indexPath).minY), animated: animated)
  }

  // MARK: Layout

  private func height(of indexPath: IndexPath) -> CGFloat {
    let asked = (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: indexPath)
    let height = asked ?? rowHeight
    return height >= 0 ? height : max(estimatedRowHeight, 1)
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    var y = tableHeaderView?.frame.height ?? 0
    for row in rows where row < indexPath { y += height(of: row) }
    return CGRect(x: 0, y: y, width: bounds.width, height: height(of: indexPath))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { reloadRows() }
    var y = tableHeaderView?.frame.height ?? 0
    var shown: Set<IndexPath> = []
    for row in rows {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: row))
      y = frame.maxY
      guard frame.overlaps(bounds), let dataSource else { continue }
      shown.insert(row)
      if cells[row] == nil { show(dataSource.tableView(self, cellForRowAt: row), at: row) }
      cells[row]?.frame = frame
    }
    for row in rows where !shown.contains(row) { hide(row) }
    tableFooterView?.frame.origin.y = y
    y += tableFooterView?.frame.height ?? 0
    if contentSize.height != y { contentSize = CGSize(width: bounds.width, height: y) }
  }

  private func reloadRows() {
    needsReload = false
    for row in rows { hide(row) }
    rows = currentRows
  }

  private var currentRows: [IndexPath] {
    (0..<numberOfSections).flatMap { section in (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) } }
  }

  private func show(_ cell: UITableViewCell, at row: IndexPath) {
    cells[row] = cell
    pool.display(cell, in: self)
    (delegate as? any UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: row)
  }

  private func hide(_ row: IndexPath) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    (delegate as? any UITableViewDelegate)?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    pool.giveBack(cell, cell.reuseIdentifier)
  }
}

/// The rows of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection: Int) -> String? { nil }
}

/// The delegate of a table.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt: IndexPath) -> CGFloat { tableView.rowHeight }
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A controller whose view is a table.
open class UITableViewController: UIListControllerBase, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // swift-format-ignore
  open var tableView: UITableView! { get { view as? UITableView } set { view = newValue } }
  // swift-format-ignore
  open var refreshControl: UIRefreshControl? { get { tableView.refreshControl } set { tableView.refreshControl = newValue } }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  // MARK: What no table asks for here, for subclasses that override it

  open func tableView(_: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  open func tableView(_: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  open func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat { 44 }
  open func tableView(_: UITableView, willSelectRowAt row: IndexPath) -> IndexPath? { row }
  open func tableView(_: UITableView, shouldHighlightRowAt row: IndexPath) -> Bool { true }
  open func tableView(_: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
}
