// How the code under test ended its process, where, and on which path.

package import Foundation
internal import HeadlessUIKit
package import VCFuzzKit

/// An end of a worker that it had not recorded as its completion.
package struct Death: Codable, Hashable, Sendable {
  /// What ended the process.
  package enum Cause: Int, Codable, Sendable {
    /// A signal: a trap, a bad access, an abort.
    case crash = 1
    /// `exit` or `_exit`.
    case exit
    /// Code that used up its CPU time without returning.
    case endlessLoop
    /// Code that waited without end.
    case endlessWait
    case memory
    /// A step without end: too many events or queued blocks.
    case endlessStep
    case closedDescriptors
  }

  package var cause: Cause
  /// The signal or the exit status.
  package var code: Int
  package var scenario: String
  /// The number of the run; -1 if no campaign numbered it.
  package var walk: Int
  /// The text of the configuration; empty where the number of the run stands for it.
  package var configuration: String
  /// The steps as bytes, the one under way last.
  package var path: Data
  package var phase: RunPhase
  package var spot: Int
  /// The most megabytes that one run was allowed to take.
  package var megabytes: Int
  /// Whether the same steps ended a second process as well.
  package var isConfirmed = false
  /// The error that ended it, as it was printed; nil if that is not known.
  var message: String?

  /// Whether it is an end of the same run at the same place.
  package func isSamePlace(as other: Death) -> Bool {
    scenario == other.scenario && walk == other.walk && configuration == other.configuration
      && phase == other.phase && Step.recorded(path) == Step.recorded(other.path)
  }

  /// Reads what a worker has left behind; nil if no code under test had run.
  @MainActor
  package init?(_ record: WorkerRecord, cause: Cause, code: Int) {
    let header = record.header.pointee
    guard header.scenarioBytes > 0, let phase = RunPhase(rawValue: header.phase) else { return nil }
    self.cause = Cause(rawValue: header.ownCause) ?? cause
    self.code = code
    scenario = record.scenario
    walk = header.walk
    configuration = walk < 0 && phase != .setUp ? record.configuration : ""
    path = phase == .setUp ? Data() : record.path
    self.phase = phase
    spot = header.spot
    megabytes = header.memoryMax >> 20
    if case .condition(let step)? = Spot(header.spot), phase == .between {
      self.phase = .step
      withUnsafeBytes(of: step) { path.append(contentsOf: $0) }
      path.append(Data(count: MemoryLayout<Step>.stride - MemoryLayout<Step>.size))
    }
  }

  // MARK: Words

  /// The name by which failures of this kind are the same, as `crash in call open`.
  private func identity(_ words: Vocabulary) -> String {
    let place = Spot(spot)?.text(words)
    return switch phase {
    // Threads make the place of an exit a matter of chance, and memory runs out anywhere.
    case _ where [.memory, .closedDescriptors, .exit].contains(cause): causeWords
    case _ where spot == Spot.otherThread: causeWords + " on another thread"
    case .setUp: causeWords + " in the set-up"
    case .start where place == nil: causeWords + " in the set-up"
    case .after: causeWords + " after the run"
    default: causeWords + " " + (place.map { "in " + $0 } ?? "between callbacks")
    }
  }

  private var causeWords: String { Failure.Identity.deathWords[cause.rawValue - 1] }

  /// What was found, in words.
  private var found: String { message.map { "\(plainly) with '\($0)'" } ?? plainly }

  private var plainly: String {
    switch cause {
    case .crash:
      "the process ended by signal \(code)" + (Self.signals[code].map { " (\($0))" } ?? "")
    case .exit: "the process exited with status \(code)"
    case .endlessLoop: "the code ran until its CPU time was used up (--step-timeout)"
    case .endlessWait: "the code waited until its time was up (--step-timeout)"
    case .memory: "one run took more memory than --run-memory \(megabytes) permits"
    case .endlessStep: "one step recorded too many events, or queued too many blocks"
    case .closedDescriptors: "the code closed descriptors that are not its own"
    }
  }

  private static let signals: [Int: String] = [
    Int(SIGSEGV): "SIGSEGV: a bad access, or an endless recursion",
    Int(SIGBUS): "SIGBUS: a bad access", Int(SIGILL): "SIGILL: a trap",
    Int(SIGTRAP): "SIGTRAP: a trap", Int(SIGABRT): "SIGABRT: abort",
    Int(SIGFPE): "SIGFPE: arithmetic", Int(SIGKILL): "SIGKILL",
  ]
}

extension Death: RunEnd {
  package var isInCondition: Bool { Spot(spot)?.isCondition == true }

  package func failure(_ words: Vocabulary, position: Int, step: Int) -> Failure {
    Failure(
      identity: Failure.Identity(invariant: identity(words), roles: [], transition: nil),
      position: position,
      expected: "every call returns, and the process continues",
      found: found,
      violation: nil,
      step: step
    )
  }
}
