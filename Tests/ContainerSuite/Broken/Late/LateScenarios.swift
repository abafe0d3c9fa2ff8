// The bugs of code that goes on after an `await` in another state than it left.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let late: [BrokenContainer] = [
    BrokenContainer(
      3,
      cause: "decides before an await whether it is on screen",
      invariants: ["INV-20", "INV-29", "INV-30"],
      naming: ["before it waits", "while it is itself not on screen"],
      Scenario("late-arrival", "Screens that arrive when the container has gone.") { stage in
        LateArrivalController(screens: (0..<3).map { stage.screen("screen \($0)") })
      } operations: { container, _ in
        for number in 0..<3 { Call("open \(number)") { container.open(number) } }
      }
    ),
    BrokenContainer(
      6,
      cause: "two answers replace the same old screen",
      invariants: ["INV-1", "INV-20", "INV-35"],
      naming: [
        "two completions",
        "calls a method that addChild or removeFromParent calls",
        "a removal begins again",
      ],
      Scenario("remembering", "Screens of which two may be on their way.") { stage in
        RememberingController(screens: (0..<3).map { stage.screen("screen \($0)") })
      } operations: { container, _ in
        for number in 0..<3 { Call("open \(number)") { container.open(number) } }
      }
    ),
    BrokenContainer(
      2,
      cause: "a cancelled sleep hides the banner once more",
      invariants: ["INV-1", "INV-20"],
      naming: ["begins an appearance of a child that has appeared"],
      Scenario("sleeping-banner", "A banner that goes by itself.") { stage in
        SleepingBannerController(banner: stage.screen("banner"))
      } operations: { container, _ in
        Call("show") { container.show() }
        Call("close") { container.close() }
      }
    ),
  ]
}
