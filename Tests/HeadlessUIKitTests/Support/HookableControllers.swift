// Controllers whose own implementation of a method can be replaced, as that of UIViewController can
// by the Objective-C runtime: what the hooks of the recorder are tried on.

import HeadlessUIKit
import LifecycleRecording

/// The table of the replaced methods, by their selectors.
@MainActor
final class ReplaceableMethods: MethodReplacement {
  /// The table that the controllers look into.
  static var current: ReplaceableMethods?

  private var bodies: [String: @MainActor (HookedCall) -> Void] = [:]
  private let lacking: String?

  /// Creates a table of all methods, or of all but one.
  init(lacking: String? = nil) { self.lacking = lacking }

  func replace(_ method: HookedMethod, by body: @escaping @MainActor (HookedCall) -> Void) -> Bool {
    if method.selector == lacking { return false }
    bodies[method.selector] = body
    return true
  }

  fileprivate func call(_ selector: String, _ call: HookedCall) {
    guard let body = bodies[selector] else { return call.original() }
    body(call)
  }
}

extension UIViewController {
  fileprivate func call(
    _ selector: String,
    animated: Bool? = nil,
    parent: UIViewController? = nil,
    isAppearing: Bool? = nil,
    original: @escaping @MainActor () -> Void
  ) {
    guard let methods = ReplaceableMethods.current else { return original() }
    methods.call(
      selector,
      HookedCall(
        self,
        animated: animated,
        parent: parent,
        isAppearing: isAppearing,
        original: original
      )
    )
  }
}

/// Stands for UIViewController.
class HookableController: UIViewController {
  override func viewDidLoad() { call("viewDidLoad") { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    call("viewWillAppear:", animated: animated) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    call("viewIsAppearing:", animated: animated) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    call("viewDidAppear:", animated: animated) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    call("viewWillDisappear:", animated: animated) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    call("viewDidDisappear:", animated: animated) { super.viewDidDisappear(animated) }
  }

  override func viewWillLayoutSubviews() {
    call("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }

  override func viewDidLayoutSubviews() {
    call("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }

  override func willMove(toParent parent: UIViewController?) {
    call("willMoveToParentViewController:", parent: parent) { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    call("didMoveToParentViewController:", parent: parent) { super.didMove(toParent: parent) }
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    call("beginAppearanceTransition:animated:", animated: animated, isAppearing: isAppearing) {
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  override func endAppearanceTransition() {
    call("endAppearanceTransition") { super.endAppearanceTransition() }
  }
}

/// Stands for UINavigationController, whose methods reach those of UIViewController.
final class HookableNavigation: UINavigationController {
  override func viewDidLoad() { call("viewDidLoad") { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    call("viewWillAppear:", animated: animated) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    call("viewIsAppearing:", animated: animated) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    call("viewDidAppear:", animated: animated) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    call("viewWillDisappear:", animated: animated) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    call("viewDidDisappear:", animated: animated) { super.viewDidDisappear(animated) }
  }

  override func viewWillLayoutSubviews() {
    call("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
  }

  override func viewDidLayoutSubviews() {
    call("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
  }

  override func willMove(toParent parent: UIViewController?) {
    call("willMoveToParentViewController:", parent: parent) { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    call("didMoveToParentViewController:", parent: parent) { super.didMove(toParent: parent) }
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    call("beginAppearanceTransition:animated:", animated: animated, isAppearing: isAppearing) {
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  override func endAppearanceTransition() {
    call("endAppearanceTransition") { super.endAppearanceTransition() }
  }
}
