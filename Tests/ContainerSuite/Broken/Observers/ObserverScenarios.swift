// The bugs of line 12: bookkeeping that a cancelled pop or a dismissed sheet leaves wrong.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let observers: [BrokenContainer] = [
    BrokenContainer(
      12,
      cause: "A cancelled pop subscribes twice, and one disappearance unsubscribes once.",
      invariants: ["no screen is subscribed twice"],
      Scenario("subscribing-screens", "Screens that subscribe.") { _ in
        MessageCentre()
      } screen: { centre in
        SubscribingScreen(centre)
      } invariants: { centre, _ in
        Invariant("no screen is subscribed twice") {
          centre.most > 1 ? "a screen is subscribed \(centre.most) times" : nil
        }
      }
    ),
    BrokenContainer(
      12,
      cause: "A screen that reappears after a cancelled pop is counted once more.",
      invariants: ["the count is that of the screens in view"],
      Scenario("counted-screens", "A counter of screens.") { _ in
        ScreenCounter()
      } screen: { counter in
        CountedScreen(counter)
      } invariants: { counter, _ in
        Invariant("the count is that of the screens in view") {
          counter.count == counter.visible.count
            ? nil : "\(counter.count) counted, \(counter.visible.count) in view"
        }
      }
    ),
    BrokenContainer(
      12,
      cause: "After a dismissed sheet the last screen is still the sheet.",
      invariants: ["the last screen is in view"],
      Scenario("reported-screens", "A reporter of the last screen.") { _ in
        CrashReporter()
      } screen: { reporter in
        ReportedScreen(reporter)
      } invariants: { reporter, _ in
        Invariant("the last screen is in view") {
          guard let last = reporter.lastScreen, !last.isInView else { return nil }
          return "the last screen has disappeared"
        }
      }
    ),
  ]
}
