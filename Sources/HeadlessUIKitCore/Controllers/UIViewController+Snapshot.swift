// What a controller looks like at a callback, for the state table (spec 1.14).

internal import VCLifecycle

extension UIViewController {
  /// The facts that a check may ask for; nothing is loaded for it.
  func snapshot(profile: Profile) -> Event.Snapshot {
    var facts: Event.Snapshot.Facts = [.sampled]
    if let view = viewStorage {
      if view.currentWindow != nil { facts.insert(.hasWindow) }
      if view.parentView != nil { facts.insert(.hasSuperview) }
      if view.currentWindow != nil, traits != nil {
        facts.formUnion([.traitsCurrent, .safeAreaCurrent, .frameFinal])
      }
      if !view.needsLayoutFlag || !view.awaitsFirstLayout { facts.insert(.subviewFramesFinal) }
      if !view.owesLayout { facts.insert(.deepFramesFinal) }
    }
    facts.formUnion(flagFacts)
    if let place = placeOfTransitionAround {
      facts.insert(.hasCoordinator)
      if runtime.transitions[place].isAnimated { facts.insert(.coordinatorAnimated) }
      if runtime.transitions[place].isInteractive { facts.insert(.coordinatorInteractive) }
    }
    return Event.Snapshot(
      facts: facts,
      parent: parentController?.id,
      presenting: presentingController?.id
    )
  }

  private var flagFacts: Event.Snapshot.Facts {
    var facts: Event.Snapshot.Facts = []
    let moveFlags = readableFlags
    if moveFlags.contains(.movingToParent) { facts.insert(.movingToParent) }
    if moveFlags.contains(.movingFromParent) { facts.insert(.movingFromParent) }
    if moveFlags.contains(.beingPresented) { facts.insert(.beingPresented) }
    if moveFlags.contains(.beingDismissed) { facts.insert(.beingDismissed) }
    return facts
  }

  /// The coordinator that the app finds: of the transition in flight, or else of an animated one
  /// that a stack has been asked for (COORD-8).
  var currentCoordinator: TransitionCoordinator? {
    if let place = placeOfTransitionAround { return runtime.transitions[place].coordinator }
    return lineage.lazy.compactMap(\.transitionAskedFor).first?.coordinator
  }

  // Places, since this is asked at every callback: an object that is looked at need not be
  // retained, and a closure's isolation would be checked anew.

  /// The place of the open transition that this controller or an ancestor is in (COORD-1).
  private var placeOfTransitionAround: Int? {
    runtime.phases.hasTransitionInFlight ? placeOfTransitionAround(in: runtime) : nil
  }

  private func placeOfTransitionAround(in asked: Runtime) -> Int? {
    // A controller that the app has kept from an earlier stage is in no transition of this one.
    guard runtime === asked else { return nil }
    if let place = placeOfOwnTransition { return place }
    if let parentController { return parentController.placeOfTransitionAround(in: asked) }
    return presentingController?.placeOfTransitionAround(in: asked)
  }

  /// The place of the transition that moves this controller, or else of the one that it runs for
  /// its children.
  private var placeOfOwnTransition: Int? {
    var own: Int?
    let transitions = runtime.transitions
    for place in transitions.indices.reversed() where transitions[place].vendsCoordinator {
      if transitions[place].isRoot(self) { return place }
      if own == nil, transitions[place].isRun(by: self) { own = place }
    }
    return own
  }
}
