// The rules about children of custom containers, windows, moves and flags.

internal import VCLifecycle

extension Rulebook {
  static let children = TextTable(
    "Rulebook+Children.swift",
    keys: ["not modelled"],
    #"""
    CHILD-1 | documented | 5– | HVC; SQW
      addChild calls the child's willMove(toParent:) and sets its parent but does not call
      didMove, which the container owes after its transition.

    CHILD-2 | documented | 5– | HVC
      removeFromParent cuts the link and calls didMove(toParent: nil) but not willMove(toParent:
      nil), which the container owes before.

    CHILD-3 | disputed | 5– | CAT; HVC
      Inside willMove(toParent:) the child's parent is already set, as measured, although the
      header says that the call comes before the child is added.

    CHILD-4 | reported | 26.5 | CAT
      Adding a child correctly to a visible container sends willMove, viewDidLoad, viewWillAppear
      inside addSubview, didMove, then viewIsAppearing and layout at the commit and viewDidAppear
      after it.

    CHILD-5 | measured | 11, 26.5 | CAT; SO1
      Leaving out didMove(toParent:) does not disturb the appearance callbacks; only the didMove
      itself is missing.

    CHILD-6 | disputed | 26.5 | CAT; SQW
      On Mac Catalyst UIKit repeats a didMove that came before the appearance callback it belongs
      to; this was not confirmed on iOS.

    CHILD-7 | reported | 26.5 | CAT
      A child that was added with addChild but whose view is not in the parent's view gets no
      appearance callback, not even with the parent's later ones.

    CHILD-8 | disputed | 4– | CAT; CHEN; Jianshu ad86ca978747; WOC #2115; SCH
      A controller whose view is added to a visible view without addChild gets viewWillAppear at
      once and viewIsAppearing and viewDidAppear with the commit, except on iOS 4, where it gets
      nothing.

    CHILD-9 | reported | 12 | CHEN
      A view added without addChild inside the owner's viewDidLoad or viewWillAppear never gives
      its controller a callback.

    CHILD-10 | disputed | 12 | CHEN
      A view added without addChild between the owner's viewWillAppear and viewDidAppear gives its
      controller viewWillAppear at once, and its viewDidAppear later or never.

    CHILD-11 | measured | 11–12 | CHEN; SO1
      A child added with its view in the parent's viewDidLoad or viewWillAppear gets its
      appearance callbacks together with the parent's.

    CHILD-12 | reported | 12 | CHEN
      A child added between the parent's viewWillAppear and viewDidAppear, while the parent's view
      is in the window, gets viewWillAppear at once and one viewDidAppear together with the
      parent's.

    CHILD-13 | unknown | 5– | R 12322346
      If the parent has had viewWillAppear but its view is in no window yet, whether an added
      child gets viewWillAppear at once or when the window comes is open; viewDidAppear comes with
      the parent's.

    CHILD-14 | measured | 6–12 | CHEN; R 14058168
      A child whose view is added before addChild, between the parent's viewWillAppear and
      viewDidAppear, gets viewDidAppear twice.

    CHILD-15 | measured | all | SQW
      Adding or swapping children of a parent that is not loaded or in no window calls only
      willMove and didMove, and loads a view where it is touched.

    CHILD-16 | reported, derived | all | Jianshu ad86ca978747; CAT
      Removing a child's view from a visible container sends viewWillDisappear at once and
      viewDidDisappear after the commit, so a correct removal sends willMove(toParent: nil),
      viewWillDisappear, didMove(toParent: nil), viewDidDisappear.

    CHILD-17 | reported | 7– | STACKS; CHEN
      UIKit runs a parent's own callback before it forwards to the children that are in its view
      at that moment, with the parent's animated flag; one re-implementation forwards to the
      children first.

    CHILD-18 | reported | 7– | STACKS
      Navigation, tab, page and split controllers forward from inside their own implementation, so
      a subclass that does not call super silences its children.

    CHILD-19 | measured | 6– | CAT; SQM
      Children of a container that forwards by hand get appearance callbacks only from
      beginAppearanceTransition, which sends the will callback, and endAppearanceTransition,
      which sends the did callback.

    CHILD-20 | measured, documented, reported, unknown | 5– | SQM; HVC; QMUI
      What beginAppearanceTransition and endAppearanceTransition send follows from the child's
      state, the direction and how many calls are open.

    CHILD-21 | documented | 5– | HVC; CAT
      beginAppearanceTransition and endAppearanceTransition reach the shown descendants of a
      controller that forwards automatically; calling a callback by hand does not.

    CHILD-22 | documented, unknown | 5– | HVC; QMUI
      Calls of beginAppearanceTransition in the same direction nest and the did callback comes
      with the last matching endAppearanceTransition; how they are counted is open.

    CHILD-23 | measured | 7– | SQM; HILL
      Beginning in the other direction while a transition is open cancels it, and one
      endAppearanceTransition then ends it: true, false, end sends viewWillAppear,
      viewWillDisappear, viewDidDisappear.

    CHILD-24 | measured | all | RZUtils #117; Parchment #373
      An endAppearanceTransition with nothing open, also when the begin was called on another
      controller, logs unbalanced appearance calls.

    CHILD-25 | measured | 13– | SQW
      The callback order of a swap of children forwarded by hand is the order of the container's
      own calls, and the recommended order gives each child each callback once.

    CHILD-26 | measured | 5– | XLPagerTabStrip #189; PageMenu #516
      Forwarding by hand in a container that also forwards automatically doubles the callbacks.

    CHILD-27 | measured, derived | 13– | SQW
      An open beginAppearanceTransition on a child suppresses the callbacks that inserting or
      removing its view would send, so each comes once.

    CHILD-28 | reported | 13 | NYTPhotoViewer #284
      beginAppearanceTransition on a controller that is not one's child, such as the presenter in
      an animator, takes effect, but breaks later interactive pops.

    CHILD-29 | documented | 5– | HVC
      A child whose view enters a view that belongs to a controller other than its parent raises
      UIViewControllerHierarchyInconsistency; whether it does where the view comes from another
      window is disputed.

    CHILD-30 | documented | 5– | HVC
      addChild of a controller that has another parent first removes it from that one, which sends
      didMove(toParent: nil) before the new willMove.

    CHILD-31 | documented, unknown | 5– | HVC
      transition(from:to:) swaps the two views and sends the appearance callbacks itself, raises
      an exception if a parent differs or forwards by hand, and leaves addChild, willMove, didMove
      and removeFromParent to the container.

    CHILD-32 | reported | all | SQM
      The state a nested child should be in is the lesser of what its container wants for it and
      the container's own state.

    CHILD-33 | unknown | all
      What removeFromParent sends while the child's view stays in place is open; by default nothing.

    CHILD-34 | reported | 5– | AKINTO; R 17707286
      A child that covers a sibling sends the sibling nothing, and a child inside a hidden view
      gets its normal callbacks.

    CHILD-35 | reported | 26.5 | CAT
      A controller whose view was added without addChild has no owner and is released after its
      viewDidAppear, while its view stays with dead actions.

    CHILD-36 | reported | 6– | BAM
      For an embed segue the child is created and prepare(for:sender:) runs before the parent's
      viewDidLoad, and the child is added in time to appear with the parent.

    CHILD-37 | unknown | all
      What a second addChild with the same parent does is open; by default nothing.

    CHILD-38 | derived | all | HVC
      A parent retains its children, and one removed during a transition is retained until the
      transition ends.

    CHILD-39 | unknown | all
      What happens when a container is covered, switched away or dismissed while its own
      transition is open is open; by default forwarding goes to the controller that is current
      after that transition.

    WIN-1 | measured | 7–26 | YAG; READKE; CAT; N17
      A window's root gets loadView, viewDidLoad, viewWillAppear, viewIsAppearing, two layout
      passes and viewDidAppear at its first display, with animated false.

    WIN-2 | measured | 7–26 | STACKS; CHEN
      The root's viewWillAppear comes from its view's move into the window and its viewDidAppear
      after the commit.

    WIN-3 | reported | 17 | N17
      At a scene's launch sceneWillEnterForeground comes before the root loads, and
      sceneDidBecomeActive and the app's didBecomeActive come between its layout and its
      viewDidAppear.

    WIN-4 | disputed | all | SO3; N17
      Whether the app becomes active before or after the root's viewDidAppear at launch differs
      between versions.

    WIN-5 | measured | all | SO3; DEVGEM
      A window made key and visible in the background still loads its root and sends
      viewWillAppear and viewDidAppear.

    WIN-6 | measured | all | YAG; N17
      Going to the background and coming back sends no appearance callback.

    WIN-7 | documented, unknown | all | ROOTDOC
      When a window's root is replaced the old views are removed before the new ones are
      installed; the order of the callbacks is open.

    WIN-8 | measured | 10–12 | ROOTDOC; UIWindowTransitions #7
      Replacing the root while something is presented leaves the old tree and the presentation
      alive without any callback.

    WIN-9 | unknown | all
      Whether hiding a window or disconnecting a scene sends callbacks is open, and a second
      window above sends the controllers below nothing.

    WIN-10 | disputed | –10 | WOC #2115
      Adding a controller's view to a window that has no root treats the controller like one added
      without addChild.

    WIN-11 | reported | ? | APPS
      A keyboard extension gets viewWillAppear repeatedly for reasons of its host.
      not modelled: The host of a keyboard extension is another process, and no source says when
        it acts.

    WIN-12 | documented | all | SHOWDOC
      The root supplies a window's initial content, a full-screen presentation replaces it, and
      the dismissal removes the presented views again.

    MOVE-1 | reported | ~7 | ARM1
      A pushed controller gets willMove(toParent:) before it is loaded and didMove(toParent:)
      after its viewDidAppear.

    MOVE-2 | reported | ~7 | ARM1
      A popped controller gets willMove(toParent: nil) before its viewWillDisappear and
      didMove(toParent: nil) after its viewDidDisappear.

    MOVE-3 | reported | 7–9 | FeatherweightRouter #9
      In an interactive pop didMove(toParent: nil) comes only if the pop really finished.

    MOVE-4 | unknown | 7–
      Which willMove and didMove calls a cancelled interactive pop makes is open, but never
      didMove(toParent: nil).

    MOVE-5 | reported | ~7 | ARM1
      Controllers that are covered or uncovered but stay on the stack get no willMove and no
      didMove.

    MOVE-6 | derived | all | HVC
      Presenting and dismissing call neither willMove nor didMove.

    MOVE-7 | reported | 26.5 | CAT
      willMove and didMove may be called again with the same parent, so code in them must
      tolerate a repetition.

    MOVE-8 | reported | 11 | SO1
      A page view controller calls didMove on a page after the page's viewDidAppear.

    FLAG-1 | documented | 5– | MSDOC; HVC
      isMovingToParent and isBeingPresented have a meaning only in the appearing callbacks,
      isMovingFromParent and isBeingDismissed only in the disappearing ones.

    FLAG-2 | documented, measured, reported, disputed, unknown | 5– | MSDOC; HVC; SO2; WOC
      Each kind of transition sets exactly the flags that say how a controller comes or goes: a
      push isMovingToParent, a pop isMovingFromParent, a presentation isBeingPresented, a
      dismissal isBeingDismissed, and none on the controller that is covered or uncovered.

    FLAG-3 | reported | all | APPS
      The flags belong to the controller that itself moves: a child of a presented navigation
      controller has none of them and must ask its ancestors.

    FLAG-4 | reported | 10 | WOC
      In the completions of present and dismiss isBeingPresented and isBeingDismissed are false
      again.

    FLAG-5 | reported | 12 | JEKSYS
      In viewWillAppear a window's root at its first display has no flag and no window, while a
      controller uncovered by a pop or a dismissal has no flag but a window.
    """#
  )
}
