// A stack from scratch, forwarded by hand.

import HeadlessUIKit

/// Pushes and pops with begin and end; a cancelled swipe begins the other direction on both sides.
final class HandStackController: SampleController {
  private(set) lazy var stack: [UIViewController] = [makeScreen("root")]
  private struct Change {
    let from: UIViewController
    let to: UIViewController
    let isPop: Bool
  }
  private var change: Change?
  private var isFinger = false
  private enum Own { case away, coming, here, going }
  private var own = Own.away
  private var isWorking = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  private var top: UIViewController { stack[stack.count - 1] }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(top)
  }

  private var canChange: Bool { own == .here && change == nil && !isWorking }

  func push(_ child: UIViewController, animated: Bool) {
    guard canChange, child.parent == nil else { return }
    isWorking = true
    let old = top
    addChild(child)
    child.loadViewIfNeeded()
    start(Change(from: old, to: child, isPop: false), animated: animated)
    stack.append(child)
    isWorking = false
    if animated { animate() } else { complete() }
  }

  func pop(animated: Bool) {
    guard canChange, stack.count > 1 else { return }
    beginPop(animated: animated)
    if animated { animate() } else { complete() }
  }

  private func beginPop(animated: Bool) {
    isWorking = true
    let old = stack.removeLast()
    old.willMove(toParent: nil)
    start(Change(from: old, to: top, isPop: true), animated: animated)
    isWorking = false
  }

  private func start(_ new: Change, animated: Bool) {
    change = new
    new.from.beginAppearanceTransition(false, animated: animated)
    new.to.beginAppearanceTransition(true, animated: animated)
    new.to.view.frame = view.bounds
    if new.isPop {
      view.insertSubview(new.to.view, belowSubview: new.from.view)
    } else {
      view.addSubview(new.to.view)
    }
  }

  private func animate() {
    guard let mine = change else { return }
    UIView.animate(
      withDuration: 0.3,
      animations: { mine.from.view.alpha = 0.5 },
      completion: { [weak self] _ in
        guard let self, let change = self.change, change.from === mine.from, change.to === mine.to,
          !self.isFinger
        else { return }
        self.complete()
      }
    )
  }

  private func complete() {
    guard let done = change else { return }
    change = nil
    isWorking = true
    done.from.view.alpha = 1
    done.from.view.removeFromSuperview()
    done.from.endAppearanceTransition()
    done.to.endAppearanceTransition()
    if done.isPop { done.from.removeFromParent() } else { done.to.didMove(toParent: self) }
    isWorking = false
  }

  func swipeBegan() {
    guard canChange, stack.count > 1 else { return }
    isFinger = true
    beginPop(animated: true)
  }

  func swipeEnded(commit: Bool) {
    guard isFinger else { return }
    isFinger = false
    guard let running = change else { return }
    if commit {
      animate()
    } else {
      // The screen stays a child: willMove(toParent: self) takes the removal back.
      change = nil
      isWorking = true
      running.to.beginAppearanceTransition(false, animated: true)
      running.from.beginAppearanceTransition(true, animated: true)
      running.from.willMove(toParent: self)
      stack.append(running.from)
      running.to.view.removeFromSuperview()
      running.to.endAppearanceTransition()
      running.from.endAppearanceTransition()
      running.from.didMove(toParent: self)
      isWorking = false
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    own = .coming
    top.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    top.endAppearanceTransition()
    own = .here
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isFinger { swipeEnded(commit: false) }
    complete()
    own = .going
    top.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    top.endAppearanceTransition()
    own = .away
  }
}
