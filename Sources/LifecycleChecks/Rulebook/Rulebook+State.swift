// The STATE rules: the states of one controller.

internal import Lifecycle

extension Rulebook {
  static let state: [Rule] = [
    Rule(
      "STATE-1",
      [.measured],
      on: "5–",
      from: ["SQM", "STACKS"],
      """
      At every moment a controller is in exactly one of four states: disappeared, appearing, \
      appeared or disappearing.
      """
    ),
    Rule(
      "STATE-2",
      [.measured, .documented],
      on: "5–",
      from: ["SQM", "NAIR", "HTC"],
      """
      viewWillAppear leads from disappeared or disappearing to appearing, viewDidAppear from \
      appearing to appeared, viewWillDisappear from appearing or appeared to disappearing, \
      viewDidDisappear from disappearing to disappeared, and viewIsAppearing changes no state.
      """
    ),
    Rule(
      "STATE-3",
      [.measured],
      on: "7–",
      from: ["SQM", "NAIR"],
      """
      A controller that never fully appeared may be sent viewWillAppear, viewWillDisappear, \
      viewDidDisappear, and one that never fully left may be sent viewWillDisappear, \
      viewWillAppear, viewDidAppear.
      """
    ),
    Rule(
      "STATE-4",
      [.measured],
      on: "7–",
      from: ["SQM"],
      """
      A container that brings a child from one appearance state to another sends the shortest \
      legal sequence of callbacks between the two.
      """
    ),
    Rule(
      "STATE-5",
      [.measured],
      on: "all",
      from: ["REPORTS", "R 12322346", "R 35972275", "R 34186209"],
      """
      The same appearance callback twice in a row, a viewDidAppear without viewWillAppear or a \
      viewDidDisappear without viewWillDisappear is a fault of the container.
      """
    ),
    Rule(
      "STATE-6",
      [.documented, .measured],
      on: "all",
      from: ["HVC", "CAT", "R 35972275"],
      """
      Reading view loads it if needed (loadView, then viewDidLoad), isViewLoaded and viewIfLoaded \
      never load, and viewDidLoad precedes the first appearance callback.
      """
    ),
    Rule(
      "STATE-7",
      [.documented, .reported],
      on: "all",
      from: ["HVC", "CAT"],
      """
      viewDidLoad runs once per loaded view: after view = nil the next access loads again, \
      assigning another view does not, and only iOS 5 and earlier unload views on a memory \
      warning.
      """
    ),
    Rule(
      "STATE-8",
      [.reported],
      on: "26.5",
      from: ["CAT", "HVC"],
      """
      An override of loadView need not call super but must assign a view; if it does not, \
      viewDidLoad still runs with no view, and touching view there recurses until the stack \
      overflows.
      """
    ),
    Rule(
      "STATE-9",
      [.measured, .derived],
      on: "all",
      from: ["REPORTS"],
      """
      UIKit logs "Unbalanced calls to begin/end appearance transitions" when an end finds nothing \
      open, when a transition starts on a controller that another driver is making appear, or when \
      one navigation transition starts inside another.
      """
    ),
    Rule(
      "STATE-10",
      [.documented, .reported],
      on: "5–",
      from: ["HVC", "LNPopupController #521"],
      """
      Calling an appearance callback by hand runs the override and nothing else: UIKit's own state \
      stays as it is, no child is told, and newer versions log that this is not supported.
      """
    ),
    Rule(
      "STATE-11",
      [.reported, .derived],
      on: "all",
      from: ["R 18246020"],
      """
      viewDidAppear and viewDidDisappear carry the animated flag of the will callback before them, \
      and viewIsAppearing that of its viewWillAppear.
      """
    ),
    Rule(
      "STATE-12",
      [.measured],
      on: "all",
      from: ["NAIR", "CAT"],
      """
      In every kind of transition the old controller's viewWillDisappear comes before the new \
      one's viewDidAppear and the new one's viewWillAppear before the old one's viewDidDisappear; \
      all else is up to the container.
      """
    ),
    Rule(
      "STATE-13",
      [.documented],
      on: "all",
      from: ["IA", "DA", "HVC"],
      """
      Overrides of the appearance callbacks, willMove and didMove must call super exactly once, \
      updateViewConstraints too unless it updates the view's constraints itself, loadView may, and \
      for viewDidLoad and the two layout callbacks it makes no difference.
      """
    ),
    Rule(
      "STATE-14",
      [.measured],
      on: "all",
      from: ["YAG", "N17", "CAT"],
      """
      Rotation, a change of size, going to the background and back, a memory warning, the keyboard \
      and a sibling that covers the view send no appearance callback.
      """
    ),
    Rule(
      "STATE-15",
      [.reported],
      on: "17, 26",
      from: ["CAT", "N17"],
      """
      UIKit keeps the controllers of a transition alive until it ends: a popped one is released \
      after both did callbacks, a dismissed one after the dismissal's completion, and one replaced \
      by an unanimated setViewControllers inside the call.
      """
    ),
    Rule(
      "STATE-16",
      [.reported],
      on: "6–",
      from: ["CAT"],
      """
      didReceiveMemoryWarning reaches every controller of the tree, visible or not, unloads no \
      view, and is not triggered by posting the notification by hand.
      """
    ),
    Rule(
      "STATE-17",
      [.unknown, .derived],
      on: "all",
      from: [],
      """
      A viewWillAppear that is due on a controller whose view is not loaded loads it first, and \
      beginAppearanceTransition(true) is taken to do the same.
      """
    ),
  ]
}
