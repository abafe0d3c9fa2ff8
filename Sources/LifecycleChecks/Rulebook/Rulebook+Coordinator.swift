// The COORD rules: the transition coordinator.

internal import Lifecycle

extension Rulebook {
  static let coordinator: [Rule] = [
    Rule(
      "COORD-1",
      [.documented],
      on: "7–",
      from: ["HTC"],
      """
      transitionCoordinator is there while a transition of the controller or of an ancestor is in \
      flight and goes after the last callback; a custom container may have none.
      """
    ),
    Rule(
      "COORD-2",
      [.documented, .measured],
      on: "7–",
      from: ["IA", "RNS", "APPS"],
      """
      In viewWillAppear and viewWillDisappear of both sides of an animated transition the \
      coordinator is there and says whether it is interactive.
      """
    ),
    Rule(
      "COORD-3",
      [.documented],
      on: "13–",
      from: ["IA"],
      """
      Animations alongside a transition can be added in viewWillAppear but no longer in \
      viewIsAppearing.
      """
    ),
    Rule(
      "COORD-4",
      [.documented],
      on: "7–",
      from: ["HTC", "TCDOC"],
      """
      The handler for a change of interaction runs before the compensating will callbacks.
      """
    ),
    Rule(
      "COORD-5",
      [.documented],
      on: "7–",
      from: ["HTC"],
      """
      Only an interactive transition can be cancelled, it always ends non-interactively, and \
      initiallyInteractive never changes and implies an animation.
      """
    ),
    Rule(
      "COORD-6",
      [.documented],
      on: "7–",
      from: ["HTC"],
      """
      From iOS 10 the interaction handler may run several times and is kept until the end; before \
      it ran once.
      """
    ),
    Rule(
      "COORD-7",
      [.documented, .reported],
      on: "7–",
      from: ["HTC", "AWFUL"],
      """
      Each completion registered with the coordinator runs exactly once, also after a cancel, then \
      with isCancelled true and after the rewind has settled.
      """
    ),
    Rule(
      "COORD-8",
      [.reported],
      on: "?",
      from: ["HEADERS"],
      """
      The coordinator's completion runs before the new controller's viewDidAppear in an animated \
      push and after it in an unanimated one.
      """
    ),
    Rule(
      "COORD-9",
      [.reported],
      on: "?",
      from: ["APPS"],
      """
      A child of the controller in transition may be told animated false although the navigation \
      transition is interactive.
      """
    ),
    Rule(
      "COORD-10",
      [.reported],
      on: "26",
      from: ["SHEETS"],
      """
      The compensating callbacks of a cancelled dismissal see the same coordinator object as the \
      callbacks before the cancel.
      """
    ),
    Rule(
      "COORD-11",
      [.reported],
      on: "26",
      from: ["SHEETS"],
      """
      A dependable observer registers with the coordinator in viewWillDisappear: it learns of a \
      cancel at the release and of the end in the completion.
      """
    ),
  ]
}
