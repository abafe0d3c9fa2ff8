// The supervision of this process: its record, the ends that are known, and the processes in which
// runs are tried first.

internal import Foundation
internal import VCLifecycle

/// This process as a worker, in which every run is watched.
@MainActor
package final class RunIsolation: RunHost {
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

  func observer(
    _ scenario: String,
    _ configuration: Configuration,
    number: Int?
  ) -> any RunObserver {
    RunWatch(self, scenario, configuration, number: number ?? -1)
  }

  func beginSetUp(of scenario: String, _ configuration: Configuration) -> Bool {
    record.beginSetUp(of: scenario)
    return observer(scenario, configuration, number: nil).end(.setUp, [], next: nil) != nil
  }

  func willFollow(_ scenario: String, _ path: RunPath) {
    if probe.isActive { probe.examine(scenario, path) }
  }

  func waitForDeaths() { record.header.pointee.isCareful = 1 }

  func careful<Result>(
    with failure: Failure,
    of scenario: Scenario,
    _ body: () -> Result
  ) -> Result {
    let isDangerous = failure.isDeath || deaths.concerns(scenario.name)
    // Fresh processes with the whole time confirm what is found with less.
    return probe.whileActive(isDangerous, isHurried: failure.identity.isEndless, body)
  }

  /// Takes a path in fresh processes; says nothing where there can be none.
  static func confirmation(
    of identity: Failure.Identity,
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> RunProbe.Confirmation {
    current?.probe.confirmation(of: identity, scenario, configuration, path)
      ?? RunProbe.Confirmation()
  }
}

extension Generator {
  /// Takes the run of that number to its end, as a process that may end on the way.
  package func isolatedWalk(_ index: Int) -> RunResult {
    guard let isolation = RunIsolation.current else { return walk(index) }
    // One message of a crash is enough.
    let isSilent = isolation.deaths.concerns(scenario.name)
    if isSilent { StandardStreams.silence() }
    defer {
      if isSilent { StandardStreams.restore() }
      isolation.record.rest(.after)
    }
    var result = walk(index)
    if let (death, path) = isolation.deaths.takeSuspect(of: scenario.name, walk: index) {
      result.addUnrepeated(death, path)
    }
    return result
  }
}

extension RunResult {
  /// Takes one passing run in a hundred again, in another process if there can be one: what differs
  /// depends on more than its steps.
  @MainActor
  package mutating func recheck(of scenario: String, _ walk: (Int) -> RunResult) {
    guard isUnsteady == nil, failures.isEmpty, Self.isRechecked(index) else { return }
    isUnsteady =
      RunIsolation.current?.probe.differs(from: self, scenario)
      ?? !walk(index).isSameRun(as: self)
  }

  /// Adds the end of a process that a second process did not repeat.
  fileprivate mutating func addUnrepeated(_ death: Death, _ steps: [Step]) {
    let words = Vocabulary(cast: Cast(configuration), calls: [], gestures: [])
    path = steps
    failures = [Failure(death, words, position: 0, step: steps.count)]
  }
}
