// What UIKit's containers share: their ancestors, the links to their children, the record of what
// they show.

internal import VCLifecycle

extension UIViewController {
  /// The nearest container of that class above this one.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var current = parentController
    while let controller = current {
      if let found = controller as? Ancestor { return found }
      current = controller.parentController
    }
    return nil
  }

  /// Whether a container that is appearing forwards that by hand: this one, or one that it shows.
  ///
  /// A cancelled pop without callbacks is known of a controller that UIKit sends all callbacks to
  /// (V-NAV-CANCEL=abbrev). What a container has begun, only its own callbacks let it end.
  var isForwardedByHand: Bool {
    guard appearance.state == .appearing else { return false }
    let hasBegun = containerKind == .manual && !childControllers.isEmpty
    return hasBegun || shownChildren.contains(where: \.isForwardedByHand)
  }

  // MARK: Children

  /// Makes a controller a child, and no longer the child of another container.
  func relink(_ child: UIViewController) {
    if let other = child.parentController { other.unlink(child) }
    link(child)
  }

  /// Takes the view of what was shown out, unless the app has given it away meanwhile.
  func takeOutView(of root: UIViewController) {
    let isGivenAway =
      root.parentController == nil
      ? root.presentation?.own != nil : root.parentController !== self
    if isGivenAway { return }
    for window in runtime.windows where window.rootController === root { return }
    root.viewStorage?.detach()
  }

  /// Ends the move of a child that leaves: the link is cut before didMove(toParent: nil).
  func finishRemoval(of child: UIViewController) {
    child.sendDidMove(to: nil, cutting: self)
    child.moveFlags.remove(.movingFromParent)
  }

  /// Records which children the container shows now and which it no longer shows.
  func recordShown(_ new: [UIViewController], insteadOf old: [UIViewController]) {
    for child in old where !new.holds(child) {
      runtime.recordStructure(.shownChanged, child, other: self, flag: false)
    }
    for child in new where !old.holds(child) {
      runtime.recordStructure(.shownChanged, child, other: self, flag: true)
    }
  }

  /// Forwards a will or did that UIKit sent this container to what it shows.
  func forwardToShown(_ kind: Event.Kind, animated: Bool) {
    if kind == .viewIsAppearing { return }  // the layout pass sends it to each controller
    guard let frame = runtime.underWay.frames.last, frame.controller === self, frame.kind == kind
    else {
      return  // a direct call reaches no child (STATE-10)
    }
    // A container that left the screen inside its own `wa` has nothing to forward (CHILD-32).
    if kind == .viewWillAppear, appearance.state != .appearing { return }
    if frame.origin == .begin, kind == .viewWillAppear {
      // Only the controller that the app begins may stay unloaded (V-LOAD-ON-BEGIN).
      for child in shownChildren { child.loadViewIfNeeded() }
    }
    let cause = Callbacks.Cause(
      origin: frame.origin,
      transition: frame.transition,
      isCompensating: appearance.isCompensating
    )
    runtime.callbacks.forward(kind, from: self, animated: animated, cause: cause)
    // A container that disappeared inside its own `wd` owes its children the did too (CHILD-17).
    if kind == .viewWillDisappear, appearance.state == .disappeared {
      runtime.callbacks.forward(.viewDidDisappear, from: self, animated: animated, cause: cause)
    }
  }

  /// Records the exception that UIKit raises for an invalid argument.
  func raiseInvalidArgument(_ reason: String) {
    runtime.raise("NSInvalidArgumentException", self, reason: reason)
  }
}

extension TransitionOwner where Self: UIViewController {
  var transitionOwnerController: UIViewController? { self }
  var isOnItsWayIn: Bool { appearance.state == .appearing }
  var isAway: Bool { !isShowing }
}
