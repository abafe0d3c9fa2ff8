// A reader of chapters, in a container to which UIKit forwards by itself.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows one chapter.
final class ReaderController: SettledController {
  func read(_ new: UIViewController) {
    perform { [self] in
      let old = pages[0]
      pages[0] = new
      guard isViewLoaded else { return }
      remove(old)
      add(new)
      // Bug: adding its view has sent the callbacks already; UIKit forwards in this container.
      if isFaulty {
        new.beginAppearanceTransition(true, animated: false)
        new.endAppearanceTransition()
      }
    }
  }
}

extension GalleryEntry {
  static let twoDrivers = GalleryEntry(
    "two-drivers",
    "A reader of chapters.",
    fault: "Appearances are forwarded by hand although UIKit forwards them.",
    breaks: ["INV-21"]
  ) { stage, isFaulty in
    ReaderController([stage.screen("chapter")], isFaulty: isFaulty)
  } operations: { reader, stage in
    Call("read") { reader.read(stage.screen("chapter")) }
  }
}
