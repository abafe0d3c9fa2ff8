// A short run that commits one misuse, and what must be reported of it.

import LifecycleChecks
import VCFuzzKit
import VCLifecycle
import XCTest

extension XCTestCase {
  /// Takes the steps and checks that the misuse is committed and what is reported first.
  ///
  /// A step `settle` lets time pass until nothing is under way. The first of `expected` must be
  /// the failure of the run, the others must be reported besides; none means that nothing may be
  /// reported, advice included.
  @MainActor
  func assertMisuse(
    _ number: Int,
    in window: String,
    aside spares: [String] = ["A"],
    under profile: String = "ios26",
    _ steps: [String],
    reports expected: [String],
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let configuration = Configuration(
      profile: try Profile(named: profile),
      window: try Tree(text: window),
      spares: try spares.map { try Tree(text: $0) }
    )
    let run = Run(.uikit, configuration)
    for text in ["settle"] + steps {
      if text == "settle" {
        run.passTime()
      } else {
        let step = try Step(text: text, run.vocabulary)
        XCTAssertTrue(run.take(step), "\(profile): '\(text)' is not taken", file: file, line: line)
      }
    }
    run.finish()
    XCTAssertTrue(
      run.misuses.contains(number),
      "\(profile): it is not committed",
      file: file,
      line: line
    )
    let story = (run.violations + run.advice)
      .map { "\($0.id) \($0.severity) @\($0.position): expected \($0.expected), found \($0.found)" }
      .joined(separator: "\n")
    if let first = expected.first {
      XCTAssertTrue(
        run.failure?.violation?.breaks(first) == true,
        "\(profile): \(first) is not the failure:\n\(story)",
        file: file,
        line: line
      )
    } else {
      XCTAssertNil(run.failure, "\(profile):\n\(story)", file: file, line: line)
    }
    let misuse = try XCTUnwrap(Misuse.numbered(number))
    for invariant in expected {
      XCTAssertTrue(
        (run.violations + run.advice).contains { $0.breaks(invariant) },
        "\(profile): \(invariant) is not reported:\n\(story)",
        file: file,
        line: line
      )
      XCTAssertTrue(misuse.reports.contains(invariant), "it is not listed", file: file, line: line)
    }
  }
}

extension Run {
  /// Lets everything run out that needs nobody's finger.
  func passTime() {
    while failure == nil,
      let step = stageSteps.first(where: { $0 == .commit || $0 == .endAnimation(0) })
    {
      take(step)
    }
  }
}
