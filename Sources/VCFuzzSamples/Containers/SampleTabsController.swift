// The base of the samples that are tab bar controllers.

internal import HeadlessUIKit

/// A tab bar controller that may have a bug.
class SampleTabsController: UITabBarController {
  /// Whether it has the bug of its gallery entry.
  let isFaulty: Bool

  init(_ tabs: [UIViewController], isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
    viewControllers = tabs
  }

  required init?(coder: NSCoder) { nil }
}
