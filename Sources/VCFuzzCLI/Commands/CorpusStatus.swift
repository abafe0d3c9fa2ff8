// `vcfuzz corpus status`: the state of each saved case, whether it passes now, and what to do next.

internal import VCFuzzReports

/// The table of a corpus's cases by state.
@MainActor
struct CorpusStatus {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Prints the table; the exit code says whether all cases could be read.
  func print(_ corpus: Corpus) throws -> ExitCode {
    let terminal = invocation.terminal
    var results: [ReplayFormats.Result] = []
    let problem = try invocation.forEachCase(of: CaseArgument.items(of: corpus)) { entry in
      let scenario = try invocation.tool.scenarios.scenario(named: entry.kept.scenario)
      results.append((entry, try CaseReplay(entry.kept, scenario: scenario)))
    }
    let width = (results.map(\.entry.name.count).max() ?? 0) + 2
    for (entry, replay) in results {
      terminal.print(
        entry.name.escapedForTerminal.padded(to: width) + replay.state.rawValue.padded(to: 10)
          + ReplayText(replay, style: terminal.styled).headline
      )
    }
    terminal.print(Self.summary(results, in: corpus))
    let fixed = results.filter { $0.replay.state == .open && $0.replay.passes }.map(\.entry)
    if let hint = ReplayFormats.acceptHint(fixed, call: invocation.tool.call) {
      terminal.print("\n" + hint)
    }
    return problem ?? .nothingFound
  }

  private static func summary(_ results: [ReplayFormats.Result], in corpus: Corpus) -> String {
    let counts = Case.State.allCases.map { state in
      (state, results.filter { $0.replay.state == state })
    }
    let words = counts.filter { !$0.1.isEmpty }.map { state, members in
      let passing = members.count { $0.replay.passes }
      let note =
        switch state {
        case .open where passing > 0: " (\(passing) of them passing now)"
        case .accepted where passing < members.count:
          " (\(members.count - passing) of them regressed)"
        case .planted where passing < members.count:
          " (\(members.count - passing) of them no longer failing)"
        default: ""
        }
      return "\(members.count) \(state.rawValue)" + note
    }
    return results.count.counted("case") + " in " + corpus.folder.escapedForTerminal
      + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }
}
