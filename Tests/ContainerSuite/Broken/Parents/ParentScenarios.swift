// The bugs of line 7: children without a parent, and moves in the wrong order.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let parents: [BrokenContainer] = [
    BrokenContainer(
      7,
      cause: "Begin is sent before addChild.",
      invariants: ["INV-20"],
      naming: ["begin is called before addChild"],
      Scenario("early-begin", "A container of one child.") { stage in
        EarlyBeginController(stage.screen("first"))
      } operations: { container, stage in
        Call("show") { container.show(stage.screen("next")) }
      }
    ),
    BrokenContainer(
      7,
      cause: "willMove(toParent: nil) comes after the removal, and didMove twice.",
      invariants: ["INV-35"],
      naming: [
        "willMove(toParent: nil) is missing before removeFromParent",
        "calls a method that addChild or removeFromParent calls",
      ],
      Scenario("late-move", "A container of one child.") { _ in
        LateMoveController()
      } operations: { container, stage in
        Call("show") { container.show(stage.screen("next")) }
      }
    ),
    BrokenContainer(
      7,
      cause: "A view is in the window whose controller is no child of any other.",
      invariants: ["INV-47"],
      naming: ["view is added without addChild"],
      Scenario("orphan-view", "Widgets on a board.") { _ in
        OrphanViewController()
      } operations: { container, stage in
        Call("add widget") { container.addWidget(stage.screen("widget")) }
      }
    ),
  ]
}
