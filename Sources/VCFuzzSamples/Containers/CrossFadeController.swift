// One content at a time; the next one fades in, and cuts short the fade that is under way.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Cross-fades from one content to the next.
final class CrossFadeController: ForwardingController {
  private var outgoing: UIViewController?
  /// Which fade is under way; each has a number of its own.
  private var fade = 0
  private var isFading = false

  func show(_ new: UIViewController) {
    perform { [self] in
      if isFading { finish() }
      let old = pages[0]
      pages[0] = new
      guard isViewLoaded else { return }
      outgoing = old
      isFading = true
      fade += 1
      addChild(new)
      begin(old, appearing: false, animated: true)
      begin(new, appearing: true, animated: true)
      place(new)
      new.view.alpha = 0
      animate(0.3, { new.view.alpha = 1 }, then: { [weak self, fade] in self?.fadeDidEnd(fade) })
    }
  }

  private func fadeDidEnd(_ number: Int) {
    // Bug: the completion of a fade that was cut short ends the one that came after it.
    if isFaulty || (isFading && number == fade) { finish() }
  }

  private func finish() {
    isFading = false
    if let outgoing {
      end(outgoing)
      remove(outgoing)
    }
    outgoing = nil
    end(pages[0])
    pages[0].didMove(toParent: self)
  }
}

extension GalleryEntry {
  static let oldCompletion = GalleryEntry(
    "old-completion",
    "Contents that fade into each other.",
    fault: "The completion of an old animation ends a newer one.",
    breaks: ["INV-20", "INV-51"]
  ) { stage, isFaulty in
    CrossFadeController([stage.screen("content")], isFaulty: isFaulty)
  } operations: { fader, stage in
    Call("show") { fader.show(stage.screen("content")) }
  }
}
