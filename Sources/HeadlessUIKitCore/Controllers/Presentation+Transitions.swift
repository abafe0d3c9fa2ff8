// Running a presentation and its dismissal: start, end and cancellation (MODAL-1…MODAL-12).

internal import Foundation
internal import VCLifecycle

extension Presentation {
  // MARK: Requests

  /// The presentation was let in: it starts in the call or after the commit (MODAL-7).
  func request(animated: Bool, completion: (() -> Void)?) {
    isBusy = true
    announced = .beingPresented
    let transition = Transition(
      kind: kind,
      owner: self,
      from: [],
      to: [presented],
      isAnimated: animated || isAlwaysAnimated(from: source),
      order: hidesPresenter ? .modalHiding(runtime.profile) : .modalKeeping
    )
    if isSilentOverSplit { transition.order.silenceNew() }
    if let completion {
      transition.completion = { [self, unowned transition] in
        record(.presentCompletion, transition)
        completion()
      }
    }
    runtime.phases.mark(.transitionRequest, transition)
    schedule(isDelayed: isEarly) { self.startPresenting(transition) }
  }

  /// Waits for the end of the presentation by which the presenter comes (MODAL-15).
  func wait(for coming: Presentation, then start: @escaping () -> Void) {
    isBusy = true
    announced = .beingPresented
    coming.waitingCalls.append { [self] in
      // It was dismissed meanwhile, or its root was replaced.
      if presenter.presentation?.above === self { start() }
    }
  }

  /// The dismissal was let in: with everything above (MODAL-10).
  func requestDismissal(
    animated: Bool,
    isUserDriven: Bool = false,
    completion: ((Transition) -> Void)?
  ) {
    leaving = presentationsAbove
    announceDismissal()
    for presentation in leaving { presentation.isBusy = true }
    let transition = Transition(
      kind: dismissalKind(returning: hidesControllers),
      owner: self,
      from: [presented],
      to: [],
      isAnimated: animated || isAlwaysAnimated(from: presented),
      isUserDriven: isUserDriven,
      order: .modalHiding(runtime.profile)
    )
    if let completion {
      transition.completion = { [unowned transition] in completion(transition) }
    }
    runtime.phases.mark(.transitionRequest, transition)
    schedule(isDelayed: false) { self.startDismissing(transition) }
  }

  /// The flags of what will leave read true from the call, also if the dismissal waits (MODAL-25).
  func announceDismissal() {
    let chain = presentationsAbove
    for presentation in chain where !presentation.isBusy && marksDismissal(presentation, in: chain)
    {
      presentation.announced = .beingDismissed
    }
  }

  /// Whether a presented controller asks in its own viewDidAppear (MODAL-26, V-DIDAPPEAR-FLAG).
  private func isAlwaysAnimated(from caller: UIViewController) -> Bool {
    runtime.profile.didAppearFlag == .true && caller.presentation?.own != nil
      && runtime.callbacks.isInside(.viewDidAppear, of: caller)
  }

  /// QUIRK-5: in the context of a split's primary column a presentation sends no callback.
  private var isSilentOverSplit: Bool {
    guard style == .currentContext,
      runtime.profile.quirks.contains(.splitPrimaryContextSilent),
      let primary = presenter.splitViewController?.slot(.primary)?.root
    else { return false }
    return primary.isAncestor(of: presenter)
  }

  /// Runs a start now, after the commit, or after the did callbacks that are being sent.
  private func schedule(isDelayed: Bool, _ start: @escaping @MainActor () -> Void) {
    guard runtime.profile.presentStart == .sync, !isDelayed else {
      runtime.turn.afterCommit.append(.call(start))
      return
    }
    if runtime.profile.didAppearPresent != .ddAfter,
      let ending = runtime.presentations.ending.last(where: { $0.window === window })
    {
      ending.whenEnded.append(start)  // MODAL-13, V-DIDAPPEAR-PRESENT=ddBefore
    } else {
      start()
    }
  }

  private func dismissalKind(returning: Bool) -> TransitionKind {
    if leaving.count > 1 { return .chainDismiss }
    return returning ? .dismissHiding : .dismissKeeping
  }

  private var hidesControllers: Bool { leaving.contains { !$0.hidden.isEmpty } }

  /// This presentation and all that were made from what it presents, bottom to top.
  private var presentationsAbove: [Presentation] {
    var found = [self]
    for candidate in runtime.presentations.all where candidate !== self {
      let top = candidate.presenter.farthestAncestor
      if found.contains(where: { $0.presented === top }) { found.append(candidate) }
    }
    return found
  }

  // MARK: Start

  private func startPresenting(_ transition: Transition) {
    announced = []
    guard presenter.presentation?.above === self else { return }  // its root was replaced
    guard let window = presenter.viewStorage?.currentWindow, presenter.isShowing,
      !runtime.presentations.isPresenting(around: presenter, besides: self)
    else {
      isBusy = false
      unlink()
      // Unless it came too early, the call was right when it was made (MODAL-14, MODAL-15).
      if isEarly { source.refuse(presented) }
      return makeWaitingCalls()
    }
    self.window = window
    if isEarly, source.appearance.state == .appearing {
      runtime.record(.logUnbalanced, source)  // MODAL-14
    }
    hasStarted = true
    presented.moveFlags.insert(.beingPresented)
    hidden = rootsToHide
    rememberPlaces()
    transition.from = hidden.map(\.controller)
    setSides(of: transition, from: presenter, to: presented)
    if transition.isAnimated { askForAnimator(transition) }
    run(transition)
  }

