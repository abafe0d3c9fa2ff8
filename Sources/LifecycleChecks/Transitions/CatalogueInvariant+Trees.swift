// The invariants of trees, moves, delegates and whole traces (spec section 3).

internal import VCLifecycle

extension CatalogueInvariant {
  static let trees = TextTable(
    "CatalogueInvariant+Trees.swift",
    keys: keys,
    #"""
    INV-29 | always
      title: child appears without its parent
      demand: A child appears and disappears only together with its parent.
      needs: the tree of controllers
      rules: CHILD-17, CHILD-32
      variants: V-PAGE-EARLY, V-FWD-ORDER, V-ADD-PREWINDOW, V-FWD-DURING
      quirks: Q-1, Q-6, Q-8, Q-9
      cause: [childWillAppear, childDidAppearFirst, childDidAppear] a manual container begins a
        child's appearance while it is itself not on screen
      cause: [childWillAppear, childDidAppearFirst, childDidAppear] the container forwards to the
        child before its own callback
      cause: [parentGone, parentCome] the container does not forward its own appearance callbacks to
        this child
      cause: the container's override of an appearance callback does not call super
      repair: A manual container forwards its own four callbacks to its children: begin in
        viewWillAppear, end in viewDidAppear, and so on.

    INV-30 | atRest
      title: child still appeared under a parent that has disappeared
      demand: When idle, a child has appeared only if its parent has.
      needs: an idle position, the tree of controllers
      rules: CHILD-32
      cause: a manual container forwards viewWillAppear but not viewWillDisappear
      cause: a manual container begins a child's appearance while it is itself not on screen
      cause: the child was added while the container disappeared
      repair: Forward the container's disappearance to its children as well.

    INV-31 | always
      title: animated of a child differs from its parent's
      demand: A forwarded callback has the animated flag of the parent's callback.
      needs: the tree of controllers, origins of callbacks, animated flags
      rules: CHILD-17, COORD-9
      variants: V-CHILD-ANIM
      cause: a container forwards with a constant animated flag
      cause: an override calls super with a constant
      repair: Pass the container's own animated flag to its children.

    INV-32 | atRest
      title: viewDidAppear not called on a visible controller
      demand: When idle, exactly the controllers on screen have appeared.
      needs: an idle position, windows and their roots
      rules: WIN-1, NAV-15, MODAL-3, TAB-1, CHILD-7
      variants: V-COVER-BENEATH, V-COVER-BASE, V-WINDOW-HIDE, V-SCENE-END, V-ROOT-SWAP-MODAL
      cause: [visibleSilent] the container forwards no appearance to the child it shows
      cause: [visibleSilent] the view is shown without addChild
      cause: [hiddenAppeared, rootOutOfWindow, coverBeneath, baseTakenOut] a controller that is
        covered or removed does not receive its disappearance
      repair: Find which container shows the controller and let it drive the appearance; a manual
        container must forward to each child that it shows or hides.

    INV-33 | always
      title: automatic callback for a child of a manual container
      demand: Children of a container that forwards by hand receive no appearance callbacks from
        UIKit.
      needs: the tree of controllers, origins of callbacks
      rules: CHILD-19
      quirks: Q-1
      cause: the container is said to be manual and yet forwards automatically
      cause: the child's view was added before addChild
      repair: Return true from shouldAutomaticallyForwardAppearanceMethods, or call
        begin/endAppearanceTransition yourself; not both.

    INV-34 | atRest
      title: appeared, but not in a window
      demand: When idle, no controller has appeared while its view is in no window.
      needs: an idle position, snapshots
      needs: an idle position, windows and their roots
      rules: CHILD-15, NAV-15
      cause: a child appears in a container that is not on screen
      cause: the view was taken out of its window without a disappearance
      repair: Send a child its disappearance before its view is taken out, and begin appearances
        only while the container's view is in a window.

    INV-35 | always
      title: didMove(toParent:) without willMove(toParent:)
      demand: willMove and didMove alternate between a parent and nil.
      needs: willMove and didMove
      rules: CHILD-1, CHILD-2, CHILD-5, CHILD-6, CHILD-30, MOVE-1, MOVE-2, MOVE-3, MOVE-4
      cites: [movingAtRest, neverMoved, willMoveTwice] CHILD-1, CHILD-5
      cites: [leftUnannounced, leavingAtRest, willMoveLeaving, didMoveLeaving] CHILD-2
      cites: [movedOver, didMoveElsewhere] CHILD-30
      cites: [didLeaveMoving] CHILD-2, CHILD-30
      variants: V-DM-REPEAT, V-MOVE-CANCEL, V-REPARENT, V-ADDCHILD-TWICE
      cause: [movingAtRest, neverMoved, willMoveTwice] didMove(toParent:) is missing after addChild
      cause: [leftUnannounced] willMove(toParent: nil) is missing before removeFromParent
      cause: [leavingAtRest, willMoveLeaving, didMoveLeaving] removeFromParent is missing after
        willMove(toParent: nil)
      cause: [didLeaveMoving] the child is removed before its addition has ended, and without
        willMove(toParent: nil)
      cause: [willLeaveTwice] a removal begins again before removeFromParent has ended the first
      cause: [didMoveTwice, willLeaveTwice, willLeaveNothing, didLeaveNothing] a removal or an
        addition is completed twice, as by the completion of an earlier one
      cause: [willMoveAgain, didMoveTwice] a child that has a parent is added again without a
        removal
      cause: [willMoveTwice, willMoveAgain, didMoveTwice, willLeaveTwice, didLeaveNothing,
        willLeaveNothing] the app calls a method that addChild or removeFromParent calls as well
      cause: [didMoveUnannounced] didMove(toParent:) is called without addChild
      cause: [movedOver, didMoveElsewhere, didLeaveMoving] the child moves to another parent before
        the first move has ended
      repair: Adding: addChild, addSubview, didMove(toParent: self). Removing: willMove(toParent:
        nil), removeFromSuperview, removeFromParent.

    INV-36 | transition
      title: willMove or didMove at the wrong place of a push or pop
      demand: In a push or pop, willMove precedes the will callback and didMove follows the did
        callback.
      needs: transition markers, willMove and didMove
      rules: MOVE-1, MOVE-2, MOVE-3, MOVE-4
      variants: V-MOVE-CANCEL, V-NAV-WM-TIME
      cause: willMove or didMove is called by hand on a controller of a navigation stack
      cause: a custom container sends didMove before the transition has ended
      repair: Leave willMove and didMove of pushed controllers to the navigation controller.

    INV-37 | always
      title: parent differs from didMove(toParent:)
      demand: In didMove the parent is the one named, and in willMove the one that the variant
        names.
      needs: willMove and didMove, snapshots
      needs: willMove and didMove, the tree of controllers
      rules: CHILD-1, CHILD-2, CHILD-3
      variants: V-WM-PARENT
      cause: didMove(toParent:) is called without addChild
      cause: didMove(toParent: nil) is called before removeFromParent
      repair: Call addChild and removeFromParent; never willMove or didMove alone.

    INV-38 | always
      title: isMovingToParent, isBeingPresented wrong
      demand: isBeingPresented, isBeingDismissed, isMovingToParent, and isMovingFromParent match the
        transition in progress.
      needs: snapshots
      rules: FLAG-1, FLAG-2, FLAG-3, FLAG-4, FLAG-5
      variants: V-FLAG-CANCEL, V-CHAIN-BD, V-SHEET-BD, V-FLAG-NAVROOT
      cause: the flag is read on a child of the controller that moves
      cause: the flag is read outside of the callbacks it is meant for
      repair: Read isMovingToParent and isBeingPresented in appearing callbacks only, the other two
        in disappearing ones, and ask the ancestors too.

    INV-39 | always
      title: view has no window in viewIsAppearing
      demand: Window, superview, traits, and frames are set when the callback guarantees them.
      needs: snapshots
      rules: STATEAT-1, STATEAT-2, STATEAT-5, STATEAT-6
      variants: V-WA-SUPERVIEW
      cause: the view was added to the window at another time than the transition says
      cause: begin/endAppearanceTransition ran off screen
      repair: Move work that needs a window, traits or geometry to viewIsAppearing.

    INV-40 | conditional
      title: transitionCoordinator is nil
      demand: An animated transition has a coordinator in its will callbacks, and none after its
        end.
      needs: snapshots, transition markers
      rules: COORD-1, COORD-2
      cause: the container vends no transition coordinator
      cause: the transition is not animated although it is said to be
      repair: Read transitionCoordinator in viewWillAppear or viewWillDisappear, on the controller
        that the transition moves.

    INV-41 | always
      title: coordinator completion not called or with the wrong isCancelled
      demand: Each completion registered with a coordinator runs exactly once, cancelled only if the
        transition was.
      needs: coordinator calls
      rules: COORD-5, COORD-6, COORD-7, NAV-19
      cause: a custom transition reports success although it was cancelled
      cause: a completion was registered for a pop that never began
      cause: the animator completes twice
      repair: Call completeTransition(!transitionWasCancelled) exactly once.

    INV-42 | always
      title: presentingViewController wrong
      demand: presentingViewController is the presenter while presented, and nil once dismissed.
      needs: snapshots
      needs: the tree of controllers
      rules: MODAL-8, MODAL-11, MODAL-12
      cause: the presentation was torn down while another one ran
      cause: a controller covered by its own presentation is taken for dismissed
      repair: Do not read presentingViewController in viewDidDisappear; store what you need earlier.

    INV-43 | always
      title: didShow without willShow
      demand: Each didShow follows its willShow and the did callbacks, with the same animated flag.
      needs: delegate calls
      rules: DELEG-1, DELEG-2, DELEG-3, DELEG-4, DELEG-5
      variants: V-LAUNCH-DIDSHOW, V-DIDSHOW-CANCEL, V-WILLSHOW-CANCEL, V-NAV-OFFWINDOW
      cause: an interactive pop was cancelled and didShow was expected
      cause: the delegate was changed in mid-transition
      cause: the delegate's methods are called by the app itself
      repair: Do not pair willShow with didShow by hand: a cancelled pop has no didShow. Use the
        coordinator's completion.

    INV-44 | unjudged
      title: same steps, different trace
      demand: The same profile and steps give the same trace; the runtime's own tests check this.
      rules: 0.1

    INV-45 | always
      title: delegate called for a programmatic change
      demand: Delegates of tabs, pages and sheets are called for the user's actions only.
      needs: delegate calls
      rules: DELEG-9, DELEG-10, DELEG-11
      variants: V-SHEET-BLOCKED
      cause: a custom container calls its delegate for programmatic changes too
      cause: the change is the user's and was recorded as a call
      repair: Call the delegate for the user's actions only.

    INV-46 | always
      title: transition never finished or finished twice
      demand: Each started transition ends exactly once, with the outcome of its release.
      needs: transition markers
      rules: COORD-5
      variants: V-COMPLETE-FALSE
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

    INV-47 | atRest
      title: controller without addChild
      demand: A controller whose view is on screen has a parent, a presenter or a window.
      needs: an idle position, the tree of controllers
      needs: an idle position, snapshots
      rules: CHILD-8, CHILD-9, CHILD-35
      variants: V-KEEP-VIEW, V-ORPHAN
      cause: a controller's view is added without addChild
      cause: removeFromParent without removeFromSuperview leaves the view behind
      repair: Call addChild before addSubview, and removeFromSuperview before removeFromParent.

    INV-48 | always
      title: second push or presentation before the first has ended
      demand: A container runs one transition at a time.
      needs: transition markers
      rules: NAV-12, MODAL-15
      variants: V-NAV-NESTED
      cause: a second push, pop or presentation while the first one is animated
      cause: a quick double tap on a button that pushes
      cause: push in viewWillAppear or in a delegate's willShow
      repair: Start the next transition in the completion of the one before.

    INV-49 | always
      title: appearance callback on background, rotation or memory warning
      demand: Background, rotation, memory warnings and the keyboard send no appearance callback.
      needs: application markers
      rules: STATE-14
      variants: V-WINDOW-HIDE, V-SCENE-END
      quirks: Q-8, Q-11, Q-14
      cause: the app calls viewWillAppear by hand when it becomes active
      cause: a transition was started in a notification's handler
      repair: Use the scene's and application's notifications for background and foreground; no
        appearance callback comes with them.

    INV-50 | conditional
      title: first-call block skipped or run twice
      demand: The first call at each call site of an instance runs its block, and no later call
        does.
      needs: first-call evaluations
      rules: FIRST-2, FIRST-3, FIRST-4, FIRST-5, FIRST-6
      cause: [firstMissed] the flag is shared between instances
      cause: [firstMissed] two call sites share one key
      cause: [firstAgain] the flag is reset, or was not set by the first call
      repair: Store the first-call flag in the controller, one for each call site.

    INV-51 | always
      title: Unbalanced calls to begin/end appearance transitions
      demand: UIKit prints no warning about transitions.
      rules: STATE-9, STATE-10, NAV-13, MODAL-15
      cites: [lineUnbalanced] STATE-9
      cites: [lineMisuse] STATE-10
      cites: [lineNested] NAV-13
      cites: [lineAttempt] MODAL-15
      variants: V-EARLY-PRESENT, V-NAV-NESTED, V-BEGIN-DRIVEN, V-STRAY-END
      cause: [lineUnbalanced] two drivers, or a transition that began before the last one had ended
      cause: [lineAttempt] present or dismiss is called while a presentation or dismissal is in
        progress
      cause: [lineAttempt] a controller is presented in viewDidLoad or viewWillAppear, or by one
        that is not on screen
      cause: [lineNested] a second push or pop before the first has ended
      cause: [lineMisuse] code calls an appearance callback directly
      repair: [lineUnbalanced, lineNested] Start a transition only when none is in progress, and
        leave the callbacks of its controllers to UIKit.
      repair: [lineAttempt] Present in viewDidAppear or later, from a controller that is on screen
        and presents nothing else. While isBeingPresented or isBeingDismissed is true, wait for the
        completion.
      repair: [lineMisuse] Call beginAppearanceTransition and endAppearanceTransition instead.

    INV-52 | always
      title: deinit during a transition
      demand: The controllers of a transition are not deallocated before it ends.
      needs: transition markers, deinit
      rules: STATE-15
      cause: the only reference to a controller is released during its transition
      cause: a container removes a child before it ends the child's transition
      repair: Retain both controllers of a transition until it has ended.

    INV-53 | always
      title: exception of UIKit
      demand: UIKit raises no exception.
      rules: NAV-11, CHILD-29, CHILD-31, MODAL-22, STATE-8
      cause: UIViewControllerHierarchyInconsistency: a child's view is added under a controller
        that is not its parent
      cause: the same instance is pushed twice, or a tab bar controller is pushed
      cause: transition(from:to:) with children of different parents
      repair: Read the exception's reason: add children to the parent whose view holds theirs, and
        push each instance once.

    INV-54 | atRest
      title: appeared but not visible, or visible but not appeared
      demand: When idle, a child of the app's own container has appeared only if its view can be
        seen, and if it can be seen, a container that forwards by hand has let it appear.
      needs: an idle position, the tree of controllers, what can be seen of views
      rules: CHILD-4, CHILD-7
      doubt: UIKit does not look at frames, and a container may decide otherwise
      cause: [appearedUnseen] a container hides views, and ends no appearance of their controllers
      cause: [appearedUnseen] a neighbour is loaded ahead beside the visible page, in a container
        that forwards to it
      cause: [appearedUnseen] an opaque view covers a child that was left in the hierarchy
      cause: [seenSilent] a container shows views, and begins no appearance of their controllers
      repair: Begin and end the appearance of a child when its view comes into sight or leaves it,
        or remove the view of a hidden child; if the container means it, list an Allowance.

    INV-55 | always
      title: viewDidAppear or viewDidDisappear before a gesture ends, or after it is cancelled
      demand: A gesture on a container sends no did callback before the finger is lifted, and a
        cancelled one leaves each controller in the state it had before.
      needs: gestures on containers
      rules: CHILD-20, CHILD-23
      doubt: the finger had moved, so the gesture may have been complete
      cause: the container treats a cancelled gesture as a finished one
      cause: the container ends the appearance at a threshold while the finger is down
      cause: the finger turns back, and the child that no longer comes receives its did callback
      repair: Call endAppearanceTransition only after the finger is lifted; after a cancelled
        gesture begin the other direction of each child and end it once.

    INV-56 | always
      title: page changed without being asked
      demand: A page view controller shows another page only after setViewControllers or the user
        asked for it.
      needs: the tree of controllers, requests for pages
      rules: PAGE-1, PAGE-8
      cause: the page view controller restores or turns pages without a request
      cause: a subclass changes the pages without calling setViewControllers
      repair: Set the pages in one place with setViewControllers, and otherwise let only the user
        turn them.

    INV-57 | advice
      title: controller never deallocated
      demand: No controller outlives its window, its root and the run.
      needs: the release of everything
      rules: STATE-15
      cause: a closure that a controller stores captures the controller
      cause: a delegate or data source is retained by the object it serves
      cause: a timer, a notification block or a cache outside of the run retains the controller
      repair: Capture self weakly in stored closures, declare delegates weak, and end timers and
        observations in viewDidDisappear or deinit.

    INV-58 | always
      title: app never settles
      demand: Without user actions, the work that the app has scheduled ends.
      needs: an idle position
      rules: LAYOUT-14
      cause: viewDidLayoutSubviews changes what it lays out, and so asks for layout again
      cause: a block or a task schedules itself again without waiting for anything
      cause: the completion of an animation starts the same animation
      repair: Change a view in a layout callback only if its value differs, and let a timer or an
        event begin the next round of what repeats.
    """#
  )
}
