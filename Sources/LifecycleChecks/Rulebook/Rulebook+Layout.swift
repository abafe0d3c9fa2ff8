// The LAYOUT rules: layout passes.

internal import Lifecycle

extension Rulebook {
  static let layout: [Rule] = [
    Rule(
      "LAYOUT-1",
      [.documented],
      on: "5–",
      from: ["HVC"],
      """
      viewWillLayoutSubviews and viewDidLayoutSubviews of one controller alternate, while \
      different controllers may nest or follow each other.
      """
    ),
    Rule(
      "LAYOUT-2",
      [.documented],
      on: "5–",
      from: ["IA"],
      """
      The layout callbacks run whenever the view lays out: any number of times in a transition and \
      at any time while it is visible.
      """
    ),
    Rule(
      "LAYOUT-3",
      [.documented, .measured],
      on: "5–",
      from: ["IA", "N17", "CAT", "QMUI"],
      """
      In a first appearance no viewWillLayoutSubviews comes before viewWillAppear, and from iOS 13 \
      none before viewIsAppearing, unless layout was forced.
      """
    ),
    Rule(
      "LAYOUT-4",
      [.measured, .documented],
      on: "5–",
      from: ["CAT", "YAG", "NJP", "N17", "IA"],
      """
      The number of layout passes before viewDidAppear is not promised; two were measured for a \
      window's root, one for an animated push and none for an unanimated one.
      """
    ),
    Rule(
      "LAYOUT-5",
      [.measured],
      on: "all",
      from: ["CAT", "Jianshu ff7ded05242d"],
      """
      In an unanimated push viewDidAppear comes before the first layout pass.
      """
    ),
    Rule(
      "LAYOUT-6",
      [.disputed],
      on: "5–",
      from: ["NJP", "READKE", "N17", "CAT"],
      """
      The controller uncovered by a pop lays out between its viewWillAppear and the did callbacks \
      only if it needs to; the logs disagree.
      """
    ),
    Rule(
      "LAYOUT-7",
      [.reported],
      on: "12.2",
      from: ["YAG"],
      """
      A full-screen presentation may give the presenter a layout pass between two passes of the \
      presented controller.
      """
    ),
    Rule(
      "LAYOUT-8",
      [.reported],
      on: "12.2",
      from: ["YAG"],
      """
      A dismissal lays the presenter out between its viewWillAppear and viewDidAppear, and once \
      more after the dismissed controller is released.
      """
    ),
    Rule(
      "LAYOUT-9",
      [.measured],
      on: "8–",
      from: ["YAG", "FURTHER"],
      """
      A rotation sends viewWillTransition(to:with:) and then one or two layout passes.
      """
    ),
    Rule(
      "LAYOUT-10",
      [.disputed],
      on: "12, 17",
      from: ["YAG", "N17"],
      """
      Going to the background lays nothing out on iOS 12 and lays out twice for the snapshots on \
      iOS 17.
      """
    ),
    Rule(
      "LAYOUT-11",
      [.reported, .measured],
      on: "all",
      from: ["ADO", "CAT"],
      """
      The frames of direct subviews are valid after viewDidLayoutSubviews and those of deeper \
      views at viewDidAppear.
      """
    ),
    Rule(
      "LAYOUT-12",
      [.reported],
      on: "6–",
      from: ["ADO", "ARM1"],
      """
      updateViewConstraints runs only if constraints need an update: between viewWillAppear and \
      viewIsAppearing or the layout pass, and perhaps again after viewDidAppear.
      """
    ),
  ]
}
