// A board of tiles that is laid out anew whenever its size changes.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Lays out its tiles in columns.
final class BoardController: ForwardingController {
  private var size = CGSize.zero

  override var startsWith: Start { .all }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isFirst = size == .zero
    guard size != view.bounds.size else { return }
    size = view.bounds.size
    for (index, tile) in pages.enumerated() {
      // Bug: each change of size adds the tiles once more, callbacks included.
      if isFaulty, !isFirst { react { [self] in showAtOnce(tile) } }
      let width = size.width / CGFloat(pages.count)
      tile.view.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: size.height
      )
    }
  }

  func addTile(_ tile: UIViewController) {
    perform { [self] in
      pages.append(tile)
      guard isViewLoaded else { return }
      bringIn(tile)
      size = .zero
      view.setNeedsLayout()
    }
  }
}

extension GalleryEntry {
  static let readdedAtLayout = GalleryEntry(
    "re-added-at-layout",
    "A board of tiles.",
    fault: "A change of size adds the children once more.",
    breaks: ["INV-1", "INV-20"]
  ) { stage, isFaulty in
    BoardController([stage.screen("tile")], isFaulty: isFaulty)
  } operations: { board, stage in
    Call("add tile") { board.addTile(stage.screen("tile")) }
  }
}
