// The bugs of line 1: the old child receives no callback of disappearing.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let untold: [BrokenContainer] = [
    BrokenContainer(
      1,
      cause: "The replaced document is cached without begin and end.",
      invariants: ["INV-34", "INV-16"],
      naming: [
        "taken out of its window without a disappearance",
        "removes a child without sending",
      ],
      Scenario("document-cache", "Documents that are cached.") { stage in
        DocumentCacheController(stage.screen("first"))
      } operations: { container, stage in
        Call("open") { container.open(stage.screen("document")) }
      }
    ),
    BrokenContainer(
      1,
      cause: "A popped card is removed without begin and end.",
      invariants: ["INV-34", "INV-16"],
      naming: [
        "removes a child without sending",
        "taken out of its window without a disappearance",
      ],
      Scenario("card-pile", "A stack of cards.") { stage in
        CardPileController(bottom: stage.screen("bottom"))
      } operations: { pile, stage in
        Call("push") { pile.push(stage.screen("card")) }
        Call("pop") { pile.pop() }
      }
    ),
    BrokenContainer(
      1,
      cause: "An open drawer that is exchanged is removed without begin and end.",
      invariants: ["INV-34", "INV-16"],
      naming: [
        "removes a child without sending",
        "taken out of its window without a disappearance",
      ],
      Scenario("swapped-drawer", "A drawer that is exchanged.") { stage in
        SwappedDrawerController(
          content: stage.screen("content"),
          drawer: stage.screen("drawer")
        )
      } operations: { container, stage in
        Call("toggle") { container.toggle() }
        Call("set drawer") { container.setDrawer(stage.screen("drawer")) }
      }
    ),
  ]
}
