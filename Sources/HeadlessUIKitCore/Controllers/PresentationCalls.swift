// What calls of present and dismiss lead to, from the call to the start of the transition (MODAL-1…
// MODAL-15).

internal import Foundation
internal import VCLifecycle

extension Presentation {
  var calls: PresentationCalls { PresentationCalls(presentation: self) }
}

/// The calls that ask for a presentation or its dismissal, until its transition starts.
@MainActor
struct PresentationCalls {
  let presentation: Presentation
  /// Whether the presentation was asked for before its source was shown (MODAL-14).
  var isEarly = false

  private var runtime: Runtime { presentation.runtime }
  private var presented: UIViewController { presentation.presented }
  private var presenter: UIViewController { presentation.presenter }
  private var leaving: [Presentation] { presentation.leaving }

  /// Whether it has not gone meanwhile, nor has its root been replaced.
  private var isLinked: Bool { presenter.presentation?.above === presentation }

  // MARK: Presenting

  /// The presentation was let in: it starts in the call or after the commit (MODAL-7).
  func request(animated: Bool, completion: (() -> Void)?) {
    presentation.isBusy = true
    presentation.announced = .beingPresented
    let transition = Transition(
      kind: presentation.kind,
      owner: presentation,
      from: [],
      to: [presented],
      isAnimated: animated || isAlwaysAnimated(from: presentation.source),
      order: presentation.hidesPresenter ? .modalHiding(runtime.profile) : .modalKeeping
    )
    if isSilentOverSplit { transition.order.silenceNew() }
    if let completion {
      transition.completion = { [unowned transition] in
        presentation.record(.presentCompletion, transition)
        completion()
      }
    }
    runtime.phases.mark(.transitionRequest, transition)
    schedule(isDelayed: isEarly) { startPresenting(transition) }
  }

  /// Waits for the end of the presentation by which the presenter comes (MODAL-15).
  func wait(for coming: Presentation, then start: @escaping () -> Void) {
    presentation.isBusy = true
    presentation.announced = .beingPresented
    coming.waitingCalls.append { if isLinked { start() } }
  }

  /// QUIRK-5: in the context of a split's primary column a presentation sends no callback.
  private var isSilentOverSplit: Bool {
    guard presentation.style == .currentContext,
      runtime.profile.quirks.contains(.splitPrimaryContextSilent),
      let primary = presenter.splitViewController?.slot(.primary)?.root
    else { return false }
    return primary.isAncestor(of: presenter)
  }

  private func startPresenting(_ transition: Transition) {
    presentation.announced = []
    guard isLinked else { return }
    guard let window = presenter.viewStorage?.currentWindow, presenter.isShowing,
      !runtime.presentations.isPresenting(around: presenter, besides: presentation)
    else {
      presentation.isBusy = false
      presentation.unlink()
      // Unless it came too early, the call was right when it was made (MODAL-14, MODAL-15).
      if isEarly { presentation.source.refuse(presented) }
      return presentation.makeWaitingCalls()
    }
    presentation.window = window
    if isEarly, presentation.source.appearance.state == .appearing {
      runtime.record(.logUnbalanced, presentation.source)  // MODAL-14
    }
    presentation.hasStarted = true
    presented.moveFlags.insert(.beingPresented)
    presentation.hidden = rootsToHide
    presentation.rememberPlaces()
    transition.from = presentation.hidden.map(\.controller)
    setSides(of: transition, from: presenter, to: presented)
    if transition.isAnimated { askForAnimator(transition) }
    presentation.run(transition)
  }

  /// The presenter, and under V-COVER-BENEATH what lies beneath it too (MODAL-12).
  private var rootsToHide: [HiddenRoot] {
    guard presentation.hidesPresenter else { return [] }
    var roots = [presenter]
    if runtime.profile.coverBeneath == .allVisible, presentation.style == .fullScreen {
      var below = presenter.farthestAncestor.presentation?.own
      while let presentation = below {
        roots.append(presentation.presenter.farthestAncestor)
        below = presentation.presenter.farthestAncestor.presentation?.own
      }
    }
    var seen: [UIViewController] = []
    for root in roots where root.isShowing && !seen.holds(root) { seen.append(root) }
    return seen.map { HiddenRoot(controller: $0, parent: $0.parentController) }
  }

  // MARK: Dismissing

  /// Dismisses once nothing else moves: the caller need not know what happens above what it
  /// presents, nor in the contexts around it or inside it (MODAL-15).
  func dismissWhenFree(
    calledOn source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    if isLinked, let busy = busyElsewhere, runtime.profile.dismissBusy == .queued {
      announceDismissal()
      busy.waitingCalls.append {
        dismissWhenFree(calledOn: source, animated: animated, completion: completion)
      }
    } else {
      dismiss(calledOn: source, animated: animated, completion: completion)
    }
  }

