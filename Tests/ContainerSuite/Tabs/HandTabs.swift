// Tabs that forward by hand, and the bugs that such tabs have.

import HeadlessUIKit

/// Tabs that stay children; the selected one fades in.
final class HandTabs: ManualContainer, Breakable {
  enum Bug {
    case sendsChosenAway, preparesTwice, forgetsEndWithoutAnimation, endsOldTwice
    case dropsCompletion, restoresEarly, forwardsToHidden
  }

  var bug: Bug?
  private lazy var tabs = (0..<3).map { makeScreen("tab \($0)") }
  private var selected = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    shown = bug == .forwardsToHidden ? tabs : [tabs[0]]
    for tab in shown {
      place(tab)
      tab.view.isHidden = tab !== tabs[0]
    }
    if bug == .restoresEarly { select(1, animated: false) }
  }

  func select(_ index: Int, animated: Bool, completion: @escaping () -> Void = {}) {
    whenSettled { [self] in
      guard isViewLoaded else { return completion() }
      let old = tabs[selected]
      let new = tabs[index]
      if bug == .sendsChosenAway {
        begin(old, false)
        end(old)
      }
      guard new !== old else {
        if bug != .dropsCompletion { completion() }
        return
      }
      selected = index
      if bug == .forwardsToHidden {
        old.view.isHidden = true
        new.view.isHidden = false
        return
      }
      change(from: old, to: new, animated: animated, completion: completion)
    }
  }

  private func change(
    from old: UIViewController,
    to new: UIViewController,
    animated: Bool,
    completion: @escaping () -> Void
  ) {
    shown = [new]
    if bug == .preparesTwice { begin(new, true) }
    if bug != .sendsChosenAway { begin(old, false, animated: animated) }
    if bug == .restoresEarly {
      new.beginAppearanceTransition(true, animated: animated)
    } else {
      begin(new, true, animated: animated)
    }
    place(new)
    let isAnimated = animated && isOnScreen
    move(
      animated: animated,
      { old.view.alpha = 0 },
      completion: { [self] in
        old.view.removeFromSuperview()
        old.view.alpha = 1
        if bug != .sendsChosenAway { end(old) }
        if bug == .endsOldTwice {
          end(old)
        } else if isAnimated || bug != .forgetsEndWithoutAnimation {
          end(new)
        }
        completion()
      }
    )
  }
}

/// Forwards by hand to the one child that is selected, and does not mind how it came there.
class SelectedForwarder: SampleController, Breakable {
  enum Bug { case asksForTheWindow, asksWhetherItHasAppeared }

  var bug: Bug?
  /// Whether the views stay in place, all but one of them hidden.
  var hidesViews: Bool { false }
  private lazy var screens = (0..<3).map { makeScreen("screen \($0)") }
  private lazy var selected = screens[0]
  private var isVisible = false
  private var isSettled = true

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for screen in screens {
      addChild(screen)
      if hidesViews { view.addSubview(screen.view) }
      screen.viewIfLoaded?.isHidden = screen !== selected
      screen.didMove(toParent: self)
    }
    view.addSubview(selected.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isSettled = false
    selected.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isVisible = true
    isSettled = true
    selected.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    isSettled = false
    selected.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isSettled = true
    selected.endAppearanceTransition()
  }

  /// Selects, unless the container itself is on its way.
  func select(_ index: Int) {
    guard isViewLoaded, isSettled || bug != nil, screens[index] !== selected else { return }
    let old = selected
    selected = screens[index]
    let isDriven = bug == .asksForTheWindow ? view.window != nil : isVisible
    let wasSettled = isSettled
    isSettled = false
    if isDriven {
      old.beginAppearanceTransition(false, animated: false)
      selected.beginAppearanceTransition(true, animated: false)
    }
    if hidesViews { old.view.isHidden = true } else { old.view.removeFromSuperview() }
    selected.view.isHidden = false
    selected.view.frame = view.bounds
    view.addSubview(selected.view)
    if isDriven {
      old.endAppearanceTransition()
      selected.endAppearanceTransition()
    }
    isSettled = wasSettled
  }
}

/// A selection only changes which of its views is hidden.
final class HidingTabs: SelectedForwarder {
  override var hidesViews: Bool { true }
}

/// Fades between pages; a page that is chosen again while it fades out is ended all the same.
final class RechosenPages: ManualContainer {
  private lazy var pages = (0..<3).map { makeScreen("page \($0)") }
  private var leaving: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    shown = [pages[0]]
    place(pages[0])
  }

  func choose(_ index: Int) {
    let new = pages[index]
    guard isOnScreen, let old = shown.first, new !== old else { return }
    shown = [new]
    old.beginAppearanceTransition(false, animated: true)
    leaving.append(old)
    if !leaving.contains(new) { new.beginAppearanceTransition(true, animated: true) }
    place(new)
    UIView.animate(withDuration: 0.3) {
      new.view.alpha = 1
    } completion: { [weak self] _ in
      self?.faded(old, new)
    }
  }

  private func faded(_ old: UIViewController, _ new: UIViewController) {
    guard leaving.contains(old) else { return }
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
