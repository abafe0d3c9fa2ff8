// One share of a campaign in a process of its own, and the report on all of them.

internal import Foundation
internal import VCFuzzProcesses
internal import VCFuzzReports

extension Invocation {
  /// What tells the build of the code under test from another one.
  var buildIdentity: String { value(of: "build-id") ?? BuildIdentity.ofThisExecutable }

  /// Reads the value of `--shard`.
  func share(_ text: String) throws -> RunShare {
    let environment = ProcessInfo.processInfo.environment
    guard let share = RunShare(text, environment: environment) else {
      let form = "I/N from 1/N to N/N, or auto or auto/N in an array, an indexed job or a matrix"
      throw UsageError.invalidValue(of: "--shard", value: text, expected: form)
    }
    // Bazel asks for this sign that a test heeds its share.
    if let path = environment["TEST_SHARD_STATUS_FILE"] {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    return share
  }

  /// Returns the file of a share in the output folder, which is made if it is missing.
  func path(of share: RunShare, _ suffix: String) -> String {
    let output = value(of: "output") ?? "."
    try? FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    return ReportFolder(output).path(of: "share-\(share.number)-of-\(share.count).\(suffix)")
  }

  /// Prints how far a share has come, and returns the exit code that says so.
  @MainActor
  func report(_ counts: String, isComplete: Bool, at path: String) -> ExitCode {
    let words = isComplete ? "complete in " : "not complete; the same command continues with "
    terminal.print("\(counts)\n" + words + path.escapedForTerminal)
    if Interruption.isWanted { return .interrupted }
    return isComplete ? .nothingFound : .incomplete
  }

  /// Returns the call of a command whose shares are merged: with the options that they were made
  /// with, and those of the merging that it has as well.
  func merging(_ command: any Command, _ words: [String], without options: Set<String>) throws
    -> Invocation
  {
    let asked = try ArgumentParser.parse([command.name] + words, tool: tool)
    return Invocation(
      tool: tool,
      command: command,
      terminal: terminal,
      operands: asked.operands,
      values: asked.values + values.filter { !options.contains($0.option) }
    )
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
    let path = invocation.path(of: share, "runs")
    Interruption.watch()
    defer { Interruption.unwatch() }
    let runner = try ShareRunner(share, campaign, settings, at: path)
    let limit = invocation.number(of: "time-limit").map { Double($0) }
    let watch = Stopwatch()
    let isComplete = try runner.run {
      let seconds = WorkerRecord.current?.header.pointee.seconds ?? watch.seconds
      return Interruption.isWanted || limit.map { seconds >= $0 } == true
    }
    let counts =
      "share \(share): \(runner.runCount.counted("run")), \(runner.failingCount.grouped) failed, "
      + runner.identityCount.counted("different failure")
    return invocation.report(counts, isComplete: isComplete, at: path)
  }

  /// Reports shares as the campaign that they are parts of.
  @MainActor
  func report(_ shares: ShareFile, _ merge: Invocation) throws -> ExitCode {
    let others: Set = ["into", "fail-on", "only-new", "build-id"]
    let invocation = try merge.merging(self, shares.campaign.words, without: others)
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
