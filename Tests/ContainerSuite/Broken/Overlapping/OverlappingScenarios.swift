// The bugs of line 6: a second operation before the first has ended.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let overlapping: [BrokenContainer] = [
    BrokenContainer(
      6,
      cause: "The completion of the first operation ends the children of the second.",
      invariants: ["INV-20", "INV-15", "INV-16", "INV-34", "INV-1", "INV-29"],
      naming: ["an old completion"],
      Scenario("late-names", "A container that fades.") { stage in
        LateNamesController(stage.screen("first"))
      } operations: { container, stage in
        Call("show") { container.show(stage.screen("next")) }
      }
    ),
    BrokenContainer(
      6,
      cause: "A second slide is dropped after its begin.",
      invariants: ["INV-20", "INV-15", "INV-1", "INV-29"],
      naming: ["returns without calling endAppearanceTransition"],
      Scenario("late-guard", "Panes that slide.") { stage in
        LateGuardController { stage.screen("pane") }
      } operations: { container, _ in
        Call("slide") { container.slide() }
      }
    ),
    BrokenContainer(
      6,
      cause: "The completion of the first operation runs twice.",
      invariants: ["INV-20"],
      naming: ["an old completion"],
      Scenario("stale-completion", "Children that replace each other.") { stage in
        StaleCompletionController(stage.screen("first"))
      } operations: { container, stage in
        Call("replace") { container.replace(with: stage.screen("next")) }
      }
    ),
  ]
}
