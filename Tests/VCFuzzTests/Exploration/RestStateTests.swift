// Whether what is written down of a run at rest is all there is: against reflection, and against
// what the runs do next.

import HeadlessUIKit
import ModelChecking
import VCFuzzLab
import VCFuzzSamples
import VCLifecycle
import XCTest

@testable import VCFuzzKit

@MainActor final class RestStateTests: XCTestCase {
  /// Stored properties that decide nothing at rest, and why.
  private static let left: Set<String> = [
    // The same in every run of a start.
    "Run.scenario", "Run.configuration", "UIViewController.id", "LiveControllers.slots",
    "Run.allowed", "LiveControllers.configuration",
    "LiveControllers.cast", "LiveControllers.subject",
    "StageChecks.profile", "Ledger.profile", "Ledger.calls", "Runtime.profile", "Runtime.limits",
    "ViolationLog.budget",
    // What has happened: UIKit never reads it, and the checks have read it.
    "Runtime.recorder", "Runtime.addresses",
    "Run.path", "RunVerdict.step", "Run.labels", "Run.offeredSteps",
    "StageChecks.eventCount", "StageChecks.digest", "StageChecks.digestedCount",
    "CheckSuite.count", "ViolationLog.advice", "ViolationLog.omitted",
    // Only compared with what is under way.
    "Runtime.turn", "Runtime.numbers", "Animations.nextNumber",
    "AppearanceMachine.driveNumber", "AppearanceMachine.willTransaction",
    "Place.moveCount", "ManualHostController.turn", "LiveControllers.presentationTurn",
    // Made once something refers to the controller; that is compared.
    "UIViewController.madeHandle",
    // Of what a trace carries, a part decides; the roots are those controllers that say so.
    "Ledger.carried", "Ledger.roots",
    // How the run listens to itself; what waits there is asked for.
    "Run.reactions",
    // A bar shows what the tabs say.
    "UITabBarController.$__lazy_storage_$_tabBar",
  ]

  /// Positions, of which only some comparisons count, and transactions; those are written down.
  private static let compared: Set<String> = [
    "CheckSuite.restIndex", "Entry.missingIsAppearing", "Entry.layoutIndex", "Entry.earlyLayout",
    "Move.index", "Begins.index", "Announcement.index", "Entry.presentedIndex",
    "Entry.dismissedIndex",
    "Will.index", "DelegateMonitor.askedIndex", "Entry.lastTransaction", "Will.transaction",
    "DelegateMonitor.askedTransaction", "Ledger.lastTransaction",
  ]

  private static let starts = [
    "tabs(nav(A), B); C", "nav(A, B); C", "pages(A, B); C", "curl(A); B", "host(A, B); C",
    "manual(A, B); C", "A; B; C",
  ]

  private func graph(of run: Run) -> ObjectGraph {
    ObjectGraph(of: run, leavingOut: Self.left.union(Self.compared), ranking: ["Entry.lastIndex"])
  }

  /// Takes random paths of each start, and hands over each state at rest.
  private func visit(_ text: String, seeds: Int, steps: Int, _ body: (Run, [UInt64]?) -> Void)
    throws
  {
    var system = ScenarioSystem(
      .uikit,
      settings: [try Configuration(text: text)],
      grammar: .standard(stepsMax: steps)
    )
    for seed in 0..<seeds {
      var random = RandomSource(seed: UInt64(seed))
      system.start()
      while true {
        let enabled = system.enabledSteps()
        if enabled.isEmpty { break }
        guard case .taken = system.take(enabled[random.below(enabled.count)]) else { break }
        guard let run = system.run, let state = IdleState(of: run) else { continue }
        body(run, state.words)
      }
    }
  }

