// Tabs whose views are loaded beforehand, so that the first tap is quick.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows one of several tabs, all of them loaded.
final class PreloadingController: ForwardingController {
  override func showFirst() {
    for tab in pages {
      addChild(tab)
      tab.loadViewIfNeeded()
      tab.didMove(toParent: self)
      // Bug: all children receive callbacks of appearing, also those that are only loaded.
      if isFaulty || tab === pages[selected] { forward(to: tab) }
    }
    place(pages[selected])
  }

  func select(_ index: Int) {
    select(index) { [self] old, new in
      begin(new, appearing: true, animated: false)
      begin(old, appearing: false, animated: false)
      place(new)
      old.view.removeFromSuperview()
      end(old)
      end(new)
    }
  }
}

extension GalleryEntry {
  static let siblingsTold = GalleryEntry(
    "siblings-told",
    "Tabs that are loaded beforehand.",
    fault: "Siblings that are only loaded receive appearance callbacks.",
    breaks: ["INV-1", "INV-20"]
  ) { stage, isFaulty in
    PreloadingController((1...3).map { stage.screen("tab \($0)") }, isFaulty: isFaulty)
  } operations: { tabs, _ in
    Call("select", 0..<3) { tabs.select($0) }
  }
}
