// The invariants of one controller, and of controllers in one transition (spec section 3).

internal import VCLifecycle

extension CatalogueInvariant {
  static let controllers = TextTable(
    "CatalogueInvariant+Controllers.swift",
    keys: keys,
    #"""
    INV-1 | always
      title: unexpected appearance callback
      demand: Appearance callbacks follow the cycle disappeared → appearing → appeared →
        disappearing.
      rules: STATE-2
      variants: V-BEGIN-T-S2, V-BEGIN-F-S0, V-NAV-SKIPPED, V-BEGIN-DRIVEN
      quirks: Q-8, Q-9
      cause: a container begins an appearance of a child that has appeared, or a disappearance of
        one that has disappeared
      cause: a second transition was started before the first had ended
      cause: the child that is shown is chosen again, and treated as one that comes
      cause: a cancelled gesture is treated as a finished one
      cause: two places in the code, such as two observers or two completions, drive one child
      cause: the log lacks a line: a callback that does not print
      repair: Call beginAppearanceTransition(_:animated:) only for a direction the child is not in
        already, and end it exactly once.

    INV-2 | always
      title: viewWillAppear, viewDidAppear, viewWillDisappear or viewDidDisappear called twice
      demand: A controller never receives the same will or did callback twice in a row.
      rules: STATE-5
      variants: V-ADD-DOUBLE, V-NESTED-BEGIN, V-BEGIN-DRIVEN, V-ADDCHILD-TWICE
      quirks: Q-1, Q-3, Q-12
      cause: two drivers: a container that forwards by hand while UIKit forwards as well
      cause: addSubview before addChild while the parent is appearing: the child receives
        viewDidAppear from its window and from its parent
      cause: a navigation delegate or an override calls the callback directly
      repair: Leave the callbacks to one driver: either UIKit forwards them
        (shouldAutomaticallyForwardAppearanceMethods is true), or the container calls
        begin/endAppearanceTransition; never call them by hand.

    INV-3 | always
      title: viewDidAppear without viewWillAppear
      demand: A viewDidAppear follows a viewWillAppear, a viewDidDisappear a viewWillDisappear.
      rules: STATE-5
      variants: V-STRAY-END, V-NAV-SKIPPED
      quirks: Q-1, Q-2
      cause: a child was put into the hierarchy between its parent's viewWillAppear and
        viewDidAppear
      cause: endAppearanceTransition for a child that was never begun
      cause: viewWillAppear is overridden without printing, or the log begins after it
      repair: Pair every endAppearanceTransition with a beginAppearanceTransition on the same
        child, and add children with addChild before their views.

    INV-4 | always
      title: viewWillAppear before viewDidLoad
      demand: Appearance and layout callbacks come after viewDidLoad.
      needs: loading of views
      rules: STATE-6
      variants: V-LOAD-ON-BEGIN
      quirks: Q-9
      cause: a callback was called by hand on a controller whose view was never loaded
      cause: a log that confuses two instances: print addresses with the class names
      cause: a child was selected in its container's viewDidLoad (a known defect on iOS 11)
      repair: Touch the controller's view (or call loadViewIfNeeded) before an appearance transition
        begins.

    INV-5 | always
      title: viewDidLoad called twice
      demand: viewDidLoad follows exactly one loadView and comes once for each loaded view.
      needs: loading of views
      rules: STATE-7
      cause: loadView or viewDidLoad is called by hand
      cause: loadView leaves the view nil, so that each access loads again
      cause: a log that confuses two instances of one class: print addresses with the class names
      repair: Never call loadView or viewDidLoad yourself: use loadViewIfNeeded, and give loadView a
        view to assign.

    INV-6 | conditional
      title: viewIsAppearing missing or called twice
      demand: A completed appearance has exactly one viewIsAppearing, any other at most one.
      needs: viewIsAppearing, iOS 13 or later
      rules: APPEAR-1, APPEAR-11, APPEAR-12
      variants: V-IA-CANCEL, V-IA-CHILD, V-END-IA
      cause: viewIsAppearing is missing because the container calls viewWillAppear and
        viewDidAppear by hand
      cause: below iOS 16 children of a plain container may miss it
      cause: it was called twice by hand, or by a second driver
      repair: Call super.viewIsAppearing, forward appearance with begin/endAppearanceTransition
        only, and put no one-time work into viewIsAppearing below iOS 16 in children.

    INV-7 | conditional
      title: viewIsAppearing outside of viewWillAppear and viewDidAppear
      demand: viewIsAppearing lies between viewWillAppear and viewDidAppear.
      needs: viewIsAppearing, iOS 13 or later
      rules: APPEAR-1, APPEAR-4
      cause: viewIsAppearing is called by hand, after viewDidAppear or before viewWillAppear
      cause: endAppearanceTransition ran before the view was in its window
      repair: Let UIKit call viewIsAppearing: use begin/endAppearanceTransition.

    INV-8 | conditional
      title: viewIsAppearing before iOS 13
      demand: There is no viewIsAppearing before iOS 13.
      needs: a version before iOS 13
      rules: APPEAR-8
      cause: the log was recorded on a later version than it is said to be
      cause: viewIsAppearing is called by the app itself on an old version
      repair: State the version the log comes from (--ios), or remove the direct call.

    INV-9 | always
      title: viewWillLayoutSubviews without viewDidLayoutSubviews
      demand: viewWillLayoutSubviews and viewDidLayoutSubviews alternate.
      needs: layout callbacks
      rules: LAYOUT-1
      cause: viewWillLayoutSubviews or viewDidLayoutSubviews is called by hand
      cause: one of the two is overridden in a class between and does not print
      repair: Do not call the layout callbacks; use setNeedsLayout and layoutIfNeeded.

    INV-10 | always
      title: viewWillLayoutSubviews before viewWillAppear or viewIsAppearing
      demand: In a first appearance no unforced layout precedes viewWillAppear or viewIsAppearing.
      needs: layout callbacks
      rules: LAYOUT-3
      doubt: the trace does not show whether the view was in the window before
      cause: the container calls layoutIfNeeded before it begins the child's appearance
      cause: the child's view was added long before its appearance began
      repair: Force no layout (layoutIfNeeded) before the view has appeared, or do not rely on
        geometry before viewIsAppearing.

    INV-11 | unjudged
      title: number of layout passes
      demand: The number of layout passes is deliberately not checked; none at all is legal.
      rules: LAYOUT-4

    INV-12 | always
      title: animated differs between will and did
      demand: A did callback has the animated flag of its will, and viewIsAppearing that of
        viewWillAppear.
      needs: animated flags
      rules: STATE-11
      quirks: Q-4
      cause: a container begins with one flag and forwards another
      cause: an override calls super with a constant
      repair: Pass the transition's own animated flag to beginAppearanceTransition, and pass
        `animated` on to super unchanged.

    INV-13 | conditional
      title: viewIsAppearing in a later transaction than viewWillAppear
      demand: viewIsAppearing comes in the same transaction as its viewWillAppear.
      needs: transaction numbers, iOS 13 or later, viewIsAppearing
      rules: APPEAR-2
      cause: the view was added to the hierarchy one or more turns after viewWillAppear
      cause: viewWillAppear was called by hand ahead of the transition
      repair: Add the view in the same turn as the appearance begins.

    INV-14 | conditional
      title: viewDidAppear too early for an animated transition
      demand: A did callback comes in no earlier transaction than its will, and in a later one if
        animated.
      needs: transaction numbers
      rules: APPEAR-3
      cause: endAppearanceTransition right after UIView.animate instead of in its completion
      cause: beginAppearanceTransition was called with animated true, but the transition was not
        animated
      repair: Call endAppearanceTransition in the completion of the animation, not beside it.

    INV-15 | atRest
      title: viewDidAppear not called, viewDidDisappear not called
      demand: When idle, each controller is either appeared or disappeared.
      needs: an idle position
      rules: STATE-1
      variants: V-NAV-CANCEL, V-ORPHAN, V-ORPHAN-MID, V-NESTED-BEGIN, V-NAV-NESTED, V-NAV-SKIPPED,
        V-ROOT-SWAP-MODAL
      quirks: Q-6
      cause: beginAppearanceTransition without endAppearanceTransition, often when a gesture is
        cancelled
      cause: a custom transition never calls completeTransition
      cause: viewDidAppear or viewDidDisappear is overridden without printing, or the log ends early
      repair: Make sure every begin has its end, on the cancel path too, and every transition
        completes: call completeTransition or endAppearanceTransition in each branch.

    INV-16 | conditional
      title: deinit without viewDidDisappear
      demand: A controller receives viewDidDisappear before it is deallocated.
      needs: deinit
      rules: STATE-3, STATE-15
      cause: a container removes a child without sending it its disappearance
      cause: the controller was released while its view was on screen
      cause: its owner released it during a transition
      cause: viewDidDisappear is overridden without printing
      repair: Retain a child until its viewDidDisappear: remove it with willMove(toParent: nil),
        removeFromSuperview, removeFromParent.

    INV-17 | always
      title: callback after deinit
      demand: A controller receives no callback after deinit.
      needs: deinit
      rules: STATE-15
      cause: a delegate has an unretained reference to a controller that was popped
      cause: an address was used again by a new controller, whose viewDidLoad is not printed
      repair: Hold the controller strongly, or hold it weakly and not unowned.

    INV-18 | conditional
      title: super not called
      demand: Each override of an appearance or move callback or of updateViewConstraints calls
        super of the same callback exactly once.
      needs: callback frames
      rules: STATE-13
      cause: [superMissing] the override does not call super
      cause: [superMissing, superWrong] super of another callback is called: viewWillAppear calls
        super.viewDidDisappear
      cause: [superMissing] an early return skips the call
      cause: [superTwice] two branches of the override both call super
      repair: Call super exactly once, and the same callback's.

    INV-19 | conditional
      title: Calling -viewWillAppear: directly is not supported
      demand: Only UIKit calls appearance callbacks; your code never calls them directly.
      needs: origins of callbacks
      needs: a misuse line
      rules: STATE-10
      cause: a container or navigation delegate calls viewWillAppear and the like by hand (advice
        from before iOS 5)
      cause: a method of the app calls viewWillAppear to refresh its content
      repair: Use beginAppearanceTransition(_:animated:) and endAppearanceTransition() instead of
        calling the callback.

    INV-20 | always
      title: Unbalanced calls: endAppearanceTransition without beginAppearanceTransition
      demand: Each endAppearanceTransition matches an earlier beginAppearanceTransition, none is
        left open when idle, and only the parent calls either.
      needs: begin and end calls
      rules: CHILD-20, CHILD-22, CHILD-23, CHILD-24, CHILD-28
      cites: [endUnopened] CHILD-24, CHILD-22, CHILD-23
      cites: [beginOpenAtRest] CHILD-20, CHILD-22, CHILD-23
      cites: [foreignCaller, beginWithoutParent] CHILD-28
      variants: V-NESTED-BEGIN, V-REVERSE-DEPTH, V-BEGIN-T-S2, V-BEGIN-F-S0
      cause: [endUnopened] endAppearanceTransition is called twice for one beginAppearanceTransition
      cause: [endUnopened] begin was called on one controller and end on another
      cause: [endUnopened] an old completion ends a transition that a newer one has replaced
      cause: [endUnopened] the code asks whether the container is on screen before it waits, for an
        answer or an animation, and acts on that afterwards
      cause: [beginOpenAtRest] beginAppearanceTransition is called twice, for one end
      cause: [beginOpenAtRest] a branch without an animation, or the cancel path of a gesture,
        returns without calling endAppearanceTransition
      cause: [beginOpenAtRest] a completion that calls endAppearanceTransition never runs, or calls
        it on another controller
      cause: [foreignCaller] a controller that is not the parent drives the child
      cause: [beginWithoutParent] begin is called before addChild, or after removeFromParent
      repair: [endUnopened] Call endAppearanceTransition only after a begin on the same child, once
        for each begin.
      repair: [beginOpenAtRest] Call endAppearanceTransition on the same child in each branch that
        follows a begin; after a cancelled gesture begin the other direction and end once.
      repair: [foreignCaller] Let the parent alone call begin and end on its children.
      repair: [beginWithoutParent] Call addChild before beginAppearanceTransition, and
        removeFromParent after endAppearanceTransition.

    INV-21 | conditional
      title: two drivers of one controller
      demand: No begin or end by hand on a controller that UIKit is moving.
      needs: transition markers, begin and end calls
      rules: CHILD-20, CHILD-22, CHILD-26
      cites: [secondDriver] CHILD-20, CHILD-26
      cites: [nestedBegin] CHILD-22
      variants: V-NESTED-BEGIN
      cause: [secondDriver] a container sends begin and end to a child although UIKit forwards to
        its children: shouldAutomaticallyForwardAppearanceMethods is true
      cause: [secondDriver] an animator or coordinator calls begin/endAppearanceTransition on the
        presented or pushed controller
      cause: [secondDriver] a container forwards to a child while its own transition forwards to it
        too
      cause: [nestedBegin] a call sends the child begin, and the container's own appearance callback
        sends it again before the first has its end
      repair: [secondDriver] Do not forward to a controller that UIKit is moving: leave pushes,
        presentations and tabs to their containers.
      repair: [nestedBegin] Let one place send begin and end to a child: your container's own
        callbacks when the container moves, your own transition when the child does.

    INV-22 | transition
      title: viewDidAppear of the new before viewWillDisappear of the old controller
      demand: In every transition the old will-disappear precedes the new did-appear, and the new
        will-appear the old did-disappear.
      needs: transition markers
      rules: STATE-12
      cause: a container ends the new child before it begins the old one's disappearance
      cause: the transition is made of two that overlap
      repair: Begin both sides before you end either: old disappears, new appears, then the ends.

    INV-23 | transition
      title: wrong order of callbacks in a finished transition
      demand: A finished transition sends its will and did callbacks in the order of its kind.
      needs: transition markers
      rules: NAV-1, NAV-2, MODAL-1, MODAL-2, TAB-2, PAGE-1, PAGE-3
      variants: V-SPLIT-DETAIL, V-XFER, V-ROOT-SWAP, V-PAGE-PROG, V-SPLIT-COLUMN, V-PAGE-EARLY,
        V-NAV-NESTED
      cause: the transition is of another kind than stated: a presentation reads unlike a push
      cause: callbacks are forwarded by hand in another order
      cause: a second transition ran inside the first
      repair: In a custom container follow the order of the transition you imitate; with UIKit's
        containers search for calls that interfere.

    INV-24 | transition
      title: wrong order of callbacks in a cancelled transition
      demand: A cancelled transition sends its will callbacks and, after the release, those that
        undo them.
      needs: transition markers, a cancelled transition
      rules: NAV-4, PAGE-2, PAGE-4, MODAL-17, MODAL-19, TAB-6
      variants: V-NAV-CANCEL, V-MODAL-CANCEL, V-TAB-CANCEL, V-PAGE-CANCEL, V-SHEET-CANCEL,
        V-CANCEL-TIME
      cause: the container does not forward the cancellation to both sides
      cause: it ends the original direction although the gesture was cancelled
      cause: this version of UIKit cancels in another order: see the variants
      repair: When a gesture is cancelled, begin the opposite direction on both sides and end both,
        then remove what had come.

    INV-25 | transition
      title: callback of a controller that the transition does not concern
      demand: Controllers that a transition does not concern receive none of its callbacks.
      needs: transition markers
      rules: NAV-8, MODAL-3, CHILD-34, MOVE-5
      variants: V-COVER-BENEATH, V-TAB-SETVCS
      cause: code calls the disappearance callbacks of a sheet's presenter by hand
      cause: the presentation is full screen and not the sheet it is said to be
      cause: a controller between the top and the target of a pop is driven by hand
      repair: Do not rely on the callbacks of controllers that stay visible or stay covered.

    INV-26 | always
      title: completion before viewDidAppear
      demand: Completions run after the did callbacks, and not at all for a cancelled transition.
      needs: completions
      needs: coordinator calls
      rules: MODAL-6, DELEG-2
      variants: V-DISMISS-NOTHING
      cause: a completion is called at the end of the animation block, before the did callbacks
      cause: a completion is called although the transition was cancelled
      repair: Call the completion of a transition after endAppearanceTransition on both sides.

    INV-27 | transition
      title: interaction handler after the compensating callbacks
      demand: The interaction handler runs before the callbacks that undo a cancelled transition.
      needs: transition markers, a cancelled transition, coordinator calls
      rules: COORD-4, NAV-5
      cause: a custom coordinator calls its handlers after it has begun to compensate
      cause: the handler was registered too late
      repair: Call the interaction handlers with the outcome before the compensating callbacks.

    INV-28 | transition
      title: viewDidAppear in a cancelled transition
      demand: In a cancelled transition the new controller does not appear and the old one does not
        disappear.
      needs: transition markers, a cancelled transition
      rules: STATE-3
      cause: endAppearanceTransition is called without the opposite begin after a cancel
      cause: completeTransition(true) although transitionWasCancelled is true
      repair: On cancellation begin the opposite direction before you end.
    """#
  )
}
