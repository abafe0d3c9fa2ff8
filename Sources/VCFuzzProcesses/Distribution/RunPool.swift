// The processes that make the runs of a campaign, as the process sees them that books the runs.
//
// A run depends on its number alone, and runs are booked in the order of their numbers: the output
// is the same for every number of processes, and whenever one of them is killed.

internal import Foundation
package import VCFuzzKit
internal import VCFuzzSupport

/// The helpers of a campaign: each makes the runs of every n-th number.
@MainActor
package final class RunPool {
  private let settings: CampaignSettings
  private let isolation: RunIsolation
  private let limits: WorkerLimits
  private let campaign: Campaign
  private var helpers: [Helper] = []

  /// How far helpers may be ahead, in runs of a scenario each.
  private static let leadMax = 256
  private static let waitMilliseconds: Int32 = 5
  private static let pieceBytes = 1 << 16
  #if os(Linux)
  /// `F_SETPIPE_SZ`, which the C library only declares for its own extensions.
  private static let setPipeSize: Int32 = 1_031
  private static let pipeBytes: Int32 = 1 << 20
  #endif

  /// A process with what it has sent.
  private struct Helper {
    let record: WorkerRecord
    var process: WorkerProcess?
    var results: Int32 = -1
    /// What came, and the place up to which it was read.
    var bytes = Data()
    /// The runs of each scenario that are not yet booked, by their numbers.
    var runs: [[Int: RunResult]]
    var evidence = DeathEvidence()
  }

  /// Spawns the helpers of a campaign, which continues where it is; nil without a supervisor, and
  /// for a single one where no process has ended yet.
  ///
  /// A helper ends without a loss; this process would have to resume from its last state.
  package init?(_ count: Int, for campaign: Campaign) {
    guard let isolation = RunIsolation.current, let limits = isolation.limits else { return nil }
    let isCareful = isolation.record.header.pointee.isCareful
    guard count > 1 || isCareful != 0,
      campaign.settings.scenarios.count <= WorkerRecord.scenariosMax
    else { return nil }
    self.isolation = isolation
    self.limits = limits
    self.campaign = campaign
    settings = campaign.settings
    for number in 0..<count {
      guard let record = WorkerRecord.make() else { break }
      record.header.pointee.seed = settings.seed
      record.header.pointee.share = number
      record.header.pointee.shareCount = count
      record.header.pointee.isCareful = isCareful
      helpers.append(Helper(record: record, runs: settings.scenarios.map { _ in [:] }))
    }
    guard helpers.count == count else { return nil }
    for scenario in settings.scenarios.indices { setHorizon(of: scenario) }
    for number in helpers.indices { spawn(number) }
    campaign.takeRuns { [unowned self] scenario, index in run(scenario, index) }
  }

  /// Ends the helpers.
  package func close() {
    for helper in helpers {
      helper.process?.discard()
      if helper.results >= 0 { Foundation.close(helper.results) }
      helper.record.discard()
    }
    helpers = []
  }

  // MARK: Runs

  /// Returns the run of that number, as soon as its helper has made it; nil if none can.
  private func run(_ scenario: Int, _ index: Int) -> RunResult? {
    guard !helpers.isEmpty else { return nil }
    // This process only waits: no code under test runs in it.
    isolation.record.rest(.after)
    let number = index % helpers.count
    setHorizon(of: scenario, from: index)
    for over in settings.scenarios.indices where campaign.isOver(over) { setHorizon(of: over) }
    while true {
      if let result = helpers[number].runs[scenario].removeValue(forKey: index) { return result }
      guard let process = helpers[number].process else { return nil }
      if receive(number) { continue }
      // Asking for an end takes the account of what has gone too far.
      if let ending = process.ending() { note(ending, of: number) }
    }
  }

  /// Tells the helpers up to which number the runs of a scenario are wanted.
  private func setHorizon(of scenario: Int, from index: Int? = nil) {
    let next = index ?? campaign.nextIndex(of: scenario)
    let horizon = next + min(Self.leadMax * helpers.count, campaign.turnsLeft(of: scenario))
    for helper in helpers { helper.record.horizons[scenario] = horizon }
  }

  /// Takes what a helper has sent, or waits a little; false if nothing came.
  private func receive(_ number: Int) -> Bool {
    let descriptor = helpers[number].results
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Self.waitMilliseconds) == 1, request.revents & Int16(POLLIN) != 0 else {
      return false
    }
    return read(number)
  }

  private func read(_ number: Int) -> Bool {
    var piece = [UInt8](repeating: 0, count: Self.pieceBytes)
    let count = Foundation.read(helpers[number].results, &piece, piece.count)
    guard count > 0 else { return false }
    helpers[number].bytes.append(contentsOf: piece[..<count])
    var reader = ByteReader(helpers[number].bytes)
    var place = 0
    while let run = NumberedRun(&reader) {
      place = reader.place
      guard settings.scenarios.indices.contains(run.scenario) else { continue }
      helpers[number].runs[run.scenario][run.result.index] = run.result
      let next = run.result.index + helpers.count
      helpers[number].record.positions[run.scenario] = next
    }
    let rest = helpers[number].bytes.dropFirst(place)
    var whole = ByteReader(Data(rest))
    precondition(whole.data() == nil, "a helper has sent a run that can't be read")
    helpers[number].bytes = Data(rest)
    return true
  }

  // MARK: Processes

  private func note(_ ending: WorkerProcess.Ending, of number: Int) {
    // What was sent before the end counts; a run that was cut short is made again.
    while receive(number) {}
    Foundation.close(helpers[number].results)
    helpers[number].results = -1
    helpers[number].bytes = Data()
    helpers[number].process = nil
    if case .died(let cause, let code) = ending {
      let record = helpers[number].record
      record.header.pointee.isCareful = 1
      if let death = Death(record, cause: cause, code: code) {
        if let confirmed = helpers[number].evidence.note(death) {
          isolation.deaths.insert(confirmed)
        }
        // Without this helper its runs are made here.
        if helpers[number].evidence.isHopeless { return }
      } else if helpers[number].evidence.noteUnexplained(cause, code) {
        return
      }
    }
    spawn(number)
  }

  private func spawn(_ number: Int) {
    let record = helpers[number].record
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { return }
    _ = fcntl(pipes[0], F_SETFD, FD_CLOEXEC)
    #if os(Linux)
    // Room for all that a helper may be ahead: it makes runs while this process shrinks one.
    _ = fcntl(pipes[1], Self.setPipeSize, Self.pipeBytes)
    #endif
    for scenario in settings.scenarios.indices {
      var first = campaign.nextIndex(of: scenario)
      while first % helpers.count != number { first += 1 }
      record.positions[scenario] = max(record.positions[scenario], first)
    }
    record.deaths = helpers[number].evidence.encoded(besides: isolation.deaths.deaths)
    let role = WorkerRole(.helper, memory: record.descriptor, results: pipes[1])
    let process = WorkerProcess(role, record, limits, leadsGroup: false)
    Foundation.close(pipes[1])
    helpers[number].process = process
    if process == nil { Foundation.close(pipes[0]) } else { helpers[number].results = pipes[0] }
  }
}
