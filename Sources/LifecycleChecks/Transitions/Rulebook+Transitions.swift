// The rules about what is valid in which callback, coordinators, segues, first calls, and defects.

internal import VCLifecycle

extension Rulebook {
  static let transitions = TextTable(
    "Rulebook+Transitions.swift",
    keys: ["not modelled"],
    #"""
    STATEAT-1 | documented, reported, measured | 5– | ADO; IA; HVC; CAT
      For each callback it is fixed whether window, superview, traits, safe area, own frame and
      subviews' frames are valid: none at loadView, all of the own view's at viewIsAppearing,
      direct subviews' after viewDidLayoutSubviews, all at viewDidAppear.

    STATEAT-2 | derived | 5– | STATEAT-1
      On a later appearance traits, geometry and subviews' frames may already be valid in
      viewWillAppear.

    STATEAT-3 | disputed | 5– | IA; ADO; CAT
      In viewWillAppear the superview may or may not be there and the frame may or may not be
      final, because the sources disagree.

    STATEAT-4 | reported | 5– | WOC
      All moves of a covered presenter's view between windows and superviews are over when the
      presented controller gets viewDidAppear.

    STATEAT-5 | derived | 5– | APPEAR-10
      Between beginAppearanceTransition and endAppearanceTransition outside a window there is
      neither window nor superview in any callback.

    STATEAT-6 | derived | 5– | MODAL-12
      In viewDidDisappear the window is nil if the view left it, and may be there for a sheet that
      is still in the tree.

    COORD-1 | documented | 7– | HTC
      transitionCoordinator is there while a transition of the controller or of an ancestor is in
      flight and goes after the last callback; a custom container may have none.

    COORD-2 | documented, measured | 7– | IA; RNS; APPS
      In viewWillAppear and viewWillDisappear of both sides of an animated transition the
      coordinator is there and says whether it is interactive.

    COORD-3 | documented | 13– | IA
      Animations alongside a transition can be added in viewWillAppear but no longer in
      viewIsAppearing.

    COORD-4 | documented | 7– | HTC; TCDOC
      The handler for a change of interaction runs before the compensating will callbacks.

    COORD-5 | documented, disputed | 7– | HTC; COMPDOC
      Only an interactive transition can be cancelled, or by the text of completeTransition also one
      whose animator reports false; each ends non-interactively, and initiallyInteractive never
      changes and implies an animation.

    COORD-6 | documented | 7– | HTC
      From iOS 10 the interaction handler may run several times and is retained until the end;
      before it ran once.

    COORD-7 | documented, reported | 7– | HTC; AWFUL
      Each completion registered with the coordinator runs exactly once, also after a cancel, then
      with isCancelled true and after the rewind has settled.

    COORD-8 | reported | ? | HEADERS
      The coordinator's completion runs before the new controller's viewDidAppear in an animated
      push and after it in an unanimated one.

    COORD-9 | reported | ? | APPS
      A child of the controller in transition may receive animated false although the navigation
      transition is interactive.

    COORD-10 | reported | 26 | SHEETS
      The compensating callbacks of a cancelled dismissal see the same coordinator object as the
      callbacks before the cancel.

    COORD-11 | reported | 26 | SHEETS
      A dependable observer registers with the coordinator in viewWillDisappear: it learns of a
      cancel at the release and of the end in the completion.

    COORD-12 | documented | 8– | HTC
      In presentationTransitionWillBegin and dismissalTransitionWillBegin the coordinator of both
      controllers is that of the transition.

    COORD-13 | unknown | 8–
      Whether presentationTransitionWillBegin, in which an app may add the presented view, comes
      before the presented controller's viewWillAppear or after it is open.

    SHOW-1 | documented | all | SHOWDOC
      A controller is displayed by a segue, by embedding or by a direct call, and its lifecycle is
      the same for all three.

    SHOW-2 | documented | 8– | SHOWDOC; HVC
      show(_:sender:) calls show on the target that targetViewController(forAction:sender:) finds,
      and presents from the receiver if there is none.

    SHOW-3 | documented | 8– | HVC
      targetViewController(forAction:sender:) finds the receiver or the nearest ancestor that can
      perform the action and overrides UIViewController's implementation.

    SHOW-4 | documented | 8– | SHOWDOC
      A navigation controller answers show by an animated push; a custom container takes part only
      if it implements show or showDetailViewController.

    SHOW-5 | documented | 8– | HSV
      showDetailViewController searches for a target in the same way; a split view controller sets
      its detail in regular width and passes show on to a column, or presents full screen, in
      compact width.

    SHOW-6 | documented | 8– | SHOWDOC
      If no controller handles show or showDetailViewController the result is a modal presentation
      with the defaults.

    SHOW-7 | documented, measured | 5– | HVC; SHOWDOC; YAG
      A segue asks shouldPerformSegue only if the user triggered it, creates the destination, calls
      prepare(for:sender:) before the destination's view is loaded, and then runs the transition.

    SHOW-8 | documented | all | SHOWDOC
      Closing must fit how a controller was shown: dismiss what was presented, pop what was
      pushed, use the container's own calls otherwise.

    SHOW-9 | documented | all | SHOWDOC
      Content is set up, replaced and removed through the container's own interface.

    SHOW-10 | documented | all | SHOWDOC
      Full-screen styles replace the content, sheets may leave part of it visible, and the
      effective style depends on the trait environment.

    SHOW-11 | documented | all | SHOWDOC
      A navigation controller places the new child off-screen and then animates it in.

    SHOW-12 | documented | 6– | TN2298; HVC
      An unwind finds its destination, calls the source's prepare(for:sender:), then the
      destination's unwind action, and then each container on the path makes its transition.

    SHOW-13 | measured | 12.2 | YAG
      Unwinding a full-screen presentation calls prepare(for:sender:) on the source and the unwind
      action on the destination, then sends the callbacks of a dismissal and a last layout of the
      presenter.

    SHOW-14 | documented | 8– | HVC
      A split view controller that collapses or expands posts showDetailTargetDidChangeNotification.

    FIRST-1 | reported | all | ADO
      Appearance callbacks run once per appearance, so often in a controller's life, and code
      meant for the first time needs a guard.

    FIRST-2 | reported | all | CCT
      A first-call tracker answers true for each call site (file, line and column) once and false
      from then on, with one tracker per controller.

    FIRST-3 | measured | all | CCT
      Such a tracker works in any method, independently of the arguments and of when super is
      called.

    FIRST-4 | derived | all | FIRST-2
      A tracker whose key joins line and column digits confuses line 1 column 23 with line 12
      column 3, and a shared tracker denies a second controller its first call.

    FIRST-5 | reported | all | CCT
      A flag in a base class that its own method clears is never seen by a subclass that reads it
      after calling super.

    FIRST-6 | derived | all | STATE-3
      The first call is not the first completed appearance: an abandoned appearance uses up the
      first viewWillAppear, and a second viewDidLoad is not a first one.

    QUIRK-1 | reported | 5 | DEFAGOS
      On iOS 5 every child whose view is in the window of a container that forwards by hand and is
      a window's root or presented also gets viewWillAppear and viewDidAppear automatically.

    QUIRK-2 | reported | 5 | R 12322346
      On iOS 5 a child that replaces another right after the parent was pushed gets viewDidAppear
      without viewWillAppear.

    QUIRK-3 | reported | 6.1 | R 14058168
      On iOS 6.1 a child added in applicationDidBecomeActive between the root's viewWillAppear and
      viewDidAppear gets viewDidAppear twice.

    QUIRK-4 | reported | 8 | R 18246020
      On iOS 8 a presenter's viewDidDisappear and viewDidAppear say animated false although their
      will callbacks said true.

    QUIRK-5 | reported | 8 | R 17826464
      On a beta of iOS 8 a split view controller's primary gets no viewWillAppear and
      viewDidAppear when something was presented on it in the current context.

    QUIRK-6 | reported | 8 | R 17707286
      On iOS 8 a child added under a hidden view gets viewWillAppear and never viewDidAppear, also
      after the view is shown.

    QUIRK-7 | reported | 10.2 | R 29824842
      On iOS 10.2 a split view controller that goes from a hidden primary to all columns visible
      sends the primary neither viewWillAppear nor viewDidAppear.

    QUIRK-8 | reported | 10–11 | R 34186209
      On iOS 10 and 11 the primary of a split view controller in an unselected tab gets
      viewWillDisappear without viewWillAppear on leaving multitasking in portrait.

    QUIRK-9 | reported | 11 | R 35972275
      On iOS 11 selecting a tab in viewDidLoad together with state restoration sends
      viewWillDisappear to a tab that was never loaded.

    QUIRK-10 | reported | 10 | R 32135966
      On iOS 10 cancelling an interactive tab switch resets selectedIndex without a setter or
      delegate call.

    QUIRK-11 | reported | 12.2 | R 51112884
      On iOS 12.2 a split view controller in a background tab is loaded when the app goes to the
      background.

    QUIRK-12 | reported | 12 | APPS
      On iOS 12 the detail of a collapsed split view controller gets viewWillAppear twice.

    QUIRK-13 | reported | 13 | RNS
      On iOS 13 a search controller that hides the bar gets the default header back after
      viewWillAppear.
      not modelled: The defect is in the rendering of a navigation bar and has no effect on any
        callback.

    QUIRK-14 | reported | 17.5.1 | DEVGEM
      On iOS 17.5.1 viewDidAppear runs in the background after a push notification.

    QUIRK-15 | reported | 13 | NYTPhotoViewer #284
      On iOS 13 beginning an appearance transition on the presenting tab bar controller inside an
      animator prevents the next interactive pop from ever ending.
    """#
  )
}
