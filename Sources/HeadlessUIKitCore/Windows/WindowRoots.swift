// Windows and their roots: first display, replacement, hiding (spec 1.11).

internal import VCLifecycle

/// The roots of windows: shown, hidden, replaced.
@MainActor
struct WindowRoots {
  let runtime: Runtime

  /// The window becomes visible or hidden (WIN-9).
  func windowVisibilityChanged(_ window: UIWindow) {
    guard let root = window.rootController else { return }
    if window.isHidden {
      guard runtime.profile.windowHide == .balanced else { return }
      takeBackDisplay(of: root, in: window)
      leaveScreen(window)
      return
    }
    // A presentation of the app may have put the root's view into its own.
    if root.viewStorage?.currentWindow === window || root.presentation?.cover != nil {
      returnToScreen(window)
      return
    }
    showRoot(root, in: window)
  }

  /// A window that is hidden before it was on screen takes its root's appearance back (STATE-3).
  private func takeBackDisplay(of root: UIViewController, in window: UIWindow) {
    guard root.appearance.state == .appearing, runtime.commits.isAwaitedByWindow(root) else {
      return
    }
    runtime.windowMoves.turnBack(root)
    window.rootsLeftBehind = [root]
  }

  /// The controllers in a window disappear with it: presented ones first, the root last.
  func leaveScreen(_ window: UIWindow) {
    let presented = runtime.presentations.all.filter { $0.window === window }.map(\.presented)
    let shown = [window.rootController].compactMap { $0 } + presented
    let leaving = shown.filter { $0.appearance.state == .appeared }
    window.rootsLeftBehind += leaving
    for root in leaving.reversed() {
      runtime.callbacks.driveWill(root, .disappear)
      runtime.callbacks.driveDid(root, .disappear)
    }
    // The callbacks still see the window; the trace counts all as outside from here on.
    for controller in controllers(in: window) {
      controller.recordWindowChange(isInside: false)
    }
  }

  /// The controllers whose view is in the window.
  private func controllers(in window: UIWindow) -> [UIViewController] {
    runtime.allControllers.filter { $0.viewStorage?.currentWindow === window }
  }

  /// The controllers that disappeared with the window appear again.
  private func returnToScreen(_ window: UIWindow) {
    let returning = window.rootsLeftBehind
    window.rootsLeftBehind = []
    if runtime.profile.windowHide == .balanced {
      for controller in controllers(in: window) {
        controller.recordWindowChange(isInside: true)
      }
    }
    for root in returning where root.viewStorage?.currentWindow === window {
      runtime.callbacks.driveWill(root, .appear)
      runtime.commits.queueWindowDid(of: root, .appear)
    }
  }

  /// First display: `wa` on the way into the window, `da` after the commit (WIN-1, WIN-2).
  private func showRoot(_ root: UIViewController, in window: UIWindow) {
    window.displayTurn = runtime.turn.number
    willShowRoot(root, in: window)
    installRoot(root, in: window)
  }

  /// Whether a root is still the window's: a callback may have replaced it, and was served then.
  private func isCurrent(_ root: UIViewController, in window: UIWindow) -> Bool {
    window.rootController === root
  }

  /// Sets how many layout passes precede the did of a controller that comes (LAYOUT-4).
  func setLayoutBudget(of controller: UIViewController, standard: Int) {
    let passes =
      switch runtime.profile.layoutCount {
      case .std: standard
      case .min: 0
      case .max: standard + 1
      case .one: min(standard, 1)
      }
    controller.layoutBudget = LayoutBudget(passes: passes)
  }

  /// At the first display, the root and what plain containers and stacks show in it take as many
  /// passes (LAYOUT-4).
  private func setFirstLayoutBudget(of controller: UIViewController) {
    setLayoutBudget(of: controller, standard: 2)
    guard controller.containerKind == .automatic || controller.containerKind == .navigation else {
      return
    }
    for child in controller.shownChildren where child.appearance.state == .appearing {
      setFirstLayoutBudget(of: child)
    }
  }

  /// Replaces a window's root (WIN-7).
  func replaceRoot(of window: UIWindow, with root: UIViewController?) {
    let old = window.rootController
    guard old !== root else { return }
    window.rootController = root
    if let old { runtime.recordStructure(.windowRoot, old, other: nil, flag: false) }
    if let root { runtime.recordStructure(.windowRoot, root, other: nil, flag: true) }
    if let old { window.rootsLeftBehind.removeObject(old) }
    if let root { window.leakedRoots.removeObject(root) }
    guard !window.isHidden else {
      if let old, !leaks(old, in: window), old.viewStorage?.parentView === window {
        leaveWindow(old)
      }
      return
    }
    guard let old else {
      if let root { showRoot(root, in: window) }
      return
    }
    runtime.isSwappingRoot = true
    defer { runtime.isSwappingRoot = false }
    swap(old, for: root, in: window)
  }

  /// Whether a root that a window has lost stays, since what it presents keeps it alive (WIN-8).
  private func leaks(_ old: UIViewController, in window: UIWindow) -> Bool {
    guard runtime.presentations.hasAny(basedOn: old), !runtime.presentations.leaveRoot(old) else {
      return false
    }
    window.leakedRoots.append(old)
    return true
  }

  private func swap(_ old: UIViewController, for root: UIViewController?, in window: UIWindow) {
    if leaks(old, in: window) {
      if let root { showRoot(root, in: window) }
      return
    }
    let isNewFirst = runtime.profile.rootSwap == .newFirst
    let isNavigationLike = runtime.profile.rootSwap == .navLike
    if isNewFirst, let root { showRoot(root, in: window) }
    if old.isShowing {
      runtime.callbacks.driveWill(old, .disappear)
    }
    if isNavigationLike, let root, isCurrent(root, in: window) { willShowRoot(root, in: window) }
    runtime.callbacks.driveDid(old, .disappear)
    old.viewStorage?.detach()
    guard let root, !isNewFirst, isCurrent(root, in: window) else { return }
    if isNavigationLike {
      installRoot(root, in: window)
    } else {
      showRoot(root, in: window)
    }
  }

  /// The former root of a hidden window leaves it, if it has not left with the window.
  private func leaveWindow(_ old: UIViewController) {
    if old.isShowing {
      runtime.callbacks.driveWill(old, .disappear)
    }
    runtime.callbacks.driveDid(old, .disappear)
    old.viewStorage?.detach()
  }

  /// A root that has leaked disappears when the app shows it elsewhere: its view leaves the window
  /// (WIN-8, CHILD-16).
  func takeLeakedRoot(_ root: UIViewController) {
    for window in runtime.windows where window.leakedRoots.holds(root) {
      window.leakedRoots.removeAll { $0 === root }
      leaveWindow(root)
    }
  }

  private func willShowRoot(_ root: UIViewController, in window: UIWindow) {
    root.loadViewIfNeeded()
    // One that has leaked is still there, and its view does not move (WIN-8).
    if root.isShowing, root.viewStorage?.currentWindow === window { return }
    runtime.callbacks.driveWill(root, .appear)
    setFirstLayoutBudget(of: root)
  }

  private func installRoot(_ root: UIViewController, in window: UIWindow) {
    guard isCurrent(root, in: window) else { return }
    window.fill(with: root.rootView)
    window.attach(root.rootView)
    runtime.commits.queueWindowDid(of: root, .appear)
  }
}

extension UIViewController {
  /// Whether the controller is the root of a window.
  var isRootOfWindow: Bool {
    for window in runtime.windows where window.rootController === self { return true }
    return false
  }
}
