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
    let start: String
    let invariant: String
    let steps: [String]
  }

  /// A short path that shows what is wrong with a scenario, for each entry.
  private static let table = """
    two-drivers in root breaks INV-21
    run queued block; call read

    two-drivers-plugin in root breaks INV-21
    commit; call open 1

    phase-ignored in tabs(root, S1) breaks INV-1
    commit; finger finish tab 1 of tabs; commit; call select 1

    set-before-appearing in tabs(S1, root) breaks INV-29
    commit; call set content

    window-as-phase in root breaks INV-29
    call tap tab 1

    forgotten-departure in tabs(root, S1) breaks INV-30
    commit; finger finish tab 1 of tabs; commit

    forgotten-cancel in nav(root, S1) breaks INV-20
    commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav

    second-operation in root breaks INV-20
    commit; call select 1; call select 0

    cancel-as-finish in root breaks INV-55
    commit; gesture begin pan; gesture cancel pan

    finish-and-compensate in root breaks INV-55
    commit; gesture begin flick; gesture cancel flick

    two-ends-on-cancel in root breaks INV-20
    commit; gesture begin drag; gesture cancel drag

    redundant-choice in root breaks INV-20
    commit; call choose 0

    replaced-untold in root breaks INV-16
    commit; call go on

    siblings-told in root breaks INV-1
    commit; call select 1

    direct-calls in root breaks INV-19
    commit; call advance

    re-added-at-layout in root breaks INV-1
    commit; app rotate

    animated-flag in root; S1 breaks INV-31
    commit; present S1 from root as fullScreen, animated; commit; end animation;
    dismiss from S1, animated; commit

    old-completion in root breaks INV-20
    commit; call show; call show

    view-before-child in root breaks INV-47
    call show body

    removed-in-flight in root breaks INV-16
    commit; call show banner; call close banner

    forgotten-end in root breaks INV-20
    commit; call toggle

    wrong-child-ended in root breaks INV-20
    commit; call open; call move focus

    foreign-parent in root breaks INV-53
    commit; run queued block; call toggle size

    super-forgotten in root; S1 breaks INV-18
    commit; present S1 from root as fullScreen; commit

    subscription in nav(A, B) breaks subscriptions balance
    commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav

    screen-tracker in A; B breaks the top is in view
    commit; present B from A as fullScreen

    first-impression in nav(A, B) breaks only what was seen is counted
    commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav

    timer in nav(A, B) breaks one timer a screen
    commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav

    first-call-tracker in nav(A); B breaks INV-50
    commit; push B on nav

    forwarding-2011 in root breaks INV-19
    commit; call open
    """

  private static let examples = table.components(separatedBy: "\n\n").map { text in
    let lines = text.split(separator: "\n")
    let words = lines[0].firstMatch(of: /(.+) in (.+) breaks (.+)/)?.output
    return Example(
      name: String(words?.1 ?? ""),
      start: String(words?.2 ?? ""),
      invariant: String(words?.3 ?? ""),
      steps: lines.dropFirst().joined(separator: " ").components(separatedBy: "; ")
    )
  }

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
    let run = Run(scenario, try Configuration(text: example.start))
    for text in example.steps {
      let step = try VCFuzzKit.Step(text: text, run.vocabulary)
      // What shows the fault in one form need not be possible any more in the other.
      run.take(step)
    }
    run.finish()
    return run.failure
  }

  func testRepairsHoldInUnusualPlaces() async throws {
    try assertSilent(
      """
      // What a repair has begun ends in an early page, too.
      cancel-as-finish-repaired in split(pages(root), S1); S2
      gesture begin pan; turn pages forward to S2; turn pages forward to root

      finish-and-compensate-repaired in split(pages(root), S1); S2
      gesture begin flick; turn pages forward to S2; turn pages forward to root

      // What a call makes dirty just before a did is not due at it.
      foreign-parent-repaired in tabs(S1, tabs(curl(root))); S2
      commit; finger finish tab 1 of tabs; inside viewDidAppear of tabs2: call toggle size;
      run queued block

      // What a repair has begun stays open where its column goes silently.
      cancel-as-finish-repaired in split(S1, root); S2 under ios26+V-SPLIT-COLLAPSE=silent
      gesture begin pan; commit; app resize to half

      finish-and-compensate-repaired in split(S1, root); S2 under ios26+V-SPLIT-COLLAPSE=silent
      gesture begin flick; commit; app resize to half

      // What is begun after an abbreviated cancellation continues.
      animated-flag-repaired in nav(pages(root), S1); S2 under ios26+V-NAV-CANCEL=abbrev
      commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav;
      call select 1; inside viewDidAppear of S1: call select 0
      """,
      on: .pad,
      failingOn: .advice
    )
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
