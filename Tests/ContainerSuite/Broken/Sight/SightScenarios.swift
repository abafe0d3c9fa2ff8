// The bugs of line 9: what appears is not what can be seen.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let sight: [BrokenContainer] = [
    BrokenContainer(
      9,
      cause: "Hidden tabs appear with the container.",
      invariants: ["INV-54"],
      naming: ["a container hides views"],
      grade: .fragile,
      Scenario("all-tabs", "Tabs that are shown and hidden.") { stage in
        AllTabsController(tabs: (0..<2).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<2) { tabs.select($0) }
      }
    ),
    BrokenContainer(
      9,
      cause: "The neighbour of the page appears though it lies outside of the bounds.",
      invariants: ["INV-54"],
      naming: ["loaded ahead"],
      grade: .fragile,
      Scenario("neighbour", "A page with the next one beside it.") { stage in
        NeighbourController { stage.screen("page \($0)") }
      } operations: { pages, _ in
        Call("turn") { pages.turn() }
      }
    ),
    BrokenContainer(
      9,
      cause: "The panel can be seen and never appears.",
      invariants: ["INV-54", "INV-32"],
      naming: ["a container shows views"],
      grade: .fragile,
      Scenario("silent-panel", "Content with a panel.") { stage in
        SilentPanelController(content: stage.screen("content"), panel: stage.screen("panel"))
      } operations: { container, _ in
        Call("toggle panel") { container.togglePanel() }
      }
    ),
  ]
}
