// The bugs of line 11: completion handlers that run never, twice, or too early.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Counts calls with a completion and the completions that ran.
@MainActor
private final class CompletionCount {
  private(set) var calls = 0
  private(set) var completions = 0
  private(set) var earlyScreen: String?

  func call() -> () -> Void {
    calls += 1
    return { self.completions += 1 }
  }

  func noteEarly(_ screen: String) { earlyScreen = screen }
}

extension BrokenContainer {
  static let completions: [BrokenContainer] = [
    BrokenContainer(
      11,
      cause: "The completion of a call that changes nothing never runs.",
      invariants: ["every completion has run"],
      Scenario("dropping-fader", "Children that fade, with completions.") { stage in
        DroppingFader(items: (0..<2).map { stage.screen("child \($0)") })
      } operations: { fader, _ in
        let count = CompletionCount()
        Call("fade", 0..<2) { fader.fade(to: $0, completion: count.call()) }
        Invariant("every completion has run") {
          count.completions < count.calls ? "a completion has not run" : nil
        }
      }
    ),
    BrokenContainer(
      11,
      cause: "The completion runs twice where the container leaves meanwhile.",
      invariants: ["no completion runs twice"],
      Scenario("twice-closing", "A box that closes with a completion.") { stage in
        TwiceClosingController(box: stage.screen("box"))
      } operations: { container, _ in
        let count = CompletionCount()
        Call("open") { container.open() }
        Call("close") { container.close(completion: count.call()) }
        Invariant("no completion runs twice", at: .step) {
          count.completions > count.calls ? "a completion has run twice" : nil
        }
      }
    ),
    BrokenContainer(
      11,
      cause: "The completion runs before the did of the new child.",
      invariants: ["a completion runs after viewDidAppear"],
      Scenario("hasty-completion", "Children with completions.") { stage in
        HastyCompletionController(stage.screen("first"))
      } operations: { container, stage in
        let count = CompletionCount()
        Call("show") {
          let next = stage.screen("next")
          container.show(next) {
            if stage.state(of: next) != .appeared { count.noteEarly("next") }
          }
        }
        Invariant("a completion runs after viewDidAppear", at: .step) {
          count.earlyScreen.map { "the completion ran before \($0) had appeared" }
        }
      }
    ),
  ]
}
