// The supervision of this process: its record, the ends that are known, and the processes in which
// runs are tried first.

internal import Foundation
package import VCFuzzKit

/// This process as a worker, in which every run is watched.
@MainActor
package final class RunIsolation: CampaignHost {
  package let role: WorkerRole
  package let record: WorkerRecord
  /// The ends that are known to this process.
  package let deaths = KnownDeaths()
  /// How far the runs may go; nil in a process that takes single runs for another.
  package var limits: WorkerLimits?
  package private(set) lazy var probe = RunProbe(self)
  /// The configuration whose text the record holds.
  var noted: Configuration?

  /// The supervision of this process; nil if no other process watches it.
  package static var current: RunIsolation? { ProcessWide.host as? RunIsolation }

  /// Puts the runs of this process under the supervision of the process that has made the record.
  package init(_ role: WorkerRole, _ record: WorkerRecord) {
    self.role = role
    self.record = record
    record.adopt()
    CrashSignals.watch()
    ProcessWide.host = self
    guard role.kind != .probe else { return }
    deaths.load(record.deaths)
    var limits = WorkerLimits()
    limits.megabytes = record.header.pointee.memoryMax >> 20
    limits.stepSeconds = record.header.pointee.stepSeconds
    self.limits = limits
  }

  package func observer(_ scenario: String, _ configuration: Configuration, number: Int?)
    -> any RunObserver
  {
    RunWatch(self, scenario, configuration, number: number ?? -1)
  }

  package func beginSetUp(of scenario: String, _ configuration: Configuration) -> Bool {
    record.beginSetUp(of: scenario)
    return observer(scenario, configuration, number: nil).end(.setUp, [], next: nil) != nil
  }

  package func willFollow(_ scenario: String, _ path: RunPath) {
    if probe.isActive { probe.examine(scenario, path) }
  }

  package func waitForDeaths() { record.header.pointee.isCareful = 1 }

  package func careful<Result>(
    with failure: Failure,
    of scenario: Scenario,
    _ body: () -> Result
  ) -> Result {
    let isDangerous = failure.isDeath || deaths.concerns(scenario.name)
    // Fresh processes with the whole time confirm what is found with less.
    return probe.whileActive(isDangerous, isHurried: failure.identity.isEndless, body)
  }

  package func walk(_ index: Int, by generator: Generator) -> RunResult {
    let scenario = generator.scenario.name
    // One message of a crash is enough.
    let isSilent = deaths.concerns(scenario)
    if isSilent { StandardStreams.silence() }
    defer {
      if isSilent { StandardStreams.restore() }
      record.rest(.after)
    }
    var result = generator.walk(index)
    if let (death, path) = deaths.takeSuspect(of: scenario, walk: index) {
      // A second process did not repeat the end.
      let words = Vocabulary(cast: Cast(result.configuration), calls: [], gestures: [])
      result.path = path
      result.failures = [death.failure(words, position: 0, step: path.count)]
    }
    return result
  }

  package func differs(from result: RunResult, _ scenario: String) -> Bool? {
    probe.differs(from: result, scenario)
  }

  package func prepareConfirmation() { probe.prepareConfirmation() }

  package func confirmation(
    of identity: Failure.Identity,
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> CampaignStages.Confirmation {
    probe.confirmation(of: identity, scenario, configuration, path)
  }
}
