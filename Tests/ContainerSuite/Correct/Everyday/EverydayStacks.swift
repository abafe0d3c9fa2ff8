// A stack written from scratch that forwards by hand, and columns that do.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Pushes and pops with begin and end; a cancelled swipe begins the other direction on both sides.
final class HandStackController: CodedController {
  private(set) var stack: [UIViewController]
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

  init(root: UIViewController) {
    stack = [root]
    super.init()
  }

  required init?(coder: NSCoder) { nil }

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

/// Children side by side, each begun and ended by hand.
final class HandColumnsController: CodedController {
  private(set) var columns: [UIViewController] = []
  private enum Own { case away, coming, here, going }
  private var own = Own.away
  private var isBusy = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  init(first: UIViewController) {
    columns = [first]
    super.init()
    addChild(first)
    first.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for column in columns { view.addSubview(column.view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / CGFloat(columns.count)
    for (i, column) in columns.enumerated() {
      column.view.frame = CGRect(
        x: CGFloat(i) * width,
        y: 0,
        width: width,
        height: view.bounds.height
      )
    }
  }

  func add(_ column: UIViewController) {
    guard !isBusy, own == .here || own == .away, column.parent == nil else { return }
    isBusy = true
    columns.append(column)
    addChild(column)
    if isViewLoaded {
      column.loadViewIfNeeded()
      let isHere = own == .here
      if isHere { column.beginAppearanceTransition(true, animated: false) }
      view.addSubview(column.view)
      if isHere { column.endAppearanceTransition() }
      view.setNeedsLayout()
    }
    column.didMove(toParent: self)
    isBusy = false
  }

  func removeLast() {
    guard !isBusy, own == .here || own == .away, columns.count > 1 else { return }
    isBusy = true
    let column = columns.removeLast()
    column.willMove(toParent: nil)
    let isHere = own == .here
    if isHere { column.beginAppearanceTransition(false, animated: false) }
    column.viewIfLoaded?.removeFromSuperview()
    if isHere { column.endAppearanceTransition() }
    column.removeFromParent()
    if isViewLoaded { view.setNeedsLayout() }
    isBusy = false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    own = .coming
    for column in columns { column.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for column in columns { column.endAppearanceTransition() }
    own = .here
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    own = .going
    for column in columns { column.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for column in columns { column.endAppearanceTransition() }
    own = .away
  }
}
