// A flow that shows one step after another and forgets the steps that are done.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Replaces its step by the next.
final class FlowController: ForwardingController {
  func goOn(to next: UIViewController) {
    perform { [self] in
      let old = pages[0]
      pages[0] = next
      guard isViewLoaded else { return }
      addChild(next)
      // Bug: the step that is replaced receives no callback of disappearing.
      if !isFaulty { begin(old, appearing: false, animated: false) }
      begin(next, appearing: true, animated: false)
      place(next)
      if !isFaulty { end(old) }
      remove(old)
      end(next)
      next.didMove(toParent: self)
    }
  }
}

extension GalleryEntry {
  static let replacedUntold = GalleryEntry(
    "replaced-untold",
    "A flow of one step after another.",
    fault: "The child that is replaced receives no disappearance callbacks.",
    breaks: ["INV-16"]
  ) { stage, isFaulty in
    FlowController([stage.screen("step")], isFaulty: isFaulty)
  } operations: { flow, stage in
    Call("go on") { flow.goOn(to: stage.screen("step")) }
  }
}
