// The report of a check as JUnit XML: one test case a trace.

import Lifecycle

/// The XML of `vcfuzz check --format junit`.
enum CheckJUnit {
  /// Returns the document; findings below `threshold` fail no test case.
  static func document(
    _ traces: [CheckedTrace],
    _ unreadable: [UnreadableTrace],
    threshold: CheckedTrace.Grade
  ) -> String {
    let failures = traces.count { ($0.grade ?? .advice) >= threshold && $0.grade != nil }
    let counts =
      "tests=\"\(traces.count + unreadable.count)\" failures=\"\(failures)\" "
      + "errors=\"\(unreadable.count)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"vcfuzz check\" \(counts)>",
      "  <testsuite name=\"vcfuzz check\" \(counts) skipped=\"0\">",
    ]
    for trace in traces { lines += testCase(trace, threshold) }
    for trace in unreadable {
      lines.append("    \(open(trace.source))>")
      lines.append("      <error type=\"unreadable\" message=\"\(trace.problem.escapedForHTML)\"/>")
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n")
  }

  private static func open(_ source: String) -> String {
    "<testcase classname=\"vcfuzz.check\" name=\"\(source.escapedForHTML)\" time=\"0\""
  }

  private static func testCase(
    _ trace: CheckedTrace,
    _ threshold: CheckedTrace.Grade
  ) -> [String] {
    guard !trace.findings.isEmpty else { return ["    \(open(trace.source))/>"] }
    var lines = ["    \(open(trace.source))>"]
    let failing = trace.findings.filter { $0.grade >= threshold }
    if let first = failing.first {
      lines.append(
        "      <failure type=\"\(first.invariant.id)\" "
          + "message=\"\(sentence(first).escapedForHTML)\">"
      )
      for finding in failing { lines.append(sentence(finding).escapedForHTML) }
      lines.append("      </failure>")
    }
    let passing = trace.findings.filter { $0.grade < threshold }
    if !passing.isEmpty {
      lines.append("      <system-out>")
      for finding in passing { lines.append(sentence(finding).escapedForHTML) }
      lines.append("      </system-out>")
    }
    lines.append("    </testcase>")
    return lines
  }

  private static func sentence(_ finding: CheckedTrace.Finding) -> String {
    "line \(finding.place.line): \(finding.grade.rawValue) \(finding.invariant.id) "
      + "\(finding.headline): \(finding.place.event); expected \(finding.expected), "
      + "came \(finding.found)"
  }
}
