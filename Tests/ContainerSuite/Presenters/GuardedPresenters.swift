// Screens that look at flags before they present, and presentations that wait for each other.

import HeadlessUIKit

/// Presents a detail only where UIKit permits it.
final class GuardedPresenter: SampleController {
  private var isFree: Bool {
    isViewLoaded && view.window != nil && presentedViewController == nil && !isBeingPresented
      && !isBeingDismissed && !isMovingFromParent && transitionCoordinator == nil
  }

  func presentIfPossible(_ detail: UIViewController, animated: Bool) {
    guard isFree else { return }
    present(detail, animated: animated, completion: nil)
  }

  func dismissIfPossible(animated: Bool) {
    guard let detail = presentedViewController, !detail.isBeingPresented,
      !detail.isBeingDismissed,
      detail.presentingViewController === self
        || detail.presentingViewController != nil
    else { return }
    dismiss(animated: animated)
  }
}

/// A form in a sheet that asks before it goes, and whose coordinator cleans up either way.
final class FormFlow: SampleController, UIAdaptivePresentationControllerDelegate {
  private(set) weak var form: UIViewController?
  private(set) var hasChanges = false
  private(set) var closed = 0

  func open(_ form: UIViewController) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    form.modalPresentationStyle = .pageSheet
    form.presentationController?.delegate = self
    self.form = form
    hasChanges = false
    present(form, animated: true)
  }

  func edit() { hasChanges = form != nil }

  func save() {
    guard let form, form.presentingViewController != nil, !form.isBeingPresented,
      !form.isBeingDismissed, form.presentedViewController == nil
    else { return }
    hasChanges = false
    form.dismiss(animated: true) { [weak self] in self?.close() }
  }

  private func close() {
    form = nil
    closed += 1
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { !hasChanges }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    hasChanges = false
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    close()
  }
}

/// Presents messages one after another.
final class MessageQueue: SampleController {
  private var messages: [UIViewController] = []
  private var isBusy = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentNext()
  }

  func enqueue(_ message: UIViewController) {
    messages.append(message)
    presentNext()
  }

  private func presentNext() {
    guard !isBusy, !messages.isEmpty, presentedViewController == nil,
      viewIfLoaded?.window != nil, !isMovedByPresentation, transitionCoordinator == nil
    else { return }
    isBusy = true
    let message = messages.removeFirst()
    message.modalPresentationStyle = .overFullScreen
    present(message, animated: true) { self.isBusy = false }
  }

  /// Whether it, or what it is in, is being presented or dismissed.
  private var isMovedByPresentation: Bool {
    sequence(first: self as UIViewController, next: \.parent).contains {
      $0.isBeingPresented || $0.isBeingDismissed
    }
  }

  func confirm() {
    guard !isBusy, let message = presentedViewController, !message.isBeingDismissed,
      !message.isBeingPresented, message.presentedViewController == nil,
      message.transitionCoordinator == nil
    else { return }
    isBusy = true
    message.dismiss(animated: true) {
      self.isBusy = false
      self.presentNext()
    }
  }
}

/// Shows a screen in a sheet of its own; whether it is being presented itself does not concern it.
final class NoticePresenter: SampleController {
  /// A child is on its way out with any of its parents.
  private var isLeaving: Bool {
    sequence(first: self as UIViewController, next: \.parent).contains { $0.isBeingDismissed }
  }

  func show(_ notice: UIViewController) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil, !isLeaving else {
      return
    }
    notice.modalPresentationStyle = .overFullScreen
    present(notice, animated: true)
  }
}

/// Pops to its root and presents when that has ended.
final class ReportingStack: UINavigationController {
  func open(_ screen: UIViewController) {
    guard viewIfLoaded?.window != nil, !isOnTheMove, viewControllers.count < 4 else { return }
    pushViewController(screen, animated: true)
  }

  func report(_ make: @escaping () -> UIViewController) {
    guard viewIfLoaded?.window != nil, !isOnTheMove, presentedViewController == nil else { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      guard let self, self.viewIfLoaded?.window != nil, !self.isOnTheMove,
        self.presentedViewController == nil
      else { return }
      self.present(make(), animated: true)
    }
    popToRootViewController(animated: true)
    CATransaction.commit()
  }

  func dismissReport() {
    guard let report = presentedViewController, report.presentedViewController == nil,
      !report.isOnTheMove
    else { return }
    report.dismiss(animated: true)
  }
}

/// Exchanges its child when what was presented over it has been dismissed.
final class LoginGateController: SampleController {
  private lazy var content = makeScreen("content")

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
  }

  func askForLogin(_ login: UIViewController) {
    guard isViewLoaded, canPresent else { return }
    login.modalPresentationStyle = .formSheet
    login.isModalInPresentation = true
    present(login, animated: true)
  }

  func loggedIn() {
    guard isViewLoaded, let login = presentedViewController, !login.isOnTheMove,
      login.presentingViewController != nil, login.presentedViewController == nil
    else { return }
    dismiss(animated: true) { [self] in
      let old = content
      content = makeScreen("content")
      install(content)
      old.uninstall()
    }
  }
}
