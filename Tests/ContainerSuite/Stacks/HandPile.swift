// A pile of cards that is forwarded by hand, and the bugs of going back.

import HeadlessUIKit

/// Cards of which the last one is shown.
final class HandPile: ManualContainer, Breakable {
  enum Bug { case forgetsThePopped, sendsTheTopAway }

  var bug: Bug?
  private lazy var cards = [makeScreen("first")]

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = cards
    embed(cards[0])
  }

  func push(_ card: UIViewController) {
    whenSettled { [self] in
      guard isViewLoaded, let old = cards.last else { return }
      cards.append(card)
      shown = [card]
      begin(old, false, animated: true)
      embedBeginning(card, animated: true)
      move(
        animated: true,
        { card.view.alpha = 1 },
        completion: { [self] in
          old.view.removeFromSuperview()
          end(old)
          end(card)
        }
      )
    }
  }

  func popToFirst() {
    whenSettled { [self] in
      guard isViewLoaded, let top = cards.last else { return }
      if bug == .sendsTheTopAway {
        begin(top, false)
        end(top)
      }
      guard cards.count > 1 else { return }
      let popped = cards.dropFirst()
      cards = [cards[0]]
      shown = cards
      let isSilent = bug != nil
      if !isSilent { begin(top, false, animated: true) }
      begin(cards[0], true, animated: true)
      place(cards[0])
      move(
        animated: true,
        { top.view.alpha = 0 },
        completion: { [self] in
          for card in popped { remove(card) }
          if !isSilent { end(top) }
          end(cards[0])
        }
      )
    }
  }
}
