// `vcfuzz merge`: the shares of a campaign together, reported like one campaign.

internal import Foundation
internal import Lifecycle
internal import VCFuzz

struct MergeCommand: Command {
  let name = "merge"
  let summary = "Report the shares of a campaign that ran in many places"
  let runsScenarios = true
  let operands = [CommandOperand("FILE", .file, count: .many)]
  let options = CommandOption.table(
    """
    --into FILE      Only put the shares into one file, which merge reads like the others
    --build-id TEXT  Identity of the build (default: the executable's), as for the shares
    -o, --output DIR  Keep Corpus/ and Reports/ there and not here
    --json           Print JSON
    --format FORMAT  Report as text, json, junit or sarif
    -q, --quiet      Print findings and counts only, no progress
    -v, --verbose    Tell every finding in full
    """,
    ["into": .file, "output": .file, "format": ReplayBatch.Format.domain]
  )
  let details = """
    FILE is what 'fuzz --shard' has written, or --into. The output, the corpus and the
    reports are those of one process that makes all runs, byte for byte, whatever the
    order of the files, and if one is named twice. Shares of another executable, seed or
    settings are refused. A share that is missing or not complete is named, and the
    campaign is then incomplete.

    Exits like fuzz, with 2 if a share is missing and nothing of the asked grade was
    found; 65 for a file that is no share, or a share of something else.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    guard let first = invocation.operands.first else {
      throw UsageError.missingOperand("FILE", command: name)
    }
    var shares = try ShareFile(first)
    for path in invocation.operands.dropFirst() {
      try shares.merge(try ShareFile(path), named: path)
    }
    if let path = invocation.value(of: "into") {
      try write(shares, to: path)
      let total = shares.campaign.count
      invocation.terminal.print("\(total - shares.missing.count) of \(total) shares complete")
      return shares.missing.isEmpty ? .nothingFound : .incomplete
    }
    guard shares.campaign.build == invocation.buildIdentity else {
      throw CommandError(
        .badInput,
        "\(first.quotedForTerminal) is a share of another executable: merge with the one that "
          + "made it, or give all the same --build-id"
      )
    }
    return try FuzzCommand().report(shares, invocation)
  }

  private func write(_ shares: ShareFile, to path: String) throws {
    guard FileKind(path) == .none || FileKind(path) == .regular,
      (try? shares.bytes.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    else {
      throw CommandError(.internalError, "\(path.quotedForTerminal) cannot be written")
    }
  }
}
