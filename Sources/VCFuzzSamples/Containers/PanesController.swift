// Two panes side by side; what opens, opens in the pane that has the focus.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows two controllers side by side.
final class PanesController: ForwardingController {
  private var focus = 0
  private var isOpening = false

  override var startsWith: Start { .all }

  func moveFocus() {
    perform { [self] in focus = 1 - focus }
  }

  func open(_ new: UIViewController) {
    perform { [self] in
      guard isViewLoaded, !isOpening else { return }
      isOpening = true
      let old = pages[focus]
      pages[focus] = new
      addChild(new)
      begin(old, appearing: false, animated: true)
      begin(new, appearing: true, animated: true)
      place(new)
      animate(0.3, { old.view.alpha = 0 }, then: { [weak self] in self?.finish(old, new) })
    }
  }

  private func finish(_ old: UIViewController, _ new: UIViewController) {
    isOpening = false
    end(old)
    remove(old)
    // Bug: ends what has the focus by now, which need not be what was opened.
    end(isFaulty ? pages[focus] : new)
    new.didMove(toParent: self)
  }
}

extension GalleryEntry {
  static let wrongChildEnded = GalleryEntry(
    "wrong-child-ended",
    "Two panes, one of them with the focus.",
    fault: "One child's appearance is begun, and another's is ended.",
    breaks: ["INV-20", "INV-51", "INV-15"]
  ) { stage, isFaulty in
    PanesController([stage.screen("left"), stage.screen("right")], isFaulty: isFaulty)
  } operations: { panes, stage in
    Call("open") { panes.open(stage.screen("pane")) }
    Call("move focus") { panes.moveFocus() }
  }
}
