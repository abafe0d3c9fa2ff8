// `vcfuzz-lab mutants`: the planted deviations, and what finds them.

import Foundation
import HeadlessUIKit
internal import VCFuzzCLI
internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport
import VCLifecycle

struct MutantsCommand: Command {
  private enum Action: String, CaseIterable {
    case list
    case run
  }

  let name = "mutants"
  let summary = "List planted bugs, or measure what finds them and how soon"
  let operands = [
    CommandOperand("ACTION", .choice(Action.allCases.map(\.rawValue)), count: .optional)
  ]
  let options = CommandOption.table(
    """
    --mutant ID …       run: one mutant, such as tab-swaps-wills (default: all)
    --seeds N,N         run: the seeds of the searches (default: 1)
    -n, --iterations M  run: runs after which a mutant counts as a survivor (default: 20000)
    --workers N         run: processes that share the searches (default: 1)
    --profile NAME      run: one profile for every run, as in ios17
    --without IDEAS     run: leave out ideas: \(GeneratorIdea.words)
    --uniform           run: leave out all of them
    --baseline          run: measure what each idea is worth, as ratios
    --no-shrinking      run: don't shrink the findings
    --certify RUNS      run: certify findings, with so many runs for each
    --share I/N         run: one worker's share, in plain lines
    --json              Print JSON
    """,
    [
      "mutant": .suggestion(RuntimeMutant.all.map(\.id)),
      "iterations": .number(1...1_000_000_000),
      "workers": .number(1...64),
      "certify": .number(1...1_000_000_000),
    ]
  )
  let details = """
    A mutant is one small deviation of the headless UIKit from the specification. 'run'
    switches on one at a time, makes random runs of 'uikit' until one fails that the
    unchanged runtime passes, and shrinks it. The table names the invariant that killed
    the mutant, the number of runs, and the steps left: user actions, and all.

    'list' prints the mutants of the runtime, of the checks, of the shrinker and of the
    explorer, and the tests that kill the last three. The table is the same for any
    number of workers.

    Exits with 0 if every mutant was killed, with 1 if one survived.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let action = invocation.operands.first.flatMap(Action.init(rawValue:)) ?? .list
    if action == .list { return list(invocation) }
    let campaign = try campaign(invocation)
    if let text = invocation.value(of: "share") {
      guard let share = MutantCampaign.Share(text) else {
        throw UsageError.invalidValue(of: "--share", value: text, expected: "one of N, as in 0/2")
      }
      for outcome in campaign.run(share) { invocation.terminal.print(outcome.line) }
      return .nothingFound
    }
    if invocation.has("baseline") { return try baseline(campaign, invocation) }
    let watch = Stopwatch()
    let report = MutantReport(
      try outcomes(of: campaign, invocation),
      executionsMax: campaign.executionsMax
    )
    if invocation.has("json") {
      invocation.terminal.print(report.json.text)
    } else {
      for line in report.lines + [""] + report.summary { invocation.terminal.print(line) }
      let seconds = String(format: "%.1f", watch.seconds)
      let workers = (invocation.number(of: "workers") ?? 1)
      invocation.terminal.print("\(seconds) s on \(workers) process\(workers == 1 ? "" : "es")")
    }
    return report.survivors.isEmpty ? .nothingFound : .found
  }

  @MainActor
  private func outcomes(
    of campaign: MutantCampaign,
    _ invocation: Invocation
  ) throws -> [MutantOutcome] {
    let workers = invocation.number(of: "workers") ?? 1
    guard workers > 1 else { return campaign.run() }
    return try campaign.run(workers: workers, tool: invocation.toolPath)
  }

  @MainActor
  private func baseline(_ campaign: MutantCampaign, _ invocation: Invocation) throws -> ExitCode {
    var baseline = MutantBaseline(executionsMax: campaign.executionsMax)
    try baseline.run { without in
      var varied = campaign
      varied.options.without = without
      varied.shrinks = false
      return try outcomes(of: varied, invocation)
    }
    if invocation.has("json") {
      invocation.terminal.print(baseline.json.text)
    } else {
      for line in baseline.lines { invocation.terminal.print(line) }
    }
    return .nothingFound
  }

  // MARK: The campaign

  private func campaign(_ invocation: Invocation) throws -> MutantCampaign {
    let known = RuntimeMutant.all
    let words = invocation.values(of: "mutant")
    let mutants = try words.map { word in
      guard let mutant = RuntimeMutant(id: word) else {
        throw invocation.unknown("mutant", word, among: known.map(\.id))
      }
      return mutant
    }
    var campaign = MutantCampaign(
      mutants: mutants.isEmpty ? known : known.filter(mutants.contains),
      seeds: try invocation.seeds(),
      executionsMax: invocation.number(of: "iterations") ?? 20_000
    )
    campaign.shrinks = !invocation.has("no-shrinking")
    campaign.certifyingRunsMax = invocation.number(of: "certify") ?? 0
    campaign.options.without = try invocation.ideasLeftOut
    campaign.options.profile = try invocation.profile()
    return campaign
  }

  // MARK: The list

  @MainActor private func list(_ invocation: Invocation) -> ExitCode {
    let terminal = invocation.terminal
    if invocation.has("json") {
      terminal.print(MutantListing.json.text)
    } else {
      for line in MutantListing.lines { terminal.print(line) }
    }
    return .nothingFound
  }
}

extension Invocation {
  /// The ideas of the generator that `--without` and `--uniform` leave out.
  fileprivate var ideasLeftOut: Set<GeneratorIdea> {
    get throws {
      if has("uniform") { return Set(GeneratorIdea.allCases) }
      guard let words = value(of: "without") else { return [] }
      var ideas: Set<GeneratorIdea> = []
      for word in words.split(separator: ",").map(String.init) {
        guard let idea = GeneratorIdea(rawValue: word) else {
          throw UsageError.invalidValue(
            of: "--without",
            value: word,
            expected: GeneratorIdea.allCases.map(\.rawValue).joined(separator: ", ")
          )
        }
        ideas.insert(idea)
      }
      return ideas
    }
  }
}
