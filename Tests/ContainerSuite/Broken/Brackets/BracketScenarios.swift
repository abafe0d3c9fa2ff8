// The bugs of line 10: a selection while the container appears leaves a bracket open.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let brackets: [BrokenContainer] = [
    BrokenContainer(
      10,
      cause: "A selection between the container's will and did ends the new tab twice.",
      invariants: ["INV-20", "INV-29", "INV-15"],
      naming: ["called twice for one beginAppearanceTransition"],
      Scenario("hurried-tabs", "Tabs that ask for the window only.") { stage in
        HurriedTabsController(tabs: (0..<2).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<2) { tabs.select($0) }
      }
    ),
    BrokenContainer(
      10,
      cause: "A selection that is restored at launch is begun before the container appears.",
      invariants: ["INV-20", "INV-29", "INV-15", "INV-2", "INV-1"],
      naming: ["beginAppearanceTransition is called twice"],
      Scenario("restoring", "Places, one of which is restored.") { stage in
        RestoringController(places: (0..<2).map { stage.screen("place \($0)") })
      } operations: { container, _ in
        Call("restore", 0..<2) { container.restore($0) }
      }
    ),
    BrokenContainer(
      10,
      cause: "A jump while the container appears leaves the old page's bracket open.",
      invariants: ["INV-20", "INV-15", "INV-30"],
      naming: ["begin was called on one controller and end on another", "returns without calling"],
      Scenario("jumping-pager", "Pages that are shown and hidden.") { stage in
        JumpingPager(pages: (0..<2).map { stage.screen("page \($0)") })
      } operations: { pager, _ in
        Call("jump", 0..<2) { pager.jump(to: $0) }
      }
    ),
  ]
}
