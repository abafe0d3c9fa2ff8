// A violation's headline, in the words that engineers search for.

public import Lifecycle

extension Violation {
  /// Returns a short name of the failure: `viewWillAppear called twice`.
  ///
  /// `event` is the event that violates the invariant, if there is one.
  public func headline(at event: Event?) -> String {
    let name = event?.kind.name ?? ""
    switch clause {
    case .repeated: return name + " called twice"
    case .didWithoutWill:
      return event?.kind == .viewDidDisappear
        ? "viewDidDisappear without viewWillDisappear" : "viewDidAppear without viewWillAppear"
    case .isAppearingMissing: return "viewIsAppearing missing"
    case .isAppearingTwice: return "viewIsAppearing called twice"
    case .appearingAtRest: return "viewDidAppear not called"
    case .disappearingAtRest: return "viewDidDisappear not called"
    case .superMissing: return "super.\(name) not called"
    case .superTwice: return "super.\(name) called twice"
    case .superWrong: return "wrong super called in \(name)"
    case .endUnopened: return "endAppearanceTransition without beginAppearanceTransition"
    case .beginOpenAtRest: return "beginAppearanceTransition without endAppearanceTransition"
    case .foreignCaller: return "begin or end called by a controller that is not the parent"
    case .calledByHand: return "Calling -\(name): directly is not supported"
    default: break
    }
    // Callback order and moves have many clauses whose own words are the most specific.
    if clause.invariant == 1 || clause.invariant == 35 { return found }
    switch event?.kind {
    case .logUnbalanced: return "Unbalanced calls to begin/end appearance transitions"
    case .logNested: return "nested push or pop animation can result in corrupted navigation bar"
    case .logAttempt: return "Attempt to present or dismiss was refused"
    case .logMisuse: return "Calling an appearance callback directly is not supported"
    default: return invariant.title
    }
  }
}
