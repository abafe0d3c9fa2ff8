// `vcfuzz certify`: whether a case is as short as any.

import ModelChecking
internal import VCFuzzReports

struct CertifyCommand: Command {
  let name = "certify"
  let summary = "Certify that no shorter run fails like a case, or find one"
  let runsScenarios = true
  let operands = [CommandOperand("CASE", .savedCase, count: .many)]
  let options = CommandOption.table(
    """
    --time-limit SECONDS  Stop each case after this time
    --runs COUNT          Stop each case after this number of runs
    --in-process          Make the runs in this process, without workers
    --step-timeout SECONDS  Time after which a step counts as endless (default: 10)
    --run-memory MB       Memory limit of one run (default: 64)
    --write               Write a shorter run into the file of the case
    --json                Print JSON
    """,
    ["runs": .number(1...1_000_000_000)]
  )
  let details = """
    CASE is a file, a folder of cases, a token, or the name of a case in Corpus/.
    Searches all shorter paths of the case's kinds of step, from its own start, the
    shortest first: the calls, the verbs of UIKit's API, the fingers and so on that occur
    in it, on every controller, with commits, animation ends and queued blocks. A shorter
    run with other kinds of step is not excluded.

    Exits with 0 if every case is certified; 1 if one is not the shortest or does not
    reproduce; 2 if a limit came first; 65 if one could not be read; 130 after Ctrl-C.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    guard !invocation.operands.isEmpty else {
      throw UsageError.missingOperand("CASE", command: name)
    }
    Interruption.watch()
    defer { Interruption.unwatch() }
    var codes: [ExitCode] = []
    var rows: [JSONValue] = []
    let items = CaseArgument.items(invocation.operands, in: Corpus(folder: "Corpus"))
    let problem = try invocation.forEachCase(of: items) { entry in
      let (code, row) = try certify(entry, invocation)
      codes.append(code)
      rows.append(row)
    }
    if invocation.has("json") { invocation.terminal.print(JSONValue.array(rows).text) }
    if Interruption.isWanted { return .interrupted }
    return problem ?? [.found, .incomplete].first(where: codes.contains) ?? .nothingFound
  }

  @MainActor private func certify(
    _ entry: Corpus.Entry,
    _ invocation: Invocation
  ) throws -> (ExitCode, JSONValue) {
    let kept = entry.kept
    let scenario = try invocation.tool.scenarios.scenario(named: kept.scenario)
    let words = Run(scenario, kept.configuration).vocabulary
    var path: [Step] = []
    for text in kept.steps { path.append(try Step(text: text, words)) }
    let title = "\(entry.name) (\(kept.grade.rawValue))"
    let identity = kept.verdict.identity
    let failures = Run.finished(scenario, kept.configuration, path).failures
    guard failures.first?.identity == identity else {
      let isLater = failures.contains { $0.identity == identity }
      let problem = isLater ? "another failure comes first" : "it does not reproduce"
      tell("\(title): \(problem)", invocation)
      return (.found, row(entry, "absent", nil, path.count))
    }
    let watch = Stopwatch()
    let seconds = invocation.number(of: "time-limit").map { Double($0) }
    let certifier = Certifier(
      scenario,
      runsMax: invocation.number(of: "runs") ?? .max,
      isStopped: {
        if Interruption.isWanted { return true }
        return seconds.map { watch.seconds >= $0 } ?? false
      }
    )
    let known = certifier.certify(kept.configuration, path, identity: identity)
    let runs = known.runs.counted("run")
    guard known.isCertified else {
      tell("\(title): \(known.words(isOneMinimal: false)); stopped after \(runs)", invocation)
      return (.incomplete, row(entry, "cut", known, path.count))
    }
    guard known.path != path else {
      tell("\(title): \(known.words(isOneMinimal: true)) (\(runs))", invocation)
      return (.nothingFound, row(entry, "certified", known, path.count))
    }
    let actions = [path, known.path].map { $0.count(where: \.isUserVisible) }
    tell("\(title): \(actions[0]) → \(actions[1]) user actions (\(runs))", invocation)
    for step in known.path { tell("  " + step.text(words), invocation) }
    if invocation.has("write") { try write(known.path, over: entry, of: scenario) }
    return (.found, row(entry, "improved", known, path.count))
  }

  @MainActor private func write(
    _ path: [Step],
    over entry: Corpus.Entry,
    of scenario: Scenario
  ) throws {
    guard !entry.path.isEmpty else {
      throw CaseError("a token has no file: add it first, then certify the file")
    }
    guard var smaller = Case(scenario, entry.kept.configuration, path) else { return }
    smaller.notes = entry.kept.notes
    smaller.origin = entry.kept.origin
    smaller.isAccepted = entry.kept.isAccepted
    try Corpus.rewrite(smaller, at: entry.path)
  }

  private func tell(_ line: String, _ invocation: Invocation) {
    if !invocation.has("json") { invocation.terminal.say(line) }
  }

  private func row(
    _ entry: Corpus.Entry,
    _ verdict: String,
    _ known: Certification?,
    _ steps: Int
  ) -> JSONValue {
    [
      "case": .string(entry.name),
      "grade": .string(entry.kept.grade.rawValue),
      "verdict": .string(verdict),
      "steps": .number(steps),
      "shortest": known.map { .number($0.path.count) } ?? .null,
      "searchedBelow": known.map { .number($0.searchedLength) } ?? .null,
      "runs": known.map { .number($0.runs) } ?? .null,
    ]
  }
}
