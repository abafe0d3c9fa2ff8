// Advice on the invariants of delegates and of whole traces (spec 3.5, 3.6).

extension Advice {
  static let others: [Advice] = [
    Advice(
      43,
      repair: "Do not pair willShow with didShow by hand: a cancelled pop has no didShow. Use the "
        + "coordinator's completion.",
      causes: "an interactive pop was cancelled and didShow was expected",
      "the delegate was changed in mid-transition",
      "the delegate's methods are called by the app itself"
    ),
    Advice(
      45,
      repair: "Call the delegate for the user's actions only.",
      causes: "a container of one's own calls its delegate for programmatic changes too",
      "the change is the user's and was recorded as a call"
    ),
    Advice(
      46,
      repair: "End every transition once: completeTransition, finish or cancel, never two of them.",
      causes: "a gesture both finishes and cancels the transition",
      "a transition is never completed because its animation was removed"
    ),
    Advice(
      47,
      repair: "Call addChild before addSubview and keep the child while its view is shown.",
      causes: "a controller's view is added without addChild",
      "removeFromParent without removeFromSuperview leaves the view behind"
    ),
    Advice(
      48,
      repair: "Start the next transition in the completion of the one before.",
      causes: "a second push, pop or presentation while the first one is animated",
      "a quick double tap on a button that pushes",
      "push in viewWillAppear or in a delegate's willShow"
    ),
    Advice(
      49,
      repair: "Use the scene's and application's notifications for background and foreground; no "
        + "appearance callback comes with them.",
      causes: "the app calls viewWillAppear by hand when it becomes active",
      "a transition was started in a notification's handler"
    ),
    Advice(
      50,
      repair: "Keep the first-call flag in the controller, one for each call site.",
      causes: "the flag is shared between instances",
      "two call sites share one key"
    ),
    Advice(
      51,
      repair: "Start a transition only when none runs, in viewDidAppear or a completion at the "
        + "earliest, and leave appearance callbacks to UIKit.",
      causes: "Unbalanced calls to begin/end appearance transitions: two drivers, or a transition "
        + "that began before the last one had ended",
      "a controller is presented in viewDidLoad or viewWillAppear, or by one that is not on screen",
      "nested push animation: a second push or pop before the first has ended"
    ),
    Advice(
      52,
      repair: "Keep both controllers of a transition until it has ended.",
      causes: "the only reference to a controller is dropped while its transition runs",
      "a container removes a child before it ends the child's transition"
    ),
    Advice(
      53,
      repair: "Read the exception's reason: add children to the parent whose view holds theirs, "
        + "and push each instance once.",
      causes: "UIViewControllerHierarchyInconsistency: a child's view is added under a controller "
        + "that is not its parent",
      "the same instance is pushed twice, or a tab bar controller is pushed",
      "transition(from:to:) with children of different parents"
    ),
  ]
}
