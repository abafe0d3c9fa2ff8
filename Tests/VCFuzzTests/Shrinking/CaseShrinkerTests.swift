// Failing runs are made small: the same fault, nothing left over, the plainest form there is.

import HeadlessUIKit
import VCFuzzKit
import VCFuzzSamples
import VCLifecycle
import XCTest

@MainActor
final class CaseShrinkerTests: XCTestCase {
  private func path(
    _ texts: [String],
    _ scenario: Scenario,
    _ configuration: Configuration
  ) throws -> [VCFuzzKit.Step] {
    let words = Run(scenario, configuration).vocabulary
    return try texts.map { try VCFuzzKit.Step(text: $0, words) }
  }

  private func failure(
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [VCFuzzKit.Step]
  ) throws -> Failure {
    let kept = try XCTUnwrap(Case(scenario, configuration, path))
    return try XCTUnwrap(try CaseRun(kept, scenario: scenario).failure)
  }

  private func steps(_ small: ShrunkRun, _ scenario: Scenario) -> [String] {
    Case(scenario, small.configuration, small.path)?.steps ?? []
  }

  func testALongWayEndsInThePlainestOne() async throws {
    let scenario = GalleryEntry.named("second-operation").faulty
    let configuration = Configuration(
      profile: try Profile(named: "ios17"),
      device: .pad,
      window: try Tree(text: "tabs(nav(screen, root), screen)"),
      spares: [.screen]
    )
    let path = try path(
      ["commit", "app rotate", "call select 2", "commit", "call select 1", "call select 0"],
      scenario,
      configuration
    )
    let identity = try failure(scenario, configuration, path).identity
    var shrinker = CaseShrinker(scenario)
    let small = try XCTUnwrap(shrinker.shrink(configuration, path, identity: identity))
    XCTAssertEqual(steps(small, scenario), ["commit", "call select 1", "call select 0"])
    XCTAssertEqual(small.configuration, Configuration(window: .root))
    XCTAssertTrue(small.isOneMinimal)
    XCTAssertEqual(small.failure.identity, identity)
    XCTAssertLessThan(small.executions, 500)
  }

  func testTheProfileStaysWhereItIsAskedFor() async throws {
    let scenario = GalleryEntry.named("redundant-choice").faulty
    let configuration = Configuration(profile: try Profile(named: "ios12"), window: .root)
    let path = try path(["commit", "call choose 0"], scenario, configuration)
    let identity = try failure(scenario, configuration, path).identity
    var keeping = CaseShrinker(scenario, keepsProfile: true)
    let kept = keeping.shrink(configuration, path, identity: identity)
    XCTAssertEqual(kept?.configuration.profile, configuration.profile)
    var free = CaseShrinker(scenario)
    XCTAssertEqual(
      free.shrink(configuration, path, identity: identity)?.configuration.profile,
      Profile.standard
    )
  }

  func testWhatBreaksNothingIsNotShrunk() async throws {
    let entry = GalleryEntry.named("redundant-choice")
    let configuration = Configuration(window: .root)
    let path = try path(["call choose 0"], entry.faulty, configuration)
    let identity = try failure(entry.faulty, configuration, path).identity
    var repaired = CaseShrinker(entry.repaired)
    XCTAssertNil(repaired.shrink(configuration, path, identity: identity))
    var other = CaseShrinker(entry.faulty)
    let stranger = Failure.Identity(invariant: "INV-1", roles: ["in root"], transition: nil)
    XCTAssertNil(
      other.shrink(configuration, path, identity: stranger),
      "another fault is not this one"
    )
  }

  /// A fault shown on a way that needs another callback stays that fault; what is left can be
  /// taken step by step, so every guard held where its step stands.
  func testNoRunSlipsToAnotherFaultAndEveryStepIsEnabled() async throws {
    var faults = 0
    for name in ["old-completion", "phase-ignored", "two-drivers", "view-before-child"] {
      let scenario = GalleryEntry.named(name).faulty
      let generator = Generator(scenario, seed: 5)
      var seen: [Failure.Identity] = []
      for index in 0..<400 {
        let walk = generator.walk(index)
        guard let identity = walk.failure?.identity, !seen.contains(identity) else { continue }
        seen.append(identity)
        var shrinker = CaseShrinker(scenario)
        let small = try XCTUnwrap(
          shrinker.shrink(walk.configuration, walk.path, identity: identity)
        )
        let again = CaseRun(scenario, small.configuration, small.path)
        let leaders = Run.finished(scenario, small.configuration, small.path).failures
          .leading(standing: []).map(\.identity)
        XCTAssertTrue(leaders.contains(identity), "\(name), run \(index): \(leaders)")
        XCTAssertEqual(again.refused.map(\.step), [], "\(name), run \(index)")
        let actions = [small.path, walk.path].map { $0.count(where: \.isUserVisible) }
        XCTAssertLessThanOrEqual(actions[0], actions[1], "\(name), run \(index)")
      }
      faults += seen.count
    }
    XCTAssertGreaterThan(faults, 6, "several of them break more than one thing")
  }

  // MARK: The simplest environment

