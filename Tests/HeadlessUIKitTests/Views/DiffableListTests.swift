// Lists that show snapshots: what a snapshot holds, and which cells stay as another one is applied.

import UIKitTesting

@MainActor
final class DiffableListTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  func testASnapshotKeepsTheOrderOfItsChanges() async {
    var list = snapshot(("a", [1, 2]), ("b", [3]))
    list.insertItems([4, 5], beforeItem: 2)
    list.insertItems([6], afterItem: 3)
    list.moveItem(1, afterItem: 6)
    list.moveItem(3, beforeItem: 4)
    list.deleteItems([5, 9])
    XCTAssertEqual(list.itemIdentifiers(inSection: "a"), [3, 4, 2])
    XCTAssertEqual(list.itemIdentifiers(inSection: "b"), [6, 1])
    XCTAssertEqual(list.sectionIdentifier(containingItem: 6), "b")
    XCTAssertEqual(list.indexOfItem(1), 4)
    XCTAssertNil(list.indexOfItem(5))
    list.insertSections(["c"], beforeSection: "a")
    list.moveSection("c", afterSection: "b")
    list.deleteSections(["a"])
    XCTAssertEqual(list.sectionIdentifiers, ["b", "c"])
    XCTAssertEqual(list.numberOfItems, 2)
    list.appendItems([2])
    XCTAssertEqual(list.itemIdentifiers(inSection: "c"), [2])
  }

  func testRowsThatStayKeepTheirCells() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    let table = stage.named("table", UITableViewController(style: .plain))
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table.tableView) {
      _,
      _,
      item in
      made.append(item)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    source.apply(snapshot(("a", [1, 2, 3])), animatingDifferences: false)
    stage.show { table }
    XCTAssertEqual(made, [1, 2, 3])
    source.apply(snapshot(("a", [3, 4, 1])))
    stage.settle()
    XCTAssertEqual(made, [1, 2, 3, 4])
    XCTAssertEqual(table.tableView.visibleCells.map(\.tag), [3, 4, 1])
    XCTAssertEqual(source.indexPath(for: 1), IndexPath(row: 2, section: 0))
    var next = source.snapshot()
    next.reloadItems([3])
    source.apply(next)
    stage.settle()
    XCTAssertEqual(made, [1, 2, 3, 4, 3])
    XCTAssertEqual(source.snapshot().reloadedItemIdentifiers, [])
  }

  func testTheCompletionOfAnAnimatedChangeIsAStepOfItsOwn() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    let host = Grid()
    stage.show { stage.named("host", host) }
    var ends = 0
    host.source.apply(snapshot(("a", [1]))) { ends += 1 }
    XCTAssertEqual(ends, 0)
    stage.settle()
    XCTAssertEqual(ends, 1)
    host.source.apply(snapshot(("a", [2])), animatingDifferences: false) { ends += 1 }
    XCTAssertEqual(ends, 2)
    stage.settle()
    XCTAssertEqual(host.shown, ["2"])
  }

  func testItemsThatStayKeepTheirCellsAndAreSelectedStill() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    let host = Grid()
    host.source.apply(snapshot(("a", [1, 2]), ("b", [3])))
    stage.show { stage.named("host", host) }
    XCTAssertEqual(host.shown, ["1", "2", "3"])
    let third = try XCTUnwrap(host.list.cellForItem(at: IndexPath(item: 0, section: 1)))
    host.list.selectItem(
      at: IndexPath(item: 0, section: 1),
      animated: false,
      scrollPosition: []
    )
    host.source.apply(snapshot(("b", [4, 3])))
    stage.settle()
    XCTAssertEqual(host.shown, ["4", "3"])
    let path = IndexPath(item: 1, section: 0)
    XCTAssertTrue(host.list.cellForItem(at: path) === third)
    XCTAssertEqual(host.list.indexPathsForSelectedItems, [path])
  }
}

/// A screen with a collection of numbers, in a layout of lists.
private final class Grid: UIViewController {
  let list: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>

  init() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      _,
      number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  /// The texts of the visible cells, from top to bottom.
  var shown: [String] {
    list.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "none"
    }
  }
}
