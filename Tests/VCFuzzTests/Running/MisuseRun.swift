// Short runs that each commit one misuse, and what must be reported of it.

import LifecycleChecks
import VCLifecycle
import XCTest

@testable import VCFuzzKit

extension XCTestCase {
  /// Takes runs, checks that each commits its misuse, and what is reported first.
  ///
  /// A row is `trees | steps | reports`, with `under PROFILE` behind the trees if it is not iOS 26,
  /// and may continue on indented lines. A step `settle` lets time pass until nothing is under way.
  /// The first of the reports must be the failure of the run, the others must be reported besides;
  /// `nothing` means that nothing may be reported, advice included. Lines with `//` are headings.
  @MainActor
  func assertMisuses(_ table: String, file: StaticString = #filePath, line: UInt = #line) throws {
    for row in TableText.entries(of: table) {
      let fields = row.components(separatedBy: " | ")
      let run = try Run(.uikit, TableText.configuration(fields[0]))
      let number = try XCTUnwrap(row.firstMatch(of: /MIS-(\d+)/).flatMap { Int($0.1) })
      run.passTime()
      try take(fields[1], in: run, row, file: file, line: line)
      run.finish()
      XCTAssertTrue(
        run.live.misuses.contains(number),
        "\(row): it is not committed",
        file: file,
        line: line
      )
      let expected = fields[2] == "nothing" ? [] : fields[2].components(separatedBy: " ")
      assert(run, reports: expected, number, row, file: file, line: line)
    }
  }

  @MainActor
  private func assert(
    _ run: Run,
    reports expected: [String],
    _ number: Int,
    _ row: String,
    file: StaticString,
    line: UInt
  ) {
    let found = run.verdict.violations + run.verdict.advice
    let story = found.map {
      "\($0.id) \($0.severity) @\($0.position): expected \($0.expected), found \($0.found)"
    }.joined(separator: "\n")
    let first = run.failure?.violation
    XCTAssertTrue(
      expected.first.map { first?.breaks($0) == true } ?? (run.failure == nil),
      "\(row): this is not the failure:\n\(story)",
      file: file,
      line: line
    )
    for invariant in expected {
      XCTAssertTrue(
        found.contains { $0.breaks(invariant) },
        "\(row): \(invariant) is not reported:\n\(story)",
        file: file,
        line: line
      )
      XCTAssertTrue(
        Misuse.numbered(number)?.reports.contains(invariant) == true,
        "\(row): \(invariant) is not listed",
        file: file,
        line: line
      )
    }
  }
}
