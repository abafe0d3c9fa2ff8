// Containers of one child, which is exchanged.

import HeadlessUIKit

/// Shows one child; the next one fades in.
final class CrossfadeSwitcher: SampleController {
  private(set) lazy var current = makeScreen("initial")
  private var isSwitching = false

  override func viewDidLoad() {
    super.viewDidLoad()
    install(current)
  }

  func switchTo(_ next: UIViewController, animated: Bool) {
    guard !isSwitching else { return }
    let old = current
    guard isViewLoaded else {
      current = next
      return
    }
    isSwitching = true
    current = next
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    transition(
      from: old,
      to: next,
      duration: animated ? 0.25 : 0,
      options: .transitionCrossDissolve,
      animations: nil
    ) { [weak self] _ in
      old.removeFromParent()
      next.didMove(toParent: self)
      self?.isSwitching = false
    }
  }
}

/// Adds its first segment with the first layout; `transition(from:to:)` exchanges segments.
final class LateSegmentsController: SampleController {
  private lazy var segments = (0..<3).map { makeScreen("segment \($0)") }
  private let control = UISegmentedControl()
  private var current: Int?
  private var isMoving = false

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in segments.indices {
      control.insertSegment(withTitle: "\(index)", at: index, animated: false)
    }
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.select(self.control.selectedSegmentIndex)
      },
      for: .valueChanged
    )
    view.addSubview(control)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width > 0 else { return }
    if current == nil {
      current = 0
      install(segments[0])
    }
    if let current, !isMoving { segments[current].view.frame = view.bounds }
  }

  func select(_ index: Int) {
    guard let old = current, index != old, !isMoving, segments.indices.contains(index) else {
      return
    }
    control.selectedSegmentIndex = index
    guard viewIfLoaded?.window != nil else {
      segments[old].uninstall()
      install(segments[index])
      current = index
      return
    }
    isMoving = true
    current = index
    let (from, to) = (segments[old], segments[index])
    from.willMove(toParent: nil)
    addChild(to)
    to.view.frame = view.bounds
    transition(from: from, to: to, duration: 0.25, options: [], animations: nil) { _ in
      from.removeFromParent()
      to.didMove(toParent: self)
      self.isMoving = false
    }
  }
}

/// Shows a message in place of its content, and the content again as soon as that has come.
final class FlashMessageController: SampleController {
  private lazy var content = makeScreen("content")
  private var isBusy = false

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content)
  }

  func flash() {
    guard isViewLoaded, !isBusy else { return }
    isBusy = true
    let message = makeScreen("message")
    content.willMove(toParent: nil)
    addChild(message)
    message.view.frame = view.bounds
    transition(from: content, to: message, duration: 0.3, options: [], animations: nil) {
      [self] _ in
      content.removeFromParent()
      message.didMove(toParent: self)
      message.uninstall()
      embed(content)
      isBusy = false
    }
  }

  private func embed(_ child: UIViewController) {
    install(child)
  }
}

/// The root of an app: shows the login or the main screen, and turns from one to the other.
final class SessionRoot: SampleController {
  private lazy var shown = makeScreen("first")
  private var isTurning = false
  private var waiting: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    install(shown)
  }

  func turn(to next: UIViewController) {
    guard isViewLoaded else {
      shown = next
      return
    }
    guard !isTurning else {
      waiting = next
      return
    }
    isTurning = true
    let old = shown
    shown = next
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.transition(
      with: view,
      duration: 0.4,
      options: .transitionFlipFromRight,
      animations: {
        old.view.removeFromSuperview()
        self.view.addSubview(next.view)
      },
      completion: { _ in
        old.removeFromParent()
        next.didMove(toParent: self)
        self.isTurning = false
        if let later = self.waiting {
          self.waiting = nil
          self.turn(to: later)
        }
      }
    )
  }
}

/// Exchanges its child in one turn; UIKit forwards.
final class SwappingHost: SampleController {
  private lazy var current = makeScreen("first")
  private var isSwapping = false

  override func viewDidLoad() {
    super.viewDidLoad()
    install(current)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    current.view.frame = view.bounds
  }

  func swap(to next: UIViewController) {
    guard !isSwapping, isViewLoaded else { return }
    isSwapping = true
    let old = current
    current = next
    addChild(next)
    old.willMove(toParent: nil)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    old.view.removeFromSuperview()
    next.didMove(toParent: self)
    old.removeFromParent()
    isSwapping = false
  }
}
