// A tooltip over content, with and without animation.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Shows and hides a tooltip.
final class TooltipController: ForwardingController {
  private var tooltip: UIViewController { pages[1] }
  private var isTooltipShown = false
  private var isMoving = false

  override var startsWith: Start { .selectedOfAll }

  func toggle(animated: Bool) {
    perform { [self] in
      guard isViewLoaded, !isMoving else { return }
      isTooltipShown.toggle()
      begin(tooltip, appearing: isTooltipShown, animated: animated)
      if isTooltipShown { place(tooltip) }
      tooltip.view.alpha = isTooltipShown && animated ? 0 : 1
      if animated {
        fade()
      } else {
        if !isTooltipShown { tooltip.view.removeFromSuperview() }
        // Bug: only the way with an animation ends what was begun.
        if !isFaulty { end(tooltip) }
      }
    }
  }

  private func fade() {
    isMoving = true
    animate(
      0.1,
      { [tooltip, isTooltipShown] in tooltip.view.alpha = isTooltipShown ? 1 : 0 },
      then: { [weak self] in self?.hasFaded() }
    )
  }

  private func hasFaded() {
    isMoving = false
    if !isTooltipShown { tooltip.view.removeFromSuperview() }
    end(tooltip)
  }
}

extension GalleryEntry {
  static let forgottenEnd = GalleryEntry(
    "forgotten-end",
    "A tooltip over content.",
    fault: "Without an animation, nothing ends the appearance that was begun.",
    breaks: ["INV-20", "INV-15"]
  ) { stage, isFaulty in
    TooltipController([stage.screen("content"), stage.screen("tooltip")], isFaulty: isFaulty)
  } operations: { tooltips, _ in
    Call("toggle") { tooltips.toggle(animated: false) }
    Call("toggle animated") { tooltips.toggle(animated: true) }
  }
}
