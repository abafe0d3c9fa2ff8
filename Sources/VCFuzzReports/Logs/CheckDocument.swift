// The result of a check for programs: JSON, JUnit and SARIF.

extension CheckReport: MachineReadableResult {
  // MARK: JSON

  package var json: JSONValue {
    [
      "schema": .number(1),
      "traces": .array(traces.map(json)),
      "unreadable": .array(
        unreadable.map { ["source": .string($0.source), "problem": .string($0.problem)] }
      ),
    ]
  }

  private func json(_ trace: CheckedTrace) -> JSONValue {
    let skipped = trace.skipped.map { skip -> JSONValue in
      ["invariant": .string(skip.invariant.id), "missing": .strings(skip.missing.words)]
    }
    let unrecognised = trace.unrecognised.samples.map { sample -> JSONValue in
      ["line": .number(sample.line), "text": .string(sample.text)]
    }
    return .members([
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
      ("unrecognised", showsUnrecognised ? .array(unrecognised) : nil),
    ])
  }

  private func json(_ finding: CheckedTrace.Finding) -> JSONValue {
    [
      "invariant": .string(finding.invariant.id),
      "grade": .string(finding.grade.rawValue),
      "verdict": .orNull(finding.verdict?.description),
      "title": .string(finding.headline),
      "permittedElsewhere": .orNull(finding.elsewhere?.description),
      "line": .number(finding.place.line),
      "eventNumber": .orNull(finding.place.number),
      "event": .string(finding.place.event),
      "expected": .string(finding.expected),
      "came": .string(finding.found),
      "demand": .string(finding.invariant.definition),
      "rules": .strings(finding.rules.map(\.words)),
      "causes": .strings(finding.advice?.causes ?? []),
      "repair": .orNull(finding.advice?.repair),
      "related": .array(finding.related.map(json)),
      "alsoBreaks": .strings(finding.alsoBreaks),
    ]
  }

  private func json(_ place: CheckedTrace.LogPlace) -> JSONValue {
    [
      "line": .number(place.line), "eventNumber": .orNull(place.number),
      "event": .string(place.event),
    ]
  }

  // MARK: JUnit

  /// The document; findings below the threshold fail no test case.
  package var junit: String {
    let errors = unreadable.map {
      JUnitDocument.Case(name: $0.source, outcome: .error(message: $0.problem))
    }
    return JUnitDocument.text("vcfuzz check", traces.map(testCase) + errors)
  }

  private func testCase(_ trace: CheckedTrace) -> JUnitDocument.Case {
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

  private func sentence(_ finding: CheckedTrace.Finding) -> String {
    "\(finding.place.words): \(finding.grade.rawValue) \(finding.invariant.id) "
      + finding.sentence
  }

  // MARK: SARIF

  /// The log: a result for each finding, at its line.
  package var sarif: JSONValue {
    SARIFLog.json(
      traces.flatMap { trace in trace.findings.map { result($0, in: trace) } },
      problems: unreadable.map { ($0.source, $0.problem) }
    )
  }

  private func result(
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
