// The paths that end the process: runs report them as failures instead of taking them again.

package import Foundation
internal import VCFuzzKit

/// The deaths that are known to this process.
@MainActor
package final class KnownDeaths {
  /// A death with its steps.
  struct Entry {
    let death: Death
    let path: [Step]

    init(_ death: Death) {
      self.death = death
      path = Step.recorded(death.path)
    }
  }

  private var entries: [String: [Entry]] = [:]
  /// A death that a single process has shown: it is tried once more.
  private(set) var suspect: Entry?

  /// Takes over what earlier workers died of.
  package func load(_ data: Data) {
    for death in (try? JSONDecoder().decode([Death].self, from: data)) ?? [] {
      if death.isConfirmed { insert(death) } else { suspect = Entry(death) }
    }
  }

  package func insert(_ death: Death) {
    let known = entries[death.scenario, default: []]
    guard !known.contains(where: { $0.death.isSamePlace(as: death) }) else { return }
    entries[death.scenario] = known + [Entry(death)]
  }

  /// Everything that is known, for the next worker.
  package var deaths: [Death] {
    entries.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.death) }
  }

  package func concerns(_ scenario: String) -> Bool { entries[scenario] != nil }

  func hasDeathAtRest(of scenario: String) -> Bool {
    entries[scenario, default: []].contains { [.between, .after].contains($0.death.phase) }
  }

  /// The death that asking a scenario for its calls ends in.
  func atSetUp(of scenario: String) -> Death? {
    entries[scenario]?.first { $0.death.phase == .setUp }?.death
  }

  /// Whether a run of that path, which no campaign has numbered, is known to end its process.
  func isCertain(_ scenario: String, _ path: RunPath) -> Bool {
    guard concerns(scenario) else { return false }
    let configuration = path.configuration.recordText
    let steps = path.steps.map(\.recordable)
    return entries[scenario, default: []].contains { entry in
      entry.death.walk < 0 && entry.death.configuration == configuration
        && (entry.death.phase == .step ? steps.starts(with: entry.path) : steps == entry.path)
    }
  }

  /// The death that follows upon a path of a numbered run in that phase; with `next` as the step
  /// under way.
  func death(
    _ scenario: String,
    _ configuration: () -> String,
    _ number: Int,
    _ phase: RunPhase,
    _ path: [Step],
    next: Step? = nil
  ) -> Death? {
    guard let known = entries[scenario] else { return nil }
    let count = path.count + (next == nil ? 0 : 1)
    for entry in known where entry.death.phase == phase && entry.path.count == count {
      guard entry.path.last == (next ?? path.last)?.recordable,
        zip(entry.path, path).allSatisfy({ $0 == $1.recordable })
      else { continue }
      let text = configuration()
      if entry.death.walk < 0, entry.death.configuration == text { return entry.death }
      guard entry.death.walk >= 0, entry.death.walk == number else { continue }
      // From now on the death is known by its configuration as well.
      var general = entry.death
      general.walk = -1
      general.configuration = text
      insert(general)
      return general
    }
    return nil
  }

  /// The suspect of a run of a campaign that has ended in order this time.
  func takeSuspect(of scenario: String, walk: Int) -> (death: Death, path: [Step])? {
    guard let suspect, suspect.death.scenario == scenario, suspect.death.walk == walk else {
      return nil
    }
    self.suspect = nil
    return (suspect.death, suspect.path)
  }
}
