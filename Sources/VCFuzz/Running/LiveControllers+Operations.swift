// UIKit's own operations on the controllers of the configuration, each only where its use is legal.

internal import HeadlessUIKit
internal import Lifecycle

extension LiveControllers {
  /// Makes a call if it is legal now; false if it is not.
  func perform(_ operation: TreeOperation) -> Bool {
    guard isLegal(operation) else { return false }
    if operation.verb != .misuse, operation.object >= 0 {
      // What is made for the call may act while it is made, and leave nothing to call.
      let isNew = made(operation.object) == nil
      _ = controller(operation.object)
      if isNew, !isLegal(operation) { return true }
      engage(operation.object, with: operation.target)
    }
    callsUnderWay.append(operation)
    defer { callsUnderWay.removeLast() }
    stage.run {
      call(operation)
      if operation.isAnimated { hangOnCoordinator(of: operation.target) }
    }
    return true
  }

  /// Asks to be told of the end of the transition that a call has begun (COORD-7).
  private func hangOnCoordinator(of slot: Slot) {
    made(slot)?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
  }

  // MARK: Legal?

  /// Whether the call is one that UIKit permits now.
  func isLegal(_ operation: TreeOperation) -> Bool {
    guard cast.members.indices.contains(operation.target) else { return false }
    if operation.verb == .misuse { return Misuse.isPossible(operation, in: self) }
    guard let target = made(operation.target), isSteady(target, for: operation.verb),
      !isOnItsWay(operation.target)
    else { return false }
    let hasObject = cast.members.indices.contains(operation.object)
    if operation.verb.takesObject && operation.verb != .removeChild {
      guard hasObject, operation.object != operation.target, isFree(operation.object),
        !isInside(operation.target, of: operation.object)
      else { return false }
    }
    // Nothing is known of who is moved again while it is still being told of a move, nor of a
    // container that is changed while it tells its children of a change.
    if stage.isMoving(target) && operation.verb != .setNeedsLayout { return false }
    if let movedSlot, operation.verb != .setNeedsLayout {
      if operation.verb.changesChildren, touches([movedSlot], operation) { return false }
      for call in callsUnderWay where touches([call.target, call.object], operation) {
        return false
      }
    }
    if hasObject, let object = made(operation.object), stage.isMoving(object) { return false }
    switch operation.verb {
    case .replaceTop:
      // What reads stale must not be set again: the app would bring back what has left (MIS-49).
      guard let navigation = target as? UINavigationController else { return false }
      return !stage.isStale(navigation) && isStackable(operation.object)
    case .push, .replaceStack:
      return target is UINavigationController && isStackable(operation.object)
    case .pop, .popToRoot: return target is UINavigationController
    case .selectTab:
      guard let tabs = target as? UITabBarController else { return false }
      return tabs.viewControllers?.indices.contains(operation.number) == true
    case .turnForward, .turnBackward: return target is UIPageViewController
    case .present: return canPresent(target)
    case .dismiss:
      return !stage.isTransitioning
        && (target.presentingViewController ?? target.presentedViewController) != nil
    case .addChild: return isPlain(operation.target)
    case .removeChild:
      guard hasObject, isPlain(operation.target) else { return false }
      return made(operation.object)?.parent === target && !isLeaving(operation.object)
    case .swapChild:
      return target is ManualHostController
        && cast[operation.target].children.indices.contains(operation.number)
    case .showColumn, .hideColumn:
      // Nothing is known of a column that is asked for while another is on its way.
      return target is UISplitViewController && !stage.isLate(inAppearanceBelow: target)
        && !target.children.contains { stage.isInTransition($0) }
    case .showDetail:
      return target is UISplitViewController && stage.isAtRest
        && stage.state(of: target) == .appeared && isStackable(operation.object)
        && target.presentedViewController == nil  // Collapsed, it may present.
    case .replaceWindowRoot:
      return stage.isAtRest && !stage.isSwappingRoot && target === window?.rootViewController
        && target.presentedViewController == nil
    case .setNeedsLayout: return target.viewIfLoaded?.window != nil
    case .misuse: return false
    }
  }

  /// Whether a call is about one of these controllers, or about one within or around them.
  private func touches(_ slots: [Slot], _ call: TreeOperation) -> Bool {
    for one in slots where made(one) != nil {
      for two in [call.target, call.object] where made(two) != nil {
        if isInside(one, of: two) || isInside(two, of: one) { return true }
      }
    }
    return false
  }

  /// Whether what follows is told by the evidence: the controller is on the screen or off it, and
  /// no finger is driving a transition that the call could take away.
  private func isSteady(_ target: UIViewController, for verb: TreeOperation.Verb) -> Bool {
    // What is made dirty after its layout and before its did is not laid out at that did.
    if verb == .setNeedsLayout { return !stage.isLate(inAppearanceOf: target) }
    let state = stage.state(of: target)
    guard !stage.isDrivenByFinger else { return false }
    // Nothing is known of a container that has appeared early, outside of a window (PAGE-6).
    return state == .disappeared
      || (state == .appeared && target.viewIfLoaded?.window != nil)
  }

  private func canPresent(_ target: UIViewController) -> Bool {
    !stage.isTransitioning && stage.state(of: target) == .appeared
      && target.viewIfLoaded?.window != nil && target.presentedViewController == nil
      && !isLeavingWithParent(target)
  }

