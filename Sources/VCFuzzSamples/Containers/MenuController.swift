// A menu at the edge, over content that stays on screen; it is dragged in, or let go.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Slides a menu over its content.
final class MenuController: ForwardingController {
  private var menu: UIViewController { pages[1] }
  private var isOpen = false
  private var isMoving = false
  private var isDragging = false

  override var startsWith: Start { .selectedOfAll }

  func close() {
    perform { [self] in
      guard isOpen, !isMoving else { return }
      isMoving = true
      begin(menu, appearing: false, animated: true)
      slide(toOpen: false)
    }
  }

  func dragBegan() {
    perform { [self] in
      guard isViewLoaded, !isOpen, !isMoving else { return }
      isMoving = true
      isDragging = true
      begin(menu, appearing: true, animated: true)
      place(menu)
    }
  }

  func dragEnded(isFar: Bool) {
    perform { [self] in
      guard isDragging else { return }
      isDragging = false
      if !isFar { begin(menu, appearing: false, animated: true) }
      slide(toOpen: isFar, isTurnedRound: !isFar)
    }
  }

  private func slide(toOpen: Bool, isTurnedRound: Bool = false) {
    animate(
      0.25,
      { [menu, view] in menu.view.frame.origin.x = toOpen ? 0 : -(view?.bounds.width ?? 0) },
      then: { [weak self] in self?.finish(toOpen: toOpen, isTurnedRound: isTurnedRound) }
    )
  }

  private func finish(toOpen: Bool, isTurnedRound: Bool) {
    isMoving = false
    isOpen = toOpen
    if !toOpen { menu.view.removeFromSuperview() }
    end(menu)
    // Bug: one end for each begin, but the begin that turned round replaced the first.
    if isFaulty, isTurnedRound { end(menu) }
  }
}

extension GalleryEntry {
  static let twoEndsOnCancel = GalleryEntry(
    "two-ends-on-cancel",
    "A menu that is dragged in over its content.",
    fault: "A cancelled appearance is ended twice, once for each direction.",
    breaks: ["INV-20", "INV-51"]
  ) { stage, isFaulty in
    MenuController([stage.screen("content"), stage.screen("menu")], isFaulty: isFaulty)
  } operations: { menu, _ in
    Call("close") { menu.close() }
    Gesture(
      "drag",
      begin: { menu.dragBegan() },
      finish: { menu.dragEnded(isFar: true) },
      cancel: { menu.dragEnded(isFar: false) }
    )
  }
}
