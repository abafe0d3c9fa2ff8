// Hosts whose child is exchanged by an animator, comes back when an action is undone, is added with
// the safe area, follows the keyboard, or is shown while a finger presses.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows a child for each phase of a request; a phase that comes early finishes the running fade.
final class RequestPhaseController: CodedController {
  enum Phase: CaseIterable {
    case loading
    case empty
    case content
    case failed
  }

  private let make: (Phase) -> UIViewController
  private var shown: UIViewController?
  private var animator: UIViewPropertyAnimator?
  var phase = Phase.loading {
    didSet {
      guard phase != oldValue, isViewLoaded else { return }
      show(make(phase))
    }
  }

  init(make: @escaping (Phase) -> UIViewController) {
    self.make = make
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(make(phase))
  }

  private func show(_ next: UIViewController) {
    if let animator {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    let old = shown
    shown = next
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
    guard let old else { return }
    old.willMove(toParent: nil)
    guard view.window != nil else {
      old.view.removeFromSuperview()
      return old.removeFromParent()
    }
    next.view.alpha = 0
    let fade = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
      next.view.alpha = 1
      old.view.alpha = 0
    }
    fade.addCompletion { [weak self, weak fade] _ in
      old.view.removeFromSuperview()
      old.removeFromParent()
      if let self, self.animator === fade { self.animator = nil }
    }
    animator = fade
    fade.startAnimation()
  }
}

/// A row that is removed after a while, unless the removal is undone before.
final class UndoableRowController: CodedController {
  private let rows: [UIViewController]
  private let stack = UIStackView()
  private var timers: [Int: Timer] = [:]

  init(rows: [UIViewController]) {
    self.rows = rows
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    for row in rows {
      addChild(row)
      stack.addArrangedSubview(row.view)
      row.didMove(toParent: self)
    }
  }

  func delete(_ index: Int) {
    guard isViewLoaded, rows[index].parent === self, timers[index] == nil else { return }
    UIView.animate(withDuration: 0.2) { self.rows[index].view.alpha = 0.5 }
    timers[index] = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.commitDeletion(index) }
    }
  }

  func undo(_ index: Int) {
    guard let timer = timers.removeValue(forKey: index) else { return }
    timer.invalidate()
    UIView.animate(withDuration: 0.2) { self.rows[index].view.alpha = 1 }
  }

  private func commitDeletion(_ index: Int) {
    guard timers.removeValue(forKey: index) != nil else { return }
    let row = rows[index]
    row.willMove(toParent: nil)
    stack.removeArrangedSubview(row.view)
    row.view.removeFromSuperview()
    row.removeFromParent()
  }
}

/// Adds its bar with the first safe area, and leaves room for it in the content.
final class SafeAreaBarController: CodedController {
  private let content: UIViewController
  private let bar: UIViewController

  init(content: UIViewController, bar: UIViewController) {
    self.content = content
    self.bar = bar
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    install(content)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if bar.parent == nil {
      addChild(bar)
      view.addSubview(bar.view)
      bar.didMove(toParent: self)
      content.additionalSafeAreaInsets.bottom = 49
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard bar.parent === self else { return }
    let height = 49 + view.safeAreaInsets.bottom
    bar.view.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
  }
}

/// Shows suggestions above the keyboard while it is up.
final class SuggestionsController: CodedController {
  private let field: UIViewController
  private let makeSuggestions: () -> UIViewController
  private var suggestions: UIViewController?
  private var isKeyboardUp = false
  private var tokens: [any NSObjectProtocol] = []

  init(field: UIViewController, makeSuggestions: @escaping () -> UIViewController) {
    self.field = field
    self.makeSuggestions = makeSuggestions
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(field)
    observe(UIResponder.keyboardWillShowNotification) { $0.raise() }
    observe(UIResponder.keyboardWillHideNotification) { $0.lower() }
  }

  private func observe(
    _ name: Notification.Name,
    _ action: @escaping @MainActor (SuggestionsController) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { if let self { action(self) } }
    }
    tokens.append(token)
  }

  func raise() {
    isKeyboardUp = true
    guard isViewLoaded, suggestions == nil else { return }
    let child = makeSuggestions()
    suggestions = child
    addChild(child)
    child.view.frame = CGRect(x: 0, y: view.bounds.maxY, width: view.bounds.width, height: 44)
    view.addSubview(child.view)
    UIView.animate(
      withDuration: 0.25,
      animations: { child.view.frame.origin.y = self.view.bounds.height - 344 },
      completion: { _ in if child.parent === self { child.didMove(toParent: self) } }
    )
  }

  func lower() {
    isKeyboardUp = false
    guard let child = suggestions else { return }
    UIView.animate(
      withDuration: 0.25,
      animations: { child.view.frame.origin.y = self.view.bounds.maxY },
      completion: { [weak self] _ in
        guard let self, self.suggestions === child else { return }
        // It may be up again by now.
        if self.isKeyboardUp {
          child.view.frame.origin.y = self.view.bounds.height - 344
        } else {
          self.suggestions = nil
          child.uninstall()
        }
      }
    )
  }
}

/// Previews a child while a finger presses; a finger that lifts keeps it, a lost one removes it.
final class PreviewController: CodedController {
  private let list: UIViewController
  private let makePreview: () -> UIViewController
  private(set) var preview: UIViewController?

  init(list: UIViewController, makePreview: @escaping () -> UIViewController) {
    self.list = list
    self.makePreview = makePreview
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(list)
  }

  func press() {
    guard viewIfLoaded?.window != nil, preview == nil else { return }
    let child = makePreview()
    preview = child
    install(child)
    child.view.frame = view.bounds.insetBy(dx: 40, dy: 120)
    child.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
  }

  func open() {
    guard let child = preview else { return }
    UIView.animate(withDuration: 0.2) {
      child.view.transform = .identity
      child.view.frame = self.view.bounds
    }
  }

  func close() {
    guard let child = preview else { return }
    preview = nil
    child.willMove(toParent: nil)
    UIView.animate(
      withDuration: 0.2,
      animations: { child.view.alpha = 0 },
      completion: { _ in
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    )
  }
}

/// Sections that fold; a section that is opened again while it folds away stays.
final class AccordionController: CodedController {
  private let sections: [UIViewController]
  private let stack = UIStackView()
  private var open: Set<Int> = []

  init(sections: [UIViewController]) {
    self.sections = sections
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  func toggle(_ index: Int) {
    guard isViewLoaded else { return }
    if open.remove(index) == nil { unfold(index) } else { fold(index) }
  }

  private func unfold(_ index: Int) {
    open.insert(index)
    let section = sections[index]
    section.loadViewIfNeeded()
    section.view.alpha = 1
    if section.parent == nil {
      addChild(section)
      stack.addArrangedSubview(section.view)
    } else {
      // It was to leave: willMove(toParent: self) takes that back.
      section.willMove(toParent: self)
    }
    section.didMove(toParent: self)
  }

  private func fold(_ index: Int) {
    let section = sections[index]
    section.willMove(toParent: nil)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) {
      section.view.alpha = 0
    }
    animator.addCompletion { [weak self] _ in
      guard let self, !self.open.contains(index), section.parent === self else { return }
      section.view.removeFromSuperview()
      section.removeFromParent()
    }
    animator.startAnimation()
  }
}
