// One run as its supervisor sees it: where it is, and whether it is known to die there.

internal import Foundation
internal import HeadlessUIKit
internal import VCLifecycle

/// The watch over one run.
@MainActor
final class RunWatch {
  private let scenario: String
  private let configuration: Configuration
  private let record = WorkerRecord.current
  /// Whether a run of the scenario has ended its process before.
  let isEndangered: Bool
  private lazy var configurationText = configuration.recordText

  /// The configuration whose text the record holds.
  static var noted: Configuration?

  init(_ scenario: String, _ configuration: Configuration) {
    self.scenario = scenario
    self.configuration = configuration
    isEndangered = KnownDeaths.shared.concerns(scenario)
  }

  /// Whether the end of a run's objects has ended its process before.
  var mustKeepObjects: Bool { isEndangered && KnownDeaths.shared.hasDeathAtRest(of: scenario) }

  /// Notes that the run starts.
  func begin() {
    guard let record else { return }
    let walk = KnownDeaths.shared.walk
    record.begin(scenario, walk: walk, configuration: newConfiguration(walk: walk))
  }

  private func newConfiguration(walk: Int) -> String? {
    if walk >= 0 || Self.noted == configuration { return nil }
    Self.noted = configuration
    return configuration.recordText
  }

  func enter(_ step: Step, at place: Int) { record?.enter(step, at: place) }
  func enter(_ phase: Death.Phase) { record?.enter(phase) }

  /// Notes that the tool's own code runs again, after that many steps.
  func leave(_ phase: Death.Phase, after count: Int) {
    guard let record else { return }
    // Once a process has ended, each step answers for itself.
    if record.header.pointee.isCareful == 1 { record.requireSoundness() }
    record.header.pointee.pathCount = min(count, WorkerRecord.stepsMax)
    record.rest(phase)
  }

  /// Notes what is executed until the body returns.
  func executing<Result>(_ spot: Spot, _ body: () -> Result) -> Result {
    let place = ExecutionSpot.place
    let outer = place.pointee
    let wasInside = record?.header.pointee.isInside
    place.pointee = spot.number
    record?.header.pointee.isInside = 1
    defer {
      place.pointee = outer
      if let wasInside { record?.header.pointee.isInside = wasInside }
    }
    return body()
  }

  /// Notes that the run is over, and ends the process if it has spoilt it.
  func end() {
    guard let record else { return }
    record.enter(.after)
    record.requireSoundness()
  }

  /// The death that comes next.
  func death(_ phase: Death.Phase, _ path: [Step], next: Step? = nil) -> Death? {
    guard isEndangered else { return nil }
    let isAtStart = phase == .setUp || phase == .start
    let setUp = isAtStart ? KnownDeaths.shared.atSetUp(of: scenario) : nil
    let known =
      setUp
      ?? KnownDeaths.shared.death(
        scenario,
        { self.configurationText },
        phase,
        path,
        next: next
      )
    guard let known, known.isKill else { return known }
    let whole = next.map { path + [$0] } ?? path
    return RunProbe.repeatsKill(scenario, configuration, whole) ? known : nil
  }
}

extension Configuration {
  /// The configuration as records of workers hold it.
  package var recordText: String {
    [profile.name, device.rawValue, treeTexts.joined(separator: "; ")].joined(separator: "\n")
  }

  /// Reads what `recordText` has written.
  package init?(recordText: String) {
    let parts = recordText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let profile = try? Profile(named: parts[0]),
      let device = DeviceName(rawValue: parts[1]),
      let configuration = try? Configuration(text: parts[2], profile: profile, device: device)
    else { return nil }
    self = configuration
  }
}
