// Every container and observer of the gallery goes wrong in its way on a short path, and its
// repaired twin does not, on the same path and on random ones.

import Foundation
import VCFuzzKit
import VCFuzzSamples
import VCLifecycle
import XCTest

@MainActor
final class GalleryScenarioTests: XCTestCase {
  /// A short path that shows what is wrong with a scenario.
  private struct Example {
    let name: String
    let invariant: String
    var window = "root"
    var spares: [String] = []
    let steps: [String]
  }

  private static let examples: [Example] = [
    Example(name: "two-drivers", invariant: "INV-21", steps: ["run queued block", "call read"]),
    Example(name: "two-drivers-plugin", invariant: "INV-21", steps: ["commit", "call open 1"]),
    Example(
      name: "phase-ignored",
      invariant: "INV-1",
      window: "tabs(root, screen)",
      steps: ["commit", "finger finish tab 1 of tabs", "commit", "call select 1"]
    ),
    Example(
      name: "set-before-appearing",
      invariant: "INV-29",
      window: "tabs(screen, root)",
      steps: ["commit", "call set content"]
    ),
    Example(name: "window-as-phase", invariant: "INV-29", steps: ["call tap tab 1"]),
    Example(
      name: "forgotten-departure",
      invariant: "INV-30",
      window: "tabs(root, screen)",
      steps: ["commit", "finger finish tab 1 of tabs", "commit"]
    ),
    Example(
      name: "forgotten-cancel",
      invariant: "INV-20",
      window: "nav(root, screen)",
      steps: [
        "commit", "finger begin swipe back of nav", "commit", "finger cancel swipe back of nav",
      ]
    ),
    Example(
      name: "second-operation",
      invariant: "INV-20",
      steps: ["commit", "call select 1", "call select 0"]
    ),
    Example(
      name: "cancel-as-finish",
      invariant: "INV-55",
      steps: ["commit", "gesture begin pan", "gesture cancel pan"]
    ),
    Example(
      name: "finish-and-compensate",
      invariant: "INV-55",
      steps: ["commit", "gesture begin flick", "gesture cancel flick"]
    ),
    Example(
      name: "two-ends-on-cancel",
      invariant: "INV-20",
      steps: ["commit", "gesture begin drag", "gesture cancel drag"]
    ),
    Example(name: "redundant-choice", invariant: "INV-20", steps: ["commit", "call choose 0"]),
    Example(name: "replaced-untold", invariant: "INV-16", steps: ["commit", "call go on"]),
    Example(name: "siblings-told", invariant: "INV-1", steps: ["commit", "call select 1"]),
    Example(name: "direct-calls", invariant: "INV-19", steps: ["commit", "call advance"]),
    Example(name: "re-added-at-layout", invariant: "INV-1", steps: ["commit", "app rotate"]),
    Example(
      name: "animated-flag",
      invariant: "INV-31",
      spares: ["screen"],
      steps: [
        "commit", "present S1 from root as fullScreen, animated", "commit", "end animation",
        "dismiss from S1, animated", "commit",
      ]
    ),
    Example(
      name: "old-completion",
      invariant: "INV-20",
      steps: ["commit", "call show", "call show"]
    ),
    Example(name: "view-before-child", invariant: "INV-47", steps: ["call show body"]),
    Example(
      name: "removed-in-flight",
      invariant: "INV-16",
      steps: ["commit", "call show banner", "call close banner"]
    ),
    Example(name: "forgotten-end", invariant: "INV-20", steps: ["commit", "call toggle"]),
    Example(
      name: "wrong-child-ended",
      invariant: "INV-20",
      steps: ["commit", "call open", "call move focus"]
    ),
    Example(
      name: "foreign-parent",
      invariant: "INV-53",
      steps: ["commit", "run queued block", "call toggle size"]
    ),
    Example(
      name: "super-forgotten",
      invariant: "INV-18",
      spares: ["screen"],
      steps: ["commit", "present S1 from root as fullScreen", "commit"]
    ),
    Example(
      name: "subscription",
      invariant: "subscriptions balance",
      window: "nav(screen, screen)",
      steps: [
        "commit", "finger begin swipe back of nav", "commit", "finger cancel swipe back of nav",
      ]
    ),
    Example(
      name: "screen-tracker",
      invariant: "the top is in view",
      window: "screen",
      spares: ["screen"],
      steps: ["commit", "present B from A as fullScreen"]
    ),
    Example(
      name: "first-impression",
      invariant: "only what was seen is counted",
      window: "nav(screen, screen)",
      steps: [
        "commit", "finger begin swipe back of nav", "commit", "finger cancel swipe back of nav",
      ]
    ),
    Example(
      name: "timer",
      invariant: "one timer a screen",
      window: "nav(screen, screen)",
      steps: [
        "commit", "finger begin swipe back of nav", "commit", "finger cancel swipe back of nav",
      ]
    ),
    Example(
      name: "first-call-tracker",
      invariant: "INV-50",
      window: "nav(screen)",
      spares: ["screen"],
      steps: ["commit", "push B on nav"]
    ),
    Example(name: "forwarding-2011", invariant: "INV-19", steps: ["commit", "call open"]),
  ]

