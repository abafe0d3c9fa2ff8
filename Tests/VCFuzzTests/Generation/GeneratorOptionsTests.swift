// What each option of the generator fixes, and that it fixes nothing else.

import HeadlessUIKit
import VCFuzzCLI
import VCFuzzKit
import VCFuzzReports
import VCLifecycle
import XCTest

@MainActor
final class GeneratorOptionsTests: XCTestCase {
  private func walks(
    _ indices: Range<Int> = 0..<60,
    seed: UInt64 = 5,
    of scenario: Scenario = .uikit,
    _ change: (inout GeneratorOptions) -> Void = { _ in }
  ) -> [RunResult] {
    var options = GeneratorOptions()
    change(&options)
    let generator = Generator(scenario, options: options, seed: seed)
    return indices.map(generator.walk)
  }

  private func without(_ ideas: GeneratorIdea..., in indices: Range<Int> = 0..<60) -> [RunResult] {
    walks(indices) { $0.without = Set(ideas) }
  }

  /// Whether the app or a user acts in a step, rather than time passes.
  private func isAct(_ step: Step) -> Bool { step.isUserVisible }

  // MARK: Profile and length

  func testAGivenProfileIsThatOfEveryRun() async throws {
    let profile = try Profile(named: "ios12+V-NAV-CANCEL=abbrev")
    for misuse in MisuseLevel.allCases {
      for ideas in [[], GeneratorIdea.allCases] {
        let runs = walks(0..<40) {
          $0.profile = profile
          $0.misuse = misuse
          $0.without = Set(ideas)
        }
        XCTAssertEqual(Set(runs.map(\.configuration.profile)), [profile], "\(misuse)")
      }
    }
  }

  func testWithoutAGivenProfileVersionsAndVariantsVary() async {
    let profiles = walks().map(\.configuration.profile)
    XCTAssertGreaterThan(Set(profiles.map(\.os)).count, 5)
    XCTAssertGreaterThan(Set(profiles).count, 20)
    XCTAssertTrue(profiles.contains(.standard))
  }

  func testNoRunIsLongerThanItMayBe() async {
    let limits: [(Int, [GeneratorIdea])] = [(1, []), (5, []), (5, GeneratorIdea.allCases)]
    for (stepsMax, ideas) in limits {
      let lengths = walks(20..<60) {
        $0.stepsMax = stepsMax
        $0.without = Set(ideas)
      }.map(\.path.count)
      XCTAssertEqual(lengths.max(), stepsMax)
      XCTAssertEqual(lengths.min(), 1)
    }
  }

  // MARK: Ideas

  func testEachIdeaLeftOutChangesTheRuns() async {
    let all = walks()
    for idea in GeneratorIdea.allCases {
      let less = without(idea)
      XCTAssertTrue(zip(all, less).contains { $0.path != $1.path }, "\(idea)")
    }
  }

  func testWithoutEnvironmentThereIsOneContainerAndNothingHappensToTheApp() async {
    for walk in without(.environment) {
      XCTAssertEqual(walk.configuration.window.count, 3)
      XCTAssertEqual(walk.configuration.profile, .standard)
      for step in walk.path {
        if case .app = step { XCTFail("\(step)") }
      }
    }
  }

  func testWithoutBiasTheFirstRunsAreLargeToo() async {
    XCTAssertLessThanOrEqual(walks().prefix(4).map(\.path.count).max() ?? 0, 12)
    XCTAssertGreaterThan(without(.bias).prefix(10).map(\.path.count).max() ?? 0, 20)
  }

  func testGoalsShowMoreOfTheLabelsThatCanBeReached() async {
    func labels(_ runs: [RunResult]) -> Int {
      var coverage = CampaignCoverage()
      for walk in runs { coverage.note(walk.labels) }
      return coverage.reached.singles.count
    }
    let many = 0..<600
    let (guided, unguided) = (labels(walks(many)), labels(without(.goals, in: many)))
    XCTAssertGreaterThan(guided, unguided, "\(guided) against \(unguided)")
  }

  func testUniformIsWithoutEveryIdea() async {
    var options = GeneratorOptions()
    XCTAssertFalse(options.isUniform)
    options.without = Set(GeneratorIdea.allCases)
    XCTAssertTrue(options.isUniform)
    XCTAssertEqual(options.ideasLeftOut, ["swarm", "environment", "bias", "bursts", "goals"])
    let runs = walks { $0.without = options.without }
    XCTAssertTrue(runs.contains { $0.path.count > 20 })
  }

