// The rules about states of one controller, viewIsAppearing and layout.

internal import VCLifecycle

extension Rulebook {
  static let controllers = TextTable(
    "Rulebook+Controllers.swift",
    keys: ["not modelled"],
    #"""
    STATE-1 | measured | 5– | SQM; STACKS
      At every moment a controller is in exactly one of four states: disappeared, appearing,
      appeared or disappearing.

    STATE-2 | measured, documented | 5– | SQM; NAIR; HTC
      viewWillAppear leads from disappeared or disappearing to appearing, viewDidAppear from
      appearing to appeared, viewWillDisappear from appearing or appeared to disappearing,
      viewDidDisappear from disappearing to disappeared, and viewIsAppearing changes no state.

    STATE-3 | measured | 7– | SQM; NAIR
      A controller that never fully appeared may be sent viewWillAppear, viewWillDisappear,
      viewDidDisappear, and one that never fully left may be sent viewWillDisappear,
      viewWillAppear, viewDidAppear.

    STATE-4 | measured | 7– | SQM
      A container that brings a child from one appearance state to another sends the shortest
      legal sequence of callbacks between the two.

    STATE-5 | measured | all | REPORTS; R 12322346; R 35972275; R 34186209
      The same appearance callback twice in a row, a viewDidAppear without viewWillAppear or a
      viewDidDisappear without viewWillDisappear is a bug in the container.

    STATE-6 | documented, measured | all | HVC; CAT; R 35972275
      Reading view loads it if needed (loadView, then viewDidLoad), isViewLoaded and viewIfLoaded
      never load, and viewDidLoad precedes the first appearance callback.

    STATE-7 | documented, reported | all | HVC; CAT
      viewDidLoad runs once per loaded view: after view = nil the next access loads again, assigning
      another view does not, and only iOS 5 and earlier unload views on a memory warning.

    STATE-8 | reported | 26.5 | CAT; HVC
      An override of loadView need not call super but must assign a view; if it does not,
      viewDidLoad still runs with no view, and touching view there recurses until the stack
      overflows.

    STATE-9 | measured, derived | all | REPORTS
      UIKit logs "Unbalanced calls to begin/end appearance transitions" when an end finds nothing
      open, when a transition starts on a controller that another driver is making appear, or when
      one navigation transition starts inside another.

    STATE-10 | documented, reported | 5– | HVC; LNPopupController #521
      Calling an appearance callback by hand runs the override and nothing else: UIKit's own state
      stays as it is, no child receives anything, and newer versions log that this is not supported.

    STATE-11 | reported, derived | all | R 18246020
      viewDidAppear and viewDidDisappear carry the animated flag of the will callback before them,
      and viewIsAppearing that of its viewWillAppear.

    STATE-12 | measured | all | NAIR; CAT
      In every kind of transition the old controller's viewWillDisappear comes before the new
      one's viewDidAppear and the new one's viewWillAppear before the old one's viewDidDisappear;
      all else is up to the container.

    STATE-13 | documented | all | IA; DA; HVC
      Overrides of the appearance callbacks, willMove and didMove must call super exactly once,
      updateViewConstraints too unless it updates the view's constraints itself, loadView may, and
      for viewDidLoad and the two layout callbacks it makes no difference.

    STATE-14 | measured | all | YAG; N17; CAT
      Rotation, a change of size, going to the background and back, a memory warning, the keyboard
      and a sibling that covers the view send no appearance callback.

    STATE-15 | reported | 17, 26 | CAT; N17
      UIKit retains the controllers of a transition until it ends: a popped one is released
      after both did callbacks, a dismissed one after the dismissal's completion, and one replaced
      by an unanimated setViewControllers inside the call.

    STATE-16 | reported | 6– | CAT
      didReceiveMemoryWarning reaches every controller of the tree, visible or not, unloads no
      view, and is not triggered by posting the notification by hand.

    STATE-17 | unknown, derived | all
      A viewWillAppear that is due on a controller whose view is not loaded loads it first, and
      beginAppearanceTransition(true) is taken to do the same.

    APPEAR-1 | documented | 13– | IA
      viewIsAppearing is sent exactly once in every completed appearance, after viewWillAppear and
      before viewDidAppear, even if no layout is needed.

    APPEAR-2 | documented | 13– | IA; W23
      viewWillAppear and viewIsAppearing of one appearance run in the same transaction, so what
      both change becomes visible together.

    APPEAR-3 | documented, reported | 13– | IA; CAT
      In an animated appearance viewDidAppear runs in a later transaction, after the animation; in
      an unanimated one it may run in the same transaction.

    APPEAR-4 | documented, measured | 13– | IA; W23; CAT; N17
      One controller sees viewWillAppear, then its view is added, laid out by the superview and
      given its traits, then viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, the
      animation and viewDidAppear.

    APPEAR-5 | reported | 26.5 | CAT
      viewIsAppearing comes out of the layout pass of the commit: after the will callbacks of both
      sides and before viewWillLayoutSubviews.

    APPEAR-6 | documented | 13– | IA
      Disappearing has no counterpart to viewIsAppearing.

    APPEAR-7 | documented, measured | 13– | IA; HVC; CAT; ADO
      At viewIsAppearing the traits, the window, the superview chain and the geometry of the
      controller's own view are valid, but the frames of its subviews are not.

    APPEAR-8 | documented | 13– | IA; HVC
      viewIsAppearing is never called before iOS 13, and from there on if the app was built
      with the iOS 17 SDK.

    APPEAR-9 | reported | 13–15 | ADO
      On iOS 13 to 15 children of a container may miss viewIsAppearing.

    APPEAR-10 | measured | 13– | CAT; SUITES
      When a container begins and ends a child's appearance outside a window, viewIsAppearing comes
      inside endAppearanceTransition, directly before viewDidAppear, and promises no valid geometry.

    APPEAR-11 | unknown | 13– | IA
      Whether the controller that stays after a cancelled transition gets viewIsAppearing again is
      open; that it does is the default.

    APPEAR-12 | derived | 13– | IA; APPEAR-5
      An appearance that is abandoned has its viewIsAppearing only if a commit lies between
      viewWillAppear and viewWillDisappear, and never more than one.

    APPEAR-13 | unknown | 13–
      Whether a parent's viewIsAppearing comes before its child's is open; parent first is the
      default because layout runs from the top down.

    APPEAR-14 | reported | 15.0 | ADO
      On iOS 15.0 the keyboard layout guide is not yet applied at viewIsAppearing.

    APPEAR-15 | documented | 13– | IA
      viewWillAppear is the place for the transition coordinator and for registrations that
      viewDidDisappear undoes; viewIsAppearing is the place for all that needs traits or geometry.

    LAYOUT-1 | documented | 5– | HVC
      viewWillLayoutSubviews and viewDidLayoutSubviews of one controller alternate, while
      different controllers may nest or follow each other.

    LAYOUT-2 | documented | 5– | IA
      The layout callbacks run whenever the view lays out: any number of times in a transition and
      at any time while it is visible.

    LAYOUT-3 | documented, measured | 5– | IA; N17; CAT; QMUI
      In a first appearance no viewWillLayoutSubviews comes before viewWillAppear, and from iOS 13
      none before viewIsAppearing, unless layout was forced.

    LAYOUT-4 | measured, documented | 5– | CAT; YAG; NJP; N17; IA
      The number of layout passes before viewDidAppear is not promised; two or one were measured
      for a window's root and what plain containers and stacks show in it, one for an animated push
      and none for an unanimated one.

    LAYOUT-5 | measured | all | CAT; Jianshu ff7ded05242d
      In an unanimated push viewDidAppear comes before the first layout pass, but for a push in the
      turn in which the window was displayed.

    LAYOUT-6 | disputed | 5– | NJP; READKE; N17; CAT
      The controller uncovered by a pop lays out between its viewWillAppear and the did callbacks
      only if it needs to; the logs disagree.

    LAYOUT-7 | reported | 12.2 | YAG
      A full-screen presentation may give the presenter a layout pass between two passes of the
      presented controller, or after its only one.

    LAYOUT-8 | reported | 12.2 | YAG
      A dismissal lays the presenter out between its viewWillAppear and viewDidAppear, and once
      more after the dismissed controller is released.

    LAYOUT-9 | measured | 8– | YAG; FURTHER
      A rotation sends viewWillTransition(to:with:) and then one or two layout passes.

    LAYOUT-10 | disputed | 12, 17 | YAG; N17
      Going to the background lays nothing out on iOS 12 and lays out twice for the snapshots on
      iOS 17.

    LAYOUT-11 | reported, measured | all | ADO; CAT
      The frames of direct subviews are valid after viewDidLayoutSubviews and those of deeper
      views at viewDidAppear.

    LAYOUT-12 | reported | 6– | ADO; ARM1
      updateViewConstraints runs only if constraints need an update: between viewWillAppear and
      viewIsAppearing or the layout pass, and perhaps again after viewDidAppear; it is a pass of
      its own, children before parents.

    LAYOUT-13 | reported | 11– | UIKitTestable; ADO
      viewLayoutMarginsDidChange and then viewSafeAreaInsetsDidChange come after viewWillAppear and
      before the first layout pass.

    LAYOUT-14 | documented, unknown | all | HVC
      setNeedsLayout in viewDidLayoutSubviews is no exception: it asks for another pass, in this
      turn or the next one, so that an app which always asks lays out for ever.
    """#
  )
}