  /// The presenter, and under V-COVER-BENEATH what lies beneath it too (MODAL-12).
  private var rootsToHide: [HiddenRoot] {
    guard hidesPresenter else { return [] }
    var roots = [presenter]
    if runtime.profile.coverBeneath == .allVisible, style == .fullScreen {
      var below = presenter.farthestAncestor.presentation?.own
      while let presentation = below {
        roots.append(presentation.presenter.farthestAncestor)
        below = presentation.presenter.farthestAncestor.presentation?.own
      }
    }
    var seen: [UIViewController] = []
    for root in roots where root.isShowing && !seen.holds(root) {
      seen.append(root)
    }
    return seen.map { HiddenRoot(controller: $0, parent: $0.parentController) }
  }

  private func startDismissing(_ transition: Transition) {
    for presentation in leaving { presentation.announced = [] }
    guard presenter.presentation?.above === self else { return }
    for presentation in leaving { presentation.rememberPlaces() }
    let visible = leaving.map(\.presented).filter(\.isShowing)
    let returning = rootsToReturn
    transition.from = runtime.profile.chainOrder == .topFirst ? visible.reversed() : visible
    transition.to = returning.map(\.controller)
    transition.kind = dismissalKind(returning: !returning.isEmpty)
    if returning.isEmpty {
      transition.order = .modalKeeping
      transition.sides.givesToView = false
    }
    setSides(of: transition, from: leaving.last?.presented, to: returning.first?.controller)
    if transition.sides.to == nil { transition.sides.to = presenter }
    for presentation in leaving where marksDismissal(presentation, in: leaving) {
      presentation.presented.moveFlags.insert(.beingDismissed)
    }
    if transition.isAnimated { leaving.last?.askForAnimator(transition) }
    clearCovers()
    run(transition)
  }

  /// V-CHAIN-BD: the one that the receiver of `dismiss` presented may not be marked.
  private func marksDismissal(_ presentation: Presentation, in chain: [Presentation]) -> Bool {
    chain.count == 1 || presentation !== self || runtime.profile.chainBeingDismissed == .all
  }

  /// The controllers that the leaving presentations hid and that are visible without them.
  private var rootsToReturn: [HiddenRoot] {
    var roots: [HiddenRoot] = []
    for presentation in leaving {
      for root in presentation.hidden
      where presentation.canReturn(root)
        && !leaving.contains(where: { $0.presented === root.controller.farthestAncestor })
        && !roots.contains(where: { $0.controller === root.controller })
      {
        roots.append(root)
      }
    }
    return roots
  }

  private func setSides(
    of transition: Transition,
    from: UIViewController?,
    to: UIViewController?
  ) {
    transition.sides = Transition.Sides(
      from: from,
      to: to,
      givesFromView: transition.kind != .presentKeeping,
      givesToView: transition.sides.givesToView,
      presentationStyle: requestedStyle,
      presentedFrame: container.bounds,
      presentationController: transition.to.holds(presented) ? controller : leaving.last?.controller
    )
  }

  /// Asks the app for an animator and an interaction (spec 0.5).
  private func askForAnimator(_ transition: Transition) {
    guard let delegate = presented.transitioningDelegate else { return }
    guard transition.to.holds(presented) else {
      let animator = delegate.animationController(forDismissed: presented)
      transition.setAnimator(animator, delegate.interactionControllerForDismissal)
      return
    }
    let animator = delegate.animationController(
      forPresented: presented,
      presenting: presenter,
      source: source
    )
    transition.setAnimator(animator, delegate.interactionControllerForPresentation)
  }

  /// Starts a transition, and lets it run to its end.
  func run(_ transition: Transition) {
    runtime.phases.start(transition)
    runtime.phases.animate(transition, in: leaving.last?.container ?? container)
  }

  // MARK: Covers

  private func setCovers() {
    for root in hidden { root.controller.presentationLinks.cover = self }
  }

  private func clearCovers() {
    for presentation in leaving {
      for root in presentation.hidden where root.controller.presentation?.cover === presentation {
        root.controller.presentation?.cover = nil
      }
    }
  }
}

extension Presentation: TransitionOwner {
  var transitionOwnerController: UIViewController? { presenter }

  /// The part of the window that it covers may come and go while its transition runs (CHILD-39).
  var isOnItsWayIn: Bool {
    isInContext && presenter.parentController?.appearance.state == .appearing
  }

  var isAway: Bool {
    guard isInContext, let state = presenter.parentController?.appearance.state else {
      return false
    }
    return state == .disappearing || state == .disappeared
  }

