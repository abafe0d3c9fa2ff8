// A player over a list; made small, it floats above the list.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Holds a list and a player that can be made small.
final class PlayerHostController: SettledController {
  private var list: UIViewController { pages[0] }
  private var player: UIViewController { pages[1] }
  private var isSmall = false

  func toggleSize() {
    perform { [self] in
      guard isViewLoaded else { return }
      isSmall.toggle()
      // Bug: the player's view goes into the list's, but the player stays this one's child.
      if isFaulty {
        player.view.removeFromSuperview()
        (isSmall ? list.view : view)?.addSubview(player.view)
      }
      player.view.frame =
        isSmall
        ? CGRect(x: 0, y: 0, width: view.bounds.width, height: 80)
        : view.bounds
    }
  }
}

extension GalleryEntry {
  static let foreignParent = GalleryEntry(
    "foreign-parent",
    "A player over a list.",
    fault: "A child's view is put under the view of a controller that is not its parent.",
    breaks: ["INV-53"]
  ) { stage, isFaulty in
    PlayerHostController([stage.screen("list"), stage.screen("player")], isFaulty: isFaulty)
  } operations: { host, _ in
    Call("toggle size") { host.toggleSize() }
  }
}
