// The process that the user starts: it makes no run itself, and outlives every worker.
//
// A worker carries out the whole command line. If it ends without a record of its completion, the
// next worker continues from the last state. What the first one died of is tried once more; if that
// ends the second worker as well, runs report it as a failure from then on (`DeathEvidence`).

import Foundation
internal import VCFuzzProcesses

/// Carries out a command line in workers.
@MainActor
struct Supervisor {
  private let record: WorkerRecord
  private let limits: WorkerLimits
  private let readsInput: Bool
  private let results: Int32
  private let watch = Stopwatch()
  private var evidence = DeathEvidence()

  /// The time between two looks at a worker: a hundredth of its time so far, within these limits.
  private static let tickMicroseconds = 1_000.0...20_000.0
  /// How much time of its own a worker may take to answer an interruption if another one can take
  /// over what it has found, or if one step of code under test continues all the while.
  private static let patienceSeconds = 0.6
  /// The same for every other worker.
  private static let lastPatienceSeconds = 20.0

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
    let start = watch.seconds
    var beatAtInterruption: Int?
    while true {
      record.header.pointee.seconds = watch.seconds
      if Interruption.isWanted, beatAtInterruption == nil {
        record.header.pointee.isInterrupted = 1
        beatAtInterruption = record.header.pointee.beat
      }
      if let ending = worker.ending() { return ending }
      if let beatAtInterruption {
        let header = record.header.pointee
        let hasSuccessor = !isLast && !record.state.isEmpty
        let isStuck = header.isInside != 0 && header.beat == beatAtInterruption
        let patience =
          hasSuccessor || isStuck ? Self.patienceSeconds : Self.lastPatienceSeconds
        if worker.ownSeconds() > patience {
          worker.discard()
          return hasSuccessor ? .replaced : .completed(ExitCode.interrupted.rawValue)
        }
      }
      let tick = (watch.seconds - start) * 10_000
      usleep(
        UInt32(min(max(tick, Self.tickMicroseconds.lowerBound), Self.tickMicroseconds.upperBound))
      )
    }
  }

  /// Notes a death; returns the exit code if there is no going on.
  private mutating func note(_ cause: Death.Cause, _ code: Int) -> Int32? {
    if let death = Death(record, cause: cause, code: code) {
      _ = evidence.note(death)
      guard evidence.isHopeless else { return nil }
      complain(
        "workers end again and again (\(cause) \(code)) in runs of '\(death.scenario)' that are "
          + "known to end so, or that other processes survive: leave it out, or check the memory"
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
