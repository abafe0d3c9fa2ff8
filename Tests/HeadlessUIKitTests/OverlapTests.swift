// Rectangles that only touch do not overlap.

import UIKitTesting

final class OverlapTests: UIKitTestCase {
  func testRectanglesThatTouchDoNotOverlap() async {
    let page = CGRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertFalse(page.overlaps(page.offsetBy(dx: 10, dy: 0)))
    XCTAssertFalse(page.overlaps(page.offsetBy(dx: 0, dy: -10)))
    XCTAssertTrue(page.overlaps(page.offsetBy(dx: 9.5, dy: 0)))
    XCTAssertTrue(page.overlaps(CGRect(x: 5, y: 5, width: 0, height: 0)))
    XCTAssertFalse(page.overlaps(.null))
  }

  /// A paging collection view at rest shows one cell.
  func testACollectionViewShowsNoCellThatOnlyTouchesIt() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    let screen = stage.screen("S")
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 200, height: 100)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: layout
    )
    let pages = Pages()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    list.dataSource = pages
    screen.view.addSubview(list)
    stage.show { screen }
    XCTAssertEqual(list.visibleCells.map(\.frame.minX), [0])
  }

  private final class Pages: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "page", for: path)
    }
  }
}
