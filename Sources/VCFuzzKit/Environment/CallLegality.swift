// Which calls are permitted now: the one place that decides it, for steps offered and taken. No
// phase of an appearance or a transition forbids a call; only what UIKit refuses is left out.

internal import HeadlessUIKit
internal import VCLifecycle

/// Which calls are permitted on the controllers of a run.
@MainActor
struct CallLegality {
  private unowned(unsafe) let live: LiveControllers

  init(_ live: LiveControllers) { self.live = live }

  /// Whether the call is one that UIKit permits now, or a misuse that can be committed now.
  ///
  /// Asked when a step is offered and once when it is taken; `perform` relies on the answer.
  func isLegal(_ operation: TreeOperation) -> Bool {
    guard live.cast.members.indices.contains(operation.target) else { return false }
    if operation.verb == .misuse {
      let scene = Misuse.Scene(live: live, operation: operation)
      return Misuse.numbered(operation.number)?.isPossible(in: scene) ?? false
    }
    guard let target = live.made(operation.target),
      !needsObject(operation.verb) || canTakeObject(operation)
    else { return false }
    return isLegal(operation, on: target)
  }

  /// What the verb demands of its target and of the state of the app.
  private func isLegal(_ operation: TreeOperation, on target: UIViewController) -> Bool {
    switch operation.verb {
    case .replaceTop:
      // What reads stale must not be set again: the app would bring back what has left (MIS-49).
      guard let navigation = target as? UINavigationController else { return false }
      return !live.stage.isStale(navigation) && isStackable(operation.object)
    case .push, .replaceStack:
      return target is UINavigationController && isStackable(operation.object)
    case .pop, .popToRoot: return target is UINavigationController
    case .selectTab:
      guard let tabs = target as? UITabBarController else { return false }
      return tabs.viewControllers?.indices.contains(operation.number) == true
    case .turnForward, .turnBackward: return target is UIPageViewController
    case .present:
      return !live.stage.refusesPresentation(from: target) && !isForwardedInOwnContext(target)
    case .dismiss:
      return !live.stage.refusesDismissal(from: target)
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
      return isStackable(operation.object) && !live.stage.refusesDetail(from: split)
    case .replaceWindowRoot:
      return !live.stage.isSwappingRoot && target === live.window?.rootViewController
        && !live.stage.presentsAnything(over: target)
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

  /// Whether the scenario or the configuration has what a call inside a callback is about.
  func knows(_ deed: Step.Deed) -> Bool {
    switch deed {
    case .call(let number): live.subject.calls.indices.contains(number)
    case .operate(let operation): live.cast.members.indices.contains(operation.target)
    }
  }

  // MARK: The target

  /// Whether it is a container to which children are added by hand.
  private func isPlain(_ slot: Slot) -> Bool {
    live.cast[slot].role == .host || live.cast[slot].role == .screen
  }

  // MARK: The object

  private func needsObject(_ verb: TreeOperation.Verb) -> Bool {
    verb.takesObject && verb != .removeChild
  }

  private func canTakeObject(_ operation: TreeOperation) -> Bool {
    live.cast.members.indices.contains(operation.object) && operation.object != operation.target
      && isFree(operation.object) && !isInside(operation.target, of: operation.object)
  }

  /// Whether a stack may hold it (NAV-11).
  private func isStackable(_ slot: Slot) -> Bool {
    switch live.cast[slot].role {
    case .nav, .tabs, .split: false
    case .root: live.subject.isStackable
    default: true
    }
  }

  /// Whether a misuse has the object that it needs.
  func meets(_ need: Misuse.ObjectNeed, of operation: TreeOperation) -> Bool {
    let slot = operation.object
    if need == .nothing { return slot == TreeOperation.noObject }
    guard live.cast.members.indices.contains(slot), slot != operation.target else { return false }
    let object = live.made(slot)
    switch need {
    case .nothing: return false
    case .free, .stackable:
      return isFree(slot) && !isInside(operation.target, of: slot)
        && object?.viewIfLoaded?.superview == nil && (need == .free || isStackable(slot))
    case .childOfTarget:
      guard let object else { return false }
      return object.parent === live.controller(operation.target)
    case .grandchildOfTarget:
      guard let parent = object?.parent else { return false }
      return parent is ManualHostController && parent.parent === live.controller(operation.target)
    case .foreign:
      guard let parent = object?.parent else { return false }
      return parent !== live.controller(operation.target) && !isInside(operation.target, of: slot)
    case .screen: return live.cast[slot].role == .screen
    case .any: return object != nil || isFree(slot)
    }
  }

  /// Whether a controller can be handed to UIKit: it is in no container, and on its way to none.
  func isFree(_ slot: Slot) -> Bool {
    if !live.surveyedFreedom.isEmpty {
      if let known = live.surveyedFreedom[slot] { return known }
      let isFree = isFreeNow(slot)
      live.surveyedFreedom[slot] = isFree
      return isFree
    }
    return isFreeNow(slot)
  }

  /// Does something during which the app stays as it is: whether a controller is free is then found
  /// only once for each slot.
  func surveying(_ body: () -> Void) {
    live.surveyedFreedom = Array(repeating: nil, count: live.cast.count)
    body()
    live.surveyedFreedom = []
  }

  private func isFreeNow(_ slot: Slot) -> Bool {
    if live.places[live.top(of: slot)].isBeingMade { return false }
    guard let controller = live.made(slot) else {
      return live.cast[slot].parent == nil && live.cast[slot].tree > 0
    }
    if controller.parent != nil || controller.presentingViewController != nil { return false }
    if controller === live.window?.rootViewController { return false }
    // The old root is on its way out until the new one has come (WIN-7).
    if live.stage.isSwappingRoot, live.stage.state(of: controller) != .disappeared { return false }
    // It has been given to a container that has yet to take it in: it belongs there.
    if live.places[slot].holder != nil { return false }
    guard let parent = live.cast[slot].parent else { return true }
    // A child of a tab bar, a split or a plain container comes back there on its own.
    switch live.cast[parent].role {
    case .nav: return controller.viewIfLoaded?.superview == nil
    // A finger can turn to a neighbouring page at any time.
    case .pages, .curl:
      return live.cast[parent].children.count == 1 && controller.viewIfLoaded?.superview == nil
    default: return false
    }
  }

  /// Whether a controller is in the tree of another.
  private func isInside(_ slot: Slot, of other: Slot) -> Bool {
    guard let top = live.made(other) else { return false }
    // A misuse may have put views where their controllers are not.
    if let outer = top.viewIfLoaded, let inner = live.made(slot)?.viewIfLoaded,
      inner.isDescendant(of: outer)
    {
      return true
    }
    var current = live.made(slot)
    for _ in 0..<Self.ancestorsMax {
      guard let controller = current else { return false }
      if controller === top { return true }
      current = live.holder(of: controller)
    }
    return true  // misuse has closed the circle
  }

  private static let ancestorsMax = 100
}
