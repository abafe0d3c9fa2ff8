// Bars above which the content leaves room, and a view above the keyboard.

import HeadlessUIKit

/// Content with a bar below it, for which the content leaves room.
final class BottomBarHost: SampleController, Breakable {
  enum Bug { case announcesTwice }

  var bug: Bug?
  private lazy var content = makeScreen("content")
  private var bar: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content.view)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    content.didMove(toParent: self)
  }

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    loadViewIfNeeded()
    if hidden { hideBar(animated: animated) } else { showBar(animated: animated) }
  }

  private func showBar(animated: Bool) {
    guard bar == nil else { return }
    let new = makeScreen("bar")
    bar = new
    addChild(new)
    new.view.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 50)
    new.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(new.view)
    new.didMove(toParent: self)
    let changes = {
      new.view.frame.origin.y = self.view.bounds.height - 50
      self.content.additionalSafeAreaInsets.bottom = 50
      self.view.layoutIfNeeded()
    }
    if animated { UIView.animate(withDuration: 0.25, animations: changes) } else { changes() }
  }

  private func hideBar(animated: Bool) {
    guard let old = bar else { return }
    if bug == nil { bar = nil }
    old.willMove(toParent: nil)
    let changes = {
      old.view.frame.origin.y = self.view.bounds.height
      self.content.additionalSafeAreaInsets.bottom = 0
      self.view.layoutIfNeeded()
    }
    let completion = { (_: Bool) in
      old.view.removeFromSuperview()
      old.removeFromParent()
      if self.bar === old { self.bar = nil }
    }
    if animated {
      UIView.animate(withDuration: 0.25, animations: changes, completion: completion)
    } else {
      changes()
      completion(true)
    }
  }
}

/// Adds its bar with the first safe area, and leaves room for it in the content.
final class SafeAreaBarController: SampleController {
  private lazy var content = makeScreen("content")
  private lazy var bar = makeScreen("bar")

  override func loadView() {
    view = UIView()
    install(content)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if bar.parent == nil {
      install(bar)
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
final class SuggestionsController: SampleController {
  private lazy var field = makeScreen("field")
  private var suggestions: UIViewController?
  private var isKeyboardUp = false
  private var tokens: [any NSObjectProtocol] = []

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
    let child = makeScreen("suggestions")
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
