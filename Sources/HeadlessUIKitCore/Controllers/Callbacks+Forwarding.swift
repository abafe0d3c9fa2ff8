// How a container's callbacks reach what it shows, and what covers that.

internal import VCLifecycle

extension Callbacks {
  /// What is presented in the context of a part of the window comes and goes with that part.
  func takeAlong(_ presentation: Presentation, _ kind: Event.Kind, animated: Bool, cause: Cause) {
    // What is being dismissed receives its did from the end of that (CHILD-39).
    guard presentation.isInContext, presentation.hasStarted, presentation.leaving.isEmpty,
      !presentation.isEnding,
      cause.transition?.owner !== presentation
    else { return }
    // Its own transition runs on: the flag reads true until that ends (MODAL-25).
    if presentation.isBusy { presentation.announced = .beingPresented }
    if kind == .viewWillAppear, presentation.container.parentView == nil {
      presentation.window?.attach(presentation.container)
    }
    forward(
      kind,
      to: presentation.presented,
      of: presentation.presenter,
      animated: animated,
      cause: cause.forwarded
    )
    // It may have come back with its context meanwhile.
    let isGone = presentation.presented.appearance.state == .disappeared
    if kind == .viewDidDisappear, isGone { presentation.container.detach() }
  }

  /// Forwards a container's will or did to what it shows (table 1.10b).
  func forward(_ kind: Event.Kind, from container: UIViewController, animated: Bool, cause: Cause) {
    guard container.hasShownChildren else {
      assert(
        container.containerKind == .manual || container.shownChildren.isEmpty,
        "a container shows children and denies it"
      )
      return
    }
    var cause = cause
    if let transition = cause.transition, !concerns(container, transition) {
      cause.transition = nil
    }
    let shown =
      runtime.deviation == nil
      ? container.shownChildren : runtime.deviator.deviatingChildren(of: container)
    for child in shown {
      // A sibling's callback may have sent the container away (CHILD-32).
      if kind == .viewWillAppear, !container.isShowing { return }
      // A sibling's callback may have removed it (CHILD-16).
      if container.containerKind == .automatic, child.parentController !== container,
        !container.shownChildren.holds(child)
      {
        continue
      }
      if !runtime.underWay.unforwarded.isEmpty, runtime.underWay.unforwarded.holds(child) {
        guard kind == .viewDidAppear, runtime.profile.quirks.contains(.replacedChildDidAppearOnly)
        else {
          continue
        }
        runtime.underWay.unforwarded.removeObject(child)  // QUIRK-2: the did comes without its will
      }
      forward(kind, to: child, of: container, animated: animated, cause: cause.forwarded)
    }
    if kind == .viewWillDisappear, !runtime.transitions.isEmpty {
      runtime.phases.sendAwayTurnedBack(from: container, animated: animated)
    }
    if kind != .viewWillAppear || container.containerKind == .automatic { return }
    // As what is shown was being loaded, it may have put another one in its place (NAV-15, TAB-10).
    for child in container.shownChildren where container.isShowing && !shown.holds(child) {
      forward(kind, to: child, of: container, animated: animated, cause: cause.forwarded)
    }
  }

  /// Whether what a container forwards still belongs to a transition: a callback of the will that
  /// it has received may have taken it out of what comes or leaves (CHILD-38).
  private func concerns(_ container: UIViewController, _ transition: Transition) -> Bool {
    if transition.isRun(by: container) { return true }
    for root in transition.from where runtime.presentations.isBeneath(root, container) {
      return true
    }
    for root in transition.to where runtime.presentations.isBeneath(root, container) { return true }
    return false
  }

  func forward(
    _ kind: Event.Kind,
    to child: UIViewController,
    of container: UIViewController,
    animated: Bool,
    cause: Cause
  ) {
    guard child.appearance.user == nil else { return }
    if let cover = child.presentation?.cover, cause.transition?.owner !== cover {
      return takeAlong(cover, kind, animated: animated, cause: cause)
    }
    let state = child.appearance.state
    let isChildOfRoot = cause.transition?.involves(container) ?? false
    // COORD-9
    let flag = runtime.profile.childAnimated == .false && isChildOfRoot ? false : animated
    switch kind {
    case .viewWillAppear:
      if state == .appeared, runtime.profile.beginTrueWhenAppeared == .ignore { return }
      guard state != .appearing else { return }
      if !child.isViewLoaded {
        child.loadViewIfNeeded()
        // Its own code may have taken it or the container off (CHILD-32).
        guard container.shownChildren.holds(child), container.isShowing else { return }
      }
      driveWill(child, .appear, animated: flag, cause: cause)
    case .viewDidAppear:
      forwardDidAppear(to: child, of: container, animated: flag, cause: cause)
    case .viewWillDisappear:
      guard state == .appearing || state == .appeared else { return }
      driveWill(child, .disappear, animated: flag, cause: cause)
    case .viewDidDisappear:
      guard state == .disappearing else { return }
      driveDid(child, .disappear, cause: cause)
    default: break
    }
  }

  private func forwardDidAppear(
    to child: UIViewController,
    of container: UIViewController,
    animated: Bool,
    cause: Cause
  ) {
    switch child.appearance.state {
    case .appearing:
      // CHILD-14: its own comes too
      if child.wasOrphanWhenDriven, runtime.profile.addDouble == .twice {
        child.wasOrphanWhenDriven = false
        sendDid(child, .appear, cause: cause)
        return
      }
      // An open transition of its own container sends the child's callbacks (CHILD-39).
      guard !runtime.windowMoves.isComingInOwnTransition(child, of: container) else { return }
      // CHILD-4: its own comes after the commit
      guard !runtime.commits.isAwaitedByWindow(child) else { return }
      driveDid(child, .appear, cause: cause)
    case .appeared:
      // CHILD-14
      guard child.wasOrphanWhenDriven, runtime.profile.addDouble == .twice else { return }
      child.wasOrphanWhenDriven = false
      sendDid(child, .appear, cause: cause)
    case .disappeared:
      guard runtime.profile.quirks.contains(.replacedChildDidAppearOnly) else { return }  // QUIRK-2
      guard child.isViewLoaded, container.containerKind == .automatic else { return }
      sendDid(child, .appear, cause: cause)
    case .disappearing: break
    }
  }
}
