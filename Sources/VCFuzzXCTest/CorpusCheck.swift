// One file of a corpus as a check with a name, for those who run tests.

package import VCFuzz

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

  /// What is wrong, with the new trace beside the old; nil if the case shows what it should.
  @MainActor
  package func complaint() -> String? {
    do {
      let entry = try Corpus.read(path)
      let scenario = try catalogue.scenario(named: entry.kept.scenario)
      let replay = try CaseReplay(entry.kept, scenario: scenario)
      return !replay.fails(from: failOn) ? nil : ReplayText(replay).text(named: entry.name)
    } catch {
      return "\(error)"
    }
  }
}
