// `vcfuzz merge`: the shares of a campaign or an exploration together, reported like one.

internal import Foundation
internal import VCFuzzProcesses

struct MergeCommand: Command {
  let name = "merge"
  let summary = "Report the shares of a campaign or an exploration that ran in many places"
  let runsScenarios = true
  let operands = [CommandOperand("FILE", .file, count: .many)]
  let options = CommandOption.table(
    """
    --into FILE       Only write the shares to one file, which merge reads like the others
    --fail-on GRADE   Lowest grade that fails: violation, fragile, advice (else the shares')
    --only-new        Fail only on findings that are not in the corpus
    --build-id TEXT   Identity of the build, as for the shares (default: the executable's)
    -o, --output DIR  Write Corpus/ and Reports/ to DIR (default: .)
    --json            Print JSON
    --format FORMAT   Report as text, json, junit or sarif
    -q, --quiet       Print findings and counts only, no progress
    -v, --verbose     Print each finding in full
    """,
    ["into": .file]
  )
  let details = """
    FILE is a result of 'fuzz --shard' or of --into. The output, the corpus and the
    reports are those of one process that makes all runs, byte for byte, in whatever order
    you name the files, even if you name one twice. Shares of another executable, seed or
    setting are refused. If a share is missing or not complete, the output names it.

    The parts of an exploration give the findings and the certificate of one search with
    --no-fingerprints. With --fingerprints, states that several parts met count in each
    of them.

    Exits like fuzz, with 2 if a share is missing and nothing of the grade of --fail-on or
    above was found; 65 for a file that is no share, or a share of another campaign.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    guard let first = invocation.operands.first else {
      throw UsageError.missingOperand("FILE", command: name)
    }
    if PartFile.isNamed(by: first) {
      return try ExploreCommand().report(invocation.operands, invocation)
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
    guard [.none, .regular].contains(FileKind(path)),
      (try? shares.bytes.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    else {
      throw CommandError(.internalError, "\(path.quotedForTerminal) cannot be written")
    }
  }
}
