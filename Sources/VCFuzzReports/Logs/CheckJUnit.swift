// The report of a check as JUnit XML: one test case a trace.

internal import LifecycleChecks
package import VCLifecycle

/// The XML of `vcfuzz check --format junit`.
package enum CheckJUnit {
  /// Returns the document; findings below `threshold` fail no test case.
  package static func document(
    _ traces: [CheckedTrace],
    _ unreadable: [UnreadableTrace],
    threshold: Grade
  ) -> String {
    let errors = unreadable.map {
      JUnitDocument.Case(name: $0.source, outcome: .error(message: $0.problem))
    }
    return JUnitDocument.text("vcfuzz check", traces.map { testCase($0, threshold) } + errors)
  }

  private static func testCase(
    _ trace: CheckedTrace,
    _ threshold: Grade
  ) -> JUnitDocument.Case {
    let failing = trace.findings.filter { $0.grade >= threshold }
    let outcome = failing.first.map { first in
      JUnitDocument.Outcome.failed(
        type: first.invariant.id,
        message: sentence(first),
        lines: failing.map(sentence)
      )
    }
    return JUnitDocument.Case(
      name: trace.source,
      outcome: outcome ?? .passed,
      output: trace.findings.filter { $0.grade < threshold }.map(sentence)
    )
  }

  private static func sentence(_ finding: CheckedTrace.Finding) -> String {
    "\(finding.place.words): \(finding.grade.rawValue) \(finding.invariant.id) "
      + finding.sentence
  }
}
