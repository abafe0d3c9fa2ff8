// The findings of an exploration on disk.

package import VCFuzzKit

extension FindingStore {
  /// Saves the findings and the page of the exploration; nil for a finding whose steps do not fail
  /// again.
  package func save(_ result: ExplorationResult) throws -> [SavedCase?] {
    let cases = try result.findings.map { found -> SavedCase? in
      let scenario = result.settings.scenario.reporting(found.grading)
      let kept = Case(scenario, found.configuration, found.path)
      guard var kept else { return nil }
      kept.grading = found.grading
      kept.origin = Self.origin(of: found, in: result)
      return try save(kept, examines: true)
    }
    let page = ExplorationPage(result, cases)
    try folder.write(page.text, to: page.file)
    try writeIndex()
    return cases
  }

  /// Whether a saved case that is not accepted as fixed shows what an exploration has found.
  package func isKnown(_ found: ExploredFinding, in scenario: Scenario) -> Bool {
    let kept = Case(scenario.reporting(found.grading), found.configuration, found.path)
    return kept.map(isKnown) ?? false
  }

  /// How a case was met and what is known of it, for the case's file.
  private static func origin(of found: ExploredFinding, in result: ExplorationResult) -> String {
    var parts = ["explored \(result.settings.boundWords)", found.minimality]
    if let point = found.diagnosis.pointOfNoReturn { parts.append(point.words) }
    if let neighbour = found.diagnosis.neighbour { parts.append(neighbour.words) }
    return parts.joined(separator: "; ")
  }
}