  private func shrunk(
    _ name: String,
    _ tree: String,
    _ texts: [String]
  ) throws -> (window: String, steps: [String]) {
    let scenario = GalleryEntry.named(name).faulty
    let configuration = Configuration(window: try Tree(text: tree))
    let path = try path(texts, scenario, configuration)
    let identity = try failure(scenario, configuration, path).identity
    var shrinker = CaseShrinker(scenario)
    let small = try XCTUnwrap(shrinker.shrink(configuration, path, identity: identity))
    let cast = Cast(small.configuration)
    return (small.configuration.window.text(cast, at: 0), steps(small, scenario))
  }

  /// What also fails once the container has appeared is shown then.
  func testTheContainerAppearsFirst() async throws {
    let call = try shrunk("redundant-choice", "root", ["call choose 0", "commit"])
    XCTAssertEqual(call.steps, ["commit", "call choose 0"])
  }

  func testShowSwipeCancelStaysThatStory() async throws {
    let swipe = ["commit", "finger begin swipe back of nav", "commit"]
    let found = try shrunk(
      "forgotten-cancel",
      "curl(nav(root, screen))",
      swipe + ["finger cancel swipe back of nav", "commit", "end animation"]
    )
    XCTAssertEqual(found.window, "nav(root, S1)")
    XCTAssertEqual(found.steps, swipe + ["finger cancel swipe back of nav"])
  }

  /// Tabs take the place of an unusual container, where any will do.
  func testAnUnusualContainerIsReplaced() async throws {
    let scenario = Scenario("alone", "fails in every container") { stage in
      stage.screen("Root")
    } operations: { root, _ in
      Invariant("has no parent", at: .rest) { root.parent == nil }
    }
    let configuration = Configuration(window: try Tree(text: "curl(root, screen)"))
    let identity = try XCTUnwrap(Run.finished(scenario, configuration, []).failure?.identity)
    var shrinker = CaseShrinker(scenario)
    let small = try XCTUnwrap(shrinker.shrink(configuration, [], identity: identity))
    XCTAssertEqual(small.configuration.window, Tree(.tabs, [.root]))
  }

  // MARK: Several failures

  private func shrinking(
    _ scenario: Scenario,
    _ texts: [String]
  ) throws -> (small: ShrunkRun, others: [String], steps: [String]) {
    let configuration = Configuration(window: .root)
    let path = try path(texts, scenario, configuration)
    let identity = try failure(scenario, configuration, path).identity
    var shrinker = CaseShrinker(scenario)
    let small = try XCTUnwrap(shrinker.shrink(configuration, path, identity: identity))
    XCTAssertEqual(small.failure.identity, identity, "shrinking keeps the identity")
    let others = shrinker.others.map(\.failure.identity.invariant)
    return (small, others, steps(small, scenario))
  }

  /// A part of the run that fails in another way is put aside, and does not take its place.
  func testAnotherFailureOfAPartIsPutAside() async throws {
    let found = try shrinking(
      PairedBugs.scenario(.refusedPresentation, .dropsThird),
      ["commit", "call show 1", "call show 2", "call show 0", "commit", "call ask"]
    )
    XCTAssertEqual(found.small.failure.identity.invariant, "INV-34")
    XCTAssertEqual(found.steps, ["commit", "call show 1", "call show 0", "call show 1"])
    XCTAssertEqual(found.others, ["INV-51"])
  }

  func testARunWithoutAnotherFailurePutsNothingAside() async throws {
    let scenario = GalleryEntry.named("second-operation").faulty
    let found = try shrinking(scenario, ["call select 1", "call select 0"])
    XCTAssertEqual(found.others, [])
    XCTAssertEqual(found.steps, ["commit", "call select 1", "call select 0"])
  }

  /// A later failure of a run is separated from the earlier one where it comes without it.
  func testALaterFailureIsShrunkWithoutTheEarlierOne() async throws {
    let scenario = PairedBugs.scenario(.refusedPresentation, .dropsThird)
    let configuration = Configuration(window: .root)
    let path = try path(
      ["commit", "call ask", "commit", "call show 1", "call show 2", "call show 0"],
      scenario,
      configuration
    )
    let failures = Run.finished(scenario, configuration, path).failures.map(\.identity)
    XCTAssertEqual(failures.map(\.invariant), ["INV-51", "INV-34"])
    var shrinker = CaseShrinker(scenario)
    XCTAssertNil(shrinker.shrink(configuration, path, identity: failures[1]), "it comes second")
    let small = try XCTUnwrap(shrinker.separate(configuration, path, identity: failures[1]))
    let texts = steps(small, scenario)
    XCTAssertEqual(texts, ["commit", "call show 1", "call show 0", "call show 1"])
    XCTAssertNil(
      shrinker.separate(configuration, Array(path.prefix(3)), identity: failures[1]),
      "it never comes there"
    )
  }
}

extension GalleryEntry {
  /// The entry of that name.
  static func named(_ name: String) -> GalleryEntry {
    guard let entry = Scenario.faultyEntries.first(where: { $0.faulty.name == name }) else {
      preconditionFailure("no entry \(name)")
    }
    return entry
  }
}
