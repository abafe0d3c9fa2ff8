// `vcfuzz corpus`: lists, extends, minimizes and checks the folder of saved cases.

struct CorpusCommand: Command {
  /// What can be done with a corpus.
  private enum Action: String, CaseIterable {
    case list
    case status
    case check
    case accept
    case add
    case minimize
  }

  let name = "corpus"
  let summary = "List, check, accept, add or minimize saved cases"
  let runsScenarios = true
  let operands = [
    CommandOperand("ACTION", .choice(Action.allCases.map(\.rawValue)), count: .one),
    CommandOperand("CASE", .savedCase, count: .many),
  ]
  let options = CommandOption.table(
    """
    -o, --output DIR  Folder that contains Corpus/ (default: .)
    -v, --verbose     check: print the diagram of every case
    --in-process      Make the runs in this process, without workers
    --format FORMAT   Report as text, json, junit or sarif
    --fail-on GRADE   Lowest grade that fails: violation (default), fragile, advice
    """
  )
  let details = """
    list      print each case with its steps and its failure
    status    print the state of each case and whether it passes now
    check     replay each case, as 'replay' does; --format and --fail-on are for it
    accept    accept the fix of the cases that CASE names, if they pass: from then on
              each is a regression test
    add       save the cases that CASE names: files, folders or tokens
    minimize  shrink each case further if possible; those with a note at their top only
              if CASE names them

    CASE is a file, a folder, a token (vcf1.…) or the name of a case in the corpus.

    A case is in one of four states. An open case fails until you fix its bug. An
    accepted case is a regression test, and fails if the bug returns. A planted case
    belongs to a scenario that is deliberately broken, or to steps that misuse UIKit on
    purpose: it must fail. A stale case can't be run: an operation it names is gone.

    Exits with 0 if all is well, with 1 if a case fails (check: one of the grade of
    --fail-on or above), and with 65 if one could not be read.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    if invocation.operands[0] != Action.check.rawValue,
      let option = ["format", "fail-on"].first(where: invocation.has)
    {
      throw UsageError.other("--\(option) goes with 'corpus check'")
    }
    let words = Array(invocation.operands.dropFirst())
    guard let action = Action(rawValue: invocation.operands[0]) else { return .usage }
    // Only 'add' makes the folder.
    let output =
      action == .add ? invocation.value(of: "output") ?? "." : try invocation.corpusFolder()
    let corpus = Corpus(output: output)
    switch action {
    case .list, .status, .check:
      if let word = words.first {
        throw UsageError.surplusOperand(word, command: "\(name) \(action.rawValue)")
      }
      switch action {
      case .list: return try list(corpus, invocation)
      case .status: return try CorpusStatus(invocation).print(corpus)
      default: return try check(corpus, invocation)
      }
    case .add, .accept:
      guard !words.isEmpty else {
        throw UsageError.missingOperand("CASE", command: "\(name) \(action.rawValue)")
      }
      return action == .add
        ? try add(words, to: corpus, invocation) : try accept(words, in: corpus, invocation)
    case .minimize:
      return try minimize(words, in: corpus, invocation)
    }
  }

  // MARK: list, check

  @MainActor
  private func list(_ corpus: Corpus, _ invocation: Invocation) throws -> ExitCode {
    var rows: [(name: String, facts: String)] = []
    let problem = try invocation.forEachCase(of: CaseArgument.items(of: corpus)) { entry in
      let count = entry.kept.steps.count
      let grade = Self.grading(of: entry, invocation).grade
      let facts =
        "\(count) step\(count == 1 ? " " : "s")  \(grade.rawValue.padded(to: 11))"
        + "\(entry.kept.verdict.identity)"
      rows.append((entry.name, facts + (entry.kept.isAccepted ? " (accepted)" : "")))
    }
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    for row in rows {
      invocation.terminal.say(row.name.padded(to: width) + row.facts)
    }
    invocation.terminal.say(rows.count.counted("case") + " in " + corpus.folder)
    return problem ?? .nothingFound
  }

  /// The grade of a case, by a replay if its file has none and its scenario is known.
  @MainActor
  private static func grading(of entry: Corpus.Entry, _ invocation: Invocation) -> Grading {
    let kept = entry.kept
    if let grading = kept.grading { return grading }
    return (try? invocation.replay(entry))?.grading ?? Grading(kept.grade)
  }

  @MainActor
  private func check(_ corpus: Corpus, _ invocation: Invocation) throws -> ExitCode {
    var batch = try ReplayBatch(invocation, isWhole: invocation.has("verbose"))
    invocation.forEach(CaseArgument.items(of: corpus)) { _ = batch.replay($0) }
    return batch.finish()
  }

  // MARK: add

  @MainActor
  private func add(
    _ words: [String],
    to corpus: Corpus,
    _ invocation: Invocation
  ) throws -> ExitCode {
    var code = ExitCode.nothingFound
    let saved = try SavedCases(corpus, scenarios: invocation.tool.scenarios.all)
    let problem = try invocation.forEachCase(of: CaseArgument.items(words, in: corpus)) { entry in
      let replay = try invocation.replay(entry)
      guard replay.outcome == .same || (replay.state == .accepted && replay.passes) else {
        code = .found
        Self.refuse(entry, replay, "not added: ", invocation)
        return
      }
      switch try saved.add(replay.renewed) {
      case .added(let path): invocation.terminal.say("added " + path)
      case .replaced(let path): invocation.terminal.say("replaced by a smaller run: " + path)
      case .known(let path): invocation.terminal.say("known already: " + path)
      }
    }
    return problem ?? code
  }

  @MainActor
  private static func refuse(
    _ entry: Corpus.Entry,
    _ replay: CaseReplay,
    _ words: String,
    _ invocation: Invocation
  ) {
    let text = ReplayText(replay, style: invocation.terminal.styled)
    invocation.terminal.print(words + text.text(named: entry.name))
  }

  // MARK: accept

  @MainActor
  private func accept(
    _ words: [String],
    in corpus: Corpus,
    _ invocation: Invocation
  ) throws -> ExitCode {
    var code = ExitCode.nothingFound
    let problem = try invocation.forEachCase(of: CaseArgument.items(words, in: corpus)) { entry in
      guard !entry.path.isEmpty else {
        throw CaseError("a token has no file: add it first, then accept the file")
      }
      let replay = try invocation.replay(entry)
      switch replay.state {
      case .accepted: invocation.terminal.say("\(entry.name): accepted already")
      case .open where replay.passes:
        var accepted = entry.kept
        accepted.isAccepted = true
        try corpus.write(accepted, to: entry.path)
        invocation.terminal.say("\(entry.name): accepted; it is a regression test from now on")
      case .planted:
        code = .found
        invocation.terminal.say("\(entry.name): not accepted: its bug is there on purpose")
      case .open, .stale:
        code = .found
        Self.refuse(entry, replay, "not accepted: ", invocation)
      }
    }
    return problem ?? code
  }

  // MARK: minimize

  @MainActor
  private func minimize(
    _ words: [String],
    in corpus: Corpus,
    _ invocation: Invocation
  ) throws -> ExitCode {
    let items =
      words.isEmpty ? CaseArgument.items(of: corpus) : CaseArgument.items(words, in: corpus)
    var code = ExitCode.nothingFound
    let problem = try invocation.forEachCase(of: items) { entry in
      guard !entry.path.isEmpty else {
        throw CaseError("a token has no file: add it first, then minimize the file")
      }
      if words.isEmpty, !entry.kept.notes.isEmpty {
        invocation.terminal.say("\(entry.name): left, as it has a note")
        return
      }
      let scenario = try invocation.tool.scenarios.scenario(named: entry.kept.scenario)
      guard let smaller = try entry.kept.minimized(in: scenario) else {
        code = .found
        invocation.terminal.say("\(entry.name): it does not fail")
        return
      }
      if smaller != entry.kept { try corpus.write(smaller, to: entry.path) }
      let change = "\(entry.kept.steps.count) → \(smaller.steps.count) steps"
      let words = smaller == entry.kept ? "as small as before" : change
      invocation.terminal.say("\(entry.name): \(words)")
    }
    return problem ?? code
  }
}
