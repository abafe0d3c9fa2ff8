// Screens with bookkeeping that does not survive everything UIKit may do.

import HeadlessUIKit

/// A centre to which screens subscribe.
@MainActor
final class MessageCentre {
  private(set) var subscriptions: [ObjectIdentifier: Int] = [:]

  func subscribe(_ object: AnyObject) {
    subscriptions[ObjectIdentifier(object), default: 0] += 1
  }

  func unsubscribe(_ object: AnyObject) {
    subscriptions[ObjectIdentifier(object), default: 0] -= 1
  }

  var most: Int { subscriptions.values.max() ?? 0 }
}

/// Subscribes with viewWillAppear and unsubscribes with viewDidDisappear.
final class SubscribingScreen: UIViewController {
  private let centre: MessageCentre

  init(_ centre: MessageCentre) {
    self.centre = centre
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    centre.subscribe(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    centre.unsubscribe(self)
  }
}

/// Counts the screens in view.
@MainActor
final class ScreenCounter {
  var count = 0
  var visible: [ObjectIdentifier] = []
}

/// Counts itself in with viewWillAppear and out with viewWillDisappear, but not back in.
final class CountedScreen: UIViewController {
  private let counter: ScreenCounter

  init(_ counter: ScreenCounter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    counter.count += 1
    if !counter.visible.contains(ObjectIdentifier(self)) {
      counter.visible.append(ObjectIdentifier(self))
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    counter.count -= 1
    counter.visible.removeAll { $0 == ObjectIdentifier(self) }
  }
}

/// Remembers the screen that appeared last, for reports of crashes.
@MainActor
final class CrashReporter {
  weak var lastScreen: ReportedScreen?
}

/// Names itself to the reporter when it appears.
final class ReportedScreen: UIViewController {
  private let reporter: CrashReporter
  private(set) var isInView = false

  init(_ reporter: CrashReporter) {
    self.reporter = reporter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isInView = true
    reporter.lastScreen = self
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isInView = false
  }
}
