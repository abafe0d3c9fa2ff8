// One run as its supervisor sees it: where it is, and whether it is known to die there.

internal import Foundation
internal import VCFuzzKit

/// The watch over one run.
@MainActor
final class RunWatch: RunObserver {
  private let isolation: RunIsolation
  private let scenario: String
  private let configuration: Configuration
  /// The number that a campaign has given the run; -1 otherwise.
  private let number: Int
  private let record: WorkerRecord
  /// Whether a run of the scenario has ended its process before.
  private let isEndangered: Bool
  private lazy var configurationText = configuration.recordText

  init(_ isolation: RunIsolation, _ scenario: String, _ configuration: Configuration, number: Int) {
    self.isolation = isolation
    self.scenario = scenario
    self.configuration = configuration
    self.number = number
    record = isolation.record
    isEndangered = isolation.deaths.concerns(scenario)
  }

  var isInside: Bool {
    get { record.header.pointee.isInside != 0 }
    set { record.header.pointee.isInside = newValue ? 1 : 0 }
  }

  /// Whether the end of a run's objects has ended its process before, and another process tries
  /// the runs of this one first.
  var mustKeepObjects: Bool {
    isolation.probe.isActive && isEndangered && isolation.deaths.hasDeathAtRest(of: scenario)
  }

  func begin() {
    let isKnown = number >= 0 || isolation.noted == configuration
    if !isKnown { isolation.noted = configuration }
    record.begin(scenario, walk: number, configuration: isKnown ? nil : configuration.recordText)
  }

  func enter(_ step: Step, at place: Int) { record.enter(step, at: place) }

  func enter(_ phase: RunPhase) { record.enter(phase) }

  func leave(after count: Int) {
    // Once a process has ended, each step answers for itself.
    if record.header.pointee.isCareful == 1 { record.requireSoundness() }
    record.header.pointee.pathCount = min(count, WorkerRecord.stepsMax)
    record.rest(.between)
  }

  /// Notes that the run is over, and ends the process if it has spoilt it.
  func end() {
    record.enter(.after)
    record.requireSoundness()
  }

  func end(_ phase: RunPhase, _ path: [Step], next: Step?) -> (any RunEnd)? {
    guard isEndangered else { return nil }
    let deaths = isolation.deaths
    let isAtStart = phase == .setUp || phase == .start
    let setUp = isAtStart ? deaths.atSetUp(of: scenario) : nil
    let death =
      setUp
      ?? deaths.death(scenario, { configurationText }, number, phase, path, next: next)
    guard let death else { return nil }
    if death.isKill {
      let whole = RunPath(configuration, next.map { path + [$0] } ?? path)
      guard isolation.probe.repeatsKill(scenario, whole) else { return nil }
    }
    return death
  }
}
