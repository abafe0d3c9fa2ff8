// The trace around the callbacks: the application, first calls, the console, exceptions.

internal import VCLifecycle

extension CheckFamily {
  static let trace = CheckFamily(
    "Trace",
    #"""
    INV-49 | always | STATE-14 | V-WINDOW-HIDE, V-SCENE-END, Q-8, Q-11, Q-14
      title: appearance callback on background, rotation or memory warning
      demand: Background, rotation, memory warnings and the keyboard send no appearance callback.
      needs: application markers
      clause: notSilent* | no appearance callback | {callback} after {1}
      violated by: v.da appDidEnterBackground v.wd
      cause: the app calls viewWillAppear by hand when it becomes active
      cause: a transition was started in a notification's handler
      repair: Use the scene's and application's notifications for background and foreground; no
        appearance callback comes with them.

    INV-50 | conditional, single event | FIRST-2, FIRST-3, FIRST-4, FIRST-5, FIRST-6
      title: first-call block skipped or run twice
      demand: The first call at each call site of an instance runs its block, and no later call
        does.
      needs: first-call evaluations
      clause: firstAgain | the block runs at the first call only | the block ran a second time
      clause: firstMissed | the block runs at the first call of each instance | the block did not
        run: a shared flag, or two call sites with one key
      violated by: first(v,s)=T first(v,s)=T
      violated by: first(v2,s)=F
      cause: [firstMissed] the flag is shared between instances
      cause: [firstMissed] two call sites share one key
      cause: [firstAgain] the flag is reset, or was not set by the first call
      repair: Store the first-call flag in the controller, one for each call site.

    INV-51 | always | STATE-9, STATE-10, NAV-13, MODAL-15
      title: Unbalanced calls to begin/end appearance transitions
      demand: UIKit prints no warning about transitions.
      depends: V-EARLY-PRESENT, V-NAV-NESTED, V-BEGIN-DRIVEN, V-STRAY-END
      cites: [lineUnbalanced] STATE-9
      cites: [lineMisuse] STATE-10
      cites: [lineNested] NAV-13
      cites: [lineAttempt] MODAL-15
      clause: lineUnbalanced* | no warning on the console | Unbalanced calls to begin/end appearance
        transitions
      clause: lineNested* | no warning on the console | nested push or pop animation can result in
        corrupted navigation bar
      clause: lineMisuse* | no warning on the console | an appearance callback called directly
      clause: lineAttempt* | no warning on the console | Attempt to present or dismiss was refused
      violated by: log(unbalanced,B)
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

    INV-53 | always, exception | NAV-11, CHILD-29, CHILD-31, MODAL-22, STATE-8
      title: exception of UIKit
      demand: UIKit raises no exception.
      clause: exception* | no exception | an exception of UIKit
      violated by: exception(hierarchy,C)
      cause: UIViewControllerHierarchyInconsistency: a child's view is added under a controller
        that is not its parent
      cause: the same instance is pushed twice, or a tab bar controller is pushed
      cause: transition(from:to:) with children of different parents
      repair: Read the exception's reason: add children to the parent whose view holds theirs, and
        push each instance once.

    INV-58 | always | LAYOUT-14
      title: app never settles
      demand: Without user actions, the work that the app has scheduled ends.
      needs: an idle position
      clause: neverLaidOut* | layout that comes to an end | a layout pass that asks for the next
        one, for ever
      clause: neverDone* | work that comes to an end | blocks, tasks or animations that follow each
        other for ever
      violated by: v.unsettled(T)
      cause: viewDidLayoutSubviews changes what it lays out, and so asks for layout again
      cause: a block or a task schedules itself again without waiting for anything
      cause: the completion of an animation starts the same animation
      repair: Change a view in a layout callback only if its value differs, and let a timer or an
        event begin the next round of what repeats.
    """#,
    // Where clauses demand nothing.
    #"""
    openBefore | STATE-14 | notSilent
      A transition that started before the app went to the background continues.
      example: A.da tStart(1,push,A,B) appDidEnterBackground A.wd B.wa A.dd B.da tFinish(1)

    launching | WIN-3 | notSilent
      At launch the first root appears after the scene has entered the foreground.
      example: sceneWillEnterForeground A.wa A.da

    addedByApp | CHILD-4 | notSilent
      The window drives a child of a plain container on screen only if the app puts its view in or
      takes it out.
      example: @parents(c=p) @containers(p=automatic) @initial(p=S2) step rotation c.wa{uikit}
        c.da{uikit}

    windowShown | WIN-5 | notSilent
      A root that is in no window yet appears because the app shows its window, in the background as
      well.
      example: x.window(T) x.da A.root(w,T) appDidEnterBackground A.wa A.window(T){topmost} A.da

    rootTaken | WIN-7 | notSilent
      A root disappears because the app takes it from its window.
      example: A.root(w,T) A.window(T){topmost} A.wa A.da appDidEnterBackground A.root(w,F) A.wd
        A.window(F) A.dd

    underWay | STATE-14 | notSilent
      An appearance or disappearance that began before the app went to the background continues.
      example: A.da A.wd appDidEnterBackground A.dd

    endsPermitted | STATE-2 | notSilent
      A will leaves no other way than its did: if the will was permitted there, so is the did.
      example: @parents(c=p) @containers(p=automatic) @initial(p=S2,c=S2,A=S2) tStart(1,push,A,B)
        appDidEnterBackground A.wd B.wa c.wd{uikit} A.dd B.da tFinish(1) c.dd

    shownInBackground | STATE-14 | notSilent
      The background itself sends no callback: a controller that was not on screen before is one
      that the app shows and takes away, as a cover for privacy, and a log shows no calls.
      example: A.da appDidEnterBackground B.wa B.da appWillEnterForeground B.wd B.dd

    appearsInBackground | QUIRK-14 | notSilent | ios17+Q-14
      On iOS 17 viewDidAppear may run in the background after a notification was received.
      example: B.da appDidEnterBackground A.da

    splitInBackground | QUIRK-8 | notSilent | ios10+Q-8
      On iOS 10 and 11 a split view in a tab that is not selected may send viewWillDisappear when
      the app leaves multitasking.
      example: @containers(A=split) A.da appDidEnterBackground A.wd
    """#
  )
}
