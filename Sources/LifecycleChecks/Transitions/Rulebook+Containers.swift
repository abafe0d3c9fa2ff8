// The rules about UIKit's containers, their delegates, and presentation.

internal import VCLifecycle

extension Rulebook {
  static let containers = TextTable(
    "Rulebook+Containers.swift",
    keys: ["not modelled"],
    #"""
    NAV-1 | measured | 5– | READKE; VAST; CAT; N17; NJP; NAIR
      A push, animated or not, sends viewWillDisappear to the covered controller, viewWillAppear
      to the new one, viewDidDisappear to the covered one and viewDidAppear to the new one, in
      this order.

    NAV-2 | measured | 5– | READKE; VAST; CAT; N17; NJP; NAIR
      A pop by button or call, animated or not, sends viewWillDisappear to the controller that
      leaves, viewWillAppear to the uncovered one, viewDidDisappear to the first and viewDidAppear
      to the second.

    NAV-3 | measured | 7– | NAIR; SO2
      An interactive pop that is finished sends the callbacks of an ordinary pop in the same order.

    NAV-4 | disputed | 7– | NAIR; SO2; HTC; NJP
      An interactive pop that is cancelled first sends the two will callbacks of a pop and after
      the release viewWillDisappear and viewDidDisappear to the lower controller, then
      viewWillAppear and viewDidAppear to the top one, which stays; other orders are disputed.

    NAV-5 | documented | 7– | HTC; TCDOC
      After the release of a cancelled pop the interaction-change handler runs first, then the
      compensating viewWillDisappear of the lower and viewWillAppear of the top controller.

    NAV-6 | reported | 26.5 | CAT
      A push or pop changes viewControllers and returns at once, while the callbacks start in the
      navigation view's next layout pass.

    NAV-7 | measured | 26.5 | CAT; Jianshu ff7ded05242d
      An unanimated push or pop starts, lays out and ends in one commit.

    NAV-8 | reported | 17– | N17
      A pop over several levels involves only the old top and the target; the controllers between
      get no appearance callback and are released.

    NAV-9 | reported | –17 | QMUI
      Right after a pop over several levels or a setViewControllers from depth three or more,
      viewControllers reads old top and target until the navigation view lays out.

    NAV-10 | reported | all | QMUI; CAT
      setViewControllers with the same top sends no appearance callback; otherwise only the old
      and the new top take part, in pop order if the new top was on the stack and else in push
      order; whether the old top gets willMove and didMove to nil is open.

    NAV-11 | documented | all | NAVDOC; QMUI
      A pop with one controller on the stack does nothing and returns nil, and pushing a
      controller that is already on the stack, or a tab bar controller, raises an exception.

    NAV-12 | disputed | 4– | REPORTS; QMUI
      A second push or pop during an animated one starts inside it on old versions and waits for
      its end on newer ones, with sources that contradict each other; two unanimated ones in one
      turn never nest, and whether the first sends its callbacks is open.

    NAV-13 | measured | 4–13 | ChatSecure #597; Cobalt #18; Hero #638
      A nested push or pop logs that it can corrupt the navigation bar, then that a transition
      finished in an unexpected state, and often an unbalanced appearance transition.

    NAV-14 | unknown | 4–13
      Which callbacks the controller skipped by two overlapping animated pushes receives is open;
      none is the default.

    NAV-15 | reported | –17 | QMUI
      While the navigation view is in no window the stack changes without appearance callbacks and
      without loading, and when the navigation controller appears its current top appears with it.

    NAV-16 | measured | 5– | CAT; VAST
      When a navigation controller is first displayed its root is loaded and receives
      viewWillAppear, viewIsAppearing, layout and viewDidAppear by forwarding.

    NAV-17 | unknown | 7–
      Whether viewControllers lacks the leaving controller during an interactive pop is open;
      after a cancel the stack is as before.

    NAV-18 | derived | 7– | HTC
      An interactive push that is cancelled sends the compensating callbacks of a cancelled pop
      with the roles exchanged, and the new controller is not on the stack.

    NAV-19 | reported | –17 | QMUI
      A pop whose call returned nil starts no transition, so a coordinator completion registered
      for it never runs.

    NAV-20 | reported | all | APPS
      After a cancelled swipe viewControllers holds the returned controller again when its
      viewDidAppear comes.

    NAV-21 | derived | all | STATE-2
      A push that waits for the viewWillAppear of its stack leaves no controller between
      appearing and appeared.

    DELEG-1 | reported | 5– | VAST; NAVDOC
      The navigation delegate's willShow comes after viewWillDisappear and viewWillAppear and
      before the layout of the commit.

    DELEG-2 | reported | 5– | VAST; NAVDOC
      The navigation delegate's didShow comes after the new controller's viewDidAppear.

    DELEG-3 | disputed | 5 | VAST
      At the first display of a navigation controller the delegate receives willShow after
      viewWillAppear and didShow after viewDidAppear; iOS 5 was seen to call didShow once before
      as well.

    DELEG-4 | disputed, measured | 7, 26 | BufferedNavigationController #5; AWFUL
      After a cancelled interactive pop the willShow of the lower controller has no didShow; only
      the coordinator's completion runs, with isCancelled true.

    DELEG-5 | derived | all | NAVDOC
      The animated argument of willShow and didShow is that of the transition.

    DELEG-6 | reported | 4 | SCH
      The workaround of 2011 makes the stack's root the navigation delegate, which calls
      viewWillDisappear on the last and viewWillAppear on the next controller by hand in willShow,
      and the did callbacks in didShow.

    DELEG-7 | reported, measured | all | SCH; CAT
      That workaround assumes that controllers whose view is put into a hierarchy directly receive
      no callbacks, which is wrong from iOS 5 on.

    DELEG-8 | derived | all | DELEG-1; DELEG-4; CHILD-8; STATE-10
      The workaround of 2011 doubles callbacks from iOS 5 on and leaves controllers unbalanced
      after a cancelled pop, two quick pushes, a tab switch or a dismissal.

    DELEG-9 | documented | 3– | TABDOC
      The tab bar delegate receives shouldSelect and then didSelect only for taps by the user, also
      on the tab that is already selected, and never for changes by code.

    DELEG-10 | documented | 5– | PAGEDOC
      The page view controller's delegate is called only for gestures: willTransitionTo before the
      start, didFinishAnimating at the end, with completed false after a cancel.

    DELEG-11 | documented, reported | 13– | ADPT; RNS
      The sheet delegate is called only when the user dismisses: shouldDismiss, willDismiss,
      didDismiss, or didAttemptToDismiss if refused; a dismissal by code calls none of them, and a
      sheet that goes because one beneath it is dismissed gets no didDismiss.

    MODAL-1 | measured | 4– | YAG; CAT; REMKOH; WOC
      Presenting over a presenter whose view is removed sends the presenter viewWillDisappear, the
      presented one viewWillAppear and viewDidAppear, and then the presenter viewDidDisappear.

    MODAL-2 | measured | 4– | YAG; CAT; WOC
      Dismissing such a presentation sends the presented controller viewWillDisappear, the
      presenter viewWillAppear and viewDidAppear, and then the presented one viewDidDisappear.

    MODAL-3 | documented, measured | 8– | MPS; W19; WOC; STY
      If the presenter's view stays, the presenter gets no appearance callback and only the
      presented controller appears and disappears.

    MODAL-4 | documented, reported | all | MPS; STY
      Whether the presenter is hidden follows from the presentation style, idiom, size and version,
      and for a custom style from the presentation controller's shouldRemovePresentersView.

    MODAL-5 | documented | 13– | SHOWDOC
      The automatic style is a sheet from iOS 13 and full screen before, and presenting without a
      choice uses it with the cover-vertical transition.

    MODAL-6 | documented, measured | all | HVC; CAT
      The completion of present runs after the presented controller's viewDidAppear and that of
      dismiss after its viewDidDisappear; both were observed after the callbacks of the presenter
      too.

    MODAL-7 | measured | 8– | R 18464897; STACKS; CAT
      A presentation starts inside the call up to iOS 7 and after the current commit from iOS 8
      on, even when it is not animated.

    MODAL-8 | documented | 5– | HVC
      Full-screen styles and sheets are presented by the caller's farthest ancestor, the
      current-context styles by the nearest ancestor that defines a presentation context, and that
      controller is the presentingViewController.

    MODAL-9 | documented | all | DISM; R 30284135; R 30263707
      dismiss on a controller that presents removes what it presents and all above; otherwise the
      call goes to its presenter.

    MODAL-10 | documented, unknown | all | DISM; RNS
      Dismissing several levels animates only the topmost; leaving controllers that were visible
      get viewWillDisappear and viewDidDisappear, hidden ones nothing, and a hidden final
      presenter appears; the order among the leaving ones is open.

    MODAL-11 | measured | 10– | WOC #2114; RNS
      In the dismissed controller's viewDidDisappear presentingViewController is already nil.

    MODAL-12 | reported | 14, 26 | RNS PR #4016; react-native-navigation #7233
      A sheet covered by a full-screen controller that it presents disappears although it is still
      presented, and appears again afterwards; whether visible controllers beneath it take part is
      open.

    MODAL-13 | disputed | ~7 | REMKOH
      Presenting in viewDidAppear is legal; the first presenter's viewDidDisappear may
      come before or after the second presentation starts.

    MODAL-14 | measured, unknown | all | REPORTS
      Presenting in viewDidLoad or viewWillAppear of a controller that is not shown yet logs
      unbalanced appearance calls; which callbacks follow is open.

    MODAL-15 | reported, unknown | 5– | OBJCIO; REPORTS
      Presenting while a presentation or dismissal runs, from a controller that already presents,
      or from one outside a window is refused with a console line, sends no callback and never
      runs the completion; whether a dismissal below what is moving waits, or a presentation from
      what is being presented, is open.

    MODAL-16 | reported | 13– | SHEETS; ADPT
      Dragging a sheet down sends it viewWillDisappear when the drag starts and viewDidDisappear
      when it has left, then didDismiss to the delegate; the presenter receives no callback.

    MODAL-17 | reported | 13– | SHEETS; HTC
      A sheet whose drag is given up gets viewWillAppear and viewDidAppear after the
      viewWillDisappear of the drag; the presenter receives no callback and there is no didDismiss.

    MODAL-18 | documented, unknown | 13– | ADPT
      A drag on a sheet that may not be dismissed calls presentationControllerDidAttemptToDismiss;
      whether appearance callbacks come is open and none is the default.

    MODAL-19 | documented, unknown | 7– | HTC
      Cancelling an interactive dismissal of a full-screen controller sends viewWillDisappear to
      the presenter that was appearing and viewWillAppear to the presented one, and with roles
      exchanged for an interactive presentation; the order of the did callbacks is open.

    MODAL-20 | documented, reported | all | DA; STY
      A controller inside a popover that presents another one does not get viewDidAppear when that
      one is dismissed, and on an iPad a popover leaves its presenter silent.

    MODAL-21 | reported | 10 | WOC PR #2195
      The covered presenter's view is first moved to an off-screen window and then removed, and
      all these moves are over when the presented controller gets viewDidAppear.

    MODAL-22 | reported | 12 | STY
      Presenting with the style none raises an exception.

    MODAL-23 | unknown | all
      dismiss with nothing presented and no presenter sends no callback; whether its completion
      runs is open.

    MODAL-24 | reported | 11 | SideMenu #298
      A presentation library was seen to send the presenter viewDidDisappear and viewDidAppear
      under the custom style; UIKit itself does not.

    MODAL-25 | unknown | all
      Whether isBeingPresented and isBeingDismissed read true from the call of present or dismiss
      until the transition starts is open.

    MODAL-26 | reported, unknown | all
      Whether present or dismiss with animated false reports true to the callbacks, if a presented
      controller calls it in its own viewDidAppear, is open.

    TAB-1 | measured | all | PGZXC; CAT
      At the first display of a tab bar controller only the selected child is loaded and appears;
      touching another child's view loads it without any appearance callback.

    TAB-2 | measured | –26 | PGZXC; CAT
      Switching tabs sends the new child viewWillAppear, the old one viewWillDisappear and
      viewDidDisappear, and the new one viewDidAppear, with viewDidLoad first on the first visit
      and viewIsAppearing between the will and the did callbacks.

    TAB-3 | reported | 26.5 | CAT
      Both will callbacks of a tab switch are sent inside the setter, viewIsAppearing and the did
      callbacks at or after the commit, and built-in switching passes animated false.

    TAB-4 | reported | ? | APPS
      When a tab is visited again its viewWillAppear runs before its view is attached again.

    TAB-5 | derived | all | TABDOC
      Selecting the tab that is already selected sends no appearance callback; a tap on it pops
      the tab's navigation controller to its root, unless the delegate refuses the selection.

    TAB-6 | unknown | 7– | R 32135966; HTC
      A cancelled interactive tab switch sends viewWillDisappear to the new and viewWillAppear to
      the old child with their did callbacks, in an order that is open.

    TAB-7 | measured | 11 | SwipeableTabBarController #27; SwipeableTabBarController #70; Hero #226
      Switching tabs again during a custom animated switch logs unbalanced appearance calls.

    TAB-8 | unknown | all
      setViewControllers that keeps the selected child lets no controller appear, and if the
      selected child is gone the newly selected one appears as in a tab switch.

    TAB-9 | unknown | all
      Children assigned to a tab bar controller get willMove and didMove; whether didMove comes in
      the setter or at the first appearance is open.

    TAB-10 | derived | all | CHILD-15
      Changing the selection of a tab bar controller that is in no window sends no appearance
      callback.

    PAGE-1 | measured | 7–13 | NAIR; Parchment PR #468
      A finished page turn in scroll style sends viewWillAppear to the new page, viewWillDisappear
      to the old one, then viewDidAppear to the new and viewDidDisappear to the old one.

    PAGE-2 | reported | 7 | NAIR
      A scroll page turn that is cancelled sends, after the two will callbacks, viewWillAppear and
      viewDidAppear to the old page and then viewWillDisappear and viewDidDisappear to the new one.

    PAGE-3 | reported | 7 | NAIR
      A finished page curl sends viewWillAppear to the new page, viewWillDisappear and
      viewDidDisappear to the old one, and viewDidAppear to the new one.

    PAGE-4 | reported | 7 | NAIR
      A page curl that is cancelled sends, after the two will callbacks, viewWillDisappear to the
      new page, viewWillAppear to the old one, viewDidDisappear to the new and viewDidAppear to the
      old one.

    PAGE-5 | unknown | 8–
      After iOS 7 the order of a cancelled page turn is open; the order of iOS 7 is the default.

    PAGE-6 | measured | 11, 13 | SO1; Pageboy #233
      A page set before the page view controller is on screen gets viewDidLoad, viewWillAppear,
      viewDidAppear and didMove at once, and the container's own later appearance is not forwarded
      to it again.

    PAGE-7 | unknown | all | PAGEDOC
      setViewControllers on screen sends the callbacks of the gesture of the same style with the
      given animated flag and no delegate call; setting the same controller again sends nothing.

    PAGE-8 | measured | 6–9 | REPORTS
      A new page turn before the old one has ended logs unbalanced appearance calls.

    PAGE-9 | reported | 6– | R 13162693
      The scroll style loads neighbouring pages ahead, without appearance callbacks; whether the
      data source is asked for them at the display or when a drag begins is open; setViewControllers
      makes it ask again.

    PAGE-10 | derived | all | STATE-7
      A page controller that is not on screen sends nothing to a page that has neither loaded nor
      appeared.

    SPLIT-1 | derived | 8– | R 29824842
      When an expanded split view controller is first displayed every column on screen appears
      with it and hidden columns do not.

    SPLIT-2 | unknown | 14– | RNS PR #4696
      Showing or hiding a column gives its controller a balanced appearance or disappearance and
      the other columns nothing.

    SPLIT-3 | reported | 14– | RNS PR #4696
      Setting preferredDisplayMode outside an animation changes the layout at once, show and hide
      of a column animate, and the column style wraps each column in a navigation controller.

    SPLIT-4 | unknown | 8–
      In an expanded split view controller showDetailViewController lets the old detail leave and
      the new one appear, in an order that is open.

    SPLIT-5 | unknown | 8–
      What a collapse or an expansion sends is open; by default controllers visible before and
      after receive no callbacks and the others appear or disappear.

    SPLIT-6 | reported | 8–12 | QUIRK-5; QUIRK-7; QUIRK-8; QUIRK-11; QUIRK-12
      Several versions have their own defects of the split view controller, each modelled as a
      quirk that can be switched on.
    """#
  )
}
