// What replays showed, for programs: JSON, JUnit and SARIF made from the same results.

/// The results of one command that ran cases again.
@MainActor
package struct ReplayFormats: MachineReadableResult {
  /// A case that was run, with where it lies.
  package typealias Result = (entry: Corpus.Entry, replay: CaseReplay)

  private let command: String
  private let results: [Result]
  private let problems: [SARIFLog.Problem]
  private let failOn: Grade

  /// Creates the reports of a command: `vcfuzz replay`.
  package init(
    _ command: String,
    _ results: [Result],
    problems: [(file: String, text: String)],
    failOn: Grade = .violation
  ) {
    self.command = command
    self.failOn = failOn
    self.results = results
    self.problems = problems
  }

  // MARK: JSON

  package var json: JSONValue {
    [
      "schema": .number(2),
      "cases": .array(results.map(Self.json)),
      "unreadable": .array(
        problems.map { ["case": .string($0.file), "problem": .string($0.text)] }
      ),
      "failOn": .string(failOn.rawValue),
      "passing": .number(results.count { $0.replay.passes }),
      "failing": .number(results.count { $0.replay.fails(from: failOn) }),
    ]
  }

  /// One case as an object.
  static func json(_ entry: Corpus.Entry, _ replay: CaseReplay) -> JSONValue {
    let kept = replay.kept
    let verdict = replay.run.verdict
    return [
      "case": .string(entry.name),
      "path": .string(entry.path),
      "scenario": .string(kept.scenario),
      "profile": .string(kept.configuration.profile.name),
      "identity": .string(kept.verdict.identity.description),
      "grade": .string(replay.grading.grade.rawValue),
      "needs": .strings(replay.grading.needs),
      "state": .string(replay.state.rawValue),
      "outcome": .string(replay.outcome.word),
      "passes": .bool(replay.passes),
      "steps": .strings(replay.run.taken),
      "refused": .array(
        replay.run.refused.map { ["place": .number($0.place), "step": .string($0.step)] }
      ),
      "event": .orNull(verdict?.event),
      "expected": .orNull(verdict?.expected),
      "found": .orNull(verdict?.found),
      "foundIdentity": .orNull(verdict?.identity.description),
      "traceChanged": .bool(replay.isTraceChanged),
      "diagram": .strings(replay.trace),
      "token": .string(CaseToken.token(of: kept)),
    ]
  }

  // MARK: JUnit

  package var junit: String {
    let cases = results.map {
      Self.testCase($0.entry, $0.replay, fails: $0.replay.fails(from: failOn))
    }
    let errors = problems.map {
      JUnitDocument.Case(name: $0.file, outcome: .error(message: $0.text))
    }
    return JUnitDocument.text(command, cases + errors)
  }

  /// One case as a test case.
  static func testCase(
    _ entry: Corpus.Entry,
    _ replay: CaseReplay,
    fails: Bool
  ) -> JUnitDocument.Case {
    let text = ReplayText(replay)
    if !fails {
      return JUnitDocument.Case(name: entry.name, outcome: .passed, output: [text.headline])
    }
    let lines = text.text(named: entry.name)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let outcome = JUnitDocument.Outcome.failed(
      type: replay.kept.verdict.identity.invariant,
      message: text.headline,
      lines: lines.map(String.init)
    )
    return JUnitDocument.Case(name: entry.name, outcome: outcome)
  }

  // MARK: SARIF

  package var sarif: JSONValue {
    let found = results.compactMap { entry, replay -> SARIFLog.Result? in
      let kept = replay.kept
      if replay.outcome == .gone, replay.passes { return nil }
      let verdict = replay.run.verdict
      let text = verdict.map {
        "\(replay.grading): \($0.identity) in '\(kept.scenario)' after "
          + "\(replay.run.taken.count) steps, at \($0.event): "
          + "expected \($0.expected), found \($0.found)"
      }
      return SARIFLog.Result(
        rule: (verdict ?? kept.verdict).identity.invariant,
        level: verdict == nil ? .warning : SARIFLog.Level(replay.grading.grade),
        text: text ?? ReplayText(replay).headline,
        place: .demand(of: kept, path: entry.path),
        grade: verdict == nil ? replay.outcome.word : replay.grading.grade.rawValue,
        verdict: replay.outcome.word
      )
    }
    return SARIFLog.json(found, problems: problems)
  }
}

extension SARIFLog.Place {
  /// Returns the line of a case's file that names the broken invariant.
  static func demand(of kept: Case, path: String) -> SARIFLog.Place {
    let lines = kept.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.hasPrefix("invariant: ") } ?? 0
    return SARIFLog.Place(file: path.isEmpty ? "-" : path, line: line + 1)
  }
}

extension ReplayFormats {
  /// Says how to make regression tests of open cases that pass; nil if there are none.
  package static func acceptHint(_ results: [Result], call: String) -> String? {
    let fixed = results.filter { $0.replay.state == .open && $0.replay.passes }
    let files = fixed.filter { !$0.entry.path.isEmpty }.map(\.entry.path.quotedForShell)
    if files.isEmpty { return nil }
    let title =
      files.count == 1
      ? "1 open case passes now. To keep it as a regression test:"
      : "\(files.count) open cases pass now. To keep them as regression tests:"
    return title + "\n  \(call) corpus accept " + files.joined(separator: " ").escapedForTerminal
  }
}

extension CaseReplay.Outcome {
  fileprivate var word: String {
    switch self {
    case .same: "same"
    case .gone: "gone"
    case .other: "other"
    case .stale: "stale"
    }
  }
}
