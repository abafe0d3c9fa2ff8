// What each call of UIKit's API does to the controllers of the configuration, and what it demands
// of its target: the two switches over the verbs of the table.

internal import HeadlessUIKit
internal import VCLifecycle

/// Makes calls on the controllers of a run.
@MainActor
struct CallMaker {
  private let live: LiveControllers

  init(_ live: LiveControllers) { self.live = live }

  /// Makes a call that is legal now.
  func perform(_ operation: TreeOperation) {
    if operation.verb != .misuse, operation.object >= 0 {
      // Making the object runs its code, which may act and leave nothing to call.
      let isNew = live.made(operation.object) == nil
      _ = live.controller(operation.object)
      if isNew, !live.isLegal(operation) { return }
      // What replaces a window's root belongs to the window: no controller holds it.
      let holder = operation.verb == .replaceWindowRoot ? operation.object : operation.target
      if operation.verb != .removeChild { live.engage(operation.object, with: holder) }
    }
    if operation.verb == .present || operation.verb == .dismiss {
      live.presentationTurn = live.stage.turn
    }
    live.stage.run {
      call(operation)
      if operation.isAnimated { observeTransitionEnd(of: operation.target) }
    }
    if operation.verb != .misuse, operation.object >= 0 { live.noteArrival(of: operation.object) }
  }

  /// Adds an animation and a completion to the transition that a call has begun (COORD-7).
  private func observeTransitionEnd(of slot: Slot) {
    live.made(slot)?.transitionCoordinator?.animate(
      alongsideTransition: { _ in },
      completion: { _ in }
    )
  }

  // MARK: Calling

  private func call(_ operation: TreeOperation) {
    let target = live.controller(operation.target)
    let navigation = target as? UINavigationController
    let animated = operation.isAnimated
    switch operation.verb {
    case .push:
      navigation?.pushViewController(live.controller(operation.object), animated: animated)
    case .pop: navigation?.popViewController(animated: animated)
    case .popToRoot: navigation?.popToRootViewController(animated: animated)
    case .replaceTop:
      let below = navigation.map { Array($0.viewControllers.dropLast()) } ?? []
      navigation?.setViewControllers(
        below + [live.controller(operation.object)],
        animated: animated
      )
    case .replaceStack:
      navigation?.setViewControllers([live.controller(operation.object)], animated: animated)
    case .selectTab: (target as? UITabBarController)?.selectedIndex = operation.number
    case .turnForward, .turnBackward:
      (target as? UIPageViewController)?.setViewControllers(
        [live.controller(operation.object)],
        direction: operation.verb == .turnForward ? .forward : .reverse,
        animated: animated
      )
    case .present:
      let object = live.controller(operation.object)
      object.modalPresentationStyle = TreeOperation.styles[operation.number].style
      target.present(object, animated: animated) {}
    case .dismiss: target.dismiss(animated: animated) {}
    case .addChild: add(operation.object, to: target)
    case .removeChild: remove(operation.object)
    case .swapChild: (target as? ManualHostController)?.show(operation.number)
    case .showColumn: (target as? UISplitViewController)?.show(.primary)
    case .hideColumn: (target as? UISplitViewController)?.hide(.primary)
    case .showDetail:
      target.showDetailViewController(live.controller(operation.object), sender: nil)
    case .replaceWindowRoot: live.window?.rootViewController = live.controller(operation.object)
    case .setNeedsLayout: target.viewIfLoaded?.setNeedsLayout()
    case .misuse:
      Misuse.numbered(operation.number)?.perform(in: Misuse.Scene(live: live, operation: operation))
    }
  }

  /// Adds a child as the documentation says; its own callbacks may have moved it on meanwhile.
  private func add(_ slot: Slot, to parent: UIViewController) {
    let child = live.controller(slot)
    let number = live.places[slot].beginMove()
    parent.addChild(child)
    if parent.isViewLoaded {
      child.loadViewIfNeeded()
      if live.places[slot].moveCount == number {
        child.view.frame = Self.place(above: parent.view.subviews.count, in: parent.view.bounds)
        parent.view.addSubview(child.view)
      }
    }
    if live.places[slot].moveCount == number { child.didMove(toParent: parent) }
  }

  /// Where a child lies that covers no sibling wholly: a strip of each beneath stays in sight.
  private static func place(above siblings: Int, in bounds: CGRect) -> CGRect {
    let strips = min(CGFloat(siblings) * 8, (bounds.width / 2).rounded(.down))
    return CGRect(
      x: bounds.minX + strips,
      y: bounds.minY,
      width: bounds.width - strips,
      height: bounds.height
    )
  }

  private func remove(_ slot: Slot) {
    let child = live.controller(slot)
    let number = live.places[slot].beginMove(isLeaving: true)
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    if live.places[slot].moveCount == number { child.removeFromParent() }
    live.places[slot].isBeingRemoved = false
  }
}

extension CallLegality {
  /// What the verb demands of its target and of the state of the app.
  func isLegal(_ operation: TreeOperation, on target: UIViewController) -> Bool {
    switch operation.verb {
    case .replaceTop:
      // What reads stale must not be set again: the app would bring back what has left (MIS-49).
      guard let navigation = target as? UINavigationController else { return false }
      return !live.stage.probe.isStale(navigation) && isStackable(operation.object)
    case .push, .replaceStack:
      return target is UINavigationController && isStackable(operation.object)
    case .pop, .popToRoot: return target is UINavigationController
    case .selectTab:
      guard let tabs = target as? UITabBarController else { return false }
      return tabs.viewControllers?.indices.contains(operation.number) == true
    case .turnForward, .turnBackward: return target is UIPageViewController
    case .present:
      return !live.stage.probe.refusesPresentation(from: target) && !isForwardedInOwnContext(target)
    case .dismiss:
      return !live.stage.probe.refusesDismissal(from: target)
        && (target.presentingViewController ?? target.presentedViewController) != nil
    case .addChild: return isPlain(operation.target)
    case .removeChild:
      guard isPlain(operation.target), let child = live.made(operation.object) else { return false }
      return child.parent === target && !live.places[operation.object].isBeingRemoved
    case .swapChild:
      return target is ManualHostController
        && live.cast[operation.target].children.indices.contains(operation.number)
    case .showColumn, .hideColumn: return target is UISplitViewController
    case .showDetail:
      guard let split = target as? UISplitViewController else { return false }
      return isStackable(operation.object) && !live.stage.probe.refusesDetail(from: split)
    case .replaceWindowRoot:
      return !live.stage.isSwappingRoot && target === live.window?.rootViewController
        && !live.stage.probe.presentsAnything(over: target)
    case .setNeedsLayout: return target.viewIfLoaded?.window != nil
    case .misuse: return false
    }
  }

  /// Whether a presentation would move a child that a container of the environment is forwarding to
  /// by hand (MIS-35).
  private func isForwardedInOwnContext(_ presenter: UIViewController) -> Bool {
    guard presenter.definesPresentationContext,
      let host = presenter.parent as? ManualHostController
    else { return false }
    return host.isForwarding(to: presenter)
  }

  /// Whether it is a container to which children are added by hand.
  private func isPlain(_ slot: Slot) -> Bool {
    TreeOperation.Verb.addChild.fits(live.cast[slot].role)
  }
}
