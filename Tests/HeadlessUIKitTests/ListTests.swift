// Lists whose cells and headers hold the views of child controllers.

import UIKitTesting

final class ListTests: UIKitTestCase {
  func testAChildInACellAppearsAndDisappearsWithTheDisplayOfTheCell() async throws {
    covers("CHILD-4", "CHILD-16")
    let stage = Stage(try Profile(named: "ios26"))
    let rows = (0..<6).map { stage.screen("row \($0)") }
    let host = stage.named("host", CellHost(rows))
    stage.show { host }
    XCTAssertEqual(stage.states(of: rows[0], rows[5]), [.appeared, .disappeared])
    host.list.contentOffset.y = host.list.contentSize.height - host.list.bounds.height
    stage.settle()
    XCTAssertEqual(stage.states(of: rows[0], rows[5]), [.disappeared, .appeared])
    XCTAssertNil(rows[0].parent)
  }

  func testACellThatWaitsForReuseStaysInTheListHidden() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    let host = CellHost((0..<6).map { stage.screen("row \($0)") })
    stage.show { host }
    let first = try XCTUnwrap(host.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    host.list.contentOffset.y = host.list.contentSize.height - host.list.bounds.height
    stage.settle()
    let isReused = host.list.visibleCells.contains { $0 === first }
    XCTAssertTrue(first.superview === host.list)
    XCTAssertNotEqual(first.isHidden, isReused)
  }

  func testACellOfAClassThatIsAValueIsOfThatClass() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    defer { stage.settle() }
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: .zero)
    let path = IndexPath(item: 0, section: 0)
    for type in [PlainCell.self, SpecialCell.self] as [AnyClass] {
      list.register(type, forCellWithReuseIdentifier: "cell")
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      XCTAssertTrue(Swift.type(of: cell) == type)
    }
    table.register(RowCell.self as AnyClass, forCellReuseIdentifier: "row")
    XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "row", for: path) is RowCell)
    XCTAssertNil(UINavigationBar.appearance().barTintColor)
  }

  func testTheHeaderOfATableIsInPlaceAfterItsLayout() async throws {
    covers("STATEAT-1")
    let stage = Stage(try Profile(named: "ios26"), recording: .everything)
    let table = stage.named("table", UITableViewController(style: .plain))
    let header = stage.screen("header")
    table.addChild(header)
    header.view.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
    table.tableView.tableHeaderView = header.view
    header.didMove(toParent: table)
    stage.show { table }
    let passes = stage.events.filter {
      $0.kind == .viewDidLayoutSubviews && $0.controller == stage.identity(of: table)
        && $0.frame == .enter
    }
    XCTAssertFalse(passes.isEmpty)
    for pass in passes {
      XCTAssertTrue(try XCTUnwrap(pass.snapshot).facts.contains(.subviewFramesFinal))
    }
  }
}

/// Adds a child to each cell as the cell comes into view, and removes it as the cell leaves.
private final class CellHost: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let list: UICollectionView
  private let rows: [UIViewController]

  init(_ rows: [UIViewController]) {
    self.rows = rows
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 300)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.delegate = self
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(list)
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.count
  }

  func collectionView(
    _ list: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ list: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    let row = rows[path.item]
    addChild(row)
    row.view.frame = cell.contentView.bounds
    cell.contentView.addSubview(row.view)
    row.didMove(toParent: self)
  }

  func collectionView(
    _ list: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    let row = rows[path.item]
    row.unembed()
  }
}

private class PlainCell: UICollectionViewCell {}
private final class SpecialCell: PlainCell {}
private final class RowCell: UITableViewCell {}
