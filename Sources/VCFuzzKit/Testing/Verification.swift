// Many runs of one scenario for a test: each failure once, and shrunk.

internal import VCLifecycle

/// A campaign over one scenario that a test asks for.
@MainActor
package struct Verification {
  /// A failure that the runs showed, as a case with its run, and how many runs showed it.
  package typealias Fault = (replay: CaseReplay, count: Int)

  package let scenario: Scenario
  package let seed: UInt64
  /// The failures in the order in which they were met.
  package let faults: [Fault]
  /// What broke once, and nothing when the same steps were taken again.
  package let unrepeated: [Failure.Identity]
  /// The runs that count.
  package let runs: Int
  /// The first work of the code under test that no run could order; nil if there was none.
  package let outsideWork: OutsideWork?

  /// Makes the runs of a seed; those without a step do not count.
  package init(
    _ scenario: Scenario,
    seed: UInt64,
    iterations: Int,
    profile: String? = nil,
    oldestIOS: Int? = nil,
    failOn: Grade = .violation,
    saved: SavedCases? = nil
  ) throws {
    var scenario = scenario
    if failOn == .advice { scenario.reportsAdvice = true }
    var settings = CampaignSettings([scenario], seed: seed, iterations: iterations)
    if let profile { settings.options.profile = try Profile(nameOrFile: profile) }
    settings.options.oldestIOS = oldestIOS
    settings.failOn = failOn
    let result = Campaign(settings).run()
    var faults: [Fault] = []
    var unrepeated: [Failure.Identity] = []
    for found in result.findings {
      if let replay = found.saved(of: scenario) {
        // The saved case has failed already, when it was replayed.
        let same = saved?.entry(showing: replay)?.kept
        if let same, same.grade >= replay.kept.grade { continue }
        faults.append((replay, found.count))
      } else {
        unrepeated.append(found.identity)
      }
    }
    self.scenario = scenario
    self.seed = seed
    self.faults = faults
    self.unrepeated = unrepeated
    runs = result.tally.runs
    outsideWork = result.tally.outsideWork
  }

  /// The text of a failing test, with the file that holds the case.
  package func text(of fault: Fault, path: String?) -> String {
    let times = fault.count == 1 ? "1 run" : "\(fault.count) runs"
    let remark = "in \(times) of \(runs) with seed \(seed)"
    return CaseFailureText(fault.replay, of: scenario, path: path, remark: remark).text
  }

  /// Replays the saved cases of a scenario, fuzzes it, saves what is new, and returns the text of
  /// each failure; those of a lower grade than `failOn` are printed.
  package static func failures(
    of scenario: Scenario,
    seed: UInt64,
    iterations: Int,
    profile: String?,
    oldestIOS: Int?,
    failOn: Grade,
    output: String
  ) throws -> [String] {
    if let mistake = scenario.sharedOperationName { return [mistake] }
    let saved = try SavedCases(Corpus(output: output), scenarios: [scenario])
    var failures: [String] = []
    for entry in saved.entries where entry.kept.scenario == scenario.name {
      let replay = try saved.replay(entry)
      guard replay.fails(from: failOn) else { continue }
      failures.append(CorpusCheck.text(of: replay, entry, scenario))
    }
    let verification = try Verification(
      scenario,
      seed: seed,
      iterations: iterations,
      profile: profile,
      oldestIOS: oldestIOS,
      failOn: failOn,
      saved: saved
    )
    guard verification.runs >= iterations else {
      let text = "the scenario '\(scenario.name)' offers no steps: only \(verification.runs) runs"
      return failures + [text + " of \(iterations) were possible"]
    }
    failures += verification.unrepeated.map { identity in
      "'\(scenario.name)' with seed \(seed) failed \(identity) once, but not when the same steps "
        + "were replayed: it shares state between runs, or uses randomness"
    }
    if let work = verification.outsideWork { failures.append(work.words) }
    for fault in verification.faults where fault.replay.kept.grade < failOn {
      print(verification.text(of: fault, path: nil))
    }
    for fault in verification.faults where fault.replay.kept.grade >= failOn {
      let path = try saved.add(fault.replay).path
      failures.append(verification.text(of: fault, path: path))
    }
    return failures
  }
}