  /// Equal words, equal graphs: nothing that an object holds was forgotten.
  func testRunsThatAreWrittenDownAlikeHoldTheSame() async throws {
    for text in Self.starts {
      var known: [[UInt64]: [String]] = [:]
      var met = 0
      var written = 0
      try visit(text, seeds: 150, steps: 2) { run, words in
        met += 1
        guard let words else { return }
        written += 1
        let lines = graph(of: run).lines
        if let before = known[words] {
          let differing = zip(before, lines).first { $0 != $1 }
          XCTAssertTrue(
            before == lines,
            "\(text): \(differing.map { "\($0.0) | \($0.1)" } ?? "\(before.count), \(lines.count)")"
          )
        } else {
          known[words] = lines
        }
      }
      XCTAssertGreaterThan(written * 2, met, text)
      XCTAssertLessThan(known.count * 2, written, text)
    }
  }
  // MARK: What a search makes of it

  private func search(
    _ text: String,
    prunes: Bool,
    order: SearchOrder = .depthFirst,
    collector: LabelCollector? = nil
  ) throws -> SearchReport<ExploredStep> {
    var settings = ExplorationSettings(
      .uikit,
      settings: [try Configuration(text: text)],
      grammar: .standard(stepsMax: 2)
    )
    settings.prunesByFingerprint = prunes
    settings.order = .search(order)
    var system = settings.system
    system.collector = collector
    var options = settings.options(for: order)
    options.reduction = .none
    return try ReplaySearch<ScenarioSystem>(options: options).run(&system)
  }

  private func identities(_ report: SearchReport<ExploredStep>) -> Set<String> {
    Set(report.counterexamples.map(\.breach.identity))
  }

  func testFewerRunsFindTheSame() async throws {
    var executions = (whole: 0, pruned: 0)
    for text in ["nav(A); B", "pages(A); B", "manual(A, B); C"] {
      let whole = try search(text, prunes: false)
      executions.whole += whole.certificate.executions
      for order in [SearchOrder.depthFirst, .breadthFirst] {
        let pruned = try search(text, prunes: true, order: order)
        XCTAssertTrue(pruned.certificate.isComplete, text)
        XCTAssertNotNil(pruned.certificate.collisionExponent)
        XCTAssertEqual(identities(pruned), identities(whole), text)
        XCTAssertLessThan(pruned.certificate.executions, whole.certificate.executions, text)
        XCTAssertGreaterThan(pruned.certificate.revisits, 0, text)
        if order == .depthFirst { executions.pruned += pruned.certificate.executions }
      }
    }
    XCTAssertLessThan(executions.pruned * 3, executions.whole * 2)
  }

  func testTheSameLabelsAreReached() async throws {
    for text in ["tabs(A, B); C", "nav(A); B", "manual(A, B); C"] {
      let whole = LabelCollector()
      let pruned = LabelCollector()
      _ = try search(text, prunes: false, collector: whole)
      let report = try search(text, prunes: true, collector: pruned)
      XCTAssertGreaterThan(report.certificate.revisits, 0, text)
      XCTAssertEqual(pruned.seen, whole.seen, text)
    }
  }

  /// A planted fault of the runtime is found from states that were taken for known as well.
  func testNoPlantedFaultIsLost() async throws {
    var found = 0
    let families = ["push-", "pop-", "nav-", "set-stack-", "dismiss-"]
    let mutants = RuntimeMutant.all.filter { families.contains(where: $0.id.hasPrefix) }
    for mutant in Effort.isLong ? mutants : Array(mutants.prefix(12)) {
      var scenario = Scenario.uikit
      scenario.deviation = mutant.deviation
      var reports: [SearchReport<ExploredStep>] = []
      for prunes in [false, true] {
        var settings = ExplorationSettings(
          scenario,
          settings: [try Configuration(text: "nav(A, B); C")],
          grammar: try Grammar(words: "push, pop, present, dismiss", stepsMax: 2)
        )
        settings.prunesByFingerprint = prunes
        var system = settings.system
        let search = try ReplaySearch<ScenarioSystem>(options: settings.options(for: .depthFirst))
        reports.append(try search.run(&system))
      }
      XCTAssertEqual(identities(reports[0]), identities(reports[1]), "\(mutant)")
      found += reports[0].counterexamples.count
    }
    XCTAssertGreaterThan(found, 3)
  }

