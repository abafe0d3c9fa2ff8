// A deck of two cards; a flick turns to the other one, or springs back.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Turns from one card to the other as the finger flicks.
final class CardDeckController: ForwardingController {
  private var top: UIViewController { pages[0] }
  private var bottom: UIViewController { pages[1] }
  private enum Turn {
    case none
    case following
    case settling
  }

  private var turn = Turn.none

  override func showFirst() {
    start(with: [bottom, top], showing: top)
  }

  func flickBegan() {
    perform { [self] in
      guard isViewLoaded, turn == .none else { return }
      turn = .following
      begin(top, appearing: false, animated: true)
      begin(bottom, appearing: true, animated: true)
      place(bottom)
    }
  }

  func flickEnded(isFar: Bool) {
    perform { [self] in
      guard turn == .following else { return }
      turn = .settling
      // Bug: the turn is finished before it is known that the card springs back; what begins
      // then is never ended.
      if isFaulty { finish(isTurned: isFar) }
      if !isFar {
        begin(bottom, appearing: false, animated: true)
        begin(top, appearing: true, animated: true)
      }
      animate(
        0.2,
        { [bottom] in bottom.view.alpha = isFar ? 1 : 0 },
        then: { [weak self] in self?.finish(isTurned: isFar) }
      )
    }
  }

  private func finish(isTurned: Bool) {
    guard turn == .settling else { return }
    turn = .none
    end(top)
    end(bottom)
    (isTurned ? top : bottom).view.removeFromSuperview()
    if isTurned { pages.swapAt(0, 1) }
  }
}

extension GalleryEntry {
  static let finishAndCompensate = GalleryEntry(
    "finish-and-compensate",
    "A deck of two cards that a finger turns.",
    fault: "A turn is completed, and then begun backwards where the card springs back.",
    breaks: ["INV-55", "INV-20", "INV-15"]
  ) { stage, isFaulty in
    CardDeckController([stage.screen("front"), stage.screen("back")], isFaulty: isFaulty)
  } operations: { deck, _ in
    Gesture(
      "flick",
      begin: { deck.flickBegan() },
      finish: { deck.flickEnded(isFar: true) },
      cancel: { deck.flickEnded(isFar: false) }
    )
  }
}
