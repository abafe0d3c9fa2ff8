// One part of an exploration in a process of its own, and the report on all of them.

internal import Foundation
internal import ModelChecking
internal import VCFuzzProcesses
internal import VCFuzzReports

extension ExploreCommand {
  /// Searches the part that `--shard` names.
  @MainActor
  func searchPart(
    _ text: String,
    _ whole: ExplorationSettings,
    _ invocation: Invocation
  ) throws -> ExitCode {
    if invocation.has("checkpoint") {
      throw UsageError.other("--checkpoint: a share continues from its own file: leave it out")
    }
    guard whole.order.walks == nil else {
      throw UsageError.other(
        "--shard: random walks have no parts: give each its own --seed instead"
      )
    }
    let share = try invocation.share(text)
    var settings = whole
    settings.part = SearchPart(share.number, of: share.count)
    let path = invocation.path(of: share, "paths")
    let isKnown = FileManager.default.fileExists(atPath: path)
    var part = isKnown ? try PartFile(path) : PartFile(Self.words(invocation), share)
    let checkpoint = try part.checkpoint(identity: settings.identity, named: path)
    Interruption.watch()
    defer { Interruption.unwatch() }
    var gauges = Exploration.Gauges()
    var writeError: CommandError?
    func keep(_ checkpoint: ReplayCheckpoint) {
      part.checkpoint = Data(checkpoint.bytes)
      do throws(CommandError) { try part.write(to: path) } catch { writeError = error }
    }
    gauges.isInterrupted = { Interruption.isWanted || writeError != nil }
    if !settings.prunesByFingerprint { gauges.keepCheckpoint = keep }
    let result = try search(named: "--shard") { () throws(OptionConflict) in
      try Exploration(settings).run(
        gauges: gauges,
        from: checkpoint,
        keepsCheckpoint: !settings.prunesByFingerprint
      )
    }
    let certificate = result.certificate
    part.isComplete = certificate.isEnded
    part.collisionExponent = certificate.collisionExponent
    if let left = result.checkpoint { keep(left) }
    if let writeError { throw writeError }
    let failing = certificate.cuts[.breach, default: 0]
    let counts =
      "part \(share): \(certificate.states.counted("state")), \(failing.counted("path")) failed"
    return invocation.report(counts, isComplete: part.isComplete, at: path)
  }

  /// The command line that every part of the exploration shares.
  private static func words(_ invocation: Invocation) -> [String] {
    let others = [
      "shard", "time-limit", "memory-limit", "output", "json", "quiet", "in-process", "build-id",
      "color", "no-fingerprints",
    ]
    let words =
      invocation.operands
      + invocation.values.filter { !others.contains($0.option) }.flatMap { option, text in
        ["--" + option] + (text.map { [$0] } ?? [])
      }
    // 'merge' remembers states only if the parts did.
    return words + (invocation.has("fingerprints") ? [] : ["--no-fingerprints"])
  }

  /// Reports the parts in some files as the exploration that they belong to.
  @MainActor
  func report(_ paths: [String], _ merge: Invocation) throws -> ExitCode {
    for option in ["into", "format", "verbose"] where merge.has(option) {
      throw UsageError.other("--\(option): only shares of a campaign have it: leave it out")
    }
    let files = try paths.map { try PartFile($0) }
    let first = files[0]
    guard files.allSatisfy({ $0.words == first.words && $0.count == first.count }) else {
      throw CommandError(.badInput, "the files are parts of different explorations")
    }
    let invocation = try merge.merging(self, first.words, without: ["fail-on", "only-new"])
    var settings = try settings(of: invocation)
    try merge.override(&settings.failOn, &settings.countsNewOnly)
    var parts: [Int: Exploration.Part] = [:]
    for (path, file) in zip(paths, files) where parts[file.number]?.isComplete != true {
      var part = settings
      part.part = SearchPart(file.number, of: file.count)
      guard let checkpoint = try file.checkpoint(identity: part.identity, named: path) else {
        continue
      }
      parts[file.number] = Exploration.Part(
        checkpoint,
        collisionExponent: file.collisionExponent,
        isComplete: file.isComplete
      )
    }
    let missing = (1...max(1, first.count)).filter { parts[$0]?.isComplete != true }
    return try explore(settings, invocation) { gauges throws(OptionConflict) in
      try Exploration(settings).merge(
        parts.sorted { $0.key < $1.key }.map(\.value),
        of: first.count,
        missing: missing.map { "\($0)/\(first.count)" },
        gauges: gauges
      )
    }
  }
}
