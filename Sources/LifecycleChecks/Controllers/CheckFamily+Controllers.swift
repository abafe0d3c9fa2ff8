// One controller: its states, loading, layout, timing, super calls and deallocation.

internal import VCLifecycle

extension CheckFamily {
  static let controllers = CheckFamily(
    "Controllers",
    #"""
    INV-1 | always | STATE-2 | V-BEGIN-T-S2, V-BEGIN-F-S0, V-NAV-SKIPPED, V-BEGIN-DRIVEN, Q-8, Q-9
      title: unexpected appearance callback
      demand: Appearance callbacks follow the cycle disappeared → appearing → appeared →
        disappearing.
      clause: appearWhenAppeared | {1} | {callback} after {state}
      clause: disappearWhenGone | {1} | {callback} after {state}
      clause: didAppearWhenLeaving | {1} | {callback} after {state}
      clause: didDisappearWhenComing | {1} | {callback} after {state}
      violated by: v.wa v.dd
      cause: a container begins an appearance of a child that has appeared, or a disappearance of
        one that has disappeared
      cause: a second transition was started before the first had ended
      cause: the child that is shown is chosen again, and treated as one that comes
      cause: a cancelled gesture is treated as a finished one
      cause: two places in the code, such as two observers or two completions, drive one child
      cause: the log lacks a line: a callback that does not print
      repair: Call beginAppearanceTransition(_:animated:) only for a direction the child is not in
        already, and end it exactly once.

    INV-2 | always | STATE-5
      title: viewWillAppear, viewDidAppear, viewWillDisappear or viewDidDisappear called twice
      demand: A controller never receives the same will or did callback twice in a row.
      depends: V-ADD-DOUBLE, V-NESTED-BEGIN, V-BEGIN-DRIVEN, V-ADDCHILD-TWICE, Q-1, Q-3, Q-12
      clause: repeated | {callback} once | {callback} called twice{1}
      violated by: v.wa v.da v.da
      cause: two drivers: a container that forwards by hand while UIKit forwards as well
      cause: addSubview before addChild while the parent is appearing: the child receives
        viewDidAppear from its window and from its parent
      cause: a navigation delegate or an override calls the callback directly
      repair: Leave the callbacks to one driver: either UIKit forwards them
        (shouldAutomaticallyForwardAppearanceMethods is true), or the container calls
        begin/endAppearanceTransition; never call them by hand.

    INV-3 | always | STATE-5 | V-STRAY-END, V-NAV-SKIPPED, Q-1, Q-2
      title: viewDidAppear without viewWillAppear
      demand: A viewDidAppear follows a viewWillAppear, a viewDidDisappear a viewWillDisappear.
      clause: didWithoutWill | {1} before {callback} | {callback} without {1}
      violated by: v.lv v.dl v.da
      cause: a child was put into the hierarchy between its parent's viewWillAppear and
        viewDidAppear
      cause: endAppearanceTransition for a child that was never begun
      cause: viewWillAppear is overridden without printing, or the log begins after it
      repair: Pair every endAppearanceTransition with a beginAppearanceTransition on the same
        child, and add children with addChild before their views.

    INV-4 | always | STATE-6 | V-LOAD-ON-BEGIN, Q-9
      title: viewWillAppear before viewDidLoad
      demand: Appearance and layout callbacks come after viewDidLoad.
      needs: loading of views
      clause: usedUnloaded | viewDidLoad before {callback} | {callback} before viewDidLoad
      clause: loadedLate | viewDidLoad before viewWillAppear | viewDidLoad after viewWillAppear
      violated by: v.wa v.dl v.da
      cause: a callback was called by hand on a controller whose view was never loaded
      cause: a log that confuses two instances: print addresses with the class names
      cause: a child was selected in its container's viewDidLoad (a known defect on iOS 11)
      repair: Touch the controller's view (or call loadViewIfNeeded) before an appearance transition
        begins.

    INV-5 | always | STATE-7
      title: viewDidLoad called twice
      demand: viewDidLoad follows exactly one loadView and comes once for each loaded view.
      needs: loading of views
      clause: loadViewTwice | viewDidLoad | loadView called twice
      clause: loadedTwice | one viewDidLoad per loaded view | viewDidLoad called twice
      clause: loadViewMissing | loadView before viewDidLoad | viewDidLoad without loadView
      clause: didLoadMissing | viewDidLoad | viewDidLoad not called after loadView
      violated by: v.lv v.dl v.lv v.dl
      cause: loadView or viewDidLoad is called by hand
      cause: loadView leaves the view nil, so that each access loads again
      cause: a log that confuses two instances of one class: print addresses with the class names
      repair: Never call loadView or viewDidLoad yourself: use loadViewIfNeeded, and give loadView a
        view to assign.

    INV-6 | conditional | APPEAR-1, APPEAR-11, APPEAR-12 | V-IA-CANCEL, V-IA-CHILD, V-END-IA
      title: viewIsAppearing missing or called twice
      demand: A completed appearance has exactly one viewIsAppearing, any other at most one.
      needs: viewIsAppearing, iOS 13 or later
      clause: isAppearingTwice | viewIsAppearing once per appearance | viewIsAppearing called twice
      clause: isAppearingMissing | viewIsAppearing between viewWillAppear and viewDidAppear |
        viewIsAppearing missing
      violated by: v.wa v.ia v.ia v.da
      cause: viewIsAppearing is missing because the container calls viewWillAppear and
        viewDidAppear by hand
      cause: below iOS 16 children of a plain container may miss it
      cause: it was called twice by hand, or by a second driver
      repair: Call super.viewIsAppearing, forward appearance with begin/endAppearanceTransition
        only, and put no one-time work into viewIsAppearing below iOS 16 in children.

    INV-7 | conditional, single event | APPEAR-1, APPEAR-4
      title: viewIsAppearing outside of viewWillAppear and viewDidAppear
      demand: viewIsAppearing lies between viewWillAppear and viewDidAppear.
      needs: viewIsAppearing, iOS 13 or later
      clause: isAppearingOutside | viewIsAppearing between viewWillAppear and viewDidAppear |
        viewIsAppearing after {state}
      violated by: v.wa v.da v.ia
      cause: viewIsAppearing is called by hand, after viewDidAppear or before viewWillAppear
      cause: endAppearanceTransition ran before the view was in its window
      repair: Let UIKit call viewIsAppearing: use begin/endAppearanceTransition.

    INV-8 | conditional, single event | APPEAR-8
      title: viewIsAppearing before iOS 13
      demand: There is no viewIsAppearing before iOS 13.
      needs: a version before iOS 13
      clause: isAppearingEarlyVersion | no viewIsAppearing before iOS 13 | viewIsAppearing on {1}
      violated by: @os(ios12) v.wa v.ia v.da
      cause: the log was recorded on a later version than it is said to be
      cause: viewIsAppearing is called by the app itself on an old version
      repair: State the version the log comes from (--ios), or remove the direct call.

    INV-9 | always, single event | LAYOUT-1
      title: viewWillLayoutSubviews without viewDidLayoutSubviews
      demand: viewWillLayoutSubviews and viewDidLayoutSubviews alternate.
      needs: layout callbacks
      clause: layoutTwice | viewDidLayoutSubviews | viewWillLayoutSubviews called twice
      clause: layoutUnopened | viewWillLayoutSubviews first | viewDidLayoutSubviews without
        viewWillLayoutSubviews
      clause: layoutOpenAtRest | viewDidLayoutSubviews | viewDidLayoutSubviews not called
      violated by: v.wl v.wl v.dls
      cause: viewWillLayoutSubviews or viewDidLayoutSubviews is called by hand
      cause: one of the two is overridden in a class between and does not print
      repair: Do not call the layout callbacks; use setNeedsLayout and layoutIfNeeded.

    INV-10 | always, single event | LAYOUT-3
      title: viewWillLayoutSubviews before viewWillAppear or viewIsAppearing
      demand: In a first appearance no unforced layout precedes viewWillAppear or viewIsAppearing.
      needs: layout callbacks
      doubt: the trace does not show whether the view was in the window before
      clause: layoutBeforeWill | {callback} before the first viewWillLayoutSubviews |
        viewWillLayoutSubviews before {callback}
      clause: layoutBeforeIs | {callback} before the first viewWillLayoutSubviews |
        viewWillLayoutSubviews before {callback}
      violated by: v.dl v.wa v.wl v.dls v.ia v.da
      cause: the container calls layoutIfNeeded before it begins the child's appearance
      cause: the child's view was added long before its appearance began
      repair: Force no layout (layoutIfNeeded) before the view has appeared, or do not rely on
        geometry before viewIsAppearing.

    INV-11 | unjudged, single event | LAYOUT-4
      title: number of layout passes
      demand: The number of layout passes is deliberately not checked; none at all is legal.

    INV-12 | always, single event | STATE-11 | Q-4
      title: animated differs between will and did
      demand: A did callback has the animated flag of its will, and viewIsAppearing that of
        viewWillAppear.
      needs: animated flags
      clause: animatedAppear | animated: {1}, as in the will | {callback} animated: {2}
      clause: animatedDisappear | animated: {1}, as in the will | {callback} animated: {2}
      clause: animatedIs | animated: {1}, as in the will | {callback} animated: {2}
      violated by: v.wd(T) v.dd(F)
      cause: a container begins with one flag and forwards another
      cause: an override calls super with a constant
      repair: Pass the transition's own animated flag to beginAppearanceTransition, and pass
        `animated` on to super unchanged.

    INV-13 | conditional, single event | APPEAR-2
      title: viewIsAppearing in a later transaction than viewWillAppear
      demand: viewIsAppearing comes in the same transaction as its viewWillAppear.
      needs: transaction numbers, iOS 13 or later, viewIsAppearing
      clause: isAppearingLater | viewIsAppearing in the transaction of viewWillAppear |
        viewIsAppearing in transaction {1} after viewWillAppear in {2}
      violated by: v.wa@3 v.ia@4 v.da@5
      cause: the view was added to the hierarchy one or more turns after viewWillAppear
      cause: viewWillAppear was called by hand ahead of the transition
      repair: Add the view in the same turn as the appearance begins.

    INV-14 | conditional, transition | APPEAR-3
      title: viewDidAppear too early for an animated transition
      demand: A did callback comes in no earlier transaction than its will, and in a later one if
        animated.
      needs: transaction numbers
      clause: didBeforeWill | {callback} in the transaction of its will, or a later one | {callback}
        in an earlier transaction than its will
      clause: didNotLater | {callback} after the animation | {callback} in the transaction of its
        animated will
      violated by: v.wa(T)@3 v.ia(T)@3 v.da(T)@3
      cause: endAppearanceTransition right after UIView.animate instead of in its completion
      cause: beginAppearanceTransition was called with animated true, but the transition was not
        animated
      repair: Call endAppearanceTransition in the completion of the animation, not beside it.

    INV-15 | atRest | STATE-1
      title: viewDidAppear not called, viewDidDisappear not called
      demand: When idle, each controller is either appeared or disappeared.
      needs: an idle position
      depends: V-NAV-CANCEL, V-ORPHAN, V-ORPHAN-MID, V-NESTED-BEGIN, V-NAV-NESTED, V-NAV-SKIPPED,
        V-ROOT-SWAP-MODAL, Q-6
      clause: appearingAtRest* | viewDidAppear | viewDidAppear not called
      clause: disappearingAtRest* | viewDidDisappear | viewDidDisappear not called
      violated by: v.wa v.ia rest
      cause: beginAppearanceTransition without endAppearanceTransition, often when a gesture is
        cancelled
      cause: a custom transition never calls completeTransition
      cause: viewDidAppear or viewDidDisappear is overridden without printing, or the log ends early
      repair: Make sure every begin has its end, on the cancel path too, and every transition
        completes: call completeTransition or endAppearanceTransition in each branch.

    INV-16 | conditional | STATE-3, STATE-15
      title: deinit without viewDidDisappear
      demand: A controller receives viewDidDisappear before it is deallocated.
      needs: deinit
      clause: diesOnScreen | viewDidDisappear before deinit | deinit after {state}
      violated by: v.init v.lv v.dl v.wa v.da v.deinit
      cause: a container removes a child without sending it its disappearance
      cause: the controller was released while its view was on screen
      cause: its owner released it during a transition
      cause: viewDidDisappear is overridden without printing
      repair: Retain a child until its viewDidDisappear: remove it with willMove(toParent: nil),
        removeFromSuperview, removeFromParent.

    INV-17 | always | STATE-15
      title: callback after deinit
      demand: A controller receives no callback after deinit.
      needs: deinit
      clause: afterDeath* | nothing after deinit | {callback} after deinit
      violated by: v.deinit v.dd
      cause: a delegate has an unretained reference to a controller that was popped
      cause: an address was used again by a new controller, whose viewDidLoad is not printed
      repair: Hold the controller strongly, or hold it weakly and not unowned.

    INV-18 | conditional, single event | STATE-13
      title: super not called
      demand: Each override of an appearance or move callback or of updateViewConstraints calls
        super of the same callback exactly once.
      needs: callback frames
      clause: superMissing | super.{callback} | {1}
      clause: superTwice | super.{callback} once | super.{callback} called {1} times
      clause: superWrong* | super.{callback} only | super.{1} too
      violated by: v.wa{enter} v.dd{base} v.wa{exit}
      violated by: v.wd{enter} v.wd{exit}
      cause: [superMissing] the override does not call super
      cause: [superMissing, superWrong] super of another callback is called: viewWillAppear calls
        super.viewDidDisappear
      cause: [superMissing] an early return skips the call
      cause: [superTwice] two branches of the override both call super
      repair: Call super exactly once, and the same callback's.

    INV-19 | conditional | STATE-10
      title: Calling -viewWillAppear: directly is not supported
      demand: Only UIKit calls appearance callbacks; your code never calls them directly.
      needs: origins of callbacks
      needs: a misuse line
      clause: calledByHand | begin/endAppearanceTransition instead of a call of {callback} |
        {callback} called directly
      clause: misuseLine* | begin/endAppearanceTransition | an appearance callback called directly
      violated by: v.wa{direct}
      cause: a container or navigation delegate calls viewWillAppear and the like by hand (advice
        from before iOS 5)
      cause: a method of the app calls viewWillAppear to refresh its content
      repair: Use beginAppearanceTransition(_:animated:) and endAppearanceTransition() instead of
        calling the callback.

    INV-57 | advice, release | STATE-15
      title: controller never deallocated
      demand: No controller outlives its window, its root and the run.
      needs: the release of everything
      clause: neverReleased | deinit once the window, its root and the stage are released | still
        there: a reference cycle, or a reference that outlives the run
      violated by: v.init v.outlived
      cause: a closure that a controller stores captures the controller
      cause: a delegate or data source is retained by the object it serves
      cause: a timer, a notification block or a cache outside of the run retains the controller
      repair: Capture self weakly in stored closures, declare delegates weak, and end timers and
        observations in viewDidDisappear or deinit.
    """#,
    // Where clauses demand nothing.
    #"""
    splitInTab | QUIRK-8 | disappearWhenGone | ios10+Q-8
      On iOS 10 and 11 a split view in a tab may send its primary controller a viewWillDisappear
      that no viewWillAppear preceded.
      example: @containers(P=split) @parents(v=P) @initial(v=S0) v.wd v.dd

    restoredTab | QUIRK-9 | disappearWhenGone | ios11+Q-9
      On iOS 11 a tab that state restoration replaces in viewDidLoad receives viewWillDisappear
      without having appeared.
      example: @containers(P=tab) @parents(v=P) @initial(v=S0) v.wd v.dd

    automaticAgain | QUIRK-1 | repeated | ios5+Q-1
      On iOS 5 the children of a manual container that is a window's root or is presented receive
      automatic callbacks as well, viewWillAppear and viewDidAppear for a second time.
      example: @containers(P=manual) @parents(v=P) v.wa v.wa v.da v.da
      also: manualIsolation
      example: @parents(c=p) @containers(p=manual) p.wa{uikit} c.wa{forward}

    activatedChildAgain | QUIRK-3 | repeated | ios6+Q-3
      On iOS 6 a child that was added when the app became active, while the root appeared, receives
      viewDidAppear twice.
      example: @parents(v=P) P.wa appDidBecomeActive v.wa v.da v.da P.da

    splitDetailAgain | QUIRK-12 | repeated | ios12+Q-12
      On iOS 12 the detail controller of a compact split view receives viewWillAppear twice.
      example: @containers(P=navigation,S=split) @parents(v=P,P=S) v.wa v.wa v.da

    replacedChild | QUIRK-2 | didWithoutWill | ios5+Q-2
      On iOS 5 a child that replaced another right after its container was pushed receives
      viewDidAppear without viewWillAppear.
      example: @parents(v=P) v.lv v.dl v.da

    restoredTabUnloaded | QUIRK-9 | usedUnloaded | ios11+Q-9
      On iOS 11 a tab that state restoration replaces in viewDidLoad receives viewWillDisappear
      without having been loaded.
      example: @containers(P=tab) @parents(v=P) v.init v.wd

    turnedBack | APPEAR-11 | isAppearingMissing | V-IA-CANCEL=none
      An appearance that turns a disappearance back may come without viewIsAppearing.
      example: u.wa u.ia u.da v.wd v.wa v.da @complete

    byHandOutside | APPEAR-10 | isAppearingMissing | V-END-IA=none
      An appearance that begin and end drive outside of a window may come without viewIsAppearing.
      example: u.wa u.ia u.da v.dl begin(v,T) v.wa{begin} v.da{end} end(v) @complete

    anyChild | APPEAR-9 | isAppearingMissing | V-IA-CHILD=missingAll, ios14+V-IA-CHILD=missingAll
      Before iOS 16 the children of any container may receive no viewIsAppearing.
      example: @parents(v=u) @containers(u=tab) u.wa v.wa u.ia v.da u.da @complete

    plainChild | APPEAR-9 | isAppearingMissing | V-IA-CHILD=missing, ios14
      Before iOS 16 the children of a container that forwards automatically may receive no
      viewIsAppearing.
      example: @parents(v=u) u.wa v.wa u.ia v.da u.da @complete

    forced | LAYOUT-3 | layoutBeforeWill, layoutBeforeIs
      A layout pass that the app forces with layoutIfNeeded may come at any time, and before the
      view has arrived.
      example: v.dl v.wl{forced} v.dls v.wa v.ia v.da
      also: stateLayout, stateLaidOut
      example: B.dl B.wa B.ia B.wl{forced,snap:window}

    layoutOutside | LAYOUT-3 | layoutBeforeWill, layoutBeforeIs
      A view outside of a window is laid out when the app wants it: no appearance has put it into
      the window yet.
      example: v.dl v.window(F) v.wl v.dls v.wa v.ia v.da

    layoutBefore | LAYOUT-3 | layoutBeforeWill, layoutBeforeIs
      A view that was in the window before its appearance began is laid out whenever the window is.
      example: v.dl v.window(T) v.wl v.dls v.wa v.ia v.da

    presenterFlag | QUIRK-4 | animatedAppear, animatedDisappear | ios8+Q-4
      On iOS 8 a presenter's did callbacks carry animated false after an animated will.
      example: @presenters(u=v) v.wd(T) v.dd(F) v.wa(T) v.da(F)

    byHand | CHILD-19 | isAppearingLater
      What begin and end drive has the times of the app's calls, and may be outside of a window.
      example: v.wa{begin}@3 v.ia{end}@4 v.da{end}@4
      also: didNotLater | CHILD-20
      example: v.wa(T){uikit}@3 v.da(T){end}@3
      also: stateEarlyWill, stateIs, stateLayout, stateLaidOut, stateDid, stateWillGo, stateGone |
        STATEAT-5
      example: B.dl B.wa{begin} B.ia{end,snap:}

    appearingOutside | APPEAR-10 | isAppearingLater
      Outside of a window viewIsAppearing has none of its guarantees.
      example: v.window(F)@3 v.wa@3 v.ia@4 v.da@5

    compensatingDid | APPEAR-3 | didNotLater
      The did callback of an appearance or disappearance that undoes a cancelled transition may
      come in the transaction of its will callback.
      example: v.wa(T){undo}@3 v.ia(T){undo}@3 v.da(T){undo}@3

    begunByApp | CHILD-20 | didNotLater
      What the app began with beginAppearanceTransition is not UIKit's to time.
      example: v.wa(T){begin}@3 v.ia(T)@3 v.da(T)@3

    cutOff | CHILD-39 | didNotLater | V-FWD-DURING
      The end of a transition whose container is itself driven meanwhile may be brought forward.
      example: @initial(P=S2,A=S2,B=S0) P.tStart(1,childTransfer,A,B,T)@1 A.wd(T)@1 B.wa(T)@1
        P.wd@1 A.dd(T)@1

    joinedLate | CHILD-32 | didNotLater
      What comes into a container that is on its way in appears with it: its did is timed by the
      animation of the container, whenever its own will was.
      example: @parents(c=p) p.wa(T)@1 p.ia(T)@1 c.wa(T)@2 p.da(T)@2 c.ia(T)@2 c.da(T)@2

    silentDrag | MODAL-17 | didNotLater | V-SHEET-CANCEL=silentDrag
      The drag of a sheet may send nothing before its release, and then the will and the did
      together.
      example: @initial(B=S2) P.tStart(1,sheetDrag,B,-,T,T)@1 tRelease(1,finish)@2 B.wd(T)@2
        B.dd(T)@2 tFinish(1)@2

    abbreviated | NAV-4 | appearingAtRest | V-NAV-CANCEL=abbrev
      The controller that was appearing in a cancelled transition of a stack may disappear without a
      callback, and so may its children.
      example: N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c B.wa B.da tCancel(1) rest

    abbreviatedUnmarked | NAV-4 | appearingAtRest | V-NAV-CANCEL=abbrev
      In a log without transitions, a controller may disappear without a callback if it began to
      appear while another one was leaving that then came back.
      example: @initial(B=S2,A=S0) B.wd A.wa B.wa B.da rest
    """#
  )
}
