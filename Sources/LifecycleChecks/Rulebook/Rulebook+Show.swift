// The SHOW rules: show, segues and unwinding.

internal import Lifecycle

extension Rulebook {
  static let show: [Rule] = [
    Rule(
      "SHOW-1",
      [.documented],
      on: "all",
      from: ["SHOWDOC"],
      """
      A controller is displayed by a segue, by embedding or by a direct call, and its lifecycle is \
      the same for all three.
      """
    ),
    Rule(
      "SHOW-2",
      [.documented],
      on: "8–",
      from: ["SHOWDOC", "HVC"],
      """
      show(_:sender:) calls show on the target that targetViewController(forAction:sender:) finds, \
      and presents from the receiver if there is none.
      """
    ),
    Rule(
      "SHOW-3",
      [.documented],
      on: "8–",
      from: ["HVC"],
      """
      targetViewController(forAction:sender:) finds the receiver or the nearest ancestor that can \
      perform the action and overrides UIViewController's implementation.
      """
    ),
    Rule(
      "SHOW-4",
      [.documented],
      on: "8–",
      from: ["SHOWDOC"],
      """
      A navigation controller answers show by an animated push; a custom container takes part only \
      if it implements show or showDetailViewController.
      """
    ),
    Rule(
      "SHOW-5",
      [.documented],
      on: "8–",
      from: ["HSV"],
      """
      showDetailViewController looks for a target in the same way; a split view controller sets \
      its detail in regular width and passes show on to a column, or presents full screen, in \
      compact width.
      """
    ),
    Rule(
      "SHOW-6",
      [.documented],
      on: "8–",
      from: ["SHOWDOC"],
      """
      If no controller handles show or showDetailViewController the result is a modal presentation \
      with the defaults.
      """
    ),
    Rule(
      "SHOW-7",
      [.documented, .measured],
      on: "5–",
      from: ["HVC", "SHOWDOC", "YAG"],
      """
      A segue asks shouldPerformSegue only if the user triggered it, creates the destination, \
      calls prepare(for:sender:) before the destination's view is loaded, and then runs the \
      transition.
      """
    ),
    Rule(
      "SHOW-8",
      [.documented],
      on: "all",
      from: ["SHOWDOC"],
      """
      Closing must fit how a controller was shown: dismiss what was presented, pop what was \
      pushed, use the container's own calls otherwise.
      """
    ),
    Rule(
      "SHOW-9",
      [.documented],
      on: "all",
      from: ["SHOWDOC"],
      """
      Content is set up, replaced and removed through the container's own interface.
      """
    ),
    Rule(
      "SHOW-10",
      [.documented],
      on: "all",
      from: ["SHOWDOC"],
      """
      Full-screen styles replace the content, sheets may leave part of it visible, and the \
      effective style depends on the trait environment.
      """
    ),
    Rule(
      "SHOW-11",
      [.documented],
      on: "all",
      from: ["SHOWDOC"],
      """
      A navigation controller places the new child off-screen and then animates it in.
      """
    ),
    Rule(
      "SHOW-12",
      [.documented],
      on: "6–",
      from: ["TN2298", "HVC"],
      """
      An unwind finds its destination, calls the source's prepare(for:sender:), then the \
      destination's unwind action, and then each container on the path makes its transition.
      """
    ),
    Rule(
      "SHOW-13",
      [.measured],
      on: "12.2",
      from: ["YAG"],
      """
      Unwinding a full-screen presentation calls prepare(for:sender:) on the source and the unwind \
      action on the destination, then sends the callbacks of a dismissal and a last layout of the \
      presenter.
      """
    ),
    Rule(
      "SHOW-14",
      [.documented],
      on: "8–",
      from: ["HVC"],
      """
      A split view controller that collapses or expands posts \
      showDetailTargetDidChangeNotification.
      """
    ),
  ]
}
