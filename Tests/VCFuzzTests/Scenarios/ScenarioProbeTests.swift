// Mistakes in a scenario: calls without an effect, gestures that never begin, shared names.

import HeadlessUIKit
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSupport
import XCTest

@MainActor
final class ScenarioProbeTests: XCTestCase {
  private let idle = Scenario("idle") { stage in
    stage.screen("Idle")
  } operations: { screen, _ in
    Call("lay out") { screen.view.setNeedsLayout() }
    Call("nothing") {}
    Gesture("pan", when: { false }, begin: {}, finish: {}, cancel: {})
  }

  private func tool(_ scenario: Scenario) -> CommandLineTool {
    CommandLineTool(scenarios: [scenario])
  }

  func testAScenarioWithoutOperationsIsPointedOut() async {
    let empty = Scenario("empty") { stage in
      stage.screen("A")
    } operations: { _, _ in
    }
    let warnings = ScenarioProbe(empty, runs: 5).warnings(of: empty)
    XCTAssertEqual(warnings.count, 1)
    XCTAssertTrue(warnings[0].hasPrefix("the scenario 'empty' has no call and no gesture"))
    let run = ToolRun(["scenarios", "empty"], tool: tool(empty))
    XCTAssertTrue(run.errors.contains("warning: the scenario 'empty' has no call"), run.errors)
  }

  func testEffectsAreCounted() async throws {
    let probe = ScenarioProbe(idle, runs: 30)
    XCTAssertEqual(probe.operations.map(\.name), ["lay out", "nothing", "pan"])
    XCTAssertGreaterThan(probe.operations[0].effects, 0)
    XCTAssertGreaterThan(probe.operations[1].count, 0)
    XCTAssertEqual(probe.operations[1].effects, 0)
    XCTAssertEqual(probe.operations[2].count, 0)
    let warnings = probe.warnings(of: idle)
    XCTAssertEqual(warnings.count, 2)
    let file = "(ScenarioProbeTests.swift:"
    XCTAssertTrue(warnings[0].hasPrefix("call 'nothing' of the scenario 'idle' \(file)"))
    XCTAssertTrue(warnings[1].contains("gesture 'pan' of the scenario 'idle'"))
    XCTAssertTrue(warnings[1].hasSuffix("was never possible in 30 runs: is its 'when' ever true?"))
    let run = ToolRun(["scenarios", "idle"], tool: tool(idle))
    XCTAssertTrue(run.output.contains("\n  call     nothing  made "), run.output)
    XCTAssertEqual(run.errors.split(separator: "\n").count, 2, run.errors)
    XCTAssertEqual(ToolRun(["scenarios", "idel"], tool: tool(idle)).exitCode, .usage)
  }

  func testACallThatOnlyHidesAViewChangesSomething() async {
    let hiding = Scenario("hiding") { stage in
      stage.screen("A")
    } operations: { screen, _ in
      Call("hide") { screen.view.isHidden.toggle() }
    }
    XCTAssertEqual(ScenarioProbe(hiding, runs: 30).warnings(of: hiding), [])
  }

  func testTwoCallsOfOneNameAreAnError() async throws {
    let folder = try CaseFolder(self)
    let twice = Scenario("twice") { stage in
      stage.screen("Twice")
    } operations: { screen, _ in
      Call("go") { screen.view.setNeedsLayout() }
      Call("go") { screen.view.setNeedsLayout() }
    }
    for words in [["-n", "1", "-o", folder.path], ["explore", "twice"], ["scenarios", "twice"]] {
      let run = ToolRun(words, tool: tool(twice))
      XCTAssertEqual(run.exitCode, .usage, "\(words)")
      XCTAssertTrue(
        run.errors.hasPrefix("vcfuzz: the scenario 'twice' has two calls named 'go' (Scenario"),
        run.errors
      )
    }
    XCTAssertThrowsError(try twice.verify(iterations: 1, output: folder.path))
  }

  func testAScenarioThatHidesOneOfTheToolsIsPointedOut() async throws {
    let folder = try CaseFolder(self)
    let words = ["-s", "uikit", "-n", "1", "--seed", "1", "-o", folder.path]
    let run = ToolRun(words, tool: tool(.switcher("uikit")))
    XCTAssertTrue(
      run.errors.contains("warning: the scenario 'uikit' hides one of vcfuzz's own"),
      run.errors
    )
  }
}
