// The bugs of line 8: a page disappears although it is chosen again and stays.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let chosen: [BrokenContainer] = [
    BrokenContainer(
      8,
      cause: "A tab that is selected again disappears, and stays in the window.",
      invariants: ["INV-1", "INV-29", "INV-32"],
      naming: ["chosen again"],
      Scenario("same-tab", "Tabs that can be selected again.") { stage in
        SameTabController(tabs: (0..<2).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<2) { tabs.select($0) }
      }
    ),
    BrokenContainer(
      8,
      cause: "A page that is chosen again while it fades out receives viewDidDisappear.",
      invariants: ["INV-20", "INV-15", "INV-32", "INV-1"],
      naming: ["an old completion", "called twice for one beginAppearanceTransition"],
      Scenario("rechosen-page", "Pages that fade.") { stage in
        RechosenPageController(pages: (0..<3).map { stage.screen("page \($0)") })
      } operations: { pages, _ in
        Call("choose", 0..<3) { pages.choose($0) }
      }
    ),
    BrokenContainer(
      8,
      cause: "The first card disappears though the stack goes back to it from itself.",
      invariants: ["INV-1", "INV-29", "INV-32"],
      naming: ["chosen again"],
      Scenario("back-to-card", "A stack of cards.") { stage in
        BackToCardController(stage.screen("first"))
      } operations: { stack, stage in
        Call("push") { stack.push(stage.screen("card")) }
        Call("pop to first") { stack.popToFirst() }
      }
    ),
  ]
}