  /// Whether what contains a controller has been sent away, which it has not been told yet.
  private func isLeavingWithParent(_ controller: UIViewController) -> Bool {
    var current = controller.parent
    for _ in 0..<Self.ancestorsMax {
      guard let parent = current else { return false }
      if stage.state(of: parent) != .appeared { return true }
      current = parent.parent
    }
    return true
  }

  /// Whether a stack may hold it (NAV-11).
  func isStackable(_ slot: Slot) -> Bool {
    switch cast[slot].role {
    case .nav, .tabs, .split: false
    case .root:
      !(subject.root is UINavigationController || subject.root is UITabBarController
        || subject.root is UISplitViewController)
    default: true
    }
  }

  /// Whether it is a container to which children are added by hand.
  private func isPlain(_ slot: Slot) -> Bool {
    cast[slot].role == .host || cast[slot].role == .screen
  }

  /// Whether a controller stands in the tree of another.
  func isInside(_ slot: Slot, of other: Slot) -> Bool {
    guard let top = made(other) else { return false }
    // A misuse may have put views where their controllers do not stand.
    if let outer = top.viewIfLoaded, let inner = made(slot)?.viewIfLoaded,
      inner.isDescendant(of: outer)
    {
      return true
    }
    var current = made(slot)
    for _ in 0..<Self.ancestorsMax {
      guard let controller = current else { return false }
      if controller === top { return true }
      current = holder(of: controller)
    }
    return true  // misuse has closed the circle
  }

  private static let ancestorsMax = 100

  // MARK: Calling

  private func call(_ operation: TreeOperation) {
    let target = controller(operation.target)
    let animated = operation.isAnimated
    switch operation.verb {
    case .push, .pop, .popToRoot, .replaceTop, .replaceStack:
      guard let navigation = target as? UINavigationController else { return }
      change(navigation, operation)
    case .selectTab: (target as? UITabBarController)?.selectedIndex = operation.number
    case .turnForward, .turnBackward:
      (target as? UIPageViewController)?.setViewControllers(
        [controller(operation.object)],
        direction: operation.verb == .turnForward ? .forward : .reverse,
        animated: animated
      )
    case .present:
      let object = controller(operation.object)
      object.modalPresentationStyle = TreeOperation.styles[operation.number].style
      target.present(object, animated: animated) {}
    case .dismiss: target.dismiss(animated: animated) {}
    case .addChild:
      add(operation.object, to: target)
    case .removeChild: remove(operation.object)
    case .swapChild: (target as? ManualHostController)?.show(operation.number)
    case .showColumn: (target as? UISplitViewController)?.show(.primary)
    case .hideColumn: (target as? UISplitViewController)?.hide(.primary)
    case .showDetail: target.showDetailViewController(controller(operation.object), sender: nil)
    case .replaceWindowRoot: window?.rootViewController = controller(operation.object)
    case .setNeedsLayout: target.viewIfLoaded?.setNeedsLayout()
    case .misuse: Misuse.perform(operation, in: self)
    }
  }

  /// Adds a child as the documentation says; its own callbacks may have moved it on meanwhile.
  private func add(_ slot: Slot, to parent: UIViewController) {
    let child = controller(slot)
    let number = beginMove(of: slot)
    parent.addChild(child)
    if parent.isViewLoaded {
      child.loadViewIfNeeded()
      if isLatestMove(number, of: slot) { parent.view.addSubview(child.view) }
    }
    if isLatestMove(number, of: slot) { child.didMove(toParent: parent) }
  }

  private func remove(_ slot: Slot) {
    let child = controller(slot)
    let number = beginMove(of: slot, isLeaving: true)
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    if isLatestMove(number, of: slot) { child.removeFromParent() }
    endLeaving(slot)
  }

  private func change(_ navigation: UINavigationController, _ operation: TreeOperation) {
    let animated = operation.isAnimated
    switch operation.verb {
    case .push: navigation.pushViewController(controller(operation.object), animated: animated)
    case .pop: _ = navigation.popViewController(animated: animated)
    case .popToRoot: _ = navigation.popToRootViewController(animated: animated)
    case .replaceTop:
      let stack = navigation.viewControllers.dropLast() + [controller(operation.object)]
      navigation.setViewControllers(Array(stack), animated: animated)
    default: navigation.setViewControllers([controller(operation.object)], animated: animated)
    }
  }
}

extension TreeOperation.Verb {
  /// Whether a controller is handed over.
  package var takesObject: Bool {
    switch self {
    case .push, .replaceTop, .replaceStack, .turnForward, .turnBackward, .present, .addChild,
      .removeChild, .showDetail, .replaceWindowRoot:
      true
    default: false
    }
  }

  /// Whether controllers of that kind can be its target.
  func fits(_ role: Tree.Role) -> Bool {
    switch self {
    case .push, .pop, .popToRoot, .replaceTop, .replaceStack: role == .nav
    case .selectTab: role == .tabs
    case .turnForward, .turnBackward: role == .pages || role == .curl
    case .addChild, .removeChild: role == .host || role == .screen
    case .swapChild: role == .manual
    case .showColumn, .hideColumn, .showDetail: role == .split
    case .present, .dismiss, .replaceWindowRoot, .setNeedsLayout, .misuse: true
    }
  }

  /// Whether the call changes what a container holds or shows.
  var changesChildren: Bool {
    switch self {
    case .present, .dismiss, .setNeedsLayout, .misuse: false
    default: true
    }
  }

  /// Whether the call can be animated.
  var isAnimatable: Bool {
    switch self {
    case .push, .pop, .popToRoot, .replaceTop, .replaceStack, .turnForward, .turnBackward,
      .present, .dismiss:
      true
    default: false
    }
  }
}
