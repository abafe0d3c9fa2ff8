// What shrinking makes of the same fault, met by many seeds.

import Lifecycle
import VCFuzz

/// The shrunk forms of one fault over many seeds.
@MainActor
struct ShrinkingMeasure {
  let scenario: String
  let identity: Failure.Identity
  /// How many seeds met the fault.
  private(set) var seeds = 0
  /// The different forms with their counts, the most frequent first.
  private(set) var forms: [(text: String, count: Int)] = []
  /// Shrunk runs that show another fault, or none.
  private(set) var slips = 0
  private(set) var executions = 0
  /// Shrunk runs with a step that can be left out.
  private(set) var surplus = 0

  /// Shrinks the first run of each seed that shows the fault.
  init(
    _ scenario: Scenario,
    _ identity: Failure.Identity,
    seeds: ClosedRange<UInt64>,
    runsMax: Int = 2_000
  ) {
    self.scenario = scenario.name
    self.identity = identity
    for seed in seeds {
      let generator = Generator(scenario, seed: seed)
      let walks = (0..<runsMax).lazy.map { generator.walk($0) }
      guard let walk = walks.first(where: { $0.failure?.identity == identity }) else { continue }
      note(walk, of: scenario)
    }
    forms.sort { ($0.count, $1.text) > ($1.count, $0.text) }
  }

  private mutating func note(_ walk: Walk, of scenario: Scenario) {
    seeds += 1
    var shrinker = CaseShrinker(scenario)
    guard let small = shrinker.shrink(walk.setting, walk.path, identity: identity),
      let kept = Case(scenario, small.setting, small.path), kept.verdict.identity == identity
    else {
      slips += 1
      return
    }
    executions += small.executions
    if !small.isOneMinimal { surplus += 1 }
    let text = kept.shortText
    if let place = forms.firstIndex(where: { $0.text == text }) {
      forms[place].count += 1
    } else {
      forms.append((text, 1))
    }
  }

  /// How many of a hundred seeds end in the same form.
  var agreement: Int { seeds == 0 ? 0 : (forms.first?.count ?? 0) * 100 / seeds }
  var executionsOnAverage: Int { seeds == 0 ? 0 : executions / seeds }

  var line: String {
    "\(scenario) \(identity): \(seeds) seeds, \(forms.count) forms, \(agreement) % in one, "
      + "\(slips) slips, \(surplus) not minimal, \(executionsOnAverage) runs on average"
  }
}
