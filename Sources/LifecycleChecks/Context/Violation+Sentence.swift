// A violation in a sentence that starts with the controller and says what it received or missed.

public import VCLifecycle

extension Violation {
  /// Returns the sentence without its stop: `drawer received viewDidAppear twice`.
  ///
  /// `event` is the event that violates the invariant, if there is one, and `other` the second
  /// controller concerned. Returns nil where only `expected` and `found` together say it.
  public func sentence(on subject: String, at event: Event?, other: String?) -> String? {
    let callback = event?.kind.words ?? "a callback"
    let delegate = "the delegate of \(subject)"
    switch clause {
    case .endUnopened, .beginOpenAtRest, .secondDriver, .nestedBegin, .beginWithoutParent,
      .calledByHand:
      return "\(subject) received " + drivenCall(callback)
    case .lineUnbalanced, .lineNested, .lineMisuse, .lineAttempt, .misuseLine:
      return "UIKit logged a warning about \(subject): \(found)"
    case .diesOnScreen, .deadInTransition, .orphanDies:
      return found.hasPrefix("deinit ") ? "\(subject) was deallocated\(found.dropFirst(6))" : nil
    case .diedBeforeCompletion:
      return "\(subject) was deallocated before the completion of dismiss"
    case .neverReleased: return "\(subject) was never deallocated"
    case .childWillAppear, .childDidAppearFirst:
      return "\(subject) received \(callback), but its parent did not"
    case .parentGone, .parentCome, .appearedUnderGone, .visibleSilent, .hiddenAppeared,
      .appearedOutside, .appearedUnseen, .seenSilent:
      return "\(subject) " + missedAppearance
    case .orphan:
      let isAlone = found.hasSuffix("no parent")
      return isAlone
        ? "\(subject) has no parent, but its view is in a window"
        : "the view of \(subject) is in a window, but its parent's is not"
    case .viewBeforeParent: return "the view of \(subject) came into the window before addChild"
    case .linkAtDidMove, .linkAtDidLeave, .linkAtWillMove:
      return found.hasPrefix("parent ") ? "\(subject) received \(callback) while its \(found)" : nil
    case .forwardedFlag: return "\(subject) received \(callback) with \(found)"
    case .stateIs, .stateLayout, .stateLaidOut, .stateDid, .stateWillGo:
      return expected.firstRange(of: " at ").map {
        "\(subject) received \(callback) without \(expected[..<$0.lowerBound])"
      }
    case .universalOne, .universalTwo:
      return "\(subject) received \(callback) too late: \(found)"
    case .orderFinished, .orderStrayed, .orderBeforeRelease, .orderCancelled, .orderStrayedBack,
      .loserDidBefore:
      let both = other.map { " and \($0)" } ?? ""
      return "\(subject)\(both) received their callbacks in the wrong order: \(found)"
    case .endUnstarted: return "\(subject) ended a transition that was not in progress"
    case .openAtRest: return "a \(kind?.words ?? "transition") of \(subject) never ended"
    case .firstAgain: return "the first-call block of \(subject) ran a second time"
    case .firstMissed: return "the first-call block of \(subject) did not run at the first call"
    case .neverLaidOut:
      return "each layout pass of \(subject) asks for another one"
    case .neverDone: return "\(subject) never settles: \(found)"
    case .pageUnasked: return "\(subject) shows another page without being asked to"
    case _ where [26, 27, 41, 46, 48].contains(clause.invariant):
      return "a transition of \(subject) went wrong: \(found)"
    case _ where [43, 45].contains(clause.invariant): return received(by: delegate)
    default: return received(by: subject)
    }
  }

  /// What begin, end or a direct call did wrong.
  private func drivenCall(_ callback: String) -> String {
    switch clause {
    case .endUnopened: "endAppearanceTransition without a matching beginAppearanceTransition"
    case .beginOpenAtRest: "beginAppearanceTransition without a matching endAppearanceTransition"
    case .secondDriver where callback.hasPrefix("view"):
      "a second \(callback): UIKit and the app both drive it"
    case .secondDriver: "\(callback)Transition while UIKit was moving it"
    case .nestedBegin: "\(callback)Transition while one in the same direction was open"
    case .beginWithoutParent: "\(callback)Transition while it had no parent"
    default: "\(callback) by a direct call"
    }
  }

  /// What a controller lacks whose appearance doesn't fit its parent, its window or its view.
  private var missedAppearance: String {
    switch clause {
    case .parentGone, .parentCome:
      "did not receive \(expected.replacing(" of the child", with: "")) with its parent"
    case .appearedUnderGone: "did not receive viewDidDisappear with its parent"
    case .visibleSilent: "is on screen, but did not receive viewDidAppear"
    case .hiddenAppeared: "is not on screen, but did not receive viewDidDisappear"
    case .appearedOutside: "has appeared, but its view is in no window"
    case .appearedUnseen: "received viewDidAppear, but no part of its view can be seen"
    default: "did not receive viewDidAppear, but its view can be seen"
    }
  }

  /// What was found, as something that a controller or its delegate received or missed.
  private func received(by subject: String) -> String? {
    let isSuper = found.hasPrefix("super.")
    for ending in [" not called", " missing"] {
      guard let range = found.firstRange(of: ending) else { continue }
      let rest = found[range.upperBound...]
      return
        "\(subject) did not \(isSuper ? "call" : "receive") \(found[..<range.lowerBound])\(rest)"
    }
    if isSuper { return "\(subject) called " + found.replacing(" called", with: "") }
    guard found.contains(" ") || found.hasPrefix("did") || found.hasPrefix("will") else {
      return nil
    }
    let isCall = ["view", "did", "will", "begin", "end", "load", "update"].contains {
      found.hasPrefix($0)
    }
    return isCall ? "\(subject) received " + found.replacing(" called twice", with: " twice") : nil
  }
}
