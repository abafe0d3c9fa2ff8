// The SPLIT rules: UISplitViewController.

internal import Lifecycle

extension Rulebook {
  static let split: [Rule] = [
    Rule(
      "SPLIT-1",
      [.derived],
      on: "8–",
      from: ["R 29824842"],
      """
      When an expanded split view controller is first displayed every column on screen appears \
      with it and hidden columns do not.
      """
    ),
    Rule(
      "SPLIT-2",
      [.unknown],
      on: "14–",
      from: ["RNS PR #4696"],
      """
      Showing or hiding a column gives its controller a balanced appearance or disappearance and \
      the other columns nothing.
      """
    ),
    Rule(
      "SPLIT-3",
      [.reported],
      on: "14–",
      from: ["RNS PR #4696"],
      """
      Setting preferredDisplayMode outside an animation changes the layout at once, show and hide \
      of a column animate, and the column style wraps each column in a navigation controller.
      """
    ),
    Rule(
      "SPLIT-4",
      [.unknown],
      on: "8–",
      from: [],
      """
      In an expanded split view controller showDetailViewController lets the old detail leave and \
      the new one appear, in an order that is open.
      """
    ),
    Rule(
      "SPLIT-5",
      [.unknown],
      on: "8–",
      from: [],
      """
      What a collapse or an expansion sends is open; by default controllers visible before and \
      after hear nothing and the others appear or disappear.
      """
    ),
    Rule(
      "SPLIT-6",
      [.reported],
      on: "8–12",
      from: ["QUIRK-5", "QUIRK-7", "QUIRK-8", "QUIRK-11", "QUIRK-12"],
      """
      Several versions have defects of the split view controller of their own, each kept as a \
      quirk that can be switched on.
      """
    ),
  ]
}
