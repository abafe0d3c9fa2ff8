// The APPEAR rules: viewIsAppearing.

internal import Lifecycle

extension Rulebook {
  static let appear: [Rule] = [
    Rule(
      "APPEAR-1",
      [.documented],
      on: "13–",
      from: ["IA"],
      """
      viewIsAppearing is sent exactly once in every completed appearance, after viewWillAppear and \
      before viewDidAppear, even if no layout is needed.
      """
    ),
    Rule(
      "APPEAR-2",
      [.documented],
      on: "13–",
      from: ["IA", "W23"],
      """
      viewWillAppear and viewIsAppearing of one appearance run in the same transaction, so what \
      both change becomes visible together.
      """
    ),
    Rule(
      "APPEAR-3",
      [.documented, .reported],
      on: "13–",
      from: ["IA", "CAT"],
      """
      In an animated appearance viewDidAppear runs in a later transaction, after the animation; in \
      an unanimated one it may run in the same transaction.
      """
    ),
    Rule(
      "APPEAR-4",
      [.documented, .measured],
      on: "13–",
      from: ["IA", "W23", "CAT", "N17"],
      """
      One controller sees viewWillAppear, then its view is added, laid out by the superview and \
      given its traits, then viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, the \
      animation and viewDidAppear.
      """
    ),
    Rule(
      "APPEAR-5",
      [.reported],
      on: "26.5",
      from: ["CAT"],
      """
      viewIsAppearing comes out of the layout pass of the commit: after the will callbacks of both \
      sides and before viewWillLayoutSubviews.
      """
    ),
    Rule(
      "APPEAR-6",
      [.documented],
      on: "13–",
      from: ["IA"],
      """
      Disappearing has no counterpart to viewIsAppearing.
      """
    ),
    Rule(
      "APPEAR-7",
      [.documented, .measured],
      on: "13–",
      from: ["IA", "HVC", "CAT", "ADO"],
      """
      At viewIsAppearing the traits, the window, the superview chain and the geometry of the \
      controller's own view are valid, but the frames of its subviews are not.
      """
    ),
    Rule(
      "APPEAR-8",
      [.documented],
      on: "13–",
      from: ["IA", "HVC"],
      """
      viewIsAppearing is never called before iOS 13, and from there on wherever the app was built \
      with the iOS 17 SDK.
      """
    ),
    Rule(
      "APPEAR-9",
      [.reported],
      on: "13–15",
      from: ["ADO"],
      """
      On iOS 13 to 15 children of a container may miss viewIsAppearing.
      """
    ),
    Rule(
      "APPEAR-10",
      [.measured],
      on: "13–",
      from: ["CAT", "SUITES"],
      """
      When a container begins and ends a child's appearance outside a window, viewIsAppearing \
      comes inside endAppearanceTransition, directly before viewDidAppear, and promises no valid \
      geometry.
      """
    ),
    Rule(
      "APPEAR-11",
      [.unknown],
      on: "13–",
      from: ["IA"],
      """
      Whether the controller that stays after a cancelled transition gets viewIsAppearing again is \
      open; that it does is the default.
      """
    ),
    Rule(
      "APPEAR-12",
      [.derived],
      on: "13–",
      from: ["IA", "APPEAR-5"],
      """
      An appearance that is abandoned has its viewIsAppearing only if a commit lies between \
      viewWillAppear and viewWillDisappear, and never more than one.
      """
    ),
    Rule(
      "APPEAR-13",
      [.unknown],
      on: "13–",
      from: [],
      """
      Whether a parent's viewIsAppearing comes before its child's is open; parent first is the \
      default because layout runs from the top down.
      """
    ),
    Rule(
      "APPEAR-14",
      [.reported],
      on: "15.0",
      from: ["ADO"],
      """
      On iOS 15.0 the keyboard layout guide is not yet applied at viewIsAppearing.
      """
    ),
    Rule(
      "APPEAR-15",
      [.documented],
      on: "13–",
      from: ["IA"],
      """
      viewWillAppear is the place for the transition coordinator and for registrations that \
      viewDidDisappear undoes; viewIsAppearing is the place for all that needs traits or geometry.
      """
    ),
  ]
}
