// Takes a run of a correct container of the suite, and requires that no check objects.

import HeadlessUIKit
import VCFuzzContainerSuite
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
extension XCTestCase {
  /// Takes the steps, each of which must be possible, and requires that no check objects.
  func assertSilent(
    _ name: String,
    in window: String,
    aside spares: [String] = [],
    under profile: String = "ios26",
    failingOn grade: Grade = .violation,
    _ steps: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let scenarios = ContainerSuite.correct.map(\.scenario) + [.uikit]
    let scenario = try XCTUnwrap(
      scenarios.first { $0.name == name },
      name,
      file: file,
      line: line
    )
    let configuration = Configuration(
      profile: try Profile(named: profile),
      device: .phone,
      window: try Tree(text: window),
      spares: try spares.map { try Tree(text: $0) }
    )
    let run = Run(scenario, configuration)
    for text in steps {
      if text == "settle" {
        run.passTime()
        continue
      }
      let step = try Step(text: text, run.vocabulary)
      XCTAssertTrue(run.take(step), "'\(text)' is not taken", file: file, line: line)
    }
    run.finish()
    let failure = run.failure.flatMap { failure in
      failure.severity >= grade
        ? "\(failure.identity.invariant): \(failure.expected), \(failure.found)" : nil
    }
    XCTAssertNil(failure, name, file: file, line: line)
  }
}
