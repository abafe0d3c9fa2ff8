// Which calls are permitted now: the one place that decides it, for steps offered and taken. No
// phase of an appearance or a transition forbids a call; only what UIKit refuses is left out.

internal import HeadlessUIKit
internal import VCLifecycle

extension LiveControllers {
  /// Whether the call is one that UIKit permits now, or a misuse that can be committed now.
  ///
  /// Asked when a step is offered and once when it is taken; `perform` relies on the answer.
  func isLegal(_ operation: TreeOperation) -> Bool {
    guard cast.members.indices.contains(operation.target) else { return false }
    if operation.verb == .misuse {
      let scene = Misuse.Scene(live: self, operation: operation)
      return Misuse.numbered(operation.number)?.isPossible(in: scene) ?? false
    }
    guard let target = made(operation.target),
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
      return !stage.isStale(navigation) && isStackable(operation.object)
    case .push, .replaceStack:
      return target is UINavigationController && isStackable(operation.object)
    case .pop, .popToRoot: return target is UINavigationController
    case .selectTab:
      guard let tabs = target as? UITabBarController else { return false }
      return tabs.viewControllers?.indices.contains(operation.number) == true
    case .turnForward, .turnBackward: return target is UIPageViewController
    case .present:
      return !stage.refusesPresentation(from: target) && !isForwardedInOwnContext(target)
    case .dismiss:
      return !stage.refusesDismissal(from: target)
        && (target.presentingViewController ?? target.presentedViewController) != nil
    case .addChild: return isPlain(operation.target)
    case .removeChild:
      guard isPlain(operation.target), let child = made(operation.object) else { return false }
      return child.parent === target && !isBeingRemoved(operation.object)
    case .swapChild:
      return target is ManualHostController
        && cast[operation.target].children.indices.contains(operation.number)
    case .showColumn, .hideColumn: return target is UISplitViewController
    case .showDetail:
      guard let split = target as? UISplitViewController else { return false }
      return isStackable(operation.object) && !stage.refusesDetail(from: split)
    case .replaceWindowRoot:
      return !stage.isSwappingRoot && target === window?.rootViewController
        && !stage.presentsAnything(over: target)
    case .setNeedsLayout: return target.viewIfLoaded?.window != nil
    case .misuse: return false
    }
  }

  /// Whether the scenario may be called: no presentation that was asked for beside it in the same
  /// turn would have UIKit refuse what the scenario asks for (MODAL-15).
  var mayCallScenario: Bool { !(presentationTurn == stage.turn && stage.awaitsPresentation) }

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
    case .call(let number): subject.calls.indices.contains(number)
    case .operate(let operation): cast.members.indices.contains(operation.target)
    }
  }

  // MARK: The target

  /// Whether it is a container to which children are added by hand.
  private func isPlain(_ slot: Slot) -> Bool {
    cast[slot].role == .host || cast[slot].role == .screen
  }

  // MARK: The object

  private func needsObject(_ verb: TreeOperation.Verb) -> Bool {
    verb.takesObject && verb != .removeChild
  }

  private func canTakeObject(_ operation: TreeOperation) -> Bool {
    cast.members.indices.contains(operation.object) && operation.object != operation.target
      && isFree(operation.object) && !isInside(operation.target, of: operation.object)
  }

  /// Whether a stack may hold it (NAV-11).
  private func isStackable(_ slot: Slot) -> Bool {
    switch cast[slot].role {
    case .nav, .tabs, .split: false
    case .root: subject.isStackable
    default: true
    }
  }

  /// Whether a misuse has the object that it needs.
  func meets(_ need: Misuse.ObjectNeed, of operation: TreeOperation) -> Bool {
    let slot = operation.object
    if need == .nothing { return slot == TreeOperation.noObject }
    guard cast.members.indices.contains(slot), slot != operation.target else { return false }
    let object = made(slot)
    switch need {
    case .nothing: return false
    case .free, .stackable:
      return isFree(slot) && !isInside(operation.target, of: slot)
        && object?.viewIfLoaded?.superview == nil && (need == .free || isStackable(slot))
    case .childOfTarget:
      guard let object else { return false }
      return object.parent === controller(operation.target)
    case .grandchildOfTarget:
      guard let parent = object?.parent else { return false }
      return parent is ManualHostController && parent.parent === controller(operation.target)
    case .foreign:
      guard let parent = object?.parent else { return false }
      return parent !== controller(operation.target) && !isInside(operation.target, of: slot)
    case .screen: return cast[slot].role == .screen
    case .any: return object != nil || isFree(slot)
    }
  }

  /// Whether a controller can be handed to UIKit: it is in no container, and on its way to none.
  func isFree(_ slot: Slot) -> Bool {
    if !surveyedFreedom.isEmpty {
      if let known = surveyedFreedom[slot] { return known }
      let isFree = isFreeNow(slot)
      surveyedFreedom[slot] = isFree
      return isFree
    }
    return isFreeNow(slot)
  }

  /// Does something during which the app stays as it is: whether a controller is free is then found
  /// only once for each slot.
  func surveying(_ body: () -> Void) {
    surveyedFreedom = Array(repeating: nil, count: cast.count)
    body()
    surveyedFreedom = []
  }

  private func isFreeNow(_ slot: Slot) -> Bool {
    if isBeingMade(slot) { return false }
    guard let controller = made(slot) else {
      return cast[slot].parent == nil && cast[slot].tree > 0
    }
    if controller.parent != nil || controller.presentingViewController != nil { return false }
    if controller === window?.rootViewController { return false }
    // The old root is on its way out until the new one has come (WIN-7).
    if stage.isSwappingRoot, stage.state(of: controller) != .disappeared { return false }
    // It has been given to a container that has yet to take it in: it belongs there.
    if isEngaged(slot) { return false }
    guard let parent = cast[slot].parent else { return true }
    // A child of a tab bar, a split or a plain container comes back there on its own.
    switch cast[parent].role {
    case .nav: return controller.viewIfLoaded?.superview == nil
    // A finger can turn to a neighbouring page at any time.
    case .pages, .curl:
      return cast[parent].children.count == 1 && controller.viewIfLoaded?.superview == nil
    default: return false
    }
  }

  /// Whether a controller is in the tree of another.
  private func isInside(_ slot: Slot, of other: Slot) -> Bool {
    guard let top = made(other) else { return false }
    // A misuse may have put views where their controllers are not.
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
}
