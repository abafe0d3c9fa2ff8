// A page that is dragged away to uncover the next; the finger may let go too early.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Goes on to a next page as the finger drags it in.
final class PanPagerController: ForwardingController {
  private var incoming: UIViewController?
  private var isSettling = false

  func panBegan(_ makePage: @escaping () -> UIViewController) {
    perform { [self] in
      guard isViewLoaded, incoming == nil else { return }
      let new = makePage()
      incoming = new
      addChild(new)
      begin(pages[0], appearing: false, animated: true)
      begin(new, appearing: true, animated: true)
      place(new)
    }
  }

  func panEnded(isFar: Bool) {
    perform { [self] in
      guard let new = incoming, !isSettling else { return }
      isSettling = true
      // Bug: a pan that is cancelled is ended like one that went all the way.
      if !isFar, !isFaulty {
        begin(new, appearing: false, animated: true)
        begin(pages[0], appearing: true, animated: true)
      }
      let end = isFar ? 0 : view.bounds.width
      animate(
        0.2,
        { new.view.frame.origin.x = end },
        then: { [weak self] in self?.settle(new, isFar: isFar) }
      )
    }
  }

  private func settle(_ new: UIViewController, isFar: Bool) {
    isSettling = false
    incoming = nil
    end(pages[0])
    end(new)
    if isFar {
      remove(pages[0])
      pages[0] = new
      new.didMove(toParent: self)
    } else {
      new.didMove(toParent: self)
      remove(new)
    }
  }
}

extension GalleryEntry {
  static let cancelAsFinish = GalleryEntry(
    "cancel-as-finish",
    "Pages that a finger drags in.",
    fault: "A cancelled pan sends the pages the callbacks of a finished one.",
    breaks: ["INV-55", "INV-16", "INV-1"]
  ) { stage, isFaulty in
    PanPagerController([stage.screen("page")], isFaulty: isFaulty)
  } operations: { pager, stage in
    Gesture(
      "pan",
      begin: { pager.panBegan { stage.screen("page") } },
      finish: { pager.panEnded(isFar: true) },
      cancel: { pager.panEnded(isFar: false) }
    )
  }
}
