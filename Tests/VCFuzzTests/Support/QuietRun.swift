// Takes a run of the 'uikit' scenario and demands that no judge objects.

import Lifecycle
import VCFuzz
import XCTest

@MainActor
extension XCTestCase {
  /// Takes the steps, each of which must be possible, and demands silence.
  ///
  /// `settle` passes time; a step after `!` must be impossible.
  func assertQuiet(
    _ window: String,
    aside spares: [String] = [],
    under profile: String = "ios26",
    on device: Configuration.DeviceName = .phone,
    _ steps: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let run = try makeRun(window, spares, profile, device)
    for text in steps {
      if text == "settle" {
        run.passTime()
      } else if text.hasPrefix("!") {
        let step = try Step(text: String(text.dropFirst()), run.vocabulary)
        XCTAssertFalse(run.take(step), "'\(text)' is taken", file: file, line: line)
      } else {
        let step = try Step(text: text, run.vocabulary)
        XCTAssertTrue(run.take(step), "'\(text)' is not taken", file: file, line: line)
      }
    }
    run.finish()
    let failure = run.failure.map { "\($0.identity.invariant): \($0.expected), \($0.found)" }
    XCTAssertNil(failure, file: file, line: line)
  }

  func makeRun(
    _ window: String,
    _ spares: [String],
    _ profile: String,
    _ device: Configuration.DeviceName
  ) throws -> Run {
    let configuration = Configuration(
      profile: try Profile(named: profile),
      device: device,
      window: try Tree(text: window),
      spares: try spares.map { try Tree(text: $0) }
    )
    return Run(.uikit, configuration)
  }
}
