// The STATEAT rules: what is valid in which callback.

internal import Lifecycle

extension Rulebook {
  static let stateAt: [Rule] = [
    Rule(
      "STATEAT-1",
      [.documented, .reported, .measured],
      on: "5–",
      from: ["ADO", "IA", "HVC", "CAT"],
      """
      For each callback it is fixed whether window, superview, traits, safe area, own frame and \
      subviews' frames are valid: none at loadView, all of the own view's at viewIsAppearing, \
      direct subviews' after viewDidLayoutSubviews, all at viewDidAppear.
      """
    ),
    Rule(
      "STATEAT-2",
      [.derived],
      on: "5–",
      from: ["STATEAT-1"],
      """
      On a later appearance traits, geometry and subviews' frames may already be valid in \
      viewWillAppear.
      """
    ),
    Rule(
      "STATEAT-3",
      [.disputed],
      on: "5–",
      from: ["IA", "ADO", "CAT"],
      """
      In viewWillAppear the superview may or may not be there and the frame may or may not be \
      final, because the sources disagree.
      """
    ),
    Rule(
      "STATEAT-4",
      [.reported],
      on: "5–",
      from: ["WOC"],
      """
      All moves of a covered presenter's view between windows and superviews are over when the \
      presented controller gets viewDidAppear.
      """
    ),
    Rule(
      "STATEAT-5",
      [.derived],
      on: "5–",
      from: ["APPEAR-10"],
      """
      Between beginAppearanceTransition and endAppearanceTransition outside a window there is \
      neither window nor superview in any callback.
      """
    ),
    Rule(
      "STATEAT-6",
      [.derived],
      on: "5–",
      from: ["MODAL-12"],
      """
      In viewDidDisappear the window is nil if the view left it, and may be there for a sheet that \
      is still in the tree.
      """
    ),
  ]
}
