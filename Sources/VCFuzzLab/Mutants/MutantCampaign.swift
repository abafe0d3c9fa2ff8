// The searches for many mutants with many seeds, shared among processes of this tool.

import Foundation
package import VCFuzzKit
internal import VCFuzzSupport
internal import VCLifecycle

/// What is searched for, and how.
package struct MutantCampaign: Sendable {
  package var mutants: [RuntimeMutant]
  package var seeds: [UInt64]
  /// The runs after which a mutant counts as a survivor.
  package var executionsMax: Int
  package var options = GeneratorOptions()
  package var shrinks = true
  /// The runs that may be spent on each finding to certify that nothing shorter breaks the same.
  package var certifyingRunsMax = 0

  package init(mutants: [RuntimeMutant], seeds: [UInt64], executionsMax: Int) {
    self.mutants = mutants
    self.seeds = seeds
    self.executionsMax = executionsMax
  }

  /// Every `count`-th search, from the one with the number `index`; nil number for all of them.
  package struct Share: Sendable {
    package let index: Int
    let count: Int

    package static let whole = Share(index: 0, count: 1)

    init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }

    /// Reads `0/2`; nil if the text is no share.
    package init?(_ text: String) {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, parts[1] > 0, parts[1] <= 64, (0..<parts[1]).contains(parts[0])
      else { return nil }
      self.init(index: parts[0], count: parts[1])
    }
  }

  /// Makes the searches of a share, in their order.
  @MainActor package func run(_ share: Share = .whole) -> [MutantOutcome] {
    tasks.enumerated().filter { $0.offset % share.count == share.index }
      .map { hunt($0.element.mutant, seed: $0.element.seed) }
  }

  /// Every mutant with every seed.
  private var tasks: [(mutant: RuntimeMutant, seed: UInt64)] {
    mutants.flatMap { mutant in seeds.map { (mutant, $0) } }
  }

  // MARK: Several processes

  /// Makes the searches in several processes of the tool; the outcomes are the same as by one.
  package func run(workers: Int, tool: String) throws -> [MutantOutcome] {
    let processes = try (0..<workers).map { index in
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = words(for: Share(index: index, count: workers))
      process.standardOutput = output
      try process.run()
      return (process: process, output: output)
    }
    var outcomes: [MutantOutcome] = []
    for (process, output) in processes {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      outcomes += lines.compactMap(MutantOutcome.init(line:))
    }
    guard outcomes.count == tasks.count else {
      throw CommandError(
        .internalError,
        "the worker processes made \(outcomes.count) of \(tasks.count) searches"
      )
    }
    return tasks.compactMap { task in
      outcomes.first { $0.mutant == task.mutant && $0.seed == task.seed }
    }
  }

  /// The command line of one worker.
  private func words(for share: Share) -> [String] {
    var words = ["mutants", "run", "--share", "\(share.index)/\(share.count)"]
    words += ["--iterations", "\(executionsMax)"]
    words += ["--seeds", seeds.map(String.init).joined(separator: ",")]
    for mutant in mutants where mutants.count < RuntimeMutant.all.count {
      words += ["--mutant", mutant.id]
    }
    let without = options.ideasLeftOut
    if !without.isEmpty { words += ["--without", without.joined(separator: ",")] }
    if let profile = options.profile { words += ["--profile", profile.name] }
    if certifyingRunsMax > 0 { words += ["--certify", "\(certifyingRunsMax)"] }
    if !shrinks { words.append("--no-shrinking") }
    return words
  }
}