  // MARK: What follows

  /// States that are written down alike offer the same steps, which record the same events, if as
  /// many of the user's actions are left.
  func testWhatIsWrittenDownAlikeGoesOnAlike() async throws {
    var system = ScenarioSystem(
      .uikit,
      settings: [try Configuration(text: "tabs(nav(A), B); C")],
      grammar: try Grammar(words: "push, pop, selectTab, present, dismiss, fingers", stepsMax: 2)
    )
    var known: [Fingerprint: [Int: [String]]] = [:]
    var merged = 0
    var path: [ExploredStep] = []
    func future() -> [String] {
      replay(path, &system)
      let print = system.fingerprint(symmetric: false)
      let budget = system.budget
      var lines: [String] = []
      for step in system.enabledSteps() {
        replay(path, &system)
        let start = system.run?.stage.eventCount ?? 0
        lines.append("\(step) \(system.take(step)) \(events(of: system.run, from: start))")
        path.append(step)
        lines += future().map { " " + $0 }
        path.removeLast()
      }
      if let print {
        if let before = known[print]?[budget] {
          merged += 1
          XCTAssertEqual(before, lines)
        }
        known[print, default: [:]][budget] = lines
      }
      return lines
    }
    XCTAssertGreaterThan(future().count, 100)
    XCTAssertGreaterThan(merged, 50)
  }

  private func replay(_ path: [ExploredStep], _ system: inout ScenarioSystem) {
    system.start()
    for step in path { XCTAssertEqual(system.take(step), .taken) }
  }

  /// The events of a step, without what numbers them through.
  private func events(of run: Run?, from start: Int) -> [String] {
    guard let run else { return [] }
    return run.stage.withEvents { events in
      events[start...].map { event in
        var plain = event
        plain.transaction = nil
        plain.transition = nil
        plain.text = nil
        return "\(plain)"
      }
    }
  }

  // MARK: Containers of users

  /// Whether an exploration with the memory of states finds what one without it finds.
  private func isLossless(
    _ scenario: Scenario,
    steps: Int,
    statesMax: Int = .max,
    operations: String? = nil
  ) throws -> (isLossless: Bool, saved: Int) {
    let trial = try ExplorationTrial(
      scenario,
      steps: steps,
      statesMax: statesMax,
      operations: operations
    )
    let plain = try trial.outcome(remembers: false)
    let outcome = try trial.outcome(remembers: true)
    if !plain.certificate.isComplete {
      XCTAssertLessThan(statesMax, .max, scenario.name)
      return (true, 0)
    }
    XCTAssertTrue(outcome.certificate.isComplete, scenario.name)
    return (
      outcome.finds(plain.failures),
      plain.certificate.transitions - outcome.certificate.transitions
    )
  }

  func testTheGalleryIsExploredWithoutLoss() async throws {
    var shortened = 0
    for entry in Scenario.gallery {
      for scenario in [entry.repaired, entry.faulty] {
        let (isLossless, saved) = try isLossless(scenario, steps: 2, operations: "calls, gestures")
        XCTAssertTrue(isLossless, scenario.name)
        if scenario.name == entry.repaired.name, saved > 0 { shortened += 1 }
      }
    }
    XCTAssertGreaterThanOrEqual(shortened, 16)
  }

  func testRandomContainersAreExploredWithoutLoss() async throws {
    var saved = 0
    for seed in 1...Effort.count(40, long: 200) {
      let scenario = Scenario.withRandomContainer(seed: UInt64(seed))
      let result = try isLossless(scenario, steps: 2, statesMax: 400, operations: "calls")
      XCTAssertTrue(result.isLossless, "seed \(seed)")
      saved += result.saved
    }
    XCTAssertGreaterThan(saved, 200)
  }
}
