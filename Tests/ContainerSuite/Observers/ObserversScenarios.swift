// The bugs of line 12: bookkeeping that a cancelled pop or a dismissed sheet leaves wrong.

import HeadlessUIKit
import VCFuzzKit

extension BrokenContainer {
  static let observers: [BrokenContainer] = [
    BrokenContainer(
      12,
      Scenario("subscribing-screens") { _ in
        MessageCentre()
      } screen: { centre in
        SubscribingScreen(centre)
      } invariants: { centre, _ in
        Invariant("no screen is subscribed twice") {
          centre.most > 1 ? "a screen is subscribed \(centre.most) times" : nil
        }
      }
    )
    .because("A cancelled pop subscribes twice, and one disappearance unsubscribes once.")
    .reported(as: "no screen is subscribed twice"),
    BrokenContainer(
      12,
      Scenario("counted-screens") { _ in
        ScreenCounter()
      } screen: { counter in
        CountedScreen(counter)
      } invariants: { counter, _ in
        Invariant("the count is that of the screens in view") {
          counter.count == counter.visible.count
            ? nil : "\(counter.count) counted, \(counter.visible.count) in view"
        }
      }
    )
    .because("A screen that reappears after a cancelled pop is counted once more.")
    .reported(as: "the count is that of the screens in view"),
    BrokenContainer(
      12,
      Scenario("reported-screens") { _ in
        CrashReporter()
      } screen: { reporter in
        ReportedScreen(reporter)
      } invariants: { reporter, _ in
        Invariant("the last screen is in view") {
          guard let last = reporter.lastScreen, !last.isInView else { return nil }
          return "the last screen has disappeared"
        }
      }
    )
    .because("After a dismissed sheet the last screen is still the sheet.")
    .reported(as: "the last screen is in view"),
  ]
}
