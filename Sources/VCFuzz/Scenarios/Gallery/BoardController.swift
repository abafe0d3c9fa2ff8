// A board of tiles that is laid out anew whenever its size changes.

internal import HeadlessUIKit

/// Lays out its tiles in columns.
final class BoardController: SettledController {
  private let isFaulty: Bool
  private var tiles: [UIViewController]
  private var size = CGSize.zero

  init(_ tiles: [UIViewController], isFaulty: Bool) {
    self.tiles = tiles
    self.isFaulty = isFaulty
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tile in tiles { add(tile) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isFirst = size == .zero
    guard size != view.bounds.size else { return }
    size = view.bounds.size
    for (index, tile) in tiles.enumerated() {
      // Fault: each change of size takes the tiles out and puts them back.
      if isFaulty, !isFirst {
        tile.view.removeFromSuperview()
        view.addSubview(tile.view)
      }
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
      add(tile)
      size = .zero
      view.setNeedsLayout()
    }
  }
}

extension GalleryEntry {
  static let readdedAtLayout = GalleryEntry(
    "re-added-at-layout",
    "A board of tiles.",
    fault: "A change of size takes the children's views out and puts them back.",
    breaks: ["INV-49"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { stage in
      BoardController([stage.screen("tile")], isFaulty: isFaulty)
    } operations: { board, stage in
      Call("add tile") { board.addTile(stage.screen("tile")) }
    }
  }
}
