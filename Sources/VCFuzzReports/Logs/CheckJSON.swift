// The report of a check for programs.

internal import LifecycleChecks
internal import LifecycleLogs
internal import VCLifecycle

/// The JSON of `vcfuzz check --format json`.
package enum CheckJSON {
  /// The version of the report's form.
  package static let schema = 1

  /// Returns the report on all traces.
  package static func report(
    _ traces: [CheckedTrace],
    _ unreadable: [UnreadableTrace],
    showsUnrecognised: Bool
  ) -> JSONValue {
    [
      "schema": .number(schema),
      "traces": .array(traces.map { json($0, showsUnrecognised) }),
      "unreadable": .array(
        unreadable.map { ["source": .string($0.source), "problem": .string($0.problem)] }
      ),
    ]
  }

  private static func json(_ trace: CheckedTrace, _ showsUnrecognised: Bool) -> JSONValue {
    let skipped = trace.skipped.map { skip -> JSONValue in
      ["invariant": .string(skip.invariant.id), "missing": .strings(skip.missing.words)]
    }
    let unrecognised = trace.unrecognised.samples.map { sample -> JSONValue in
      ["line": .number(sample.line), "text": .string(sample.text)]
    }
    let members: [(name: String, value: JSONValue)] = [
      ("source", .string(trace.source)),
      ("format", .string(trace.format.rawValue)),
      ("profile", .string(trace.profile.name)),
      ("versionKnown", .bool(trace.isVersionKnown)),
      ("verdict", .string(trace.isUnjudged ? "notChecked" : trace.verdict.description)),
      ("events", .number(trace.eventCount)),
      ("controllers", .number(trace.controllerCount)),
      ("findings", .array(trace.findings.map(json))),
      ("findingsOmitted", .number(trace.omitted)),
      ("story", .strings(trace.story)),
      ("surprises", .strings(trace.surprises)),
      ("judged", .number(trace.judgedCount)),
      ("skipped", .array(skipped)),
      ("unrecognisedLines", .number(trace.unrecognised.count)),
      ("notes", .strings(trace.notes)),
    ]
    return .object(members + (showsUnrecognised ? [("unrecognised", .array(unrecognised))] : []))
  }

  private static func json(_ finding: CheckedTrace.Finding) -> JSONValue {
    [
      "invariant": .string(finding.invariant.id),
      "grade": .string(finding.grade.rawValue),
      "verdict": .orNull(finding.verdict?.description),
      "title": .string(finding.headline),
      "permittedElsewhere": finding.elsewhere.map { .string($0.description) } ?? .null,
      "line": .number(finding.place.line),
      "eventNumber": finding.place.number.map { .number($0) } ?? .null,
      "event": .string(finding.place.event),
      "expected": .string(finding.expected),
      "came": .string(finding.found),
      "demand": .string(finding.invariant.definition),
      "rules": .strings(finding.rules.map(\.words)),
      "causes": .strings(finding.advice?.causes ?? []),
      "repair": .orNull(finding.advice?.repair),
      "related": .array(
        finding.related.map {
          [
            "line": .number($0.line), "eventNumber": $0.number.map { .number($0) } ?? .null,
            "event": .string($0.event),
          ]
        }
      ),
      "alsoBreaks": .strings(finding.alsoBreaks),
    ]
  }
}

/// A trace that could not be read.
package struct UnreadableTrace {
  package let source: String
  package let problem: String

  package init(source: String, problem: String) {
    self.source = source
    self.problem = problem
  }
}
