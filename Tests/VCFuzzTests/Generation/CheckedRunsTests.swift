// Every check of a legal run finds a planted bug of the runtime.

import HeadlessUIKit
import VCFuzzKit
import VCFuzzLab
import VCLifecycle
import XCTest

@MainActor
final class CheckedRunsTests: XCTestCase {
  /// The kinds of problem that runs with a planted bug have.
  private func kinds(
    _ mutant: String,
    _ window: String,
    _ profile: String
  ) throws -> Set<UIKitStateCheck.Kind> {
    var scenario = Scenario.uikit
    scenario.deviation = try XCTUnwrap(RuntimeMutant(id: mutant)).deviation
    var options = GeneratorOptions()
    options.start = Configuration(
      profile: try Profile(named: profile),
      window: try Tree(text: window),
      spares: [.screen, .screen]
    )
    options.without = [.swarm, .goals]
    let generator = Generator(scenario, options: options, seed: 1)
    var kinds: Set<UIKitStateCheck.Kind> = []
    for index in 20..<40 {
      let walk = generator.walk(index)
      let run = Run(scenario, walk.configuration)
      var state = UIKitStateCheck(run)
      for step in walk.path {
        run.take(step)
        state.observe()
      }
      run.finish()
      run.stage.settle()
      state.finish()
      kinds.formUnion(state.problems.map(\.kind))
    }
    return kinds
  }

  func testEachCheckFindsAPlantedBug() async throws {
    let bugs: [(mutant: String, window: String, kind: UIKitStateCheck.Kind)] = [
      ("push-doubles-new-will", "nav(A)", .order),
      ("pop-drops-new-did", "nav(A, B)", .betweenCallbacks),
      ("full-screen-keeps-presenter", "host(A)", .window),
      ("page-sheet-hides-presenter", "nav(A, B)", .visibility),
      ("tab-fade-never-ends", "tabs(A, B)", .settling),
      ("pop-swaps-wills", "nav(A, B)", .trace),
    ]
    for bug in bugs {
      let isFade = bug.mutant == "tab-fade-never-ends"
      let kinds = try kinds(bug.mutant, bug.window, isFade ? "ios26+V-TAB-ANIM=true" : "ios26")
      XCTAssertTrue(kinds.contains(bug.kind), "\(bug.mutant): \(kinds)")
    }
  }

  func testARunWithAProblemIsReportedOnce() async throws {
    var scenario = Scenario.uikit
    scenario.deviation = try XCTUnwrap(RuntimeMutant(id: "pop-swaps-wills")).deviation
    var options = GeneratorOptions()
    options.start = Configuration(window: try Tree(text: "nav(A, B)"), spares: [.screen])
    let generator = Generator(scenario, options: options, seed: 1)
    var runs = CheckedRuns()
    for index in 20..<40 { runs.check(generator.walk(index), of: scenario) }
    XCTAssertTrue(runs.problems.contains { $0.hasPrefix("trace, ") }, "\(runs.problems)")
    XCTAssertTrue(runs.problems.contains { $0.hasPrefix("INV-") }, "\(runs.problems)")
  }

  /// A misuse that raises an exception, and calls in the wrong order.
  func testMisuseIsReported() async throws {
    let rows: [(misuse: Int, window: String, kind: UIKitStateCheck.Kind)] = [
      (46, "nav(A, B)", .exception), (23, "manual(A)", .balance),
    ]
    for row in rows {
      let configuration = Configuration(window: try Tree(text: row.window), spares: [.screen])
      let run = Run(.uikit, configuration)
      run.passTime()
      var state = UIKitStateCheck(run)
      let call = TreeOperation(.misuse, 0, object: 1, number: row.misuse)
      XCTAssertTrue(run.take(.operate(call)))
      state.observe()
      run.stage.settle()
      state.finish()
      XCTAssertTrue(state.problems.contains { $0.kind == row.kind }, "\(state.problems)")
    }
  }
}
