// The FLAG rules: the four flags.

internal import Lifecycle

extension Rulebook {
  static let flag: [Rule] = [
    Rule(
      "FLAG-1",
      [.documented],
      on: "5–",
      from: ["MSDOC", "HVC"],
      """
      isMovingToParent and isBeingPresented have a meaning only in the appearing callbacks, \
      isMovingFromParent and isBeingDismissed only in the disappearing ones.
      """
    ),
    Rule(
      "FLAG-2",
      [.documented, .measured, .reported, .disputed, .unknown],
      on: "5–",
      from: ["MSDOC", "HVC", "SO2", "WOC"],
      """
      Each kind of transition sets exactly the flags that say how a controller comes or goes: a \
      push isMovingToParent, a pop isMovingFromParent, a presentation isBeingPresented, a \
      dismissal isBeingDismissed, and none on the controller that is covered or uncovered.
      """
    ),
    Rule(
      "FLAG-3",
      [.reported],
      on: "all",
      from: ["APPS"],
      """
      The flags belong to the controller that itself moves: a child of a presented navigation \
      controller has none of them and must ask its ancestors.
      """
    ),
    Rule(
      "FLAG-4",
      [.reported],
      on: "10",
      from: ["WOC"],
      """
      In the completions of present and dismiss isBeingPresented and isBeingDismissed are false \
      again.
      """
    ),
    Rule(
      "FLAG-5",
      [.reported],
      on: "12",
      from: ["JEKSYS"],
      """
      In viewWillAppear a window's root at its first display has no flag and no window, while a \
      controller uncovered by a pop or a dismissal has no flag but a window.
      """
    ),
  ]
}
