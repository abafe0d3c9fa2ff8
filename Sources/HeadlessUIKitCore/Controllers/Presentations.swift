// Which presentations there are on a stage, how they lie upon each other, and what moves there.

internal import VCLifecycle

/// The presentations of a stage.
@MainActor
final class Presentations {
  /// Every presentation there is, in the order of the calls.
  @exclusivity(unchecked) var all: [Presentation] = []
  /// Presentations whose did callbacks are being sent, innermost last.
  @exclusivity(unchecked) var ending: [Presentation] = []

  /// Whether a presentation or dismissal is under way in the context of a presenter, in one around
  /// it or in one inside it (MODAL-15, INV-48); side by side, contexts are independent.
  func isPresenting(around presenter: UIViewController, besides own: Presentation? = nil) -> Bool {
    for other in all where other !== own && other.isBusy {
      if overlaps(other.presenter, presenter) { return true }
    }
    return false
  }

  /// The same as far as the steps of the app can tell: what a deviation leaves busy is not.
  func isUnderWay(around controller: UIViewController) -> Bool {
    if all.isEmpty { return false }
    let presenter = controller.farthestAncestor
    for presentation in all {
      let isMoving =
        !presentation.announced.isEmpty
        || (!presentation.isEnding
          && presentation.runtime.phases.lastOpenTransition(of: presentation) != nil)
      if isMoving, overlaps(presentation.presenter, presenter) { return true }
    }
    return false
  }

  func overlaps(_ context: UIViewController, _ other: UIViewController) -> Bool {
    isBeneath(context, other) || isBeneath(other, context)
  }

  /// Whether a controller contains the other one or what it is presented from.
  func isBeneath(_ lower: UIViewController, _ upper: UIViewController) -> Bool {
    var current = upper
    while current !== lower {
      guard let next = current.parentController ?? current.presentingController else {
        return false
      }
      current = next
    }
    return true
  }

  /// The controller at the bottom of a chain of presentations.
  private func base(of presentation: Presentation) -> UIViewController {
    var current = presentation.presenter.farthestAncestor
    while let own = current.presentation?.own { current = own.presenter.farthestAncestor }
    return current
  }

  /// Whether a controller presents or dismisses in its own context now: a presenter has no flags of
  /// a move, though it may be about to make one (table 1.13a).
  func isCovering(_ controller: UIViewController) -> Bool {
    coveringTransition(of: controller) != nil
  }

  /// The transition in which a controller presents or dismisses in its own context.
  func coveringTransition(of controller: UIViewController) -> Transition? {
    // No closure, whose isolation would be checked: flags are read at every callback.
    let transitions = controller.runtime.transitions
    for place in transitions.indices
    where transitions[place].isOpen && transitions[place].isRoot(controller) {
      let isPresenter = (transitions[place].owner as? Presentation)?.presenter === controller
      if isPresenter { return transitions[place] }
    }
    return nil
  }

  func hasAny(basedOn root: UIViewController) -> Bool {
    all.contains { base(of: $0) === root }
  }

  /// What becomes of the presentations over a root that is replaced; false if they leak (WIN-8).
  func leaveRoot(_ root: UIViewController) -> Bool {
    guard root.runtime.profile.rootSwapModal == .dismissed else { return false }
    leaveAtOnce(all.filter { base(of: $0) === root })
    return true
  }

  /// What becomes of what covers the window when the part below is taken out of its container: it
  /// is not in the part's context and stays, or goes after the commit (V-COVER-BASE).
  func baseWasTakenOut(_ part: UIViewController) {
    let runtime = part.runtime
    guard runtime.profile.coverBase == .dismissed, hasAny(basedOn: part) else { return }
    runtime.turn.afterCommit.append(
      .call { [self] in
        guard part.parentController == nil, !part.isRootOfWindow else { return }
        let based = all.filter { base(of: $0) === part }
        leaveAtOnce(based.filter { coversWindow($0) })
      }
    )
  }

  /// Whether a presentation covers the window, or lies on one that does.
  private func coversWindow(_ presentation: Presentation) -> Bool {
    if !presentation.isInContext { return true }
    return presentation.presenter.farthestAncestor.presentation?.own.map(coversWindow) ?? false
  }

  /// Ends the transitions of presentations, and the presentations, without an animation.
  private func leaveAtOnce(_ leaving: [Presentation]) {
    guard let runtime = leaving.first?.runtime else { return }
    for transition in runtime.transitions {
      guard let owner = transition.owner as? Presentation, leaving.contains(where: { $0 === owner })
      else { continue }
      if transition.phase == .started { runtime.phases.commitTransitions() }
      transition.isInteractive = false
      runtime.phases.end(transition)
    }
    // The end of a dismissal has taken some away.
    let leaving = leaving.filter { $0.presenter.presentation?.above === $0 }
    for presentation in leaving.reversed() { leaveAtOnce(presentation) }
    for presentation in leaving { presentation.makeWaitingCalls() }
  }

  /// Lets a presentation go together with what it lies on.
  private func leaveAtOnce(_ presentation: Presentation) {
    let presented = presentation.presented
    let runtime = presentation.runtime
    if presented.isShowing {
      presented.moveFlags.insert(.beingDismissed)
      runtime.callbacks.driveWill(presented, .disappear)
    }
    for root in presentation.hidden { root.controller.presentation?.cover = nil }
    presentation.unlink()
    presentation.container.detach()
    presentation.isBusy = false
    runtime.callbacks.driveDid(presented, .disappear)
  }
}
