// A banner that drops in over the content, and may be closed while it still drops.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows a banner over its content for a while.
final class BannerController: ForwardingController {
  private var banner: UIViewController?
  private var isDropping = false

  func show(_ new: UIViewController) {
    perform { [self] in
      guard isViewLoaded, banner == nil else { return }
      banner = new
      isDropping = true
      addChild(new)
      begin(new, appearing: true, animated: true)
      place(new)
      new.didMove(toParent: self)
      animate(
        0.3,
        { new.view.frame.size.height = 80 },
        then: { [weak self] in self?.hasDropped(new) }
      )
    }
  }

  private func hasDropped(_ dropped: UIViewController) {
    guard dropped === banner, isDropping else { return }
    isDropping = false
    end(dropped)
  }

  func close() {
    perform { [self] in
      guard let closed = banner else { return }
      banner = nil
      // Bug: a banner that is still dropping is taken out, and its appearance stays open.
      if !(isFaulty && isDropping) {
        begin(closed, appearing: false, animated: false)
        end(closed)
      }
      isDropping = false
      remove(closed)
    }
  }
}

extension GalleryEntry {
  static let removedInFlight = GalleryEntry(
    "removed-in-flight",
    "A banner over content.",
    fault: "A child is removed in the middle of its transition, which is never ended.",
    breaks: ["INV-16", "INV-20", "INV-15"]
  ) { stage, isFaulty in
    BannerController([stage.screen("content")], isFaulty: isFaulty)
  } operations: { banners, stage in
    Call("show banner") { banners.show(stage.screen("banner")) }
    Call("close banner") { banners.close() }
  }
}
