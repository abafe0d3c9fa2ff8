// Tables of runs in which no check may object.

import VCFuzzContainerSuite
import VCFuzzKit
import VCFuzzSamples
import VCLifecycle
import XCTest

@MainActor
extension XCTestCase {
  /// Takes the runs of a table, each step of which must be possible; no check may object.
  ///
  /// Runs are parted by empty lines. The first line of a run has the scenarios, the start and,
  /// after `under`, the profiles. The steps follow, parted by semicolons; `settle` lets time pass.
  func assertSilent(
    _ table: String,
    on device: Configuration.DeviceName = .phone,
    failingOn grade: Grade = .violation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let scenarios =
      ContainerSuite.correct.map(\.scenario) + Scenario.faultyEntries.map(\.repaired) + [.uikit]
    for text in table.components(separatedBy: "\n\n") {
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
      let halves = lines[0].components(separatedBy: " in ")
      let places = halves[1].components(separatedBy: " under ")
      let profiles = places.count == 1 ? ["ios26"] : places[1].components(separatedBy: ", ")
      for name in halves[0].components(separatedBy: ", ") {
        let scenario = try XCTUnwrap(scenarios.first { $0.name == name }, name)
        for profile in profiles {
          let profile = try Profile(named: profile)
          let start = try Configuration(text: places[0], profile: profile, device: device)
          let run = Run(scenario, start)
          let steps = lines.dropFirst().joined(separator: " ")
          try take(steps, in: run, String(lines[0]), file: file, line: line)
          run.finish()
          let failure = run.failure.flatMap { failure in
            failure.severity >= grade
              ? "\(failure.identity.invariant): \(failure.expected), \(failure.found)" : nil
          }
          XCTAssertNil(failure, "\(name): \(lines[0])", file: file, line: line)
        }
      }
    }
  }
}