  func testTheCampaignTellsWhatItLeavesOut() async {
    var settings = CampaignSettings([.uikit], seed: 1, iterations: 1)
    settings.options.without = [.bias, .swarm]
    let head = CampaignText.head(settings, secondsMax: nil)
    XCTAssertTrue(head.replacing("\n", with: " ").contains("without swarm, bias"), head)
    settings.options.without = Set(GeneratorIdea.allCases)
    XCTAssertTrue(CampaignText.head(settings, secondsMax: nil).contains("uniform"))
  }

  /// What a run starts from is drawn before its taste is.
  func testTasteAndBurstsDoNotChangeWhatARunStartsFrom() async {
    let all = walks().map(\.configuration)
    XCTAssertEqual(without(.bursts).map(\.configuration), all)
    XCTAssertEqual(without(.swarm).map(\.configuration), all)
    XCTAssertNotEqual(without(.bias).map(\.configuration), all)
    XCTAssertNotEqual(without(.environment).map(\.configuration), all)
  }

  func testEveryStepOfARunIsPossibleWhateverIsLeftOut() async {
    for ideas in GeneratorIdea.allCases.map({ [$0] }) + [GeneratorIdea.allCases] {
      let runs = walks(0..<30) { $0.without = Set(ideas) }
      for walk in runs {
        let again = Run.finished(.uikit, walk.configuration, walk.path)
        XCTAssertEqual(again.path, walk.path, "run \(walk.index) without \(ideas)")
        XCTAssertNil(walk.failure, "run \(walk.index) without \(ideas)")
      }
      XCTAssertGreaterThan(runs.reduce(0) { $0 + $1.path.count }, 200, "without \(ideas)")
    }
  }

  func testBurstsPutSeveralActsBeforeTimePasses() async {
    func actsInARow(_ runs: [RunResult]) -> Double {
      var (acts, rows, wasAct) = (0, 0, false)
      for walk in runs {
        for step in walk.path {
          if isAct(step) {
            acts += 1
            if !wasAct { rows += 1 }
          }
          wasAct = isAct(step)
        }
        wasAct = false
      }
      return Double(acts) / Double(max(1, rows))
    }
    let many = 0..<200
    let (all, less) = (actsInARow(walks(many)), actsInARow(without(.bursts, in: many)))
    XCTAssertGreaterThan(all, less * 1.05, "\(all) against \(less)")
  }

  /// Each run does without about half of the verbs, another half each time.
  func testTheSwarmGivesEachRunFewerKindsOfSteps() async {
    func kinds(_ runs: [RunResult]) -> (each: Double, all: Int) {
      func verbs(_ walk: RunResult) -> Set<TreeOperation.Verb> {
        Set(
          walk.path.compactMap { step in
            if case .operate(let operation) = step { operation.verb } else { nil }
          }
        )
      }
      let sets = runs.filter { $0.path.count >= 20 }.map(verbs)
      let sum = sets.reduce(0) { $0 + $1.count }
      let all = sets.reduce(into: Set<TreeOperation.Verb>()) { $0.formUnion($1) }
      return (Double(sum) / Double(max(1, sets.count)), all.count)
    }
    let many = 20..<200
    let (all, less) = (kinds(walks(many)), kinds(without(.swarm, in: many)))
    XCTAssertLessThan(all.each, less.each, "\(all) against \(less)")
    XCTAssertGreaterThanOrEqual(all.all, 14, "together they use nearly all of them")
  }

  func testUniformRunsUseEveryKindOfStep() async {
    var seen: Set<String> = []
    for walk in walks(0..<200, { $0.without = Set(GeneratorIdea.allCases) }) {
      for step in walk.path {
        switch step {
        case .operate(let operation): seen.insert("\(operation.verb)")
        case .inside: seen.insert("inside")
        case .finger: seen.insert("finger")
        case .commit, .endAnimation: seen.insert("time")
        default: break
        }
      }
    }
    let verbs = TreeOperation.Verb.allCases.filter { $0 != .misuse }.map { "\($0)" }
    // A detail can be shown in few of the runs.
    let missing = Set(verbs + ["inside", "finger", "time"]).subtracting(seen)
    XCTAssertTrue(missing.isSubset(of: ["showDetail"]), "\(missing)")
  }

  /// A scenario's own calls are what its runs are for.
  func testCallsOfAScenarioAreMadeInsideOfCallbacksToo() async {
    let runs = walks(0..<80, of: .switcher(isFaulty: false))
    var (calls, inside) = (Set<Int>(), 0)
    for walk in runs {
      for step in walk.path {
        if case .call(let number) = step { calls.insert(number) }
        if case .inside(_, .call) = step { inside += 1 }
      }
    }
    XCTAssertEqual(calls, [0, 1, 2, 3])
    XCTAssertGreaterThan(inside, 3)
  }
}
