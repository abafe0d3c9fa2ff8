// Slides that replace each other and receive by hand the callbacks that UIKit would send.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows one slide after the other.
final class SlideshowController: ForwardingController {
  override var startsWith: Start { .selectedOfAll }

  func advance() {
    select((self.selected + 1) % self.pages.count) { [self] old, new in
      if isFaulty {
        // Bug: calls what UIKit calls; no other controller receives it, and UIKit does not know.
        old.viewWillDisappear(false)
        new.viewWillAppear(false)
        old.view.removeFromSuperview()
        place(new)
        new.viewDidAppear(false)
        old.viewDidDisappear(false)
      } else {
        begin(old, appearing: false, animated: false)
        begin(new, appearing: true, animated: false)
        old.view.removeFromSuperview()
        place(new)
        end(new)
        end(old)
      }
    }
  }
}

extension GalleryEntry {
  static let directCalls = GalleryEntry(
    "direct-calls",
    "Slides that replace each other.",
    fault: "The container calls viewWillAppear and the like itself.",
    breaks: ["INV-19"]
  ) { stage, isFaulty in
    SlideshowController((1...2).map { stage.screen("slide \($0)") }, isFaulty: isFaulty)
  } operations: { slideshow, _ in
    Call("advance") { slideshow.advance() }
  }
}
