// Children in cards: each view lies in a plain one with a shadow, which comes and goes with it.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A board to which cards are pinned.
final class CardBoardController: UIViewController {
  private let makeNote: () -> UIViewController
  private var cards: [(card: UIView, note: UIViewController)] = []

  init(makeNote: @escaping () -> UIViewController) {
    self.makeNote = makeNote
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func pin() {
    guard cards.count < 3 else { return }
    let note = makeNote()
    let size = CGSize(width: 200, height: 120)
    let card = UIView(
      frame: CGRect(origin: CGPoint(x: 20, y: 40 + 140 * cards.count), size: size)
    )
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.2
    addChild(note)
    note.view.frame = card.bounds
    card.addSubview(note.view)
    // The card is complete before the board shows it.
    view.addSubview(card)
    note.didMove(toParent: self)
    cards.append((card, note))
  }

  func unpin() {
    guard let (card, note) = cards.popLast() else { return }
    note.willMove(toParent: nil)
    card.removeFromSuperview()
    note.removeFromParent()
  }
}
