// Runs that may end their process, tried in a process of their own.

internal import Foundation
internal import VCFuzzKit

/// A worker that takes single runs for another worker.
@MainActor
package final class RunProbe {
  private unowned let isolation: RunIsolation
  /// Whether runs are tried elsewhere before this process takes them.
  private(set) var isActive = false
  /// Whether a step may take only a part of the time that limits allow.
  private var isHurried = false
  private static let hurry = 0.25
  /// Whether a probe checks itself after every step, so that a death is located.
  private var locatesDeaths = true
  /// Whether a probe reports advice as well.
  private var reportsAdvice = false
  private var server: Server?
  /// The runs that were tried since runs are tried elsewhere.
  private var examined: Set<RunPath> = []
  private static let tickMilliseconds: Int32 = 2

  /// A probe with its pipes.
  private struct Server {
    let process: WorkerProcess
    let record: WorkerRecord
    let requests: Int32
    let replies: Int32
    let errors: ErrorPipe
    var takenCount = 0
  }

  /// Processes that were begun before they are needed: none has taken a run yet.
  private var spares: [Server] = []

  /// Runs after which a probe is replaced, since runs may leave something behind.
  private static let runsMax = 500

  init(_ isolation: RunIsolation) { self.isolation = isolation }

  /// Takes a run in another process, once; if that dies, the death is known from now on.
  func examine(_ scenario: String, _ path: RunPath) {
    guard !isolation.deaths.isCertain(scenario, path), examined.insert(path).inserted,
      case .died(let death) = outcome(scenario, path)
    else { return }
    isolation.deaths.insert(death)
  }

  /// Whether a fresh process is killed in a run as well; asked once for each run.
  func repeatsKill(_ scenario: String, _ path: RunPath) -> Bool {
    if let known = kills[scenario]?[path] { return known }
    var isRepeated = true
    if case .ended = outcome(scenario, path, isFresh: true) { isRepeated = false }
    kills[scenario, default: [:]][path] = isRepeated
    return isRepeated
  }

  private var kills: [String: [RunPath: Bool]] = [:]

  /// What a run in another process came to.
  private enum Outcome {
    /// It ended in order, with so many events and these failures.
    case ended(eventCount: Int, failures: [String])
    case died(Death)
  }

  /// Takes a run in another process, a new one if `isFresh`; nil if there can be none.
  ///
  /// A SIGKILL from outside says nothing of the run, which is then taken again.
  private func outcome(_ scenario: String, _ path: RunPath, isFresh: Bool = false) -> Outcome? {
    var last: Outcome?
    for _ in 0..<Self.killsBelieved {
      // The probe may take as long as this process may wait at all.
      let attempt = { self.attempt(scenario, path, isFresh: isFresh) }
      last = isolation.record.outside(attempt)
      guard case .died(let death) = last, death.isKill else { break }
    }
    return last
  }

  private static let killsBelieved = 3

  private func attempt(_ scenario: String, _ path: RunPath, isFresh: Bool) -> Outcome? {
    guard let limits = isolation.limits else { return nil }
    if isFresh || (server?.takenCount ?? 0) >= Self.runsMax { close() }
    // One that was prepared has all the time that limits allow.
    if isFresh, !isHurried { server = spares.popLast() }
    if server == nil { server = open(limits) }
    guard let current = server else { return nil }
    server?.takenCount += 1
    current.errors.forget()
    let text = path.configuration.recordText
    current.record.header.pointee.isCareful = locatesDeaths ? 1 : 2
    current.record.header.pointee.reportsAdvice = reportsAdvice
    current.record.post(scenario, text, path.steps)
    var byte: UInt8 = 1
    guard write(current.requests, &byte, 1) == 1 else {
      close()
      return nil
    }
    while true {
      var request = pollfd(fd: current.replies, events: Int16(POLLIN), revents: 0)
      _ = poll(&request, 1, Self.tickMilliseconds)
      if request.revents & Int16(POLLIN) != 0, read(current.replies, &byte, 1) == 1 {
        let lines = current.record.state.lines
        return .ended(
          eventCount: lines.first.flatMap { Int($0) } ?? 0,
          failures: Array(lines.dropFirst())
        )
      }
      current.errors.read()
      guard let ending = current.process.ending() else { continue }
      guard case .died(let cause, let code) = ending else {
        close()
        return nil
      }
      let death = Death(current.record, cause: cause, code: code)
      current.errors.read()
      let message = current.errors.lastFatalError
      close()
      return death.map { death in
        var death = death
        death.walk = -1
        death.configuration = death.phase == .setUp ? "" : text
        death.isConfirmed = true
        death.message = message
        return .died(death)
      }
    }
  }

  private func open(_ limits: WorkerLimits) -> Server? {
    guard let record = WorkerRecord.make() else { return nil }
    var requests: [Int32] = [0, 0]
    var replies: [Int32] = [0, 0]
    guard pipe(&requests) == 0, pipe(&replies) == 0, let errors = ErrorPipe() else { return nil }
    let role = WorkerRole(
      .probe,
      memory: record.descriptor,
      results: replies[1],
      requests: requests[0]
    )
    record.header.pointee.isCareful = 1
    var limits = limits
    if isHurried { limits.stepSeconds *= Self.hurry }
    let process = WorkerProcess(role, record, limits, errors: errors.writingEnd, leadsGroup: false)
    Foundation.close(requests[0])
    Foundation.close(replies[1])
    errors.closeWritingEnd()
    guard let process else { return nil }
    return Server(
      process: process,
      record: record,
      requests: requests[1],
      replies: replies[0],
      errors: errors
    )
  }

  /// Begins fresh processes, which start up while this one shrinks what they are to confirm.
  private func prepare(_ count: Int) {
    guard let limits = isolation.limits, !isHurried else { return }
    while spares.count < count, let spare = open(limits) { spares.append(spare) }
  }

  /// Ends the other process.
  private func close() {
    if let current = server { end(current) }
    server = nil
  }

  /// Ends all other processes.
  package func closeAll() {
    close()
    spares.forEach(end)
    spares = []
  }

  private func end(_ server: Server) {
    server.process.discard()
    Foundation.close(server.requests)
    Foundation.close(server.replies)
    server.record.discard()
  }

  // MARK: Findings

  /// Fresh processes that must show a finding before it is called reproducible.
  private static let replaysCount = 2

  /// Begins the processes that are to confirm a finding.
  func prepareConfirmation() { prepare(Self.replaysCount) }

  /// Tries the runs that the body takes here first, if they may end their process.
  func whileActive<Result>(_ isDangerous: Bool, isHurried: Bool, _ body: () -> Result) -> Result {
    isActive = isDangerous
    self.isHurried = isHurried
    close()
    defer {
      isActive = false
      self.isHurried = false
      examined = []
      close()
    }
    return body()
  }

  /// Whether another process takes another course with the steps of a passing run; nil if there is
  /// no other process.
  ///
  /// The order of a set or a dictionary varies from process to process, not from run to run.
  func differs(from result: RunResult, _ scenario: String) -> Bool? {
    locatesDeaths = false
    defer { locatesDeaths = true }
    return switch outcome(scenario, RunPath(result.configuration, result.path)) {
    case nil: nil
    case .died: true
    case .ended(let eventCount, let failures):
      eventCount != result.eventCount || !failures.isEmpty
    }
  }

  /// Takes a path in fresh processes.
  func confirmation(
    of identity: Failure.Identity,
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> CampaignStages.Confirmation {
    reportsAdvice = scenario.reportsAdvice
    defer { reportsAdvice = false }
    var shown = 0
    var other: String?
    var confirmation = CampaignStages.Confirmation()
    for _ in 0..<Self.replaysCount {
      let identities: [String]
      switch outcome(scenario.name, RunPath(configuration, path), isFresh: true) {
      case nil: return CampaignStages.Confirmation()
      case .ended(_, let found): identities = found
      case .died(let death):
        let words = Run(scenario, configuration).vocabulary
        let failure = death.failure(words, position: 0, step: 0)
        identities = [failure.identity.description]
        if failure.identity == identity { confirmation.found = failure.found }
      }
      if identities.contains(identity.description) {
        shown += 1
      } else {
        other = identities.first ?? "nothing"
      }
    }
    if let other {
      confirmation.difference =
        "\(shown) of \(Self.replaysCount) fresh processes show it; "
        + "the last other one shows \(other)"
    }
    return confirmation
  }
}

extension Data {
  /// The lines of a text.
  fileprivate var lines: [String] {
    String(decoding: self, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
