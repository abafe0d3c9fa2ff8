// The saved cases that a campaign replays before its runs, in words.

/// The outcome of the replays at the start of a campaign.
@MainActor
package struct SavedCasesText {
  private let results: [ReplayFormats.Result]
  private let settings: CampaignSettings

  package init(_ results: [ReplayFormats.Result], _ settings: CampaignSettings) {
    self.results = results
    self.settings = settings
  }

  /// The cases that fail the campaign: an open one is known already.
  package var failing: [ReplayFormats.Result] {
    results.filter {
      $0.replay.fails(from: settings.failOn)
        && !(settings.countsNewOnly && $0.replay.state == .open)
    }
  }

  /// The exit code of a campaign before which the cases were replayed.
  package func exitCode(after result: CampaignResult) -> ExitCode {
    result.exitCode == .interrupted || failing.isEmpty ? result.exitCode : .found
  }

  /// A line for each case, except for planted ones that fail as they must; nil if there are no
  /// cases.
  package func text(
    call: String,
    style: @escaping (String, TextStyle) -> String
  ) -> String? {
    if results.isEmpty { return nil }
    let others = results.filter { !($0.replay.state == .planted && $0.replay.passes) }
    let planted = results.count - others.count
    var lines = others.map { entry, replay in
      "  \(entry.name.escapedForTerminal): " + ReplayText(replay, style: style).headline
    }
    if planted > 0 { lines.append("  \(planted.counted("planted case")) failed as planted") }
    if let hint = ReplayFormats.acceptHint(results, call: call) {
      lines += hint.split(separator: "\n").map { "  " + $0 }
    }
    return (["saved cases, replayed first:"] + lines).joined(separator: "\n")
  }

  /// The cases for programs.
  package var json: JSONValue { .array(results.map(ReplayFormats.json)) }

  /// The cases as test cases.
  var testCases: [JUnitDocument.Case] {
    results.map { entry, replay in
      let fails = failing.contains { $0.entry.path == entry.path }
      return ReplayFormats.testCase(entry, replay, fails: fails)
    }
  }
}
