// The MOVE rules: willMove(toParent:) and didMove(toParent:).

internal import Lifecycle

extension Rulebook {
  static let move: [Rule] = [
    Rule(
      "MOVE-1",
      [.reported],
      on: "~7",
      from: ["ARM1"],
      """
      A pushed controller gets willMove(toParent:) before it is loaded and didMove(toParent:) \
      after its viewDidAppear.
      """
    ),
    Rule(
      "MOVE-2",
      [.reported],
      on: "~7",
      from: ["ARM1"],
      """
      A popped controller gets willMove(toParent: nil) before its viewWillDisappear and \
      didMove(toParent: nil) after its viewDidDisappear.
      """
    ),
    Rule(
      "MOVE-3",
      [.reported],
      on: "7–9",
      from: ["FeatherweightRouter #9"],
      """
      In an interactive pop didMove(toParent: nil) comes only if the pop really finished.
      """
    ),
    Rule(
      "MOVE-4",
      [.unknown],
      on: "7–",
      from: [],
      """
      Which willMove and didMove calls a cancelled interactive pop makes is open, but never \
      didMove(toParent: nil).
      """
    ),
    Rule(
      "MOVE-5",
      [.reported],
      on: "~7",
      from: ["ARM1"],
      """
      Controllers that are covered or uncovered but stay on the stack get no willMove and no \
      didMove.
      """
    ),
    Rule(
      "MOVE-6",
      [.derived],
      on: "all",
      from: ["HVC"],
      """
      Presenting and dismissing call neither willMove nor didMove.
      """
    ),
    Rule(
      "MOVE-7",
      [.reported],
      on: "26.5",
      from: ["CAT"],
      """
      willMove and didMove may be called again with the same parent, so code in them must stand a \
      repetition.
      """
    ),
    Rule(
      "MOVE-8",
      [.reported],
      on: "11",
      from: ["SO1"],
      """
      A page view controller calls didMove on a page after the page's viewDidAppear.
      """
    ),
  ]
}
