// Tabs whose pages slide; a tap may come while the last slide is still under way.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Slides from one tab's page to another's.
final class SlidingTabsController: ForwardingController {
  private var isSliding = false
  /// What was tapped during a slide.
  private var tapped: Int?

  override var startsWith: Start { .selectedOfAll }

  func select(_ index: Int) {
    perform { [self] in
      // Bug: a second selection does not wait for the first to complete.
      if isSliding, !isFaulty {
        tapped = index
      } else {
        slide(to: index)
      }
    }
  }

  private func slide(to index: Int) {
    guard index != selected else { return }
    let old = pages[selected]
    let new = pages[index]
    selected = index
    guard isViewLoaded else { return }
    isSliding = true
    begin(old, appearing: false, animated: true)
    begin(new, appearing: true, animated: true)
    place(new)
    new.view.frame.origin.x = view.bounds.width
    animate(0.3, { new.view.frame.origin.x = 0 }, then: { [weak self] in self?.finish(old, new) })
  }

  private func finish(_ old: UIViewController, _ new: UIViewController) {
    old.view.removeFromSuperview()
    end(old)
    end(new)
    isSliding = false
    guard let index = tapped else { return }
    tapped = nil
    select(index)
  }
}

extension GalleryEntry {
  static let secondOperation = GalleryEntry(
    "second-operation",
    "Tabs whose pages slide.",
    fault: "A second selection begins before the first has completed.",
    breaks: ["INV-20", "INV-15", "INV-51"]
  ) { stage, isFaulty in
    SlidingTabsController((1...3).map { stage.screen("page \($0)") }, isFaulty: isFaulty)
  } operations: { tabs, _ in
    Call("select", 0..<3) { tabs.select($0) }
  }
}
