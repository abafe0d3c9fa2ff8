// Containers whose old child receives no callback of disappearing.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one document; documents that were shown before are kept.
final class DocumentCacheController: ManualContainer {
  private var cache: [UIViewController] = []

  init(_ first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    shown = [first]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func open(_ document: UIViewController) {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      let old = shown[0]
      cache.append(old)
      remove(old)
      shown = [document]
      embedBeginning(document)
      end(document)
    }
  }
}

/// A stack of cards without a bar.
final class CardPileController: ManualContainer {
  private var cards: [UIViewController]

  init(bottom: UIViewController) {
    cards = [bottom]
    super.init(nibName: nil, bundle: nil)
    shown = cards
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(cards[0])
  }

  func push(_ card: UIViewController) {
    whenSettled { [self] in
      guard isViewLoaded, let old = cards.last else { return }
      cards.append(card)
      shown = [card]
      begin(old, false, animated: true)
      embedBeginning(card, animated: true)
      move(animated: true, { card.view.alpha = 1 }) { [self] in
        old.view.removeFromSuperview()
        end(old)
        end(card)
      }
    }
  }

  func pop() {
    whenSettled { [self] in
      guard cards.count > 1, let top = cards.popLast(), let below = cards.last else { return }
      shown = [below]
      begin(below, true, animated: true)
      place(below)
      move(animated: true, { top.view.alpha = 0 }) { [self] in
        remove(top)
        end(below)
      }
    }
  }
}

/// A drawer beside content; the drawer can be exchanged while it is open.
final class SwappedDrawerController: ManualContainer {
  private let content: UIViewController
  private var drawer: UIViewController

  init(content: UIViewController, drawer: UIViewController) {
    self.content = content
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
    shown = [content]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content)
  }

  private var isOpen: Bool { shown.count > 1 }

  func toggle() {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      if isOpen {
        begin(drawer, false)
        shown = [content]
        remove(drawer)
        end(drawer)
      } else {
        shown = [content, drawer]
        embedBeginning(drawer)
        end(drawer)
      }
    }
  }

  func setDrawer(_ new: UIViewController) {
    whenSettled { [self] in
      guard isOpen else {
        drawer = new
        return
      }
      remove(drawer)
      drawer = new
      shown = [content, new]
      embedBeginning(new)
      end(new)
    }
  }
}
