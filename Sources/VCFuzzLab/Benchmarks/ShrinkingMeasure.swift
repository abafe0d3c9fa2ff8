// What shrinking makes of the same failure, met by many seeds.

internal import VCFuzzKit
internal import VCFuzzSamples

/// The shrunk forms of one failure over many seeds.
@MainActor
struct ShrinkingMeasure {
  let scenario: String
  let identity: Failure.Identity
  /// How many seeds met the failure.
  private(set) var seeds = 0
  /// The different forms with their counts, the most frequent first.
  private(set) var forms: [(text: String, count: Int)] = []
  /// Shrunk runs that show another failure, or none.
  private(set) var slips = 0
  /// Shrunk runs with a step that can be left out.
  private(set) var surplus = 0
  /// The runs that shrinking took in all.
  private(set) var executions = 0

  /// The runs of a seed that are made until the failure is met.
  static let runsMax = 2_000

  /// Shrinks the first run of each seed that shows the failure.
  init(_ scenario: Scenario, _ identity: Failure.Identity, seeds: ClosedRange<UInt64>) {
    self.scenario = scenario.name
    self.identity = identity
    for seed in seeds {
      let generator = Generator(scenario, seed: seed)
      let walks = (0..<Self.runsMax).lazy.map { generator.walk($0) }
      guard let walk = walks.first(where: { $0.failure?.identity == identity }) else { continue }
      note(walk, of: scenario)
    }
    forms.sort { ($0.count, $1.text) > ($1.count, $0.text) }
  }

  /// Measures a scenario with a planted bug; nil if the first seed misses it.
  init?(_ entry: GalleryEntry, seeds: ClosedRange<UInt64>) {
    guard let identity = Self.identity(of: entry, seed: seeds.lowerBound) else { return nil }
    self.init(entry.faulty, identity, seeds: seeds)
  }

  /// Returns what the first failing run comes to.
  private static func identity(of entry: GalleryEntry, seed: UInt64) -> Failure.Identity? {
    let settings = CampaignSettings([entry.faulty], seed: seed, iterations: nil)
    let stages = CampaignStages(entry.faulty, settings)
    for index in 0..<runsMax {
      let walk = stages.walk(index)
      guard let failure = walk.failure, let small = stages.shrink(walk, failure).run else {
        continue
      }
      if entry.breaks.contains(small.failure.identity.invariant) { return small.failure.identity }
    }
    return nil
  }

  private mutating func note(_ walk: RunResult, of scenario: Scenario) {
    seeds += 1
    var shrinker = CaseShrinker(scenario)
    let small = shrinker.shrink(walk.configuration, walk.path, identity: identity)
    executions += small?.executions ?? 0
    guard let small, let kept = Case(scenario, small.configuration, small.path),
      kept.verdict.identity == identity
    else {
      slips += 1
      return
    }
    if !small.isOneMinimal { surplus += 1 }
    let text = kept.shortText
    let place = forms.firstIndex { $0.text == text } ?? forms.count
    if place == forms.count { forms.append((text, 0)) }
    forms[place].count += 1
  }

  /// How many seeds end in the most frequent form.
  var agreeing: Int { forms.first?.count ?? 0 }
  /// How many of a hundred seeds that met the failure end in the same form.
  var agreement: Int { seeds == 0 ? 0 : agreeing * 100 / seeds }
  /// The runs that shrinking took on average, rounded up.
  var executionsMean: Int { seeds == 0 ? 0 : (executions + seeds - 1) / seeds }
}
