// A frame around one controller, whose content can be exchanged.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Wraps a controller that it forwards to.
final class WrapperController: ForwardingController {
  override func enter(_ new: Appearance, animated: Bool) {
    // Bug: what has not appeared yet is thought to need no farewell: a cancelled appearance.
    if isFaulty, phase == .appearing, new == .disappearing || new == .gone { return }
    super.enter(new, animated: animated)
  }

  func wrap(_ new: UIViewController) {
    perform { [self] in
      let old = pages[0]
      pages[0] = new
      guard isViewLoaded else { return }
      exchange(old, new)
      remove(old)
      new.didMove(toParent: self)
    }
  }
}

extension GalleryEntry {
  static let forgottenCancel = GalleryEntry(
    "forgotten-cancel",
    "A frame around one controller.",
    fault: "An appearance of the container that is cancelled half-way is not forwarded.",
    breaks: ["INV-20", "INV-15"]
  ) { stage, isFaulty in
    WrapperController([stage.screen("content")], isFaulty: isFaulty)
  } operations: { wrapper, stage in
    Call("wrap") { wrapper.wrap(stage.screen("content")) }
  }
}
