// A violation's headline, in the words that engineers search for.

public import VCLifecycle

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
    case .beginWithoutParent: return "beginAppearanceTransition before addChild"
    case .nestedBegin: return "beginAppearanceTransition nested in another one"
    case .foreignCaller: return "begin or end called by a controller that is not the parent"
    case .calledByHand: return "Calling -\(name): directly is not supported"
    case .parentGone, .parentCome:
      return expected.replacing(" of the child", with: "") + " not forwarded to a child"
    case .viewBeforeParent: return "view added before addChild"
    case .hiddenAppeared: return "viewDidDisappear not called on a hidden controller"
    case .appearedUnseen: return "child has appeared but can't be seen"
    case .seenSilent: return "child can be seen but has not appeared"
    case .flagMoving, .flagModal: return expected.prefix { $0 != " " } + " wrong in " + name
    case .didShowCancelled: return "didShow after a cancelled transition"
    case .didShowEarly, .willShowEarly, .willShowTwice, .willShowUnmatched: return found
    case .didShowOther: return "didShow of another controller than willShow"
    case .willShowFlag, .didShowFlag: return "animated of \(name) differs from its transition"
    case .completionEarly: return "coordinator completion before the gesture ends"
    case .completedAgain: return "completion called twice"
    case .stateEarlyLoad: return "view has a window or a superview in \(name)"
    case .stateEarlyWill: return "view has a window before \(name)"
    case .stateLayout, .stateLaidOut, .stateDid, .stateWillGo:
      return "view lacks a window or its geometry in \(name)"
    case .stateGone: return "view has a window after \(name)"
    case .endUnstarted: return "end of a transition that was not in progress"
    case .openAtRest: return "transition never finished"
    case .firstAgain: return "first-call block run twice"
    case .firstMissed: return "first-call block not run"
    case .didWhileTouched: return name + " before the gesture ends"
    case .didAbandoned: return name + " after the gesture was cancelled"
    case .notTakenBack: return "cancelled gesture not undone"
    case .neverLaidOut: return "layout never ends"
    case .neverDone: return "work never ends"
    default: break
    }
    // These invariants have several clauses whose own words are the most specific.
    if [1, 4, 5, 9, 10, 35].contains(clause.invariant) { return found }
    switch event?.kind {
    case .logUnbalanced: return "Unbalanced calls to begin/end appearance transitions"
    case .logNested: return "nested push or pop animation can result in corrupted navigation bar"
    case .logAttempt: return "Attempt to present or dismiss was refused"
    case .logMisuse: return "Calling an appearance callback directly is not supported"
    default: return invariant.title
    }
  }
}
