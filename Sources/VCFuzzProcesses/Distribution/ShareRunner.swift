// Makes the runs of one share, and continues where a killed process has ended.

internal import Foundation
package import VCFuzzKit
internal import VCFuzzSupport

/// The work on one share.
@MainActor
package final class ShareRunner {
  private let share: RunShare
  private let settings: CampaignSettings
  private let path: String
  private let handle: FileHandle
  private var plan: SharePlan
  private var runs = Data()
  private var pending: [UInt8] = []
  private var isWhole = false
  private let watch = Stopwatch()
  private var flushedAt = 0.0
  /// The failures that were met, for their count.
  private var identities: Set<String> = []
  package private(set) var runCount = 0
  package private(set) var failingCount = 0
  package var identityCount: Int { identities.count }

  private static let flushBytes = 64 << 10
  private static let flushSeconds = 0.5

  /// Opens or makes the result file; refuses one of another campaign.
  package init(
    _ share: RunShare,
    _ campaign: ShareFile.CampaignKey,
    _ settings: CampaignSettings,
    at path: String
  ) throws {
    self.share = share
    self.settings = settings
    self.path = path
    plan = SharePlan(
      share,
      scenarios: settings.scenarios.count,
      iterations: settings.iterations ?? 0
    )
    let known = try Self.earlier(campaign, share, at: path)
    isWhole = known?.isComplete(share.number) == true
    handle = try Self.open(path, known ?? ShareFile(campaign), share)
    runs = known?.bytes(of: share.number) ?? Data()
    for run in known?.runs(of: share.number) ?? [] {
      _ = plan.takeTurn()
      note(run)
    }
  }

  /// What an earlier process has left; nil if there is no file.
  private static func earlier(
    _ campaign: ShareFile.CampaignKey,
    _ share: RunShare,
    at path: String
  ) throws -> ShareFile? {
    WorkingFolder.restore()
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let file = try ShareFile(path)
    guard file.campaign == campaign, file.numbers == [share.number] else {
      throw CommandError(
        .badInput,
        "\(path.quotedForTerminal) is of another campaign or executable: remove it, or choose "
          + "another folder with --output"
      )
    }
    return file
  }

  /// Opens the file behind its last whole run.
  private static func open(
    _ path: String,
    _ file: ShareFile,
    _ share: RunShare
  ) throws -> FileHandle {
    do {
      let start = file.head + ShareFile.beginning(of: share.number)
      if file.numbers.isEmpty { try start.write(to: URL(fileURLWithPath: path), options: .atomic) }
      let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      try handle.truncate(atOffset: UInt64(file.numbers.isEmpty ? start.count : file.bytes.count))
      try handle.seekToEnd()
      return handle
    } catch {
      throw unwritable(path)
    }
  }

  private static func unwritable(_ path: String) -> CommandError {
    CommandError(
      .internalError,
      "\(path.quotedForTerminal) cannot be written: check that the folder is writable"
    )
  }

  /// Makes the runs that are left; false if `stop` asked for an end before.
  package func run(stop: () -> Bool) throws -> Bool {
    if isWhole { return true }
    let generators = settings.scenarios.map {
      Generator($0, options: settings.options, seed: settings.seed)
    }
    while let (scenario, index) = plan.takeTurn() {
      if stop() {
        try flush()
        return false
      }
      let result = RunResult.made(by: generators[scenario], index, settings)
      let run = NumberedRun(scenario: scenario, result: result)
      pending += run.bytes
      let isNews = note(run)
      let isDue = watch.seconds - flushedAt >= Self.flushSeconds
      if isNews || isDue || pending.count >= Self.flushBytes { try flush() }
      try WorkerRecord.replaceLargeProcess(afterSaving: flush)
    }
    try flush()
    pending = ShareFile.end(after: runs)
    try flush()
    return true
  }

  /// Counts a run; whether it shows a failure for the first time.
  @discardableResult
  private func note(_ run: NumberedRun) -> Bool {
    plan.note(run)
    if !run.result.isEmpty { runCount += 1 }
    if !run.result.failures.isEmpty { failingCount += 1 }
    let name = settings.scenarios[run.scenario].name
    return run.result.failures.contains {
      identities.insert("\(name) \($0.identity)").inserted
    }
  }

  private func flush() throws {
    do {
      try handle.write(contentsOf: Data(pending))
    } catch {
      throw Self.unwritable(path)
    }
    runs.append(contentsOf: pending)
    pending.removeAll(keepingCapacity: true)
    flushedAt = watch.seconds
  }
}
