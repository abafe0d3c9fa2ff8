// The bugs of line 2: begin and end that do not belong together.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let unbalanced: [BrokenContainer] = [
    BrokenContainer(
      2,
      cause: "Begin is sent twice, when a tab is prepared and when it is shown.",
      invariants: ["INV-20", "INV-15"],
      naming: ["beginAppearanceTransition is called twice"],
      Scenario("eager-tabs", "Tabs that are prepared.") { stage in
        EagerTabsController(tabs: (0..<2).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<2) { tabs.select($0) }
      }
    ),
    BrokenContainer(
      2,
      cause: "Begin is sent in the appearing direction when the hint goes.",
      invariants: ["INV-1", "INV-2", "INV-16", "INV-34"],
      naming: ["begins an appearance of a child that has appeared"],
      Scenario("hint", "A hint over content.") { stage in
        HintController(content: stage.screen("content"), hint: stage.screen("hint"))
      } operations: { container, _ in
        Call("show") { container.setHint(visible: true) }
        Call("hide") { container.setHint(visible: false) }
      }
    ),
    BrokenContainer(
      2,
      cause: "Without an animation, no end follows the begin.",
      invariants: ["INV-20", "INV-15", "INV-16", "INV-29"],
      naming: ["a branch without an animation"],
      Scenario("accessory", "An accessory that comes and goes.") { stage in
        AccessoryController(
          content: stage.screen("content"),
          accessory: stage.screen("accessory")
        )
      } operations: { container, _ in
        Call("show") { container.setAccessory(visible: true, animated: true) }
        Call("hide") { container.setAccessory(visible: false, animated: true) }
        Call("show at once") { container.setAccessory(visible: true, animated: false) }
        Call("hide at once") { container.setAccessory(visible: false, animated: false) }
      }
    ),
  ]
}
