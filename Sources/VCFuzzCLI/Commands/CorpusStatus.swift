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
      results.append((entry, try invocation.replay(entry)))
    }
    let width = (results.map(\.entry.name.count).max() ?? 0) + 2
    for (entry, replay) in results {
      terminal.print(
        entry.name.escapedForTerminal.padded(to: width) + replay.state.rawValue.padded(to: 10)
          + ReplayText(replay, style: terminal.styled).headline
      )
    }
    terminal.print(Self.summary(results, in: corpus))
    if let hint = ReplayFormats.acceptHint(results, call: invocation.tool.call) {
      terminal.print("\n" + hint)
    }
    return problem ?? .nothingFound
  }

  private static func summary(_ results: [ReplayFormats.Result], in corpus: Corpus) -> String {
    let words = Case.State.allCases.compactMap { state -> String? in
      let members = results.filter { $0.replay.state == state }
      let passing = members.count { $0.replay.passes }
      let failing = members.count - passing
      let note =
        switch state {
        case .open where passing > 0: " (\(passing) of them passing now)"
        case .accepted where failing > 0: " (\(failing) of them regressed)"
        case .planted where failing > 0: " (\(failing) of them no longer failing)"
        default: ""
        }
      return members.isEmpty ? nil : "\(members.count) \(state.rawValue)" + note
    }
    return results.count.counted("case") + " in " + corpus.folder.escapedForTerminal
      + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }
}
