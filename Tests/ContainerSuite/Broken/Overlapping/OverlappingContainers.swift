// Containers that lose their way when a second operation comes before the first has ended.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// The completion of each animation ends what is current by then.
final class LateNamesController: ManualContainer {
  private var current: UIViewController
  private var previous: UIViewController?

  init(_ first: UIViewController) {
    current = first
    super.init(nibName: nil, bundle: nil)
    shown = [first]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(current)
  }

  func show(_ next: UIViewController) {
    guard isOnScreen else { return }
    previous = current
    current = next
    shown = [next]
    previous?.beginAppearanceTransition(false, animated: true)
    addChild(next)
    next.beginAppearanceTransition(true, animated: true)
    place(next)
    UIView.animate(withDuration: 0.3) {
      next.view.alpha = 1
    } completion: { _ in
      guard self.isOnScreen, let previous = self.previous else { return }
      previous.endAppearanceTransition()
      self.current.endAppearanceTransition()
      self.current.didMove(toParent: self)
      self.remove(previous)
    }
  }
}

/// Begins first, and notices afterwards that an animation is under way.
final class LateGuardController: ManualContainer {
  private let makePane: () -> UIViewController
  private var isAnimating = false

  init(makePane: @escaping () -> UIViewController) {
    self.makePane = makePane
    super.init(nibName: nil, bundle: nil)
    shown = [makePane()]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func slide() {
    guard isOnScreen else { return }
    let old = shown[0]
    old.beginAppearanceTransition(false, animated: true)
    guard !isAnimating else { return }
    isAnimating = true
    let new = makePane()
    addChild(new)
    new.beginAppearanceTransition(true, animated: true)
    place(new)
    shown = [new]
    move(
      animated: true,
      { old.view.alpha = 0 },
      completion: { [self] in
        isAnimating = false
        old.endAppearanceTransition()
        remove(old)
        new.endAppearanceTransition()
        new.didMove(toParent: self)
      }
    )
  }
}

/// Keeps the completion of an operation, and runs it for the next one as well.
final class StaleCompletionController: ManualContainer {
  private var completion: (() -> Void)?

  init(_ first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    shown = [first]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func replace(with next: UIViewController) {
    guard isOnScreen else { return }
    completion?()
    let old = shown[0]
    shown = [next]
    old.beginAppearanceTransition(false, animated: true)
    addChild(next)
    next.beginAppearanceTransition(true, animated: true)
    place(next)
    completion = { [self] in
      old.endAppearanceTransition()
      remove(old)
      next.endAppearanceTransition()
      next.didMove(toParent: self)
    }
    UIView.animate(withDuration: 0.2) {
      next.view.alpha = 1
    } completion: { _ in
      self.completion?()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    completion?()
    completion = nil
    super.viewWillDisappear(animated)
  }
}