  private static let entries = Scenario.gallery + Scenario.observers + [Scenario.forwarding2011]

  func testEveryEntryHasAnExample() async throws {
    XCTAssertEqual(Self.examples.map(\.name), Self.entries.map(\.faulty.name))
    XCTAssertEqual(
      Self.entries.map(\.repaired.name),
      Self.examples.map { "\($0.name)-repaired" }
    )
    XCTAssertEqual(Set(Self.entries.map(\.fault)).count, Self.entries.count)
    XCTAssertGreaterThanOrEqual(Scenario.gallery.count, 16)
    XCTAssertGreaterThanOrEqual(Scenario.observers.count, 4)
  }

  func testEveryFaultShowsOnAShortPathAndItsRepairDoesNot() async throws {
    for (example, entry) in zip(Self.examples, Self.entries) {
      let fault = try replay(example, entry.faulty)
      XCTAssertEqual(fault?.identity.invariant, example.invariant, example.name)
      XCTAssertTrue(entry.breaks.contains(example.invariant), "\(example.name) foretells it")
      let repaired = try replay(example, entry.repaired)
      XCTAssertNil(repaired, "\(example.name)-repaired: \(String(describing: repaired?.identity))")
    }
  }

  private func replay(_ example: Example, _ scenario: Scenario) throws -> Failure? {
    let configuration = Configuration(
      window: try Tree(text: example.window),
      spares: try example.spares.map { try Tree(text: $0) }
    )
    let run = Run(scenario, configuration)
    for text in example.steps {
      let step = try VCFuzzKit.Step(text: text, run.vocabulary)
      // What shows the fault in one form need not be possible any more in the other.
      run.take(step)
    }
    run.finish()
    return run.failure
  }

  func testWhatARepairHasBegunEndsInAnEarlyPageToo() async throws {
    for (name, gesture) in [("cancel-as-finish", "pan"), ("finish-and-compensate", "flick")] {
      try assertRepaired(
        "\(name)-repaired",
        "split(pages(root), screen)",
        "gesture begin \(gesture)",
        "turn pages forward to S2",
        "turn pages forward to root"
      )
    }
  }

  func testWhatACallMakesDirtyJustBeforeADidIsNotDueAtIt() async throws {
    try assertRepaired(
      "foreign-parent-repaired",
      "tabs(screen, tabs(curl(root)))",
      "commit",
      "finger finish tab 1 of tabs",
      "inside viewDidAppear of tabs2: call toggle size",
      "run queued block"
    )
  }

  func testWhatARepairHasBegunStaysOpenWhereItsColumnGoesSilently() async throws {
    for (name, gesture) in [("cancel-as-finish", "pan"), ("finish-and-compensate", "flick")] {
      try assertRepaired(
        "\(name)-repaired",
        "split(screen, root)",
        under: "ios26+V-SPLIT-COLLAPSE=silent",
        "gesture begin \(gesture)",
        "commit",
        "app resize to half"
      )
    }
  }

  func testWhatIsBegunAfterAnAbbreviatedCancelGoesOn() async throws {
    try assertRepaired(
      "animated-flag-repaired",
      "nav(pages(root), screen)",
      under: "ios26+V-NAV-CANCEL=abbrev",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      "call select 1",
      "inside viewDidAppear of S1: call select 0"
    )
  }

  private func assertRepaired(
    _ name: String,
    _ window: String,
    under profile: String = "ios26",
    _ steps: String...
  ) throws {
    let scenario = try XCTUnwrap(Self.entries.map(\.repaired).first { $0.name == name })
    let configuration = Configuration(
      profile: try Profile(named: profile),
      device: .pad,
      window: try Tree(text: window),
      spares: [try Tree(text: "screen")]
    )
    let run = Run(scenario, configuration)
    for text in steps {
      XCTAssertTrue(run.take(try VCFuzzKit.Step(text: text, run.vocabulary)), "\(name): \(text)")
    }
    run.finish()
    XCTAssertNil(run.failure, name)
  }

  func testEveryFaultIsFoundByAFewRandomRuns() async throws {
    for entry in Self.entries {
      var found: Failure.Identity?
      let generator = Generator(entry.faulty, seed: 1)
      for index in 0..<600 where found == nil {
        guard let failure = generator.walk(index).failure else { continue }
        if entry.breaks.contains(failure.identity.invariant) { found = failure.identity }
      }
      XCTAssertNotNil(found, entry.faulty.name)
    }
  }
}
