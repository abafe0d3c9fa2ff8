// What replays showed, for programs: JSON, JUnit and SARIF made from the same results.

internal import Lifecycle
package import VCFuzz

/// The results of one command that ran cases again.
@MainActor
package struct ReplayFormats {
  /// A case that was run, with where it lies.
  package struct Result {
    package let entry: Corpus.Entry
    package let replay: CaseReplay

    package init(entry: Corpus.Entry, replay: CaseReplay) {
      self.entry = entry
      self.replay = replay
    }
  }

  private let command: String
  private let results: [Result]
  private let problems: [(name: String, text: String)]

  /// Creates the reports of a command: `vcfuzz replay`.
  package init(_ command: String, _ results: [Result], problems: [(name: String, text: String)]) {
    self.command = command
    self.results = results
    self.problems = problems
  }

  // MARK: JSON

  /// The version of the object's form.
  private static let schema = 1

  package var json: JSONValue {
    [
      "schema": .number(Self.schema),
      "cases": .array(results.map(json)),
      "unreadable": .array(
        problems.map { ["case": .string($0.name), "problem": .string($0.text)] }
      ),
      "asExpected": .number(results.count { $0.replay.isAsExpected }),
      "notAsExpected": .number(results.count { !$0.replay.isAsExpected }),
    ]
  }

  private func json(_ result: Result) -> JSONValue {
    let replay = result.replay
    let kept = replay.kept
    let verdict = replay.run.verdict
    return [
      "case": .string(result.entry.name),
      "path": .string(result.entry.path),
      "scenario": .string(kept.scenario),
      "profile": .string(kept.configuration.profile.name),
      "identity": .string(kept.verdict.identity.description),
      "expect": .string(kept.expectation.rawValue),
      "outcome": .string(outcome(replay)),
      "asExpected": .bool(replay.isAsExpected),
      "steps": .strings(replay.run.taken),
      "refused": .array(
        replay.run.refused.map {
          ["place": .number($0.place), "step": .string($0.step)]
        }
      ),
      "event": verdict.map { .string($0.event) } ?? .null,
      "expected": verdict.map { .string($0.expected) } ?? .null,
      "found": verdict.map { .string($0.found) } ?? .null,
      "foundIdentity": verdict.map { .string($0.identity.description) } ?? .null,
      "traceChanged": .bool(replay.isTraceChanged),
      "diagram": .strings(replay.trace),
      "token": .string(CaseToken.token(of: kept)),
    ]
  }

  private func outcome(_ replay: CaseReplay) -> String {
    switch replay.outcome {
    case .same: "same"
    case .gone: "gone"
    case .other: "other"
    }
  }

  // MARK: JUnit

  package var junit: String {
    let cases =
      results.map { result in
        let text = ReplayText(result.replay)
        guard !result.replay.isAsExpected else {
          return JUnitDocument.Case(
            name: result.entry.name,
            outcome: .passed,
            output: [text.headline]
          )
        }
        let lines = text.text(named: result.entry.name).split(
          separator: "\n",
          omittingEmptySubsequences: false
        )
        return JUnitDocument.Case(
          name: result.entry.name,
          outcome: .failed(
            type: result.replay.kept.verdict.identity.invariant,
            message: text.headline,
            lines: lines.map { String($0) }
          )
        )
      }
      + problems.map {
        JUnitDocument.Case(name: $0.name, outcome: .error(type: "unreadable", message: $0.text))
      }
    return JUnitDocument(name: command, cases: cases).text
  }

  // MARK: SARIF

  package var sarif: JSONValue {
    let found = results.compactMap { result -> SARIFLog.Result? in
      let replay = result.replay
      let kept = replay.kept
      if replay.outcome == .gone, replay.isAsExpected { return nil }
      let verdict = replay.run.verdict
      let text =
        verdict.map {
          "\($0.identity) in '\(kept.scenario)' after \(replay.run.taken.count) steps, at "
            + "\($0.event): expected \($0.expected), found \($0.found)"
        } ?? ReplayText(replay).headline
      return SARIFLog.Result(
        rule: (verdict ?? kept.verdict).identity.invariant,
        level: verdict == nil ? .warning : .error,
        text: text,
        place: CasePlace.place(of: kept, path: result.entry.path),
        grade: verdict == nil ? "gone" : "fault",
        verdict: outcome(replay)
      )
    }
    return SARIFLog(found, problems: problems.map { ($0.name, $0.text) }).value
  }
}

/// Where the file of a case says what is wrong.
enum CasePlace {
  /// Returns the line that names the broken invariant.
  static func place(of kept: Case, path: String) -> SARIFLog.Place {
    let lines = kept.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.hasPrefix("invariant: ") } ?? 0
    return SARIFLog.Place(file: path.isEmpty ? "-" : path, line: line + 1)
  }
}
