// Segments over one page at a time: the pages are exchanged whether anybody looks or not.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows the page of the selected segment.
final class SegmentedController: ForwardingController {
  // Bug: pages receive callbacks at once, even if the container is covered or not on screen yet.
  override var isOnScreen: Bool { isFaulty || super.isOnScreen }

  override func showFirst() {
    let page = pages[selected]
    start(showing: page)
  }

  func select(_ index: Int) {
    select(index) { [self] old, new in
      exchange(old, new)
      new.didMove(toParent: self)
      remove(old)
    }
  }
}

extension GalleryEntry {
  static let phaseIgnored = GalleryEntry(
    "phase-ignored",
    "Segments that exchange their pages.",
    fault: "The pages receive callbacks while the container itself is not visible.",
    breaks: ["INV-1", "INV-29", "INV-30", "INV-20"]
  ) { stage, isFaulty in
    SegmentedController((1...3).map { stage.screen("page \($0)") }, isFaulty: isFaulty)
  } operations: { segments, _ in
    Call("select", 0..<3) { segments.select($0) }
  }
}
