// Bugs in further idioms: factories, observers, delegates and helpers that forget one half.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Makes its menu anew each time; the one before is dropped as it is.
final class FactoryMenuController: ManualContainer {
  var makeMenu: (() -> UIViewController)?

  func showMenu() {
    whenSettled { [self] in
      guard isViewLoaded, let menu = makeMenu?() else { return }
      if let old = shown.first { remove(old) }
      shown = [menu]
      embedBeginning(menu)
      end(menu)
    }
  }
}

/// Selects by the observer of a property, which forgets the end where nothing is animated.
final class ObservedTabsController: ManualContainer {
  private let tabs: [UIViewController]
  private var animatesNext = false

  private var selected = 0 {
    didSet { if selected != oldValue { change(from: tabs[oldValue], to: tabs[selected]) } }
  }

  init(tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    shown = [tabs[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs { addChild(tab) }
    for tab in tabs { tab.didMove(toParent: self) }
    place(tabs[0])
  }

  func select(_ index: Int, animated: Bool) {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      animatesNext = animated
      selected = index
    }
  }

  private func change(from old: UIViewController, to new: UIViewController) {
    shown = [new]
    begin(old, false, animated: animatesNext)
    begin(new, true, animated: animatesNext)
    place(new)
    let isAnimated = animatesNext && isOnScreen
    let finish = { [self] in
      old.view.removeFromSuperview()
      end(old)
      if isAnimated { end(new) }
    }
    move(animated: animatesNext, { new.view.alpha = 1 }, completion: finish)
  }
}

/// Begins and ends a banner wherever it is itself.
final class RestlessBannerController: UIViewController {
  private let banner: UIViewController
  private var isShown = false

  init(_ banner: UIViewController) {
    self.banner = banner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func toggle() {
    loadViewIfNeeded()
    isShown.toggle()
    if isShown {
      addChild(banner)
      banner.beginAppearanceTransition(true, animated: false)
      view.addSubview(banner.view)
      banner.endAppearanceTransition()
      banner.didMove(toParent: self)
    } else {
      banner.willMove(toParent: nil)
      banner.beginAppearanceTransition(false, animated: false)
      banner.view.removeFromSuperview()
      banner.endAppearanceTransition()
      banner.removeFromParent()
    }
  }
}

/// Lets UIKit forward, and sends its child the same by hand as it shows it.
final class HelpfulContainer: UIViewController {
  private var content: UIViewController?

  func show(_ next: UIViewController) {
    guard viewIfLoaded?.window != nil else { return }
    let old = content
    content = next
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    addChild(next)
    next.beginAppearanceTransition(true, animated: true)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.endAppearanceTransition()
    next.didMove(toParent: self)
  }
}

/// Opens and closes a drawer; a second tap while it moves begins again and ends once.
final class HastyDrawerController: ManualContainer {
  private let drawer: UIViewController
  private var isOpen = false

  init(drawer: UIViewController) {
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(drawer)
  }

  func tap() {
    guard isOnScreen, !isOpen else { return }
    drawer.beginAppearanceTransition(true, animated: true)
    UIView.animate(
      withDuration: 0.3,
      animations: {},
      completion: { [self] _ in
        guard !isOpen else { return }
        isOpen = true
        shown = [drawer]
        end(drawer)
      }
    )
  }
}

/// Begins the appearance of a card before it adopts it.
final class EagerAdopter: ManualContainer {
  func push(_ card: UIViewController) {
    whenSettled { [self] in
      guard isViewLoaded, shown.isEmpty else { return }
      shown = [card]
      card.loadViewIfNeeded()
      begin(card, true)
      addChild(card)
      place(card)
      card.didMove(toParent: self)
      end(card)
    }
  }
}

/// Puts a hint's view over its own, and never adopts the hint.
final class FloatingHintController: UIViewController {
  private var hint: UIViewController?

  func showHint(_ hint: UIViewController) {
    guard viewIfLoaded?.window != nil, self.hint == nil else { return }
    self.hint = hint
    hint.view.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    view.addSubview(hint.view)
  }
}

/// Ends a child's appearance as it is told to, though the other one has begun it.
final class CrossedPairController: ManualContainer {
  private let pair: [UIViewController]

  init(pair: [UIViewController]) {
    self.pair = pair
    super.init(nibName: nil, bundle: nil)
    shown = [pair[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in pair {
      addChild(child)
      child.didMove(toParent: self)
    }
    place(pair[0])
  }

  func swap() {
    whenSettled { [self] in
      guard isOnScreen else { return }
      let old = shown[0]
      let new = old === pair[0] ? pair[1] : pair[0]
      shown = [new]
      begin(old, false)
      old.view.removeFromSuperview()
      begin(new, true)
      place(new)
      end(old)
      end(old)
    }
  }
}
