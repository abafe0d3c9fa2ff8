// The CHILD rules: children, added and forwarded to by hand or automatically.

internal import Lifecycle

extension Rulebook {
  static let child: [Rule] = [
    Rule(
      "CHILD-1",
      [.documented],
      on: "5–",
      from: ["HVC", "SQW"],
      """
      addChild calls the child's willMove(toParent:) and sets its parent but does not call \
      didMove, which the container owes after its transition.
      """
    ),
    Rule(
      "CHILD-2",
      [.documented],
      on: "5–",
      from: ["HVC"],
      """
      removeFromParent cuts the link and calls didMove(toParent: nil) but not willMove(toParent: \
      nil), which the container owes before.
      """
    ),
    Rule(
      "CHILD-3",
      [.disputed],
      on: "5–",
      from: ["CAT", "HVC"],
      """
      Inside willMove(toParent:) the child's parent is already set, as measured, although the \
      header says that the call comes before the child is added.
      """
    ),
    Rule(
      "CHILD-4",
      [.reported],
      on: "26.5",
      from: ["CAT"],
      """
      Adding a child correctly to a visible container sends willMove, viewDidLoad, viewWillAppear \
      inside addSubview, didMove, then viewIsAppearing and layout at the commit and viewDidAppear \
      after it.
      """
    ),
    Rule(
      "CHILD-5",
      [.measured],
      on: "11, 26.5",
      from: ["CAT", "SO1"],
      """
      Leaving out didMove(toParent:) does not disturb the appearance callbacks; only the didMove \
      itself is missing.
      """
    ),
    Rule(
      "CHILD-6",
      [.disputed],
      on: "26.5",
      from: ["CAT", "SQW"],
      """
      On Mac Catalyst UIKit repeats a didMove that came before the appearance callback it belongs \
      to; this was not confirmed on iOS.
      """
    ),
    Rule(
      "CHILD-7",
      [.reported],
      on: "26.5",
      from: ["CAT"],
      """
      A child that was added with addChild but whose view is not in the parent's view gets no \
      appearance callback, not even with the parent's later ones.
      """
    ),
    Rule(
      "CHILD-8",
      [.disputed],
      on: "4–",
      from: ["CAT", "CHEN", "Jianshu ad86ca978747", "WOC #2115", "SCH"],
      """
      A controller whose view is added to a visible view without addChild gets viewWillAppear at \
      once and viewIsAppearing and viewDidAppear with the commit, except on iOS 4, where it gets \
      nothing.
      """
    ),
    Rule(
      "CHILD-9",
      [.reported],
      on: "12",
      from: ["CHEN"],
      """
      A view added without addChild inside the owner's viewDidLoad or viewWillAppear never gives \
      its controller a callback.
      """
    ),
    Rule(
      "CHILD-10",
      [.disputed],
      on: "12",
      from: ["CHEN"],
      """
      A view added without addChild between the owner's viewWillAppear and viewDidAppear gives its \
      controller viewWillAppear at once, and its viewDidAppear later or never.
      """
    ),
    Rule(
      "CHILD-11",
      [.measured],
      on: "11–12",
      from: ["CHEN", "SO1"],
      """
      A child added with its view in the parent's viewDidLoad or viewWillAppear gets its \
      appearance callbacks together with the parent's.
      """
    ),
    Rule(
      "CHILD-12",
      [.reported],
      on: "12",
      from: ["CHEN"],
      """
      A child added between the parent's viewWillAppear and viewDidAppear, while the parent's view \
      is in the window, gets viewWillAppear at once and one viewDidAppear together with the \
      parent's.
      """
    ),
    Rule(
      "CHILD-13",
      [.unknown],
      on: "5–",
      from: ["R 12322346"],
      """
      If the parent has had viewWillAppear but its view is in no window yet, whether an added \
      child gets viewWillAppear at once or when the window comes is open; viewDidAppear comes with \
      the parent's.
      """
    ),
    Rule(
      "CHILD-14",
      [.measured],
      on: "6–12",
      from: ["CHEN", "R 14058168"],
      """
      A child whose view is added before addChild, between the parent's viewWillAppear and \
      viewDidAppear, gets viewDidAppear twice.
      """
    ),
    Rule(
      "CHILD-15",
      [.measured],
      on: "all",
      from: ["SQW"],
      """
      Adding or swapping children of a parent that is not loaded or in no window calls only \
      willMove and didMove, and loads a view where it is touched.
      """
    ),
    Rule(
      "CHILD-16",
      [.reported, .derived],
      on: "all",
      from: ["Jianshu ad86ca978747", "CAT"],
      """
      Removing a child's view from a visible container sends viewWillDisappear at once and \
      viewDidDisappear after the commit, so a correct removal sends willMove(toParent: nil), \
      viewWillDisappear, didMove(toParent: nil), viewDidDisappear.
      """
    ),
    Rule(
      "CHILD-17",
      [.reported],
      on: "7–",
      from: ["STACKS", "CHEN"],
      """
      UIKit runs a parent's own callback before it forwards to the children that are in its view \
      at that moment, with the parent's animated flag; one re-implementation forwards to the \
      children first.
      """
    ),
    Rule(
      "CHILD-18",
      [.reported],
      on: "7–",
      from: ["STACKS"],
      """
      Navigation, tab, page and split controllers forward from inside their own implementation, so \
      a subclass that does not call super silences its children.
      """
    ),
    Rule(
      "CHILD-19",
      [.measured],
      on: "6–",
      from: ["CAT", "SQM"],
      """
      Children of a container that forwards by hand get appearance callbacks only from \
      beginAppearanceTransition, which sends the will, and endAppearanceTransition, which sends \
      the did.
      """
    ),
    Rule(
      "CHILD-20",
      [.measured, .documented, .reported, .unknown],
      on: "5–",
      from: ["SQM", "HVC", "QMUI"],
      """
      What beginAppearanceTransition and endAppearanceTransition send follows from the child's \
      state, the direction and how many calls are open.
      """
    ),
    Rule(
      "CHILD-21",
      [.documented],
      on: "5–",
      from: ["HVC", "CAT"],
      """
      beginAppearanceTransition and endAppearanceTransition reach the shown descendants of a \
      controller that forwards automatically; calling a callback by hand does not.
      """
    ),
    Rule(
      "CHILD-22",
      [.documented, .unknown],
      on: "5–",
      from: ["HVC", "QMUI"],
      """
      Calls of beginAppearanceTransition in the same direction nest and the did callback comes \
      with the last matching endAppearanceTransition; how they are counted is open.
      """
    ),
    Rule(
      "CHILD-23",
      [.measured],
      on: "7–",
      from: ["SQM", "HILL"],
      """
      Beginning in the other direction while a transition is open cancels it, and one \
      endAppearanceTransition then ends it: true, false, end sends viewWillAppear, \
      viewWillDisappear, viewDidDisappear.
      """
    ),
    Rule(
      "CHILD-24",
      [.measured],
      on: "all",
      from: ["RZUtils #117", "Parchment #373"],
      """
      An endAppearanceTransition with nothing open, also when the begin was called on another \
      controller, logs unbalanced appearance calls.
      """
    ),
    Rule(
      "CHILD-25",
      [.measured],
      on: "13–",
      from: ["SQW"],
      """
      The callback order of a swap of children forwarded by hand is the order of the container's \
      own calls, and the recommended order gives each child each callback once.
      """
    ),
    Rule(
      "CHILD-26",
      [.measured],
      on: "5–",
      from: ["XLPagerTabStrip #189", "PageMenu #516"],
      """
      Forwarding by hand in a container that also forwards automatically doubles the callbacks.
      """
    ),
    Rule(
      "CHILD-27",
      [.measured, .derived],
      on: "13–",
      from: ["SQW"],
      """
      An open beginAppearanceTransition on a child suppresses the callbacks that inserting or \
      removing its view would send, so each comes once.
      """
    ),
    Rule(
      "CHILD-28",
      [.reported],
      on: "13",
      from: ["NYTPhotoViewer #284"],
      """
      beginAppearanceTransition on a controller that is not one's child, such as the presenter in \
      an animator, is carried out and spoils later interactive pops.
      """
    ),
    Rule(
      "CHILD-29",
      [.documented],
      on: "5–",
      from: ["HVC"],
      """
      A child whose view enters a view that belongs to a controller other than its parent raises \
      UIViewControllerHierarchyInconsistency.
      """
    ),
    Rule(
      "CHILD-30",
      [.documented],
      on: "5–",
      from: ["HVC"],
      """
      addChild of a controller that has another parent first removes it from that one, which sends \
      didMove(toParent: nil) before the new willMove.
      """
    ),
    Rule(
      "CHILD-31",
      [.documented, .unknown],
      on: "5–",
      from: ["HVC"],
      """
      transition(from:to:) swaps the two views and sends the appearance callbacks itself, raises \
      an exception if a parent differs or forwards by hand, and leaves addChild, willMove, didMove \
      and removeFromParent to the container.
      """
    ),
    Rule(
      "CHILD-32",
      [.reported],
      on: "all",
      from: ["SQM"],
      """
      The state a nested child should be in is the lesser of what its container wants for it and \
      the container's own state.
      """
    ),
    Rule(
      "CHILD-33",
      [.unknown],
      on: "all",
      from: [],
      """
      What removeFromParent sends while the child's view stays in place is open; by default \
      nothing.
      """
    ),
    Rule(
      "CHILD-34",
      [.reported],
      on: "5–",
      from: ["AKINTO", "R 17707286"],
      """
      A child that covers a sibling sends the sibling nothing, and a child inside a hidden view \
      gets its normal callbacks.
      """
    ),
    Rule(
      "CHILD-35",
      [.reported],
      on: "26.5",
      from: ["CAT"],
      """
      A controller whose view was added without addChild is owned by nobody and is released after \
      its viewDidAppear, while its view stays with dead actions.
      """
    ),
    Rule(
      "CHILD-36",
      [.reported],
      on: "6–",
      from: ["BAM"],
      """
      For an embed segue the child is created and prepare(for:sender:) runs before the parent's \
      viewDidLoad, and the child is added in time to appear with the parent.
      """
    ),
    Rule(
      "CHILD-37",
      [.unknown],
      on: "all",
      from: [],
      """
      What a second addChild with the same parent does is open; by default nothing.
      """
    ),
    Rule(
      "CHILD-38",
      [.derived],
      on: "all",
      from: ["HVC"],
      """
      A controller is kept alive by its parent's children, and one removed in mid-transition lives \
      until the transition ends.
      """
    ),
    Rule(
      "CHILD-39",
      [.unknown],
      on: "all",
      from: [],
      """
      What happens when a container is covered, switched away or dismissed while its own \
      transition is open is open; by default forwarding goes to the controller that is current \
      after that transition.
      """
    ),
  ]
}
