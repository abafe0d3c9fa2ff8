// The ideas of the generator: each can be left out, and then is not there.

import HeadlessUIKit
import VCFuzzCLI
import VCFuzzKit
import VCFuzzReports
import VCLifecycle
import XCTest

@MainActor final class GeneratorIdeaTests: XCTestCase {
  private func walks(_ without: Set<GeneratorIdea>, _ count: Int = 60) -> [RunResult] {
    var options = GeneratorOptions()
    options.without = without
    let generator = Generator(.uikit, options: options, seed: 5)
    return (0..<count).map(generator.walk)
  }

  func testEachIdeaLeftOutChangesTheRuns() async {
    let all = walks([])
    for idea in GeneratorIdea.allCases {
      let less = walks([idea])
      XCTAssertTrue(zip(all, less).contains { $0.path != $1.path }, "\(idea)")
    }
  }

  func testWithoutEnvironmentThereIsOneContainerAndNothingHappensToTheApp() async {
    for walk in walks([.environment]) {
      XCTAssertEqual(walk.configuration.window.count, 3)
      XCTAssertEqual(walk.configuration.profile, .standard)
      for step in walk.path {
        if case .app = step { XCTFail("\(step)") }
      }
    }
  }

  func testWithoutBiasTheFirstRunsAreLargeToo() async {
    XCTAssertLessThanOrEqual(walks([]).prefix(4).map(\.path.count).max() ?? 0, 12)
    XCTAssertGreaterThan(walks([.bias]).prefix(10).map(\.path.count).max() ?? 0, 20)
  }

  func testGoalsShowMoreOfTheLabelsThatCanBeReached() async {
    func labels(_ without: Set<GeneratorIdea>) -> Int {
      var coverage = CampaignCoverage()
      for walk in walks(without, 600) { coverage.note(walk.labels) }
      return coverage.reached.singles.count
    }
    let (guided, unguided) = (labels([]), labels([.goals]))
    XCTAssertGreaterThan(guided, unguided, "\(guided) against \(unguided)")
  }

  func testUniformIsWithoutEveryIdea() async {
    var options = GeneratorOptions()
    XCTAssertFalse(options.isUniform)
    options.without = Set(GeneratorIdea.allCases)
    XCTAssertTrue(options.isUniform)
    XCTAssertEqual(options.ideasLeftOut, ["swarm", "environment", "bias", "bursts", "goals"])
    XCTAssertTrue(walks(options.without).contains { $0.path.count > 20 })
  }

  func testTheCampaignTellsWhatItLeavesOut() async {
    var settings = CampaignSettings([.uikit], seed: 1, iterations: 1)
    settings.options.without = [.bias, .swarm]
    let head = CampaignText.head(settings, secondsMax: nil)
    XCTAssertTrue(head.replacing("\n", with: " ").contains("without swarm, bias"), head)
    settings.options.without = Set(GeneratorIdea.allCases)
    XCTAssertTrue(CampaignText.head(settings, secondsMax: nil).contains("uniform"))
  }
}
