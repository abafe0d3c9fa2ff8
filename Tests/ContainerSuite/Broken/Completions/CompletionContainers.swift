// Containers with completion handlers that do not run once, after the did.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Fades to a child; a call that changes nothing drops its completion.
final class DroppingFader: ManualContainer {
  private let items: [UIViewController]

  init(items: [UIViewController]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
    shown = [items[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in items {
      addChild(child)
      child.didMove(toParent: self)
    }
    place(shown[0])
  }

  func fade(to index: Int, completion: @escaping () -> Void) {
    whenSettled { [self] in
      let old = shown[0]
      let new = items[index]
      guard isViewLoaded, new !== old else { return }
      shown = [new]
      begin(old, false, animated: true)
      begin(new, true, animated: true)
      place(new)
      move(animated: true, { old.view.alpha = 0 }) { [self] in
        old.view.removeFromSuperview()
        old.view.alpha = 1
        end(old)
        end(new)
        completion()
      }
    }
  }
}

/// Shows an alert view of its own; closing at once runs the completion, and the animation again.
final class TwiceClosingController: ManualContainer {
  private let box: UIViewController
  private var completion: (() -> Void)?

  init(box: UIViewController) {
    self.box = box
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    whenSettled { [self] in
      guard isViewLoaded, shown.isEmpty else { return }
      shown = [box]
      addChild(box)
      begin(box, true)
      place(box)
      end(box)
      box.didMove(toParent: self)
    }
  }

  func close(completion: @escaping () -> Void) {
    whenSettled { [self] in
      guard !shown.isEmpty else { return completion() }
      self.completion = completion
      begin(box, false, animated: true)
      shown = []
      move(animated: true, { self.box.view.alpha = 0 }) { [self] in
        remove(box)
        box.view.alpha = 1
        end(box)
        self.completion?()
        if !isOnScreen { self.completion?() }
      }
    }
  }
}

/// Runs the completion as soon as the animation has begun.
final class HastyCompletionController: ManualContainer {
  private(set) var arrived: UIViewController?

  init(_ first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    shown = [first]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func show(_ next: UIViewController, completion: @escaping () -> Void) {
    whenSettled { [self] in
      guard isOnScreen else { return }
      let old = shown[0]
      shown = [next]
      addChild(next)
      begin(old, false, animated: true)
      begin(next, true, animated: true)
      place(next)
      move(animated: true, { old.view.alpha = 0 }) { [self] in
        end(old)
        remove(old)
        end(next)
        next.didMove(toParent: self)
      }
      completion()
    }
  }
}
