// Children: links, moves, and which are shown (spec 1.10, 1.12).

internal import VCLifecycle

extension UIViewController {
  /// What a plain automatic container shows: children whose loaded view lies in its own.
  var automaticallyShownChildren: [UIViewController] {
    guard let view = viewStorage else { return [] }
    var children: [UIViewController] = []
    for child in childControllers {
      guard let childView = child.viewStorage, !isTransferredAway(child) else { continue }
      // What is presented in its context stands for a child that it hides (MODAL-8).
      let isCovered = child.presentation?.cover?.stands(for: child, in: view) ?? false
      if isCovered || childView.isDescendant(of: view) { children.append(child) }
    }
    guard !earlyOrphans.isEmpty else { return children }
    return children
      + earlyOrphans.filter {
        $0.parentController == nil && ($0.viewStorage?.isDescendant(of: view) ?? false)
      }
  }

  /// Whether `transition(from:to:)` is exchanging a child for another: the end of that sends its
  /// did callback, and the container's own callbacks go to the other one (CHILD-39).
  private func isTransferredAway(_ child: UIViewController) -> Bool {
    for transition in runtime.transitions
    where transition.kind == .childTransfer && transition.isOpen && transition.from.holds(child) {
      return true
    }
    return false
  }

  /// addChild (CHILD-1, CHILD-3, CHILD-30, CHILD-37).
  func adopt(_ child: UIViewController) {
    if child.parentController === self {
      switch runtime.profile.addChildTwice {
      case .noop: return
      case .wmAgain: child.sendWillMove(to: self)
      case .duplicates:
        childControllers.append(child)
        child.sendWillMove(to: self)
      }
      return
    }
    if let old = child.parentController {  // CHILD-30
      if runtime.profile.reparent == .removeFirst {
        child.removeFromParent()
      } else {
        old.unlink(child)
      }
    }
    if runtime.profile.willMoveParent == .set {
      link(child)
      child.sendWillMove(to: self)
    } else {
      child.sendWillMove(to: self)
      link(child)
    }
    // Its own move may have taken it out again.
    if child.parentController === self { child.moveFlags.insert(.movingToParent) }
  }

  /// removeFromParent (CHILD-2, CHILD-33).
  func leaveParent() {
    guard let old = parentController else { return }
    moveFlags.insert(.movingFromParent)
    moveFlags.remove(.movingToParent)
    if appearance.state == .disappeared { moveFlags = [] }
    if old.containerKind == .automatic, appearance.user == nil {
      runtime.windowMoves.takeOutCover(of: self)
      runtime.windowMoves.takeOutPresenter(self)
    }
    let keepsView = viewStorage?.currentWindow != nil
    if keepsView, runtime.profile.keepView == .wdDd, old.containerKind != .manual,
      appearance.state == .appeared
    {
      runtime.callbacks.driveWill(self, .disappear)
      runtime.callbacks.driveDid(self, .disappear)
    }
    if appearance.driven == .disappear, appearance.state == .disappearing,
      !runtime.retained.holds(self)
    {
      // The parent no longer forwards to it (CHILD-38).
      runtime.retained.append(self)
      runtime.commits.queueWindowDid(of: self, .disappear)
    }
    sendDidMove(to: nil, cutting: old)
  }

  func link(_ child: UIViewController) {
    guard !child.isAncestor(of: self) else {
      return child.raiseInvalidArgument(
        "Can't add self as a child, nor a controller that contains it"
      )
    }
    runtime.windowRoots.takeLeakedRoot(child)
    if childControllers.isEmpty { runtime.recorder.note(containerKind, of: id) }
    childControllers.append(child)
    child.parentController = self
    runtime.recordStructure(.parentChanged, child, other: self, flag: true)
  }

  func unlink(_ child: UIViewController) {
    childControllers.removeObject(child)
    if child.parentController === self { child.parentController = nil }
    // Its did comes from what takes it away, also under another parent that leaves (CHILD-38).
    if child.appearance.state == .disappearing { child.appearance.forgetForwarder() }
    runtime.recordStructure(.parentChanged, child, other: self, flag: false)
    runtime.presentations.baseWasTakenOut(child)
  }

  // MARK: Ancestors

  /// The root of the containment tree that the controller is in.
  var farthestAncestor: UIViewController {
    var current = self
    while let parent = current.parentController { current = parent }
    return current
  }

  /// The controller and its ancestors, from itself upwards.
  var lineage: [UIViewController] {
    var line = [self]
    while let parent = line.last?.parentController { line.append(parent) }
    return line
  }

  /// Whether the other controller is this one, or lies below it.
  func isAncestor(of controller: UIViewController) -> Bool {
    var current = controller
    while current !== self {
      guard let parent = current.parentController else { return false }
      current = parent
    }
    return true
  }

  // MARK: Moves

  /// UIKit sends willMove(toParent:).
  func sendWillMove(to parent: UIViewController?) {
    execute(Event(.willMoveToParent, id, other: parent?.id), container: parent) {
      willMove(toParent: parent)
    }
  }

  /// UIKit sends didMove(toParent:); a cut link is gone before it.
  func sendDidMove(to parent: UIViewController?, cutting old: UIViewController? = nil) {
    let kept = self  // the parent may hold the last reference
    let event = Event(.didMoveToParent, id, other: parent?.id)
    let container = parent ?? old
    let isLate =
      runtime.deviation != nil
      && runtime.deviator.callbackEdits(event, self, container: container, transition: nil)
        .contains(.precedesUnlinking)
    if !isLate { old?.unlink(self) }
    defer { if isLate { old?.unlink(self) } }
    kept.execute(event, container: container) { kept.didMove(toParent: parent) }
  }

  /// Repeats a move that came too early (V-DM-REPEAT).
  func repeatMove(_ direction: Direction) {
    hasMovedBeforeDid = false
    let isSameMove = (direction == .appear) == (parentController != nil)
    guard isSameMove, runtime.profile.didMoveRepeat == .atEnd else { return }  // CHILD-6
    sendDidMove(to: parentController)
    hasMovedBeforeDid = false
  }

  /// The view has reached a window: children that waited for it appear, unless the app has taken
  /// them out of the view again (CHILD-7).
  func viewEnteredWindow() {
    guard !childrenAwaitingWindow.isEmpty else { return }
    let waiting = childrenAwaitingWindow
    childrenAwaitingWindow = []
    // A parent that is away, or leaves, sends them what it receives itself when it appears.
    guard isShowing else { return }
    for child in waiting
    where child.parentController === self && child.appearance.state == .disappeared
      && automaticallyShownChildren.holds(child)
    {
      // A parent that has appeared early sends no did any more (PAGE-6).
      runtime.windowMoves.driveByWindow(
        child,
        appearance.state == .appeared ? .afterCommit : .withParent
      )
    }
  }
}

extension UIViewController {
  /// Records that the controller's view came into a window or left it.
  func recordWindowChange(isInside: Bool) {
    guard runtime.records(.structure) else { return }
    var event = Event(.windowChanged, id)
    event.flag = isInside
    if isInside, let viewStorage { event.isTopmost = viewStorage.isInsertedByApp }
    runtime.record(event, of: self)
  }
}

extension UIView {
  /// Whether no controller's view and no presentation contains it: the app's own window does.
  fileprivate var isInsertedByApp: Bool {
    var above = superview
    while let current = above, current.owner == nil, !(current is PresentationContainerView) {
      if current is UIWindow { return true }
      above = current.superview
    }
    return false
  }
}
