// The messages of the clauses, as a table that is parsed when the first violation is reported.

package import VCLifecycle

extension Clause {
  /// The two texts of a violation, parsed once: a campaign may fill them thousands of times.
  struct Message: Sendable {
    let expected: Template
    let found: Template
  }

  /// A text in which `{callback}`, `{state}`, `{kind}`, `{1}` … are gaps.
  struct Template: Sendable {
    private enum Part: Sendable {
      case text(String)
      case callback
      case state
      case kind
      case value(Int)
    }

    private var parts: [Part] = []

    init(_ text: String) {
      var rest = Substring(text)
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
        switch rest[rest.index(after: open)..<close] {
        case "callback": parts.append(.callback)
        case "state": parts.append(.state)
        case "kind": parts.append(.kind)
        case let place:
          guard let number = Int(place) else { preconditionFailure("no gap '{\(place)}'") }
          parts.append(.value(number - 1))
        }
        rest = rest[rest.index(after: close)...]
      }
      if !rest.isEmpty { parts.append(.text(String(rest))) }
    }

    /// Returns the text with its gaps filled; `{1}` stands for the first of the values.
    func filled(
      with values: [String],
      _ moment: EventContext?,
      _ kind: TransitionKind?
    ) -> String {
      if parts.count == 1, case .text(let text) = parts[0] { return text }
      var filled = ""
      for part in parts {
        switch part {
        case .text(let text): filled += text
        case .callback: filled += moment?.event.kind.words ?? "the callback"
        case .state: filled += moment.map { $0.was.lastKind?.words ?? "\($0.was.phase)" } ?? ""
        case .kind: filled += kind?.words ?? "the transition"
        case .value(let place): filled += values[place]
        }
      }
      return filled
    }
  }

  /// The message of a clause that a monitor reports.
  var message: Message {
    guard let message = Self.messages[self] else {
      preconditionFailure("the table of messages lacks '\(self)'")
    }
    return message
  }

  /// The clauses by their names in the tables.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  private static let messages: [Clause: Message] = {
    let rows = messageTable.values { entry throws(TableError) -> (Clause, Message) in
      guard let clause = byName[entry.fields[0]], (2...3).contains(entry.fields.count) else {
        throw entry.error("expected CLAUSE | EXPECTED | FOUND")
      }
      let found = entry.fields.count == 3 ? entry.fields[2] : entry.text
      return (clause, Message(expected: Template(entry.fields[1]), found: Template(found)))
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }()

  /// What each clause expects and what came instead; a long second text stands in a line below.
  package static let messageTable = TextTable(
    "Clause.Message.swift",
    #"""
    appearWhenAppeared | {1} | {callback} after {state}
    disappearWhenGone | {1} | {callback} after {state}
    didAppearWhenLeaving | {1} | {callback} after {state}
    didDisappearWhenComing | {1} | {callback} after {state}
    repeated | {callback} once | {callback} called twice{1}
    didWithoutWill | {1} before {callback} | {callback} without {1}
    usedUnloaded | viewDidLoad before {callback} | {callback} before viewDidLoad
    loadedLate | viewDidLoad before viewWillAppear | viewDidLoad after viewWillAppear
    loadViewTwice | viewDidLoad | loadView called twice
    loadedTwice | one viewDidLoad per loaded view | viewDidLoad called twice
    loadViewMissing | loadView before viewDidLoad | viewDidLoad without loadView
    didLoadMissing | viewDidLoad | viewDidLoad not called after loadView
    isAppearingTwice | viewIsAppearing once per appearance | viewIsAppearing called twice
    isAppearingMissing | viewIsAppearing between viewWillAppear and viewDidAppear
      viewIsAppearing missing
    isAppearingOutside | viewIsAppearing between viewWillAppear and viewDidAppear
      viewIsAppearing after {state}
    isAppearingEarlyVersion | no viewIsAppearing before iOS 13 | viewIsAppearing on {1}
    layoutTwice | viewDidLayoutSubviews | viewWillLayoutSubviews called twice
    layoutUnopened | viewWillLayoutSubviews first
      viewDidLayoutSubviews without viewWillLayoutSubviews
    layoutOpenAtRest | viewDidLayoutSubviews | viewDidLayoutSubviews not called
    layoutBeforeWill | {callback} before the first viewWillLayoutSubviews
      viewWillLayoutSubviews before {callback}
    layoutBeforeIs | {callback} before the first viewWillLayoutSubviews
      viewWillLayoutSubviews before {callback}
    animatedAppear | animated: {1}, as in the will | {callback} animated: {2}
    animatedDisappear | animated: {1}, as in the will | {callback} animated: {2}
    animatedIs | animated: {1}, as in the will | {callback} animated: {2}
    isAppearingLater | viewIsAppearing in the transaction of viewWillAppear
      viewIsAppearing in transaction {1} after viewWillAppear in {2}
    didBeforeWill | {callback} in the transaction of its will, or a later one
      {callback} in an earlier transaction than its will
    didNotLater | {callback} after the animation
      {callback} in the transaction of its animated will
    appearingAtRest | viewDidAppear | viewDidAppear not called
    disappearingAtRest | viewDidDisappear | viewDidDisappear not called
    diesOnScreen | viewDidDisappear before deinit | deinit after {state}
    afterDeath | nothing after deinit | {callback} after deinit
    superMissing | super.{callback} | {1}
    superTwice | super.{callback} once | super.{callback} called {1} times
    superWrong | super.{callback} only | super.{1} too
    calledByHand | begin/endAppearanceTransition instead of a call of {callback}
      {callback} called directly
    misuseLine | begin/endAppearanceTransition | an appearance callback called directly
    endUnopened | beginAppearanceTransition first
      Unbalanced calls: endAppearanceTransition without beginAppearanceTransition
    foreignCaller | {1} from the parent only | {1} from another controller
    beginWithoutParent | addChild before {1} | {1} on a controller without a parent
    beginOpenAtRest | endAppearanceTransition | endAppearanceTransition not called
    secondDriver | UIKit alone drives the controllers of its transition
      {1} on a controller that UIKit is moving
    nestedBegin | endAppearanceTransition before the next {1} in that direction
      {1} while one in the same direction is open
    universalOne | viewWillDisappear of the old before viewDidAppear of the new controller
      viewWillDisappear after the other's viewDidAppear
    universalTwo | viewWillAppear of the new before viewDidDisappear of the old controller
      viewWillAppear after the other's viewDidDisappear
    orderFinished | {kind}: {1} | {2}
    orderStrayed | {kind}: {1} | {2}
    orderBeforeRelease | {kind}: {1} before the release | {2}
    orderCancelled | {kind}: {1} after the cancellation | {2}
    orderStrayedBack | {kind}: {1} after the cancellation | {2}
    keptPresenter | nothing: the presenter stays visible | {callback} of a bystander
    bystander | nothing: the transition does not concern it | {callback} of a bystander
    presentedEarly | viewDidAppear before the completion of present
      completion of present before viewDidAppear
    presentedCancelled | no completion of a cancelled presentation | completion of present
    dismissedEarly | viewDidDisappear before the completion of dismiss
      completion of dismiss before viewDidDisappear
    dismissedCancelled | no completion of a cancelled dismissal | completion of dismiss
    dismissedBeforePresenter | viewDidAppear of the presenter before the completion of dismiss
      completion of dismiss before the presenter's viewDidAppear
    completionEarly | the release before the coordinator's completion
      coordinator completion before the release
    completedAgain | one completion | completion of {1} called twice
    handlerLate | the interaction handler before the compensating callbacks
      interaction handler after them
    handlerMissing | the interaction handler before {callback}
      {callback} before the interaction handler
    loserDid | no did callback of the cancelled direction | {callback} in a cancelled {kind}
    loserDidBefore | {kind}: no did callback of the cancelled direction | {1}
    childWillAppear | {1} of the parent | it did not come
    childDidAppearFirst | {1} of the parent | it did not come
    childDidAppear | the parent appeared before its child | viewDidAppear under a {1} parent
    parentGone | {1} of the child | it did not come
    parentCome | {1} of the child | it did not come
    appearedUnderGone | viewDidDisappear with the parent | appeared under a {1} parent
    forwardedFlag | animated: {1}, as the parent's | animated: {2}
    visibleSilent | viewDidAppear | on screen, and viewDidAppear not called
    hiddenAppeared | viewDidDisappear | not on screen, and viewDidDisappear not called
    manualIsolation | only what the container sends by begin and end | {callback} forwarded by UIKit
    appearedOutside | no appearance without a window | appeared while its view is in no window
    willMoveTwice | didMove(toParent:) | willMove(toParent:) called twice
    willMoveAgain | nothing: it has that parent | willMove(toParent:) to the parent it has
    movedOver | didMove(toParent: nil) from the old parent | willMove(toParent:) to another parent
    willMoveLeaving | didMove(toParent: nil) | willMove(toParent:) during a removal
    didMoveElsewhere | didMove(toParent:) to the announced parent
      didMove(toParent:) to another parent
    didMoveTwice | one didMove | didMove(toParent:) called twice
    didMoveUnannounced | willMove(toParent:) or addChild first
      didMove(toParent:) without willMove(toParent:)
    didMoveLeaving | didMove(toParent: nil) | didMove(toParent:) during a removal
    neverMoved | didMove(toParent:)
      didMove(toParent:) missing before willMove(toParent: nil)
    willLeaveTwice | didMove(toParent: nil) | willMove(toParent: nil) called twice
    willLeaveNothing | nothing: it has no parent | willMove(toParent: nil) without a parent
    leftUnannounced | willMove(toParent: nil) before removeFromParent
      willMove(toParent: nil) missing
    didLeaveMoving | didMove(toParent:) to the parent
      didMove(toParent: nil) after willMove(toParent:)
    didLeaveNothing | nothing: it has no parent
      didMove(toParent: nil) called twice or without a parent
    movingAtRest | didMove(toParent:) | didMove(toParent:) missing
    leavingAtRest | removeFromParent | didMove(toParent: nil) missing
    moveAfterAppear | willMove(toParent:) before viewWillAppear | {callback} at another place
    movedBeforeAppear | didMove(toParent:) after viewDidAppear | {callback} at another place
    moveAfterLeave | willMove(toParent: nil) before viewWillDisappear | {callback} at another place
    movedBeforeLeave | {1} | {callback} at another place
    linkAtDidMove | {1} | {2}
    linkAtDidLeave | {1} | {2}
    linkAtWillMove | {1} | {2}
    flagOfOtherDirection | {1} | true
    flagMoving | {1} in a {kind} | {2}
    flagModal | {1} in a {kind} | {2}
    stateEarlyLoad | no {1} at {callback} | already or still there
    stateEarlyWill | no {1} at {callback} | already or still there
    stateIs | {1} at {callback} | not yet
    stateLayout | {1} at {callback} | not yet
    stateLaidOut | {1} at {callback} | not yet
    stateDid | {1} at {callback} | not yet
    stateWillGo | {1} at {callback} | not yet
    stateGone | no {1} at {callback} | already or still there
    coordinatorMissing | transitionCoordinator, animated | {1}
    coordinatorNotInteractive | isInteractive true at the start | false
    coordinatorLeft | transitionCoordinator nil after the end | a coordinator
    completionStray | no completion without a transition | coordinator completion
    completionTwice | one completion per registration | coordinator completion called twice
    completionNotInteractive | isCancelled false: only interactive transitions can be cancelled
      isCancelled true
    completionOutcome | isCancelled {1}, as the release says | isCancelled {2}
    completionMissing | the coordinator's completion before the end
      coordinator completion not called
    handlerTwice | the interaction handler once before iOS 10 | interaction handler called twice
    presenterLeft | presentingViewController nil | presentingViewController still set
    presenterLost | presentingViewController set: it is only covered | nil
    presenterOther | presentingViewController is the presenter | {1}
    willShowEarly | willShow after both wills | willShow before viewWillAppear
    willShowFlag | animated: {1}, as the transition's | {callback} animated: {2}
    willShowTwice | didShow | willShow called twice
    didShowCancelled | no didShow after a cancellation | didShow
    didShowEarly | didShow after viewDidAppear | didShow before viewDidAppear
    didShowUnmatched | willShow before didShow | didShow without willShow
    didShowOther | didShow of the controller that willShow named | didShow of another controller
    didShowFlag | animated: {1}, as the transition's | {callback} animated: {2}
    willShowUnmatched | didShow | didShow not called
    delegateUnasked | no {callback} for a change by call | {callback}
    attemptWhileDismissing | no didAttemptToDismiss while it is dismissed | didAttemptToDismiss
    askedByCall | no delegate call for a change by call | the delegate was asked
    pageDoneWrong | completed: {1} | didFinishAnimating completed: {2}
    pageDoneMissing | didFinishAnimating | didFinishAnimating not called
    sheetDidCancelled | no didDismiss after a cancellation | didDismiss
    sheetDidMissing | didDismiss | presentationControllerDidDismiss not called
    delegateTwice | one call per action of the user | {callback} called twice
    startedTwice | a different number for each transition | a transition started twice
    releaseNotInteractive | no release: it is not interactive | release
    releaseTwice | one release before iOS 10 | a second release
    endAgainstRelease | the end that the release announced | {1}
    cancelNotInteractive | only interactive transitions are cancelled | cancelled
    releaseMissing | a release before the end | no release
    endUnstarted | one end of each transition that started
      {callback} of a transition that is not in progress
    openAtRest | {kind}: an end | never finished nor cancelled
    orphan | addChild before its view is added | {1}
    orphanDies | addChild, so that a parent owns it | deinit after {state}
    viewBeforeParent | addChild before its view is added
      its view came into the window before addChild
    overlapping | the end of the {1} first | a second transition of one container
    notSilent | no appearance callback | {callback} after {1}
    firstAgain | the block runs at the first call only | the block ran a second time
    firstMissed | the block runs at the first call of each instance
      the block did not run: a shared flag, or two call sites with one key
    lineUnbalanced | no warning on the console
      Unbalanced calls to begin/end appearance transitions
    lineNested | no warning on the console
      nested push or pop animation can result in corrupted navigation bar
    lineMisuse | no warning on the console | an appearance callback called directly
    lineAttempt | no warning on the console
      Attempt to present or dismiss was refused
    deadInTransition | alive until both did callbacks of the transition | deinit after {state}
    diedBeforeCompletion | deinit after the completion of dismiss
      completion of dismiss after deinit
    exception | no exception | an exception of UIKit
    appearedUnseen | viewWillDisappear and viewDidDisappear when its view is hidden
      appeared, and no part of its view can be seen
    seenSilent | viewWillAppear and viewDidAppear when its view is shown
      disappeared, and its view can be seen
    didWhileTouched | no {1} before the finger is lifted | {1} while the finger is down
    didAbandoned | no {1}: the gesture was cancelled | {1} after the gesture was cancelled
    notTakenBack | {1}, as before the gesture that was cancelled | {2}
    pageUnasked | a page that setViewControllers or a finger asked for | another page shown
    neverReleased | deinit once the window, its root and the stage are released
      still there: a reference cycle, or a reference that outlives the run
    neverLaidOut | layout that comes to an end | a layout pass that asks for the next one, for ever
    neverDone | work that comes to an end
      blocks, tasks or animations that follow each other for ever
    """#
  )
}
