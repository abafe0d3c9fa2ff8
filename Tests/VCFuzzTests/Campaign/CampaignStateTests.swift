// The state of a campaign that one process leaves to the next.

import HeadlessUIKit
import XCTest

@testable import VCFuzzKit

@MainActor
final class CampaignStateTests: XCTestCase {
  private let failure = Failure(
    identity: Failure.Identity(invariant: "INV-1", roles: ["screen"], transition: nil),
    position: 0,
    expected: "one",
    found: "two",
    violation: nil
  )

  /// One failure in every run, by the second call in the second run and by the first one otherwise;
  /// a saved case shows the first way only.
  private func makeCampaign() -> Campaign {
    let scenario = Scenario("ways") { _ in
      UIViewController()
    } operations: { _, _ in
      Call("one") {}
      Call("other") {}
    }
    let settings = CampaignSettings([scenario], seed: 1, iterations: 4)
    let configuration = Configuration(window: .root)
    return Campaign(
      settings,
      stages: { [failure] _, _ in
        CampaignStages(
          walk: { index in
            RunResult(
              index: index,
              configuration: configuration,
              path: [.call(index == 1 ? 1 : 0)],
              failures: [failure]
            )
          },
          shrink: { run, failure in
            let small = ShrunkRun(
              configuration: configuration,
              path: run.path,
              failure: failure,
              isOneMinimal: true,
              executions: 1
            )
            return CampaignStages.Shrinking(run: small, executions: 1)
          }
        )
      },
      isKnown: { $0.path == [.call(0)] }
    )
  }

  func testLaterRunsCountForTheFirstFindingOfTheirIdentityInTheNextProcessToo() async {
    let whole = makeCampaign().run()
    XCTAssertEqual(whole.findings.map(\.count), [4, 1])
    let first = makeCampaign()
    _ = first.run { $0.runs == 2 ? .interrupted : nil }
    let second = makeCampaign()
    second.restore(first.state)
    let result = second.run()
    XCTAssertEqual(result.findings.map(\.count), [4, 1])
    XCTAssertEqual(result.tally.shrinkingRuns, whole.tally.shrinkingRuns)
  }

  /// A scenario goes on where few of its runs end their process, but not where that takes long.
  func testAScenarioIsSetAsideWhereManyRunsDie() async {
    for (deaths, runs, isEndless, isSetAside) in [
      (9, 9, false, false), (10, 10, false, true), (10, 39, false, true), (10, 40, false, false),
      (199, 1_000, false, false), (200, 1_000, false, true), (8, 2, true, false),
      (12, 1_000, true, true),
    ] {
      XCTAssertEqual(
        Campaign.isTooDeadly(deaths, in: runs, isEndless: isEndless),
        isSetAside,
        "\(deaths) of \(runs)"
      )
    }
  }
}
