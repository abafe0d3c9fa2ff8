// The NAV rules: UINavigationController.

internal import Lifecycle

extension Rulebook {
  static let navigation: [Rule] = [
    Rule(
      "NAV-1",
      [.measured],
      on: "5–",
      from: ["READKE", "VAST", "CAT", "N17", "NJP", "NAIR"],
      """
      A push, animated or not, sends viewWillDisappear to the covered controller, viewWillAppear \
      to the new one, viewDidDisappear to the covered one and viewDidAppear to the new one, in \
      this order.
      """
    ),
    Rule(
      "NAV-2",
      [.measured],
      on: "5–",
      from: ["READKE", "VAST", "CAT", "N17", "NJP", "NAIR"],
      """
      A pop by button or call, animated or not, sends viewWillDisappear to the controller that \
      leaves, viewWillAppear to the uncovered one, viewDidDisappear to the first and viewDidAppear \
      to the second.
      """
    ),
    Rule(
      "NAV-3",
      [.measured],
      on: "7–",
      from: ["NAIR", "SO2"],
      """
      An interactive pop that is finished sends the callbacks of an ordinary pop in the same \
      order.
      """
    ),
    Rule(
      "NAV-4",
      [.disputed],
      on: "7–",
      from: ["NAIR", "SO2", "HTC", "NJP"],
      """
      An interactive pop that is cancelled first sends the two will callbacks of a pop and after \
      the release viewWillDisappear and viewDidDisappear to the lower controller, then \
      viewWillAppear and viewDidAppear to the top one, which stays; other orders are disputed.
      """
    ),
    Rule(
      "NAV-5",
      [.documented],
      on: "7–",
      from: ["HTC", "TCDOC"],
      """
      After the release of a cancelled pop the interaction-change handler runs first, then the \
      compensating viewWillDisappear of the lower and viewWillAppear of the top controller.
      """
    ),
    Rule(
      "NAV-6",
      [.reported],
      on: "26.5",
      from: ["CAT"],
      """
      A push or pop changes viewControllers and returns at once, while the callbacks start in the \
      navigation view's next layout pass.
      """
    ),
    Rule(
      "NAV-7",
      [.measured],
      on: "26.5",
      from: ["CAT", "Jianshu ff7ded05242d"],
      """
      An unanimated push or pop starts, lays out and ends in one commit.
      """
    ),
    Rule(
      "NAV-8",
      [.reported],
      on: "17–",
      from: ["N17"],
      """
      A pop over several levels involves only the old top and the target; the controllers between \
      get no appearance callback and are released.
      """
    ),
    Rule(
      "NAV-9",
      [.reported],
      on: "–17",
      from: ["QMUI"],
      """
      Right after a pop over several levels or a setViewControllers from depth three or more, \
      viewControllers reads old top and target until the navigation view lays out.
      """
    ),
    Rule(
      "NAV-10",
      [.reported],
      on: "all",
      from: ["QMUI", "CAT"],
      """
      setViewControllers with the same top sends no appearance callback; otherwise only the old \
      and the new top take part, in pop order if the new top was on the stack and else in push \
      order.
      """
    ),
    Rule(
      "NAV-11",
      [.documented],
      on: "all",
      from: ["NAVDOC", "QMUI"],
      """
      A pop with one controller on the stack does nothing and returns nil, and pushing a \
      controller that is already on the stack, or a tab bar controller, raises an exception.
      """
    ),
    Rule(
      "NAV-12",
      [.disputed],
      on: "4–",
      from: ["REPORTS", "QMUI"],
      """
      A second push or pop during an animated one starts inside it on old versions and waits for \
      its end on newer ones; the sources contradict each other.
      """
    ),
    Rule(
      "NAV-13",
      [.measured],
      on: "4–13",
      from: ["ChatSecure #597", "Cobalt #18", "Hero #638"],
      """
      A nested push or pop logs that it can corrupt the navigation bar, then that a transition \
      finished in an unexpected state, and often an unbalanced appearance transition.
      """
    ),
    Rule(
      "NAV-14",
      [.unknown],
      on: "4–13",
      from: [],
      """
      What the controller skipped by two overlapping animated pushes hears is open; that it hears \
      nothing is the default.
      """
    ),
    Rule(
      "NAV-15",
      [.reported],
      on: "–17",
      from: ["QMUI"],
      """
      While the navigation view is in no window the stack changes without appearance callbacks and \
      without loading, and when the navigation controller appears its current top appears with it.
      """
    ),
    Rule(
      "NAV-16",
      [.measured],
      on: "5–",
      from: ["CAT", "VAST"],
      """
      When a navigation controller is first displayed its root is loaded and hears viewWillAppear, \
      viewIsAppearing, layout and viewDidAppear by forwarding.
      """
    ),
    Rule(
      "NAV-17",
      [.unknown],
      on: "7–",
      from: [],
      """
      Whether viewControllers lacks the leaving controller during an interactive pop is open; \
      after a cancel the stack is as before.
      """
    ),
    Rule(
      "NAV-18",
      [.derived],
      on: "7–",
      from: ["HTC"],
      """
      An interactive push that is cancelled sends the compensating callbacks of a cancelled pop \
      with the roles exchanged, and the new controller is not on the stack.
      """
    ),
    Rule(
      "NAV-19",
      [.reported],
      on: "–17",
      from: ["QMUI"],
      """
      A pop whose call returned nil starts no transition, so a coordinator completion registered \
      for it never runs.
      """
    ),
  ]
}
