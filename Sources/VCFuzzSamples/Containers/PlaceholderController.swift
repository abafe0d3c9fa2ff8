// A place for content that comes later, if at all.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows nothing until it is given content.
final class PlaceholderController: ForwardingController {
  private var hasAppeared = false
  private(set) var content: UIViewController?

  // Bug: it takes itself to be on screen from the start, until its first callback.
  override var isOnScreen: Bool { isFaulty && !hasAppeared || super.isOnScreen }

  override func viewWillAppear(_ animated: Bool) {
    hasAppeared = true
    super.viewWillAppear(animated)
  }

  func setContent(_ new: UIViewController?) {
    perform { [self] in
      let old = content
      content = new
      if let old { takeOut(old) }
      if let new { bringIn(new) }
    }
  }
}

extension GalleryEntry {
  static let setBeforeAppearing = GalleryEntry(
    "set-before-appearing",
    "A place for content that comes later.",
    fault: "Content that is set before the first appearance receives its callbacks at once.",
    breaks: ["INV-30", "INV-29", "INV-1"]
  ) { _, isFaulty in
    PlaceholderController([], isFaulty: isFaulty)
  } operations: { place, stage in
    Call("set content") { place.setContent(stage.screen("content")) }
    Call("clear") { place.setContent(nil) }
  }
}
