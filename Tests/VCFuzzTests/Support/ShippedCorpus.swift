// The cases that the package ships: one of every fault that was built in, and one of every misuse.

import LifecycleChecks
import VCFuzzKit
import VCFuzzSamples
import VCFuzzXCTest
import VCLifecycle

/// Makes the cases of `Corpus/` anew.
@MainActor
enum ShippedCorpus {
  /// A case with the name of its file.
  struct Entry {
    let name: String
    let kept: Case
  }

  static let entries = Scenario.faultyEntries

  /// The misuses that the specification says are reported.
  static var reported: [Misuse] {
    Misuse.catalogue.filter {
      $0.verdict != .legal && $0.verdict != .defect && $0.number != rare
    }
  }

  /// A push inside viewWillAppear waits (NAV-21) unless another one is under way on an old version:
  /// random runs hardly ever meet that, and a test of stacks holds it.
  static let rare = 43

  private static let seed: UInt64 = 1

  // MARK: The gallery

  /// The case of what a campaign finds most often; nil if it finds nothing in so many runs.
  static func main(of entry: GalleryEntry, runs: Int = 300) -> Entry? {
    let campaign = Campaign(CampaignSettings([entry.faulty], seed: seed, iterations: runs))
    let findings = campaign.run().findings.filter {
      entry.breaks.contains($0.identity.invariant)
    }
    guard let most = findings.map(\.count).max(),
      let found = findings.first(where: { $0.count == most }),
      var kept = found.saved(of: entry.faulty)?.kept
    else { return nil }
    kept.notes = [entry.fault]
    kept.origin = "seed \(seed), run \(found.firstIndex); seen in \(found.count) of \(runs) runs"
    let identity = kept.verdict.identity
    return Entry(name: CaseName.stem(scenario: kept.scenario, identity: identity), kept: kept)
  }

  // MARK: Misuses

  /// The cases of the misuses that runs are at fault for, made from the shortest of those runs.
  static func misuses(runs: Int = 12_000) -> [Entry] {
    var options = GeneratorOptions()
    options.misuse = .all
    options.stepsMax = 24
    let generator = Generator(.uikit, options: options, seed: seed)
    var walks: [Int: [RunResult]] = [:]
    for index in 0..<runs {
      let walk = generator.walk(index)
      guard let violation = walk.failure?.violation, Set(walk.misuses).count == 1,
        let misuse = walk.misuses.first.flatMap(Misuse.numbered),
        misuse.reports.contains(where: violation.breaks)
      else { continue }
      walks[misuse.number, default: []].append(walk)
    }
    return reported.compactMap { misuse in
      let candidates = walks[misuse.number, default: []].sorted { rank($0) < rank($1) }
      // The plainest of the first few that show it.
      return candidates.prefix(triesMax).lazy.compactMap { entry(of: misuse, from: $0) }
        .prefix(choiceMax).min { cost($0.kept) < cost($1.kept) }
    }
  }

  private static let triesMax = 40
  private static let choiceMax = 12

  private static func cost(_ kept: Case) -> (Int, Int, Int) {
    let isPlain = kept.verdict.identity.roles == ["screen"]
    let count = kept.configuration.trees.reduce(0) { $0 + $1.count }
    return (isPlain ? 0 : 1, kept.steps.count, count)
  }

  /// What is about a plain screen is understood at once, and so is a short path.
  private static func rank(_ walk: RunResult) -> (Int, Int, Int) {
    let isPlain = walk.failure?.identity.roles == ["screen"]
    return (isPlain ? 0 : 1, walk.path.count, walk.index)
  }

  private static func entry(of misuse: Misuse, from walk: RunResult) -> Entry? {
    guard let failure = walk.failure, var kept = shrunk(walk, failure, of: .uikit),
      shows(misuse, kept)
    else { return nil }
    kept.notes = [title(misuse)]
    kept.origin = "seed \(seed), run \(walk.index) of misuses"
    return Entry(name: name(misuse, kept), kept: kept)
  }

  /// Whether a case commits the misuse and is reported for it.
  static func shows(_ misuse: Misuse, _ kept: Case) -> Bool {
    guard kept.steps.contains(where: { " \($0) ".contains(" MIS-\(misuse.number) ") }),
      let violation = try? CaseRun(kept, scenario: .uikit).failure?.violation
    else { return false }
    return misuse.reports.contains(where: violation.breaks)
  }

  private static func title(_ misuse: Misuse) -> String {
    "MIS-\(misuse.number): \(misuse.sentence)"
  }

  private static func name(_ misuse: Misuse, _ kept: Case) -> String {
    let number = misuse.number < 10 ? "0\(misuse.number)" : "\(misuse.number)"
    let stem = CaseName.stem(scenario: kept.scenario, identity: kept.verdict.identity)
    return "\(kept.scenario)_mis-\(number)" + stem.dropFirst(kept.scenario.count)
  }

  private static func shrunk(_ walk: RunResult, _ failure: Failure, of scenario: Scenario) -> Case?
  {
    var shrinker = CaseShrinker(scenario)
    return shrinker.shrink(walk.configuration, walk.path, identity: failure.identity)
      .flatMap { Case(scenario, $0.configuration, $0.path) }
  }
}

extension DrawerTests {
  /// The corpus of this package is that of the samples, which the README's package doesn't know.
  func replayCorpus(of scenario: Scenario) throws {
    try replayCorpus(ofAll: [scenario] + Scenario.builtIn)
  }
}
