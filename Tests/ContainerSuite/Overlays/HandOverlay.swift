// Content with an overlay that is forwarded by hand, and the bugs that overlays have.

import HeadlessUIKit

/// Content, and one overlay at a time; overlays come and go while the container is settled.
final class HandOverlay: ManualContainer, Breakable {
  enum Bug {
    case beginsTheWrongWay, forgetsEndWithoutAnimation, forgetsItWhenLeaving, sendsNothing
    case dropsTheExchanged, completesTwice, hidesTwice
  }

  var bug: Bug?
  private lazy var content = makeScreen("content")
  private lazy var overlay = makeScreen("overlay")
  private var hiding: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = [content]
    embed(content)
  }

  private var isUp: Bool { overlay.parent === self }

  func setOverlay(visible: Bool, animated: Bool, completion: @escaping () -> Void = {}) {
    whenSettled { [self] in
      guard isViewLoaded, visible != isUp else { return completion() }
      let overlay = overlay
      if visible { addChild(overlay) }
      if bug != .sendsNothing {
        begin(overlay, visible || bug == .beginsTheWrongWay, animated: animated)
        if bug != .forgetsItWhenLeaving { shown = visible ? [content, overlay] : [content] }
      }
      if visible {
        place(overlay)
        overlay.didMove(toParent: self)
      }
      move(
        animated: animated,
        { overlay.view.alpha = visible ? 1 : 0 },
        completion: { [self] in
          let isForgotten = bug == .forgetsEndWithoutAnimation && !animated
          if !visible { remove(overlay) }
          if bug != .sendsNothing, !isForgotten { end(overlay) }
          completion()
          if bug == .completesTwice, !visible, !isOnScreen { completion() }
        }
      )
    }
  }

  /// Exchanges the overlay, whether it is there or not.
  func exchange(_ new: UIViewController) {
    whenSettled { [self] in
      guard isUp else {
        overlay = new
        return
      }
      let old = overlay
      overlay = new
      if bug != .dropsTheExchanged { begin(old, false) }
      remove(old)
      if bug != .dropsTheExchanged { end(old) }
      shown = [content, new]
      embedBeginning(new)
      end(new)
    }
  }

  /// Shows the overlay for a while.
  func flash() {
    guard isOnScreen, !isUp else { return }
    setOverlay(visible: true, animated: false)
    hiding = Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      guard let self, bug == .hidesTwice || !Task.isCancelled else { return }
      hideFlash()
    }
  }

  func closeFlash() {
    guard isOnScreen, isUp else { return }
    hiding?.cancel()
    hideFlash()
  }

  private func hideFlash() {
    guard bug == .hidesTwice else { return setOverlay(visible: false, animated: false) }
    guard isOnScreen else { return }
    shown = [content]
    overlay.beginAppearanceTransition(false, animated: false)
    overlay.view.removeFromSuperview()
    overlay.endAppearanceTransition()
    overlay.willMove(toParent: nil)
    overlay.removeFromParent()
  }
}

/// Fades a mark in.
final class CoachMarkController: SampleController, Breakable {
  enum Bug { case completesStale }

  var bug: Bug?
  private lazy var mark = makeScreen("mark")
  private var shows = 0

  func show() {
    guard isViewLoaded, mark.parent == nil else { return }
    shows += 1
    addChild(mark)
    mark.view.frame = view.bounds.insetBy(dx: 40, dy: 100)
    UIView.transition(
      with: view,
      duration: 0.3,
      options: .transitionCrossDissolve,
      animations: { self.view.addSubview(self.mark.view) },
      completion: { [shows] _ in
        guard self.mark.parent === self, self.bug != nil || shows == self.shows else { return }
        self.mark.didMove(toParent: self)
      }
    )
  }

  func hide() {
    if mark.parent === self { mark.uninstall() }
  }
}
