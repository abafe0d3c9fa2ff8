// The frames that compositional layouts and flow layouts give items.

import UIKitTesting

@MainActor
final class CompositionalLayoutTests: XCTestCase {
  /// The frames of the items of one section, in a collection of 300 by 600 points.
  private func frames(
    of count: Int,
    _ group: NSCollectionLayoutGroup,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) throws -> (frames: [CGRect], size: CGSize) {
    let stage = Stage(try Profile(named: "ios26"))
    defer { stage.settle() }
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let box = CGRect(x: 0, y: 0, width: 300, height: 600)
    let list = UICollectionView(frame: box, collectionViewLayout: layout)
    let source = Numbers(count)
    list.dataSource = source
    list.layoutIfNeeded()
    let frames = (0..<count).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    withExtendedLifetime(source) {}
    return (frames, layout.collectionViewContentSize)
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func row(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ items: NSCollectionLayoutItem...
  ) -> NSCollectionLayoutGroup { .horizontal(layoutSize: size(width, height), subitems: items) }

  private func column(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ items: NSCollectionLayoutItem...
  ) -> NSCollectionLayoutGroup { .vertical(layoutSize: size(width, height), subitems: items) }

  func testARowRepeatsItsItemsWhileTheyHaveRoom() async throws {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = row(.fractionalWidth(1), .absolute(50), half)
    let placed = try frames(of: 3, group) { section in
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
    }
    XCTAssertEqual(
      placed.frames,
      [
        CGRect(x: 0, y: 5, width: 150, height: 50), CGRect(x: 150, y: 5, width: 150, height: 50),
        CGRect(x: 0, y: 65, width: 150, height: 50),
      ]
    )
    XCTAssertEqual(placed.size, CGSize(width: 300, height: 122))
  }

  func testACountSharesTheLengthOfAGroup() async throws {
    let item = item(.fractionalWidth(1), .absolute(20))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      repeatingSubitem: item,
      count: 3
    )
    group.interItemSpacing = .fixed(15)
    let placed = try frames(of: 3, group)
    XCTAssertEqual(placed.frames.map(\.minX), [2, 107, 212])
    XCTAssertEqual(placed.frames.map(\.width), [84, 84, 84])
    XCTAssertEqual(placed.frames.map(\.height), [16, 16, 16])
  }

  func testGroupsNestAndGrowWithTheirContent() async throws {
    let small = item(.fractionalWidth(1), .absolute(30))
    let column = column(.fractionalWidth(0.5), .estimated(10), small, small)
    let large = item(.fractionalWidth(0.5), .absolute(80))
    let group = row(.fractionalWidth(1), .estimated(10), large, column)
    let placed = try frames(of: 4, group)
    XCTAssertEqual(
      placed.frames,
      [
        CGRect(x: 0, y: 0, width: 150, height: 80), CGRect(x: 150, y: 0, width: 150, height: 30),
        CGRect(x: 150, y: 30, width: 150, height: 30), CGRect(x: 0, y: 80, width: 150, height: 80),
      ]
    )
  }

  func testASectionThatScrollsAcrossPlacesItsGroupsSideBySide() async throws {
    let whole = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = row(.absolute(200), .absolute(40), whole)
    let placed = try frames(of: 3, group) { $0.orthogonalScrollingBehavior = .groupPaging }
    XCTAssertEqual(placed.frames.map(\.minX), [0, 200, 400])
    XCTAssertEqual(placed.size, CGSize(width: 300, height: 40))
  }

  func testTheHandlerOfASectionReceivesTheItemsInView() async throws {
    let high = item(.fractionalWidth(1), .absolute(250))
    let group = column(.fractionalWidth(1), .absolute(250), high)
    var seen: [[Int]] = []
    _ = try frames(of: 5, group) { section in
      section.visibleItemsInvalidationHandler = { items, _, environment in
        XCTAssertEqual(environment.container.contentSize.width, 300)
        seen.append(items.map(\.indexPath.item))
      }
    }
    XCTAssertEqual(seen.last, [0, 1, 2])
  }

  func testLayoutsFollowTheSizeOfTheirCollection() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    defer { stage.settle() }
    let flat = item(.fractionalWidth(1), .absolute(20))
    let group = column(.fractionalWidth(1), .absolute(20), flat)
    let section = NSCollectionLayoutSection(group: group)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 20)
    flow.minimumInteritemSpacing = 0
    let path = IndexPath(item: 1, section: 0)
    for layout in [UICollectionViewCompositionalLayout(section: section), flow] {
      let box = CGRect(x: 0, y: 0, width: 300, height: 600)
      let list = UICollectionView(frame: box, collectionViewLayout: layout)
      let source = Numbers(2)
      list.dataSource = source
      list.layoutIfNeeded()
      let before = try XCTUnwrap(layout.layoutAttributesForItem(at: path)).frame
      list.frame.size.width = 150
      list.layoutIfNeeded()
      let after = try XCTUnwrap(layout.layoutAttributesForItem(at: path)).frame
      XCTAssertNotEqual(before, after)
      withExtendedLifetime(source) {}
    }
  }
}

/// A data source of empty cells.
private final class Numbers: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ list: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
