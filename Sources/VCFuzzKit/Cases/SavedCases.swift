// The cases of a corpus with their replays: what a new finding is compared with.
//
// A name alone proves nothing. A saved case may have been fixed since, or fail in another way now;
// a failure of the same invariant and role is then another bug.

internal import LifecycleChecks

/// A corpus whose cases are replayed, each at most once.
@MainActor
package final class SavedCases {
  package let corpus: Corpus
  /// The cases in the order of their names.
  package private(set) var entries: [Corpus.Entry]
  private let scenarios: [Scenario]
  /// The replays so far, by the paths of their files.
  private var replays: [String: Result<CaseReplay, CaseError>] = [:]

  /// Reads a corpus; throws if a case in it can't be read.
  package init(_ corpus: Corpus, scenarios: [Scenario]) throws {
    self.corpus = corpus
    self.scenarios = scenarios
    entries = try corpus.entries()
  }

  /// Returns the replay of a case; throws if its scenario is not known or a step can't be read.
  package func replay(_ entry: Corpus.Entry) throws(CaseError) -> CaseReplay {
    if let known = replays[entry.path], (try? known.get().kept) ?? entry.kept == entry.kept {
      return try known.get()
    }
    let result = Result { () throws(CaseError) in
      guard let scenario = scenario(named: entry.kept.scenario) else {
        throw CaseError("no scenario \(entry.kept.scenario.quotedForTerminal)")
      }
      return try CaseReplay(entry.kept, scenario: scenario)
    }
    replays[entry.path] = result
    return try result.get()
  }

  package func scenario(named name: String) -> Scenario? { scenarios.first { $0.name == name } }

  /// Returns the saved case that shows the same failure as a new one; nil if the failure is new.
  ///
  /// Only the files that count are asked.
  package func entry(
    showing new: CaseReplay,
    where counts: (String) -> Bool = { _ in true }
  ) -> Corpus.Entry? {
    guard let way = FailureWay(new) else { return nil }
    return entries.first { entry in
      guard counts(entry.path), entry.kept.scenario == new.kept.scenario,
        entry.kept.verdict.identity == new.kept.verdict.identity,
        let replay = try? replay(entry), let other = FailureWay(replay)
      else { return false }
      return other.isSame(as: way) && replay.showsTheSavedEvent
    }
  }

  /// Whether a saved case shows the failure of a new one at its grade or a graver one.
  ///
  /// A case that is accepted as fixed shows nothing; if it does, it has regressed.
  package func covers(_ new: CaseReplay, where counts: (String) -> Bool) -> Bool {
    guard let same = entry(showing: new, where: counts)?.kept else { return false }
    return same.grade >= new.kept.grade && !same.isAccepted
  }

  /// Saves a case, unless a saved one shows the same failure and is as grave and as small.
  package func add(_ new: CaseReplay) throws -> Corpus.Addition {
    let addition = try corpus.add(new.kept, besides: entry(showing: new))
    if case .known = addition { return addition }
    note(new, at: addition.path)
    entries.removeAll { $0.path == addition.path }
    entries.append(Corpus.Entry(path: addition.path, kept: new.kept))
    return addition
  }

  /// Keeps the replay of the case in a file.
  package func note(_ replay: CaseReplay, at path: String) { replays[path] = .success(replay) }
}

extension CaseReplay {
  /// Whether the failure is at the callback at which it was when the case was saved.
  ///
  /// If not, the case shows another bug by now.
  fileprivate var showsTheSavedEvent: Bool {
    guard let event = run.verdict?.event, run.failure?.violation != nil else { return true }
    return kept.verdict.event.isEmpty || kept.verdict.event == event
  }
}

/// How a run fails: the broken clause of the invariant, and the scenario's operations on the way.
private struct FailureWay {
  /// The clause; nil for an invariant of the scenario's own.
  private let clause: Clause?
  private let operations: Set<String>

  /// Returns nil if the replay does not show the failure that the case saved.
  @MainActor init?(_ replay: CaseReplay) {
    guard replay.outcome == .same else { return nil }
    clause = replay.run.failure?.violation?.clause
    operations = replay.run.operations
  }

  /// Whether both are taken for one bug: ways that have no operation in common are not.
  func isSame(as other: FailureWay) -> Bool {
    guard clause == other.clause else { return false }
    return operations.isEmpty || other.operations.isEmpty
      || !operations.isDisjoint(with: other.operations)
  }
}
