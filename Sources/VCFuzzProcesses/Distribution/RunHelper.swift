// A process that makes a share of a campaign's runs, ahead of the process that books them.

internal import Foundation
internal import HeadlessUIKit
package import VCFuzzKit
internal import VCFuzzSupport

/// This process as a helper: makes runs until it is ended.
@MainActor
package enum RunHelper {
  private static let flushBytes = 16 << 10
  private static let flushSeconds = 0.01
  /// How long it sleeps where no run is wanted: longer each time, up to a few runs' time.
  private static let pauseMicroseconds: ClosedRange<UInt32> = 500...4_000

  /// Makes the runs whose numbers belong to the share, by turns over the scenarios.
  package static func serve(_ isolation: RunIsolation, _ settings: CampaignSettings) {
    let (role, record) = (isolation.role, isolation.record)
    let header = record.header
    let generators = settings.scenarios.map {
      Generator($0, options: settings.options, seed: settings.seed)
    }
    record.rest(.after)
    let step = header.pointee.shareCount
    var next = generators.indices.map { record.positions[$0] }
    var pending: [UInt8] = []
    let watch = Stopwatch()
    var flushedAt = 0.0
    var pause = pauseMicroseconds.lowerBound
    func flush() {
      let isWritten = pending.withUnsafeBytes { writeAll($0, to: role.results) }
      if !isWritten { _exit(0) }
      pending.removeAll(keepingCapacity: true)
      flushedAt = watch.seconds
    }
    while true {
      let open = generators.indices.filter { next[$0] < record.horizons[$0] }
      // What is behind comes first: a helper that ends may have left off within a round.
      let round = open.map { next[$0] }.min() ?? 0
      for number in open where next[number] < round + step {
        let result = RunResult.made(by: generators[number], next[number], settings)
        pending += NumberedRun(scenario: number, result: result).bytes
        next[number] += step
        let isDue = watch.seconds - flushedAt >= flushSeconds
        if pending.count >= flushBytes || isDue { flush() }
        WorkerRecord.replaceLargeProcess(afterSaving: flush)
      }
      guard open.isEmpty else {
        pause = pauseMicroseconds.lowerBound
        continue
      }
      if !pending.isEmpty { flush() }
      if getppid() != role.parent { return }
      usleep(pause)
      pause = min(pause * 2, pauseMicroseconds.upperBound)
    }
  }

  /// Writes all bytes; false if their reader has gone.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }
}

extension RunResult {
  /// Makes a run with everything that only the process can say that makes it.
  @MainActor
  static func made(
    by generator: Generator,
    _ index: Int,
    _ settings: CampaignSettings
  ) -> RunResult {
    let jobsBefore = WorkerState.jobsSeen
    defer { WorkerState.jobsSeen = TaskControl.uncontrolledJobs }
    var result = generator.isolatedWalk(index)
    result.uncontrolledJobs = TaskControl.uncontrolledJobs - jobsBefore
    result.leavesBlock = RealTime.holdsNewBlock
    // Asking for timers is slow.
    result.leavesTimer = RunResult.isRechecked(index) && RealTime.holdsNewTimer
    if settings.rechecks { result.recheck(of: generator.scenario.name, generator.isolatedWalk) }
    return result
  }
}
