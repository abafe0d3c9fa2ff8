// Tabs along the top that take being in a window for being on screen.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows the page of the tab that was tapped.
final class TabStripController: ForwardingController {
  // Bug: a container is in its window before it has appeared, and after it began to leave.
  override var isOnScreen: Bool { isFaulty ? viewIfLoaded?.window != nil : super.isOnScreen }

  func tapTab(_ index: Int) {
    select(index) { [self] old, new in
      addChild(new)
      begin(new, appearing: true, animated: false)
      begin(old, appearing: false, animated: false)
      place(new)
      end(new)
      end(old)
      remove(old)
      new.didMove(toParent: self)
    }
  }
}

extension GalleryEntry {
  static let windowAsPhase = GalleryEntry(
    "window-as-phase",
    "Tabs along the top of their pages.",
    fault: "Being in a window is taken for being on screen.",
    breaks: ["INV-29", "INV-30"]
  ) { stage, isFaulty in
    TabStripController((1...3).map { stage.screen("page \($0)") }, isFaulty: isFaulty)
  } operations: { tabs, _ in
    Call("tap tab", 0..<3) { tabs.tapTab($0) }
  }
}
