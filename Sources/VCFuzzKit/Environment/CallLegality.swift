// Which calls are permitted now: the one place that decides it, for steps offered and taken. No
// phase of an appearance or a transition forbids a call; only what UIKit refuses is left out.

internal import HeadlessUIKit
internal import VCLifecycle

/// Which calls are permitted on the controllers of a run.
@MainActor
struct CallLegality {
  let live: LiveControllers

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

  /// Whether the scenario or the configuration has what a call inside a callback is about.
  func knows(_ deed: Step.Deed) -> Bool {
    switch deed {
    case .call(let number): live.subject.calls.indices.contains(number)
    case .operate(let operation): live.cast.members.indices.contains(operation.target)
    }
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
  func isStackable(_ slot: Slot) -> Bool {
    let role = live.cast[slot].role
    return role == .root ? live.subject.isStackable : role.row.isStackable
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
    // A finger can turn to a neighbouring page at any time.
    let isAlone = live.cast[parent].children.count == 1
    let role = live.cast[parent].role
    guard role.row.isStack || role.row.pageStyle != nil && isAlone else { return false }
    return controller.viewIfLoaded?.superview == nil
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
