// The two sides of a transition, its markers, completions and coordinator.

internal import VCLifecycle

extension CheckFamily {
  static let transitions = CheckFamily(
    "Transitions",
    #"""
    INV-22 | transition, transition | STATE-12
      title: viewDidAppear of the new before viewWillDisappear of the old controller
      demand: In every transition the old will-disappear precedes the new did-appear, and the new
        will-appear the old did-disappear.
      needs: transition markers
      clause: universalOne | viewWillDisappear of the old before viewDidAppear of the new controller
        | viewWillDisappear after the other's viewDidAppear
      clause: universalTwo | viewWillAppear of the new before viewDidDisappear of the old controller
        | viewWillAppear after the other's viewDidDisappear
      violated by: tStart(1,push,o,n) o.wd o.dd n.wa n.da
      cause: a container ends the new child before it begins the old one's disappearance
      cause: the transition is made of two that overlap
      repair: Begin both sides before you end either: old disappears, new appears, then the ends.

    INV-23 | transition, transition | NAV-1, NAV-2, MODAL-1, MODAL-2, TAB-2, PAGE-1, PAGE-3
      title: wrong order of callbacks in a finished transition
      demand: A finished transition sends its will and did callbacks in the order of its kind.
      needs: transition markers
      depends: V-SPLIT-DETAIL, V-XFER, V-ROOT-SWAP, V-PAGE-PROG, V-SPLIT-COLUMN, V-PAGE-EARLY,
        V-NAV-NESTED
      clause: orderFinished | {kind}: {1} | {2}
      clause: orderStrayed | {kind}: {1} | {2}
      violated by: tStart(1,push,o,n) n.wa o.wd o.dd n.da tFinish(1)
      cause: the transition is of another kind than stated: a presentation reads unlike a push
      cause: callbacks are forwarded by hand in another order
      cause: a second transition ran inside the first
      repair: In a custom container follow the order of the transition you imitate; with UIKit's
        containers search for calls that interfere.

    INV-24 | transition, transition | NAV-4, PAGE-2, PAGE-4, MODAL-17, MODAL-19, TAB-6
      title: wrong order of callbacks in a cancelled transition
      demand: A cancelled transition sends its will callbacks and, after the release, those that
        undo them.
      needs: transition markers, a cancelled transition
      depends: V-NAV-CANCEL, V-MODAL-CANCEL, V-TAB-CANCEL, V-PAGE-CANCEL, V-SHEET-CANCEL,
        V-CANCEL-TIME
      clause: orderBeforeRelease | {kind}: {1} before the release | {2}
      clause: orderCancelled | {kind}: {1} after the cancellation | {2}
      clause: orderStrayedBack | {kind}: {1} after the cancellation | {2}
      violated by: tStart(1,pop,o,n,T,T) o.wd n.wa ✋c o.wa o.da tCancel(1)
      cause: the container does not forward the cancellation to both sides
      cause: it ends the original direction although the gesture was cancelled
      cause: this version of UIKit cancels in another order: see the variants
      repair: When a gesture is cancelled, begin the opposite direction on both sides and end both,
        then remove what had come.

    INV-25 | transition | NAV-8, MODAL-3, CHILD-34, MOVE-5 | V-COVER-BENEATH, V-TAB-SETVCS
      title: callback of a controller that the transition does not concern
      demand: Controllers that a transition does not concern receive none of its callbacks.
      needs: transition markers
      about: transition
      clause: keptPresenter | nothing: the presenter stays visible | {callback} of a bystander
      clause: bystander | nothing: the transition does not concern it | {callback} of a bystander
      unreported: knownBystander
      violated by: P.tStart(1,presentKeeping,P,B) P.wd B.wa B.da
      cause: code calls the disappearance callbacks of a sheet's presenter by hand
      cause: the presentation is full screen and not the sheet it is said to be
      cause: a controller between the top and the target of a pop is driven by hand
      repair: Do not rely on the callbacks of controllers that stay visible or stay covered.

    INV-26 | always, transition, single event | MODAL-6, DELEG-2 | V-DISMISS-NOTHING
      title: completion before viewDidAppear
      demand: Completions run after the did callbacks, and not at all for a cancelled transition.
      needs: completions
      needs: coordinator calls
      clause: presentedEarly | viewDidAppear before the completion of present | completion of
        present before viewDidAppear
      clause: presentedCancelled | no completion of a cancelled presentation | completion of present
      clause: dismissedEarly | viewDidDisappear before the completion of dismiss | completion of
        dismiss before viewDidDisappear
      clause: dismissedCancelled | no completion of a cancelled dismissal | completion of dismiss
      clause: dismissedBeforePresenter | viewDidAppear of the presenter before the completion of
        dismiss | completion of dismiss before the presenter's viewDidAppear
      clause: completionEarly | the release before the coordinator's completion | coordinator
        completion before the release
      clause: completedAgain | one completion | completion of {1} called twice
      violated by: B.wa presentDone(B) B.da
      cause: a completion is called at the end of the animation block, before the did callbacks
      cause: a completion is called although the transition was cancelled
      repair: Call the completion of a transition after endAppearanceTransition on both sides.

    INV-27 | transition, transition, single event | COORD-4, NAV-5
      title: interaction handler after the compensating callbacks
      demand: The interaction handler runs before the callbacks that undo a cancelled transition.
      needs: transition markers, a cancelled transition, coordinator calls
      clause: handlerLate | the interaction handler before the compensating callbacks | interaction
        handler after them
      clause: handlerMissing | the interaction handler before {callback} | {callback} before the
        interaction handler
      violated by: tStart(1,pop,o,n,T,T) o.wd n.wa ✋c n.wd tcInter(T)
      cause: a custom coordinator calls its handlers after it has begun to compensate
      cause: the handler was registered too late
      repair: Call the interaction handlers with the outcome before the compensating callbacks.

    INV-28 | transition, transition | STATE-3
      title: viewDidAppear in a cancelled transition
      demand: In a cancelled transition the new controller does not appear and the old one does not
        disappear.
      needs: transition markers, a cancelled transition
      clause: loserDid | no did callback of the cancelled direction | {callback} in a cancelled
        {kind}
      clause: loserDidBefore | {kind}: no did callback of the cancelled direction | {1}
      violated by: tStart(1,pop,o,n,T,T) o.wd n.wa ✋c n.da
      cause: endAppearanceTransition is called without the opposite begin after a cancel
      cause: completeTransition(true) although transitionWasCancelled is true
      repair: On cancellation begin the opposite direction before you end.

    INV-41 | always, transition, single event | COORD-5, COORD-6, COORD-7, NAV-19
      title: coordinator completion not called or with the wrong isCancelled
      demand: Each completion registered with a coordinator runs exactly once, cancelled only if the
        transition was.
      needs: coordinator calls
      clause: completionStray | no completion without a transition | coordinator completion
      clause: completionTwice | one completion per registration | coordinator completion called
        twice
      clause: completionNotInteractive | isCancelled false: only interactive transitions can be
        cancelled | isCancelled true
      clause: completionOutcome | isCancelled {1}, as the release says | isCancelled {2}
      clause: completionMissing | the coordinator's completion before the end | coordinator
        completion not called
      clause: handlerTwice | the interaction handler once before iOS 10 | interaction handler called
        twice
      unreported: knownOutcome
      violated by: N.tStart(1,pop,B,A,T,T) tRelease(1,finish) tcDone(T)
      cause: a custom transition reports success although it was cancelled
      cause: a completion was registered for a pop that never began
      cause: the animator completes twice
      repair: Call completeTransition(!transitionWasCancelled) exactly once.

    INV-46 | always, transition | COORD-5 | V-COMPLETE-FALSE
      title: transition never finished or finished twice
      demand: Each started transition ends exactly once, with the outcome of its release.
      needs: transition markers
      clause: startedTwice | a different number for each transition | a transition started twice
      clause: releaseNotInteractive | no release: it is not interactive | release
      clause: releaseTwice | one release before iOS 10 | a second release
      clause: endAgainstRelease | the end that the release announced | {1}
      clause: cancelNotInteractive | only interactive transitions are cancelled | cancelled
      clause: releaseMissing | a release before the end | no release
      clause: endUnstarted* | one end of each transition that started | {callback} of a transition
        that is not in progress
      clause: openAtRest* | {kind}: an end | never finished nor cancelled
      violated by: tStart(1) tFinish(1) tCancel(1)
      cause: [endAgainstRelease] completeTransition(true) is called although the gesture was
        cancelled
      cause: [endUnstarted, startedTwice, releaseTwice, endAgainstRelease] a gesture both finishes
        and cancels the transition
      cause: [openAtRest, releaseMissing] a transition is never completed because its animation was
        removed
      cause: [releaseNotInteractive, cancelNotInteractive] code cancels a transition that no gesture
        drives
      repair: [endAgainstRelease] Call completeTransition(!context.transitionWasCancelled).
      repair: End every transition once: completeTransition, finish or cancel, never two of them.

    INV-48 | always, transition | NAV-12, MODAL-15 | V-NAV-NESTED
      title: second push or presentation before the first has ended
      demand: A container runs one transition at a time.
      needs: transition markers
      clause: overlapping | the end of the {1} first | a second transition of one container
      violated by: N.tStart(1,push) N.tStart(2,push) tFinish(1)
      cause: a second push, pop or presentation while the first one is animated
      cause: a quick double tap on a button that pushes
      cause: push in viewWillAppear or in a delegate's willShow
      repair: Start the next transition in the completion of the one before.

    INV-52 | always, transition | STATE-15
      title: deinit during a transition
      demand: The controllers of a transition are not deallocated before it ends.
      needs: transition markers, deinit
      clause: deadInTransition | alive until both did callbacks of the transition | deinit after
        {state}
      clause: diedBeforeCompletion | deinit after the completion of dismiss | completion of dismiss
        after deinit
      violated by: tStart(1,pop,B,A) B.wd B.deinit B.dd
      cause: the only reference to a controller is released during its transition
      cause: a container removes a child before it ends the child's transition
      repair: Retain both controllers of a transition until it has ended.
    """#,
    // Where clauses demand nothing.
    #"""
    ownChange | CHILD-25 | secondDriver
      A change of children that a container of the app makes itself has the order, the flags and the
      driver of its own calls, may have no coordinator, and keeps no controller alive.
      example: P.tStart(1,childSwap,A,B) begin(B,T) B.wa
      also: universalOne, universalTwo
      example: tStart(1,childSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)
      also: bystander
      example: @parents(o=P,n=P,x=P) P.tStart(1,childSwap,o,n) x.wd{uikit,t:1} n.wa
      also: flagOfOtherDirection | FLAG-1
      example: P.tStart(1,childSwap,o,n) o.wd{snap:window+superview+MTP}
      also: coordinatorMissing | COORD-1
      example: tStart(1,childAdd,-,B,T) B.wa(T){snap:MTP}
      also: deadInTransition | STATE-15
      example: tStart(1,childSwap,o,n) o.wd n.wa o.dd o.deinit n.da tFinish(1)

    rootSwap | WIN-7 | universalOne, universalTwo | V-ROOT-SWAP=oldOutNewIn, ios26
      When a window's root is replaced, the old views may be removed before the new ones come.
      example: tStart(1,rootSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)

    disturbed | CHILD-39 | universalOne, universalTwo | V-FWD-DURING
      A container that is itself driven forwards to the sides of its open transition at unknown
      times and in an unknown order, with the flags of either, and takes their views out of the
      window with its own.
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd N.wd N.dd A.dd N.wa B.wa
        N.da B.da tFinish(1)
      also: orderFinished
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd B.wa N.wd B.wd{forward}
        N.dd B.dd{forward} A.dd tFinish(1)
      also: orderCancelled
      example: @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c A.wd A.dd N.wd
        N.dd B.dd{forward} tCancel(1)
      also: loserDid, loserDidBefore
      example: @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c A.wd A.dd N.wd
        N.dd B.dd{forward} tCancel(1)
      also: moveAfterAppear, movedBeforeAppear, moveAfterLeave, movedBeforeLeave
      example: @parents(A=N) N.tStart(1,push,A,B) B.wm(N) A.wd B.wa N.wd B.wd N.dd B.dd A.dd B.dm(N)
        tFinish(1)
      also: flagOfOtherDirection, flagMoving, flagModal
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd B.wa N.wd B.wd{forward}
        N.wa B.wa(T){forward,snap:coordinator+animated}
      also: stateGone
      example: @initial(A=S2,B=S0,P=S2) P.tStart(1,pageScroll,A,B,T,T,user) B.wa{t:1} P.wd
        A.wd{forward} B.wd{forward} P.dd A.dd{forward,snap:window} B.dd{forward}
      also: willShowEarly
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd N.wd N.willShow(B)

    completingBystander | CHILD-16 | bystander
      A controller that is removed during a transition still receives the did of what began in it.
      example: @parents(A=N,B=N,C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa C.wa C.parent(B,F)
        C.da{t:1}

    goneWithContainer | CHILD-39 | loserDid | V-FWD-DURING
      The old controller of a cancelled transition disappears all the same where its container
      leaves meanwhile.
      example: @parents(A=N,B=N) @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa
        N.wd A.wd{forward} N.dd A.dd{forward} ✋c B.dd tCancel(1)

    resizeCompletion | LAYOUT-9 | completionStray
      The coordinator of a change of size completes also while other transitions run or after them.
      example: N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) tcDone(F){t:0}

    reportedFalse | COORD-5 | releaseNotInteractive | V-COMPLETE-FALSE=cancels, ios26
      An animator that no finger drives may report that the old controller still shows.
      example: tStart(1,root,-,-,T,F) tRelease(1,cancel) tCancel(1)

    otherContext | MODAL-8 | overlapping
      A container may take part in a presentation while its own children change.
      example: N.tStart(1,presentKeeping,N,X) N.tStart(2,push,A,B)

    endPhase | NAV-12 | overlapping
      A did callback of a transition's end may start the next one.
      example: N.tStart(1,push,A,B) A.wd B.wa A.dd N.tStart(2,push,B,C) B.da tFinish(1)
    """#
  )
}
