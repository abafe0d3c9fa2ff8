// Judging what a stage recorded: which invariants are reported, and nothing else.

import LifecycleChecks
import UIKitTesting

extension Stage {
  /// What the judges say of everything that was recorded, under the stage's own profile or another.
  ///
  /// A stage that is stuck is judged as if it were at rest if `atRest` says so.
  func judgement(under other: Profile? = nil, atRest: Bool? = nil) -> CheckResult {
    var trace = trace
    if let atRest { trace.header.isComplete = atRest }
    return Stage.judgement(of: trace, under: other ?? profile)
  }

  static func judgement(of trace: Trace, under profile: Profile) -> CheckResult {
    var judges = CheckSuite(profile: profile, header: trace.header)
    for (index, event) in trace.events.enumerated() { judges.observe(event, at: index) }
    return judges.finish(isComplete: trace.header.isComplete)
  }

  /// What was recorded since a position, by default wills and dids, in order: `A.wd B.wa`.
  func order(
    since start: Int = 0,
    of isWanted: (Event) -> Bool = { $0.kind.isWillOrDid }
  ) -> String {
    Diagram(trace, from: start, where: isWanted).entries
      .map { "\($0.lane).\($0.plainText)" }.joined(separator: " ")
  }

  /// What one controller received since a position, with its arguments.
  func texts(
    of name: String,
    since start: Int = 0,
    _ isWanted: (Event) -> Bool = { _ in true }
  ) -> String {
    Diagram(trace, from: start, where: isWanted).entries
      .filter { $0.lane == name }.map(\.text).joined(separator: " ")
  }

  /// The callbacks of one controller since a position, without their arguments.
  func calls(of name: String, since start: Int = 0) -> String {
    texts(of: name, since: start) {
      $0.kind.isAppearance || $0.kind.isMove || $0.kind == .logUnbalanced
    }.replacing("(F)", with: "").replacing("(T)", with: "")
  }
}

extension XCTestCase {
  /// Checks that every named invariant is reported, and no other.
  ///
  /// `INV-35 adv` is advice. Those that may be reported besides are named in `allowing`.
  @MainActor
  func assertReports(
    _ stage: Stage,
    _ wanted: [String],
    allowing: [String] = [],
    under profile: Profile? = nil,
    atRest: Bool? = nil,
    _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let judgement = stage.judgement(under: profile, atRest: atRest)
    assertReports(judgement, wanted, allowing: allowing, message, file: file, line: line)
  }

  func assertReports(
    _ judgement: CheckResult,
    _ wanted: [String],
    allowing: [String] = [],
    _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let story = (judgement.violations + judgement.advice).map {
      "\($0.id) \($0.severity) @\($0.position): expected \($0.expected), found \($0.found)"
    }.joined(separator: "\n")
    for name in wanted {
      let id = name.replacing(" adv", with: "")
      let pool = name.hasSuffix(" adv") ? judgement.advice : judgement.violations
      XCTAssertTrue(
        pool.contains { $0.breaks(id) },
        "\(message): \(name) is not reported; reported:\n\(story)",
        file: file,
        line: line
      )
    }
    let known = wanted + allowing
    for violation in judgement.violations
    where !known.contains(where: { violation.breaks($0) }) {
      XCTFail("\(message): unexpected \(violation.id):\n\(story)", file: file, line: line)
    }
    for advice in judgement.advice
    where !known.contains(where: { advice.breaks($0.replacing(" adv", with: "")) }) {
      XCTFail("\(message): unexpected advice \(advice.id):\n\(story)", file: file, line: line)
    }
  }
}
