// Appearance transitions that the app begins and ends: table 1.10a.

internal import VCLifecycle

extension UIViewController {
  /// A begin on the presenter in an animator breaks the next interactive pop on 13 (QUIRK-15).
  func noteBeginInAnimator() {
    guard runtime.profile.quirks.contains(.beginOnPresenterBreaksPop),
      let transition = runtime.animations.transition
    else { return }
    switch transition.kind {
    case .presentHiding, .presentKeeping:
      if transition.sides.from === self { runtime.breaksNextInteractivePop = true }
    case .dismissHiding, .dismissKeeping:
      if transition.sides.to === self { runtime.breaksNextInteractivePop = true }
    default: break
    }
  }

  func recordUserCall(_ kind: Event.Kind, animated: Bool? = nil, flag: Bool? = nil) {
    guard runtime.records(.userCalls) else { return }
    var event = Event(kind, id, animated: animated)
    event.flag = flag
    // The callback around a call is no evidence of the caller: a child's delegate is its parent.
    event.other = runtime.underWay.declaredCaller
    runtime.record(event)
  }

  func sendUserWill(_ direction: Direction, animated: Bool) {
    if let cover = coverInContext {  // MODAL-8: it stands for the child
      presentation?.hasBegunCover = true
      presentation?.begunCover = cover
      return runtime.callbacks.takeAlong(cover, direction.will, animated: animated, cause: .begin)
    }
    presentation?.hasBegunCover = false
    runtime.callbacks.sendWill(self, direction, animated: animated, cause: .begin)
    guard direction == .appear, viewStorage?.currentWindow == nil else { return }
    switch runtime.profile.endIsAppearing {  // APPEAR-10
    case .inEnd, .none: break
    case .inBegin: runtime.callbacks.sendIsAppearing(self, cause: .begin)
    }
  }

  /// The did goes to the receiver of its will, whatever hides the child by now (CHILD-22).
  func sendUserDid(_ direction: Direction) {
    if let presentation, presentation.hasBegunCover {
      presentation.hasBegunCover = false
      guard let cover = presentation.begunCover else { return }
      let animated = appearance.isAnimated
      return runtime.callbacks.takeAlong(cover, direction.did, animated: animated, cause: .end)
    }
    if direction == .appear, runtime.profile.endIsAppearing == .none,
      viewStorage?.currentWindow == nil
    {
      appearance.settleIsAppearing()
    }
    runtime.callbacks.sendDid(self, direction, cause: .end)
  }
}

extension UIViewController {
  /// The view is uncovered: it lays out before its did only if the variant says so (LAYOUT-6).
  ///
  /// The logs are of views that were covered; one that is shown for the first time is laid out.
  func revealAgain() {
    guard appearance.hasAppeared else { return }
    switch runtime.profile.layoutRevealed {
    case .asNeeded: break
    case .always: viewStorage?.setNeedsLayout()
    case .never: layoutBudget = .held
    }
  }
}
