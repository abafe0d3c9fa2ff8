// One share of a campaign in a process of its own, and the report on all of them.

internal import Foundation
internal import VCFuzzReports

extension Invocation {
  /// What tells the build of the code under test from another one.
  var buildIdentity: String { value(of: "build-id") ?? BuildIdentity.ofThisExecutable }

  /// Reads the value of `--shard`.
  func share(_ text: String) throws -> RunShare {
    let environment = ProcessInfo.processInfo.environment
    guard let share = RunShare(text, environment: environment) else {
      throw UsageError.invalidValue(
        of: "--shard",
        value: text,
        expected: "I/N from 1/N to N/N, or auto or auto/N in an array, an indexed job or a matrix"
      )
    }
    // Bazel asks for this sign that a test heeds its share.
    if let path = environment["TEST_SHARD_STATUS_FILE"] {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    return share
  }
}

extension FuzzCommand {
  /// Makes the runs of the share that `--shard` names.
  @MainActor
  func makeShare(
    _ text: String,
    _ settings: CampaignSettings,
    _ invocation: Invocation
  ) throws -> ExitCode {
    let share = try invocation.share(text)
    guard settings.iterations != nil, invocation.value(of: "seed") != nil else {
      throw UsageError.other("--shard needs --seed and the --iterations of all shares together")
    }
    let campaign = ShareFile.CampaignKey(
      build: invocation.buildIdentity,
      words: Self.words(invocation, settings),
      count: share.count
    )
    let output = invocation.value(of: "output") ?? "."
    let path = ReportFolder(output)
      .path(of: "share-\(share.number)-of-\(share.count).runs")
    try? FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    Interruption.watch()
    defer { Interruption.unwatch() }
    let runner = try ShareRunner(share, campaign, settings, at: path)
    let limit = invocation.number(of: "time-limit").map { Double($0) }
    let watch = Stopwatch()
    let isComplete = try runner.run {
      let seconds = WorkerRecord.current?.header.pointee.seconds ?? watch.seconds
      return Interruption.isWanted || limit.map { seconds >= $0 } == true
    }
    invocation.terminal.print(
      "share \(share): \(runner.runCount.counted("run")), \(runner.failingCount.grouped) failed, "
        + "\(runner.identityCount.counted("different failure"))\n"
        + (isComplete ? "complete in " : "not complete; the same command continues with ")
        + path.escapedForTerminal
    )
    if Interruption.isWanted { return .interrupted }
    return isComplete ? .nothingFound : .incomplete
  }

  /// Reports shares as the campaign that they are parts of.
  @MainActor
  func report(_ shares: ShareFile, _ merge: Invocation) throws -> ExitCode {
    let words = ["fuzz"] + shares.campaign.words
    let asked = try ArgumentParser.parse(words, tool: merge.tool)
    let own = merge.values.filter {
      ["output", "json", "format", "quiet", "verbose"].contains($0.0)
    }
    let invocation = Invocation(
      tool: merge.tool,
      command: self,
      terminal: merge.terminal,
      operands: [],
      values: asked.values + own
    )
    RunIsolation.current?.limits?.stepSeconds = Double(invocation.number(of: "step-timeout") ?? 10)
    RunIsolation.current?.limits?.megabytes = invocation.number(of: "run-memory") ?? 64
    var settings = try settings(of: invocation)
    try merge.override(&settings.failOn, &settings.countsNewOnly)
    let count = shares.campaign.count
    settings.missingShares = shares.missing.map { "\($0)/\(count)" }
    return try campaign(settings, invocation) { campaign in
      campaign.takeRuns { scenario, index in
        switch shares.run(scenario, index) {
        case .made(let result): result
        case .missing: .missing(index)
        case .open: nil
        }
      }
      return nil
    }
  }
}
