// The process that the user starts: it makes no run itself, and outlives every worker.
//
// A worker carries out the whole command line. If it ends without a record of its completion, the
// next worker goes on from the last state. What the first one died of is tried once more; if that
// ends the second worker as well, runs report it as a failure from then on (`DeathEvidence`).

import Foundation
internal import VCFuzz

/// Carries out a command line in workers.
@MainActor
struct Supervisor {
  private let record: WorkerRecord
  private let limits: WorkerLimits
  private let readsInput: Bool
  private let results: Int32
  private let watch = Stopwatch()
  private var evidence = DeathEvidence()

  private static let tickMicroseconds: UInt32 = 3_000
  /// How long a worker may take to answer an interruption before another one does.
  private static let patienceSeconds = 0.6
  private static let lastPatienceSeconds = 20.0
  /// The same where no other worker can take over what was found.
  private static let patienceWithoutStateSeconds = 5.0

  /// Prepares the workers; nil if the system has no memory to share.
  init?(_ limits: WorkerLimits, readsInput: Bool) {
    guard let record = WorkerRecord.make() else { return nil }
    // Every worker has the same seed, also when the command line names none.
    record.header.pointee.seed = Invocation.drawnSeed
    self.record = record
    self.limits = limits
    self.readsInput = readsInput
    results = dup(STDOUT_FILENO)
  }

  /// Runs workers until one has completed the command; returns the exit code, or nil if no worker
  /// could be spawned.
  mutating func run() -> Int32? {
    Interruption.watch()
    defer { Interruption.unwatch() }
    while true {
      record.deaths = evidence.encoded()
      let role = WorkerRole.command(memory: record.descriptor, results: results)
      guard
        let worker = WorkerProcess(
          role,
          record,
          limits,
          isSilent: false,
          leadsGroup: true,
          readsInput: readsInput
        )
      else { return nil }
      switch outcome(of: worker) {
      case .completed(let code): return code
      case .replaced: continue
      case .died(let cause, let code):
        record.header.pointee.isCareful = 1
        if let problem = note(cause, code) { return problem }
      }
    }
  }

  private func outcome(of worker: WorkerProcess) -> WorkerProcess.Ending {
    // A worker that starts after the interruption only tells what was found.
    let isLast = record.header.pointee.isInterrupted == 1
    var deadline: Double?
    var beat = 0
    while true {
      record.header.pointee.seconds = watch.seconds
      if Interruption.isWanted, deadline == nil {
        record.header.pointee.isInterrupted = 1
        beat = record.header.pointee.beat
        let patience =
          record.state.isEmpty ? Self.patienceWithoutStateSeconds : Self.patienceSeconds
        deadline = watch.seconds + (isLast ? Self.lastPatienceSeconds : patience)
      }
      if let ending = worker.ending() { return ending }
      if let limit = deadline, watch.seconds > limit {
        let hasMore = !isLast && !record.state.isEmpty
        // No other worker knows what this one has found, and it goes on: the machine is slow.
        if !hasMore, beat != record.header.pointee.beat {
          beat = record.header.pointee.beat
          deadline = limit + Self.patienceSeconds
          continue
        }
        worker.discard()
        return hasMore ? .replaced : .completed(ExitCode.interrupted.rawValue)
      }
      usleep(Self.tickMicroseconds)
    }
  }

  /// Notes a death; returns the exit code if there is no going on.
  private mutating func note(_ cause: Death.Cause, _ code: Int) -> Int32? {
    if let death = Death(record, cause: cause, code: code) {
      _ = evidence.note(death)
      guard evidence.isHopeless else { return nil }
      complain(
        "workers are killed (SIGKILL) again and again in one run of '\(death.scenario)', which other "
          + "processes survive: is memory short?"
      )
      return ExitCode.internalError.rawValue
    } else if evidence.noteUnexplained(cause, code) {
      complain("internal error: a worker ended outside of any run (\(cause) \(code))")
      return ExitCode.internalError.rawValue
    }
    return nil
  }

  private func complain(_ text: String) {
    FileHandle.standardError.write(Data("vcfuzz: \(text)\n".utf8))
  }
}