  /// The presentation above this one, around it or in a context inside it whose transition is under
  /// way, or this one while a finger drags its sheet.
  private var busyElsewhere: Presentation? {
    if presentation.openDrag != nil { return presentation }
    if presentation.isBusy { return nil }
    for other in runtime.presentations.all where other !== presentation && other.isBusy {
      if runtime.presentations.isBeneath(presented, other.presenter) { return other }
      if runtime.presentations.overlaps(other.presenter, presenter) { return other }
    }
    return nil
  }

  /// Dismisses this presentation and what is above it, or refuses to (MODAL-9, MODAL-15).
  private func dismiss(
    calledOn source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard isLinked else {
      completion?()
      return
    }
    guard !presentation.isBusy, !runtime.presentations.isPresenting(around: presenter) else {
      if !presentation.isBusy { presentation.announced = [] }
      return runtime.record(.logAttempt, source, other: presented)
    }
    guard let completion else { return requestDismissal(animated: animated, completion: nil) }
    requestDismissal(animated: animated) { transition in
      presentation.record(.dismissCompletion, transition)
      completion()
    }
  }

  /// The dismissal was let in: with everything above (MODAL-10).
  func requestDismissal(
    animated: Bool,
    isUserDriven: Bool = false,
    completion: ((Transition) -> Void)?
  ) {
    presentation.leaving = presentationsAbove
    announceDismissal()
    for presentation in leaving { presentation.isBusy = true }
    let transition = Transition(
      kind: dismissalKind(returning: leaving.contains { !$0.hidden.isEmpty }),
      owner: presentation,
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
    schedule(isDelayed: false) { startDismissing(transition) }
  }

  /// The flags of what will leave read true from the call, also if the dismissal waits (MODAL-25).
  private func announceDismissal() {
    let chain = presentationsAbove
    for other in chain where !other.isBusy && marksDismissal(other, in: chain) {
      other.announced = .beingDismissed
    }
  }

  /// This presentation and all that were made from what it presents, bottom to top.
  private var presentationsAbove: [Presentation] {
    var found = [presentation]
    for candidate in runtime.presentations.all where candidate !== presentation {
      let top = candidate.presenter.farthestAncestor
      if found.contains(where: { $0.presented === top }) { found.append(candidate) }
    }
    return found
  }

  private func dismissalKind(returning: Bool) -> TransitionKind {
    if leaving.count > 1 { return .chainDismiss }
    return returning ? .dismissHiding : .dismissKeeping
  }

  private func startDismissing(_ transition: Transition) {
    for presentation in leaving { presentation.announced = [] }
    guard isLinked else { return }
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
    if transition.isAnimated { leaving.last?.calls.askForAnimator(transition) }
    for presentation in leaving {
      for root in presentation.hidden where root.controller.presentation?.cover === presentation {
        root.controller.presentation?.cover = nil
      }
    }
    presentation.run(transition)
  }

  /// V-CHAIN-BD: the one that the receiver of `dismiss` presented may not be marked.
  private func marksDismissal(_ other: Presentation, in chain: [Presentation]) -> Bool {
    chain.count == 1 || other !== presentation || runtime.profile.chainBeingDismissed == .all
  }

  /// The controllers that the leaving presentations hid and that are visible without them.
  private var rootsToReturn: [HiddenRoot] {
    var roots: [HiddenRoot] = []
    for presentation in leaving {
      for root in presentation.hidden
      where root.canReturn(to: presentation.window)
        && !leaving.contains(where: { $0.presented === root.controller.farthestAncestor })
        && !roots.contains(where: { $0.controller === root.controller })
      {
        roots.append(root)
      }
    }
    return roots
  }

  // MARK: Both

  /// Whether a presented controller asks in its own viewDidAppear (MODAL-26, V-DIDAPPEAR-FLAG).
  private func isAlwaysAnimated(from caller: UIViewController) -> Bool {
    runtime.profile.didAppearFlag == .true && caller.presentation?.own != nil
      && runtime.callbacks.isInside(.viewDidAppear, of: caller)
  }

  /// Runs a start now, after the commit, or after the did callbacks that are being sent.
  private func schedule(isDelayed: Bool, _ start: @escaping @MainActor () -> Void) {
    guard runtime.profile.presentStart == .sync, !isDelayed else {
      runtime.turn.afterCommit.append(.call(start))
      return
    }
    if runtime.profile.didAppearPresent != .ddAfter,
      let ending = runtime.presentations.ending.last(where: { $0.window === presentation.window })
    {
      ending.whenEnded.append(start)  // MODAL-13, V-DIDAPPEAR-PRESENT=ddBefore
    } else {
      start()
    }
  }

  private func setSides(of transition: Transition, from: UIViewController?, to: UIViewController?) {
    let isComing = transition.to.holds(presented)
    transition.sides = Transition.Sides(
      from: from,
      to: to,
      givesFromView: transition.kind != .presentKeeping,
      givesToView: transition.sides.givesToView,
      presentationStyle: presentation.requestedStyle,
      presentedFrame: presentation.container.bounds,
      presentationController: isComing ? presentation.controller : leaving.last?.controller
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
      source: presentation.source
    )
    transition.setAnimator(animator, delegate.interactionControllerForPresentation)
  }
}
