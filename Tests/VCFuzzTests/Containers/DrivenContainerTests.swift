// Correct containers driven through their operations; the checks must find nothing.

import HeadlessUIKit
import VCFuzzContainerSuite
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class DrivenContainerTests: XCTestCase {
  /// A place in which a container is driven, and the ways into it and out of it: the first that is
  /// possible is taken.
  private struct Place {
    let start: String
    var entries: [String] = []
    let exits: [String]
  }

  private static let places = [
    Place(start: "root; S1; S2", exits: ["replace window root root by S1"]),
    Place(
      start: "nav(S1); root; S2",
      entries: ["push root on nav, animated", "present root from nav as automatic, animated"],
      exits: ["pop nav, animated", "dismiss from root, animated"]
    ),
    Place(
      start: "tabs(S1, root); S2",
      entries: ["select tab 1 of tabs"],
      exits: ["select tab 0 of tabs"]
    ),
  ]

  /// What happens while an operation is under way, besides nothing.
  private static let cover = [
    "present S2 from root as fullScreen, animated", "settle", "dismiss from root, animated",
  ]
  private static let swipe = [
    "finger begin swipe back of nav", "commit", "finger cancel swipe back of nav",
  ]

  private static let scenarios =
    ContainerSuite.correct.map(\.scenario).filter(\.hasRoot) + [.drawer, .slot]

  /// Takes a step if it is possible.
  @discardableResult
  private func take(_ text: String, in run: Run) throws -> Bool {
    if text != "settle" { return run.take(try VCFuzzKit.Step(text: text, run.vocabulary)) }
    run.passTime()
    return true
  }

  /// Takes each operation by itself, gestures to both their ends, and leaves it alone half-way or
  /// disturbs it; at last the device is turned round, and the container goes.
  private func drive(_ scenario: Scenario, in place: Place, _ disturbance: [String]) throws {
    for profile in Effort.isLong ? ["ios26", "ios15"] : ["ios26"] {
      let start = try Configuration(text: place.start, profile: try Profile(named: profile))
      let run = Run(scenario, start)
      let words = "\(scenario.name), \(profile), \(place.start), \(disturbance)"
      run.passTime()
      _ = try place.entries.contains { try take($0, in: run) }
      run.passTime()
      let calls = run.vocabulary.calls.map { ["call \($0)"] }
      let gestures = run.vocabulary.gestures.flatMap { name in
        ["cancel", "finish"].map { ["gesture begin \(name)", "commit", "gesture \($0) \(name)"] }
      }
      for operation in calls + gestures {
        for step in operation + ["commit"] + disturbance + ["settle"] { try take(step, in: run) }
      }
      for step in ["app rotate", "settle", "app rotate", "settle"] { try take(step, in: run) }
      _ = try place.exits.contains { try take($0, in: run) }
      run.passTime()
      run.finish()
      XCTAssertTrue(run.stage.isAtRest, words)
      let failure = run.failures.first { $0.severity == .violation }
      XCTAssertNil(failure.map { "\($0.identity): \($0.expected), \($0.found)" }, words)
    }
  }

  func testNoOperationBreaksARuleAloneCoveredOrSwipedAt() async throws {
    for scenario in Self.scenarios {
      for place in Self.places {
        try drive(scenario, in: place, [])
        try drive(scenario, in: place, Self.cover)
        if place.start.hasPrefix("nav") {
          try drive(scenario, in: place, Self.swipe)
        }
      }
    }
  }
}
