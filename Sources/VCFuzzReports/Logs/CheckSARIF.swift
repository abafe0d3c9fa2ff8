// The report of a check in SARIF 2.1.0: a result for each finding, at its line.

internal import LifecycleChecks
internal import VCLifecycle

/// The SARIF of `vcfuzz check --format sarif`.
package enum CheckSARIF {
  /// Returns the log of one run.
  package static func log(_ traces: [CheckedTrace], _ unreadable: [UnreadableTrace]) -> JSONValue {
    SARIFLog.json(
      traces.flatMap { trace in trace.findings.map { result($0, in: trace) } },
      problems: unreadable.map { ($0.source, $0.problem) }
    )
  }

  private static func result(
    _ finding: CheckedTrace.Finding,
    in trace: CheckedTrace
  ) -> SARIFLog.Result {
    SARIFLog.Result(
      rule: finding.invariant.id,
      level: SARIFLog.Level(finding.grade),
      text: finding.sentence,
      place: SARIFLog.Place(file: trace.source, line: finding.place.line),
      related: finding.related.map {
        SARIFLog.Place(file: trace.source, line: $0.line, text: $0.event)
      },
      grade: finding.grade.rawValue,
      verdict: finding.verdict?.description ?? finding.grade.rawValue
    )
  }
}
