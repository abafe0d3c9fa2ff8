// Tests of `vcfuzz-lab bench users`: commands as processes, beside those of another executable.

import Foundation
import VCFuzzCLI
import VCFuzzKit
import VCFuzzLab
import VCFuzzReports
import VCFuzzSamples
import VCFuzzSupport
import XCTest

@MainActor final class UserBenchmarkTests: XCTestCase {
  private struct Report: Decodable {
    struct Spread: Decodable {
      let median: Double
      let least: Double
      let most: Double
    }
    struct Command: Decodable {
      let measure: String
      let unit: String
      let here: Spread
      let before: Spread?
      let ratio: Spread?
    }
    let commands: [Command]
    let missing: [[String: String]]
  }

  private static let tasks = [
    UserTask.campaign(of: "two-drivers-repaired", runs: 4, row: "campaign"),
    UserTask.campaign(of: "forgotten-cancel-repaired", runs: 8, row: "campaign"),
    UserTask.exploration(of: "two-drivers-repaired", steps: 1, remembers: true),
    UserTask.firstFinding(in: "two-drivers", twin: "two-drivers-repaired"),
  ]

  private func measure(against other: String?, repetitions: Int) throws -> Report {
    var users = try UserBenchmark(BuiltTool.url.path, against: other, tasks: Self.tasks)
    let text = try users.run(repetitions).json.text
    return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }

  func testEveryCommandStandsBesideTheOtherExecutable() async throws {
    let report = try measure(against: BuiltTool.url.path, repetitions: 2)
    XCTAssertEqual(
      report.commands.map { "\($0.measure): \($0.unit)" },
      [
        "campaign: runs/s", "exploration with memory: ms",
        "exploration with memory: executions/s", "exploration with memory: states/s",
        "first finding, median bug: ms", "from failure to report, median bug: ms",
        "shrinking, median bug: shrinkingRuns",
        "first finding, two-drivers: ms",
      ]
    )
    XCTAssertEqual(report.missing.count, 0)
    for command in report.commands {
      XCTAssertGreaterThan(command.here.least, 0, command.measure)
      XCTAssertLessThanOrEqual(command.here.least, command.here.median, command.measure)
      XCTAssertLessThanOrEqual(command.here.median, command.here.most, command.measure)
      XCTAssertGreaterThan(try XCTUnwrap(command.ratio).least, 0, command.measure)
    }
    let shrinking = try XCTUnwrap(report.commands.first { $0.unit == "shrinkingRuns" })
    XCTAssertEqual(shrinking.here.least, shrinking.here.most)
    XCTAssertEqual(shrinking.before?.median, shrinking.here.median)
    XCTAssertEqual(shrinking.ratio?.median, 1)
    // The start of the process and the runs before the failure are no part of it.
    let whole = try XCTUnwrap(report.commands.first { $0.measure == "first finding, median bug" })
    let part = try XCTUnwrap(report.commands.first { $0.measure.hasPrefix("from failure") })
    XCTAssertLessThan(part.here.median, whole.here.median)
  }

  func testWithoutAnotherExecutableNothingIsCompared() async throws {
    let report = try measure(against: nil, repetitions: 1)
    XCTAssertEqual(report.commands.count, 8)
    XCTAssertTrue(report.commands.allSatisfy { $0.before == nil && $0.ratio == nil })
  }

  func testAnExecutableThatUnderstandsNothingIsNamedAsMissing() async throws {
    let report = try measure(against: "/bin/false", repetitions: 2)
    XCTAssertTrue(report.commands.allSatisfy { $0.ratio == nil })
    XCTAssertEqual(
      report.missing.map { $0["command"] },
      Self.tasks.map { (["/bin/false"] + $0.arguments).joined(separator: " ") }
    )
  }

  func testAnExecutableThatIsNotThereIsAnError() async {
    XCTAssertEqual(ToolRun.lab("bench", "users", "--against", "/nowhere").exitCode, .badInput)
  }

  func testTheTasksAreThoseOfTheWholeGallery() async {
    let campaigns = Scenario.gallery.count + 1
    XCTAssertEqual(UserTask.all.count, campaigns + 2 + Scenario.faultyEntries.count)
  }
}
