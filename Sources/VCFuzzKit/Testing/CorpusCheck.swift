// One file of a corpus as a check with a name, for those who run tests.

internal import VCLifecycle

/// The check of one file.
package struct CorpusCheck: Sendable {
  /// The file's name without its suffix.
  package let name: String
  private let path: String
  private let catalogue: ScenarioCatalogue
  private let failOn: Grade

  /// The checks of all files of a corpus, in the order of their names.
  package static func all(
    in corpus: Corpus,
    scenarios: [Scenario],
    failOn: Grade = .violation
  ) throws -> [CorpusCheck] {
    let catalogue = ScenarioCatalogue(scenarios)
    return try corpus.paths().map { path in
      CorpusCheck(name: Corpus.name(of: path), path: path, catalogue: catalogue, failOn: failOn)
    }
  }

  /// The failure with the steps as code; nil if the case passes.
  @MainActor
  package func complaint() -> String? {
    do {
      let entry = try Corpus.read(path)
      let scenario = try catalogue.scenario(named: entry.kept.scenario)
      let replay = try CaseReplay(entry.kept, scenario: scenario)
      return replay.fails(from: failOn) ? Self.text(of: replay, entry, scenario) : nil
    } catch {
      return "\(error)"
    }
  }

  /// The text of a saved case that fails.
  @MainActor
  package static func text(
    of replay: CaseReplay,
    _ entry: Corpus.Entry,
    _ scenario: Scenario
  ) -> String {
    let headline = entry.name + ": " + ReplayText(replay).headline
    if replay.run.failure == nil || replay.state == .planted {
      return ReplayText(replay).text(named: entry.name) + "\n\nCase    " + entry.path
    }
    return headline + "\n"
      + CaseFailureText(replay, of: scenario, path: entry.path).text
  }
}
