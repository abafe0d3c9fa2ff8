// A board of tiles that is laid out anew whenever its size changes.

internal import HeadlessUIKit

/// Lays out its tiles in columns.
final class BoardController: ForwardingController {
  private var tiles: [UIViewController]
  private var size = CGSize.zero

  init(_ tiles: [UIViewController], isFaulty: Bool) {
    self.tiles = tiles
    super.init(isFaulty: isFaulty)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tile in tiles { start(showing: tile) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isFirst = size == .zero
    guard size != view.bounds.size else { return }
    size = view.bounds.size
    for (index, tile) in tiles.enumerated() {
      // Fault: each change of size adds the tiles once more, and tells them so.
      if isFaulty, !isFirst { react { [self] in show(tile) } }
      let width = size.width / CGFloat(tiles.count)
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
      tiles.append(tile)
      guard isViewLoaded else { return }
      addChild(tile)
      show(tile)
      tile.didMove(toParent: self)
      size = .zero
      view.setNeedsLayout()
    }
  }

  private func show(_ tile: UIViewController) {
    begin(tile, appearing: true, animated: false)
    place(tile)
    end(tile)
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