  private func isPresenting(_ transition: Transition) -> Bool {
    transition.kind == .presentHiding || transition.kind == .presentKeeping
  }

  // MARK: Start

  func prepare(_ transition: Transition) {
    if isPresenting(transition) {
      presented.loadViewIfNeeded()
      if let window {
        window.fill(with: container)
        window.attach(container)
      }
      runtime.phases.vendCoordinator(of: transition)  // COORD-12
      if runtime.profile.presentationBegin == .beforeWill {
        controller.presentationTransitionWillBegin()
      }
      return
    }
    runtime.phases.vendCoordinator(of: transition)
    for presentation in leaving.reversed() {
      for root in presentation.hidden {
        presentation.restoreView(of: root, from: leaving)  // FLAG-5
      }
      presentation.controller.dismissalTransitionWillBegin()
    }
  }

  func didStart(_ transition: Transition) {
    if transition.kind == .sheetDrag { return dragDidStart(transition) }
    guard isPresenting(transition) else {
      for root in transition.to { root.revealAgain() }
      markPresenterForLayout()
      return
    }
    if runtime.profile.presentationBegin == .afterWill {  // COORD-13
      controller.presentationTransitionWillBegin()
    }
    setCovers()
    runtime.windowRoots.setLayoutBudget(of: presented, standard: 1)
    transition.sides.presentedFrame = controller.frameOfPresentedViewInContainerView
    if transition.animator == nil { placePresentedView() }
  }

  func didCommit(_ transition: Transition) {
    guard isPresenting(transition), transition.isAnimated,
      runtime.profile.layoutPresenter != .no
    else { return }
    // The presenter takes a pass between two of the presented one, or the last (LAYOUT-7).
    presenter.viewStorage?.setNeedsLayout()
    if runtime.profile.layoutPresenter == .yes { presented.viewStorage?.setNeedsLayout() }
  }

  /// The presenter lays out as it comes back, and once more afterwards (LAYOUT-8).
  private func markPresenterForLayout() {
    guard runtime.profile.layoutPresenter != .no else { return }
    presenter.viewStorage?.setNeedsLayout()
  }

  func didRelease(_ transition: Transition) {
    if transition.kind == .sheetDrag, !transition.isCancelled {
      presented.moveFlags.insert(.beingDismissed)  // V-SHEET-BD
    }
  }

  // MARK: End

  func willEnd(_ transition: Transition) {
    isEnding = true
    runtime.presentations.ending.append(self)
    if isPresenting(transition) {
      isBusy = false
      announced = []
      if transition.isCancelled {
        unlink()
      } else {
        placePresentedView()
        removeHiddenViews()  // MODAL-21
      }
      return
    }
    for presentation in leaving.reversed() {
      presentation.isBusy = false
      guard !transition.isCancelled else { continue }
      for root in presentation.hidden { presentation.restoreView(of: root, from: leaving) }
      presentation.unlink()
      presentation.container.detach()
    }
  }

  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition) {
    guard transition.isCancelled, direction == .disappear else { return }
    if root === presented {
      container.detach()
    } else {
      for presentation in leaving { presentation.removeHiddenViews() }
    }
  }

  func didFinish(_ transition: Transition) {
    guard !isPresenting(transition) else {
      // Covered in its own context, it has no did callback that would end the flag (MODAL-8).
      if presented.presentation?.cover != nil { presented.moveFlags.remove(.beingPresented) }
      controller.presentationTransitionDidEnd(true)
      return
    }
    for presentation in leaving.reversed() {
      // One that was leaving with its part of the window has gone with the dismissal (MODAL-8).
      if presentation.presented.appearance.state == .disappearing,
        !transition.from.holds(presentation.presented)
      {
        runtime.callbacks.driveDid(
          presentation.presented,
          .disappear,
          cause: Callbacks.Cause(origin: .forward)
        )
      }
      presentation.controller.dismissalTransitionDidEnd(true)
    }
  }

  func didCancel(_ transition: Transition) {
    if isPresenting(transition) {
      for root in hidden { root.controller.presentation?.cover = nil }
      hidden = []
      presented.viewStorage?.detach()
      controller.presentationTransitionDidEnd(false)
      return
    }
    for presentation in leaving.reversed() {
      presentation.presented.moveFlags.remove(.beingDismissed)
      presentation.setCovers()
      presentation.removeHiddenViews()
      if presentation.presented.isShowing { presentation.placePresentedView() }
      presentation.controller.dismissalTransitionDidEnd(false)
    }
  }

  func didEnd(_ transition: Transition) {
    isEnding = false
    runtime.presentations.ending.removeObject(self)
    if !isPresenting(transition) {
      if !transition.isCancelled { markPresenterForLayout() }
      for presentation in leaving where presentation !== self { presentation.makeWaitingCalls() }
      leaving = []
      if transition.kind == .sheetDrag { dragDidEnd() }
    }
    let starts = whenEnded
    whenEnded = []
    for start in starts { start() }
    makeWaitingCalls()
  }

  func makeWaitingCalls() {
    let calls = waitingCalls
    waitingCalls = []
    for call in calls { call() }
  }
}
