// What an exploration leaves on the disk: a case and a report for each finding, and its checkpoint.

internal import Foundation
internal import Lifecycle
package import ModelChecking
package import VCFuzz

/// Keeps the findings of an exploration in an output folder.
@MainActor
package struct ExplorationKeeper {
  private let folder: ReportFolder
  private let corpus: Corpus
  private let scenarios: [Scenario]

  package init(output: String, scenarios: [Scenario]) throws {
    folder = ReportFolder(output)
    if let problem = folder.problem { throw CommandError(.badInput, problem) }
    corpus = Corpus(folder: folder.path(of: "Corpus"))
    self.scenarios = scenarios
    _ = try corpus.entries()
  }

  /// Where the files of a finding stand; nil for the report where the corpus had the case already.
  package struct Place {
    package let casePath: String
    package let reportPath: String?
  }

  /// Keeps the findings, and says where; nil for one that breaks nothing the second time.
  package func keep(_ result: ExplorationResult) throws -> [Place?] {
    let scenario = result.settings.scenario
    var places: [Place?] = []
    for found in result.findings {
      guard var kept = Case(scenario, found.configuration, found.path) else {
        places.append(nil)
        continue
      }
      kept.origin = Self.origin(of: found, in: result)
      let addition = try corpus.add(kept)
      if case .known(let path) = addition {
        places.append(Place(casePath: path, reportPath: nil))
        continue
      }
      let entry = try Corpus.read(addition.path)
      let page = try ReportPage(entry, scenario: scenario)
      try folder.write(page.text, to: page.file)
      try folder.write(page.html(index: HTMLIndex.name), to: page.htmlFile)
      places.append(Place(casePath: addition.path, reportPath: folder.path(of: page.file)))
    }
    if !result.findings.isEmpty {
      try ReportIndex(corpus: corpus, scenarios: scenarios).write(to: folder, isHTML: true)
    }
    return places
  }

  /// How a case was met and what is known of it, as its file says it.
  private static func origin(of found: ExploredFinding, in result: ExplorationResult) -> String {
    var parts = ["explored \(result.settings.boundWords)", found.minimality]
    if let point = found.diagnosis.pointOfNoReturn { parts.append(point.words) }
    if let neighbour = found.diagnosis.neighbour { parts.append(neighbour.words) }
    return parts.joined(separator: "; ")
  }

  // MARK: Checkpoints

  /// Reads a checkpoint of that exploration; nil if there is no such file.
  package static func checkpoint(
    at path: String,
    for settings: ExplorationSettings
  ) throws -> ReplayCheckpoint? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandError(.badInput, "\(path.quotedForTerminal) cannot be read")
    }
    do throws(CheckpointError) {
      let checkpoint = try ReplayCheckpoint(bytes: Array(data))
      try checkpoint.check(identity: settings.identity)
      return checkpoint
    } catch {
      let problem =
        switch error {
        case .foreign: "it is of another exploration: remove the file, or give its own bounds"
        case .noCheckpoint, .damaged: error.description
        }
      throw CommandError(.badInput, "\(path.quotedForTerminal): \(problem)")
    }
  }

  /// Takes away a checkpoint of which nothing is left to do.
  package static func removeCheckpoint(at path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw CommandError(
        .internalError,
        "\(path.quotedForTerminal) has nothing left to do and cannot be removed: remove it"
      )
    }
  }

  /// Writes a checkpoint whole or not at all.
  package static func write(_ checkpoint: ReplayCheckpoint, to path: String) throws {
    do {
      try Data(checkpoint.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError(
        .internalError,
        "\(path.quotedForTerminal) cannot be written: check that the folder is writable"
      )
    }
  }
}
