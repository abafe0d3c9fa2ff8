// Declarations that have to read as in UIKit: typed copies, closures that do not escape, and
// initialisers that a subclass may replace.

import UIKitTesting

@MainActor
final class DeclarationTests: XCTestCase {
  /// A recogniser with an initialiser of its own, which overrides none.
  private final class Pan: UIPanGestureRecognizer {
    init() { super.init(target: nil, action: nil) }
  }

  /// A list that changes rows without naming itself, and takes part in drags.
  private final class List: UICollectionView, UICollectionViewDragDelegate {
    var changes = 0

    func change() {
      performBatchUpdates({ changes += 1 }, completion: nil)
      performBatchUpdates(nil)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  func testSourcesReadAsInUIKit() async {
    Stage().run {
      XCTAssertEqual(Pan().state, .possible)
      let list = List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      list.dragDelegate = list
      list.change()
      XCTAssertEqual(list.changes, 1)
      let bar = UINavigationBarAppearance()
      let typed: UINavigationBarAppearance = bar.copy()
      XCTAssertTrue(typed === bar.copy() as? UINavigationBarAppearance)
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      XCTAssertEqual(cell.frame.width, 50)
      XCTAssertEqual(CATextLayer().preferredFrameSize(), .zero)
      let font = UIFontDescriptor(name: "Font", size: 12)
      XCTAssertEqual(font.object(forKey: .size) as? CGFloat, 12)
      XCTAssertNil(font.object(forKey: .textStyle))
      XCTAssertEqual(NSKeyValueChange.setting.rawValue, 1)
    }
  }
}
