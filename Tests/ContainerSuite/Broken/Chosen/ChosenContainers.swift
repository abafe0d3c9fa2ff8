// Containers that send a page away although it is chosen again and stays.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Sends the old tab away, and then notices that it is the new one as well.
final class SameTabController: ManualContainer {
  private let tabs: [UIViewController]

  init(tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    shown = [tabs[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    place(shown[0])
  }

  func select(_ index: Int) {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      let old = shown[0]
      let new = tabs[index]
      begin(old, false)
      end(old)
      shown = [new]
      guard new.view.superview == nil else { return }
      old.view.removeFromSuperview()
      begin(new, true)
      place(new)
      end(new)
    }
  }
}

/// Fades between pages; a page that is chosen again while it goes receives its did all the same.
final class RechosenPageController: ManualContainer {
  private let pages: [UIViewController]
  private var leaving: [UIViewController] = []

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
    shown = [pages[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    place(shown[0])
  }

  func choose(_ index: Int) {
    let old = shown[0]
    let new = pages[index]
    guard isOnScreen, new !== old else { return }
    shown = [new]
    old.beginAppearanceTransition(false, animated: true)
    leaving.append(old)
    if leaving.contains(where: { $0 === new }) == false {
      new.beginAppearanceTransition(true, animated: true)
    }
    place(new)
    UIView.animate(withDuration: 0.3) {
      new.view.alpha = 1
    } completion: { [weak self] _ in
      self?.faded(old, new)
    }
  }

  private func faded(_ old: UIViewController, _ new: UIViewController) {
    guard leaving.contains(where: { $0 === old }) else { return }
    leaving.removeAll { $0 === old }
    old.endAppearanceTransition()
    if shown[0] !== old { old.view.removeFromSuperview() }
    if shown[0] === new { new.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    for page in leaving { faded(page, shown[0]) }
    super.viewWillDisappear(animated)
  }
}

/// A stack that goes back to a card, and sends the top away even if it is that card.
final class BackToCardController: ManualContainer {
  private var cards: [UIViewController]

  init(_ first: UIViewController) {
    cards = [first]
    super.init(nibName: nil, bundle: nil)
    shown = [first]
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
      addChild(card)
      begin(old, false)
      begin(card, true)
      old.view.removeFromSuperview()
      place(card)
      end(old)
      end(card)
      card.didMove(toParent: self)
    }
  }

  func popToFirst() {
    whenSettled { [self] in
      guard isViewLoaded, let top = cards.last else { return }
      begin(top, false)
      end(top)
      for card in cards.dropFirst() { remove(card) }
      guard cards.count > 1 else { return }
      cards = [cards[0]]
      shown = cards
      begin(cards[0], true)
      place(cards[0])
      end(cards[0])
    }
  }
}
