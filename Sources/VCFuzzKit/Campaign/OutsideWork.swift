// Work of the code under test that no stage runs, since it waits for real time.

internal import HeadlessUIKit

/// A block of the real main queue, or a real timer.
package struct OutsideWork: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case mainQueue
    case timer
  }

  package let kind: Kind
  /// The scenario whose run it came from; nil if several took turns and it came between runs.
  package let scenario: String?

  /// What happened and how to change it.
  package var words: String {
    let place = scenario.map { " in a run of '\($0)'" } ?? ""
    switch kind {
    case .mainQueue:
      return "a block was sent to the real main queue\(place), where no run can order it: import "
        + "HeadlessUIKit (or UIKit) in each file that uses DispatchQueue, beside Foundation or "
        + "instead of it, and write DispatchQueue.main where the code says OperationQueue.main or "
        + "Foundation.DispatchQueue.main"
    case .timer:
      return "a timer of real time was started\(place), which no run can order: import "
        + "HeadlessUIKit (or UIKit) in each file that uses Timer or DispatchQueue.asyncAfter, "
        + "beside Foundation or instead of it"
    }
  }
}

/// What tells whether code under test leaves work to real time.
///
/// A worker runs nothing but code under test: what waits for real time is that code's.
@MainActor
struct OutsideWatch {
  /// The scenario that makes every run, if it is one.
  let onlyScenario: String?
  /// How many jobs other threads had sent to the main actor before.
  private let jobsBefore = TaskControl.uncontrolledJobs
  /// Whether a block was in the real main queue before: none that comes can be seen then.
  private let wasBlockHeld: Bool
  /// Whether timers of real time were waiting before: one more looks the same.
  private let wasTimerHeld: Bool
  /// Whether a process that has made a run for this one holds a timer of real time.
  private var wasTimerLeft = false

  init(onlyScenario: String?) {
    self.onlyScenario = onlyScenario
    let isWorker = ProcessWide.host != nil
    wasBlockHeld = !isWorker && RealTime.holdsNewBlock
    wasTimerHeld = !isWorker && RealTime.holdsNewTimer
  }

  /// Notes what a run has left, in this process or the one that made it.
  mutating func note(_ walk: RunResult, of scenario: String, _ tally: inout CampaignTally) {
    noteBlock(scenario, isHeld: walk.leavesBlock || RealTime.holdsNewBlock, &tally)
    wasTimerLeft = wasTimerLeft || walk.leavesTimer
  }

  /// Notes the first block that a run has sent to the real main queue, where it stays.
  private func noteBlock(_ scenario: String?, isHeld: Bool, _ tally: inout CampaignTally) {
    guard isHeld, !wasBlockHeld, tally.outsideWork == nil else { return }
    tally.outsideWork = OutsideWork(kind: .mainQueue, scenario: scenario)
  }

  /// Notes a block that has come since the last run: a thread or a timer of any run has sent it.
  func noteLateBlock(_ tally: inout CampaignTally) {
    noteBlock(onlyScenario, isHeld: RealTime.holdsNewBlock, &tally)
  }

  /// Notes what runs have left to timers of real time, and the jobs that threads have sent after
  /// their runs, where no run had any.
  func noteTimers(_ tally: inout CampaignTally) {
    noteLateBlock(&tally)
    if tally.uncontrolledJobs == 0 {
      tally.uncontrolledJobs = TaskControl.uncontrolledJobs - jobsBefore
    }
    let isTimerLeft = wasTimerLeft || !wasTimerHeld && RealTime.holdsNewTimer
    guard isTimerLeft, tally.outsideWork == nil else { return }
    tally.outsideWork = OutsideWork(kind: .timer, scenario: onlyScenario)
  }
}
