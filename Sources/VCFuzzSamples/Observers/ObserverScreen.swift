// The base of the screens that report to an observer.

internal import HeadlessUIKit

/// A screen that reports its callbacks to an observer, which many screens share.
class ObserverScreen<Observer>: UIViewController {
  let observer: Observer
  /// Whether it has the bug of its gallery entry.
  let isFaulty: Bool

  init(_ observer: Observer, isFaulty: Bool = false) {
    self.observer = observer
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
