// Tests of grades: what a failure needs, which start shows it, and when a graver run replaces it.

import HeadlessUIKit
import VCFuzzSupport
import VCLifecycle
import XCTest

@testable import VCFuzzKit

@MainActor final class GraderTests: XCTestCase {
  private func grade(
    _ scenario: Scenario,
    _ profile: String,
    _ path: [Step] = [],
    oldestIOS: Int? = nil
  ) throws -> Grading {
    let configuration = Configuration(profile: try Profile(named: profile), window: .root)
    let failure = try XCTUnwrap(Run.finished(scenario, configuration, path).failure)
    return Grader(scenario, oldestIOS: oldestIOS).grade(failure, configuration, path)
  }

  // MARK: One path

  func testAFailureHasTheGradeOfWhatItNeeds() async throws {
    let childFirst = Grading(.fragile, needs: ["V-FWD-ORDER=childFirst"])
    XCTAssertEqual("\(childFirst)", "fragile, only if V-FWD-ORDER is childFirst")
    let movesNot = Grading(.fragile, needs: ["V-FLAG-NAVROOT=false"])
    let missing = Grading(.fragile, needs: ["V-IA-CHILD=missing"])
    let rows: [(Scenario, String, path: [Step], oldestIOS: Int?, Grading)] = [
      // What the standard profile shows is a violation.
      (.breakable, "ios26", [.call(1)], nil, Grading(.violation)),
      (.breakable, "ios15+V-FWD-ORDER=childFirst", [.call(1)], nil, Grading(.violation)),
      (.breakable, "ios26+V-NAV-CANCEL=interleaved", [.call(1)], nil, Grading(.violation)),
      // A failure that needs a value names it and no other.
      (.needsParentFirst, "ios26+V-FWD-ORDER=childFirst", [], nil, childFirst),
      (
        .needsParentFirst, "ios17+V-NAV-CANCEL=interleaved+V-FWD-ORDER=childFirst", [], nil,
        childFirst
      ),
      // A standard value without a source makes a failure fragile.
      (.needsMovingRoot, "ios26", [], nil, movesNot),
      // The version of the run and those in use count: 15 is in use unless said otherwise.
      (.needsDelivery, "ios15", [], nil, Grading(.violation)),
      (.needsDelivery, "ios17+V-IA-CHILD=missing", [], 16, missing),
      (.needsDelivery, "ios17+V-IA-CHILD=missing", [], nil, Grading(.violation)),
    ]
    for (scenario, profile, path, oldestIOS, expected) in rows {
      let grading = try grade(scenario, profile, path, oldestIOS: oldestIOS)
      XCTAssertEqual(grading, expected, "\(scenario.name) \(profile)")
    }
  }

  func testAdviceStaysAdvice() async throws {
    var scenario = Scenario.toaster
    let configuration = Configuration(window: .root)
    XCTAssertNil(Run.finished(scenario, configuration, [.commit, .call(0)]).failure)
    scenario.reportsAdvice = true
    XCTAssertEqual(try grade(scenario, "ios26", [.commit, .call(0)]), Grading(.advice))
  }

  // MARK: Shrinking

  func testShrinkingPrefersTheStandardProfile() async throws {
    // Without a step, the failure would need the value that the run happens to have.
    let profile = try Profile(named: "ios16+V-FWD-ORDER=childFirst")
    let configuration = Configuration(profile: profile, window: .root)
    let path: [Step] = [.call(1), .commit]
    let failing = Configuration(profile: .standard, window: .root)
    let failure = try XCTUnwrap(Run.finished(.breakable, failing, path).failure)
    var shrinker = CaseShrinker(.breakable)
    let small = try XCTUnwrap(shrinker.shrink(configuration, path, identity: failure.identity))
    XCTAssertEqual(small.configuration.profile, .standard)
    XCTAssertEqual(small.path, [.commit, .call(1)])
  }

  // MARK: A campaign

  private func campaign(
    _ scenario: Scenario,
    _ change: (inout CampaignSettings) -> Void = { _ in }
  ) -> CampaignResult {
    var settings = CampaignSettings([scenario], seed: 1, iterations: 300)
    change(&settings)
    return Campaign(settings).run()
  }

  func testOnlyViolationsFailACampaignUnlessMoreIsAskedFor() async throws {
    let fragile = campaign(.needsParentFirst)
    let grading = Grading(.fragile, needs: ["V-FWD-ORDER=childFirst"])
    XCTAssertEqual(fragile.findings.map(\.grading), [grading])
    XCTAssertEqual(fragile.exitCode, .nothingFound)
    XCTAssertEqual(campaign(.needsParentFirst) { $0.failOn = .fragile }.exitCode, .found)
    let speculative = campaign(.needsMovingRoot) { $0.failOn = .fragile }
    XCTAssertEqual(
      speculative.findings.map(\.grading),
      [Grading(.fragile, needs: ["V-FLAG-NAVROOT=false"])]
    )
  }

  func testTheGravestRunOfAFailureIsItsFinding() async throws {
    let result = campaign(.breakable)
    XCTAssertEqual(result.findings.map(\.grading), [Grading(.violation)])
    XCTAssertEqual(result.findings[0].configuration.profile, .standard)
    XCTAssertEqual(result.exitCode, .found)
    XCTAssertEqual(result.foundCount, 1)
  }

  func testAGraverRunReplacesAFragileFinding() async {
    let failure = Failure(
      identity: Failure.Identity(invariant: "INV-1", roles: [], transition: nil),
      position: 0,
      expected: "",
      found: "",
      violation: nil
    )
    let configuration = Configuration(window: .screen)
    var attempts = 0
    let settings = CampaignSettings([.uikit], seed: 1, iterations: 20)
    let walk = { (index: Int) in
      RunResult(index: index, configuration: configuration, path: [.commit], failures: [failure])
    }
    let campaign = Campaign(settings) { _, _ in
      CampaignStages(
        walk: walk,
        shrink: { walk, failure in
          let run = ShrunkRun(
            configuration: configuration,
            path: Array(repeating: .commit, count: walk.index + 1),
            failure: failure,
            isOneMinimal: true,
            executions: 1
          )
          return CampaignStages.Shrinking(run: run)
        },
        grade: { _, _, path in
          path.count == 7
            ? Grading(.violation) : Grading(.fragile, needs: ["V-FWD-ORDER=childFirst"])
        },
        plainer: { walk, _, _ in
          attempts += 1
          return walk.index < 4 ? nil : walk
        }
      )
    }
    var reported: [Grade] = []
    let result = campaign.run(onFinding: { reported.append($0.grading.grade) })
    XCTAssertEqual(reported, [.fragile, .violation])
    XCTAssertEqual(result.findings.map(\.grading.grade), [.violation])
    XCTAssertEqual(result.findings[0].count, 20)
    XCTAssertEqual(result.findings[0].path.count, 7)
    XCTAssertEqual(result.tally.findings, 1)
    XCTAssertEqual(result.tally.counted, 1)
    XCTAssertEqual(attempts, 6, "runs 1 to 3 fail otherwise, 4 and 5 are as fragile, 6 is not")
  }

  func testSearchingForGraverRunsIsBounded() async {
    let result = campaign(.needsMovingRoot) { $0.iterations = 100 }
    let shrinkingMax = 4 * 3_000
    XCTAssertLessThan(result.tally.shrinkingRuns, shrinkingMax)
    XCTAssertGreaterThan(result.findings[0].count, 10)
  }

  // MARK: Which versions and values runs sample

  func testOnlyTheVersionsInUseAndSourcedValuesAreSampled() async throws {
    func profiles(_ scenario: Scenario, _ change: (inout GeneratorOptions) -> Void) -> [Profile] {
      var options = GeneratorOptions()
      change(&options)
      let generator = Generator(scenario, options: options, seed: 1)
      return (0..<400).map { generator.walk($0).configuration.profile }
    }
    func isSpeculative(_ profile: Profile) -> Bool {
      let standard = Profile(os: profile.os)
      return Variant.all.contains {
        $0.value(in: profile) != $0.value(in: standard)
          && $0.standing(of: $0.value(in: profile), on: profile.os) == .speculative
      }
    }
    let usual = profiles(.uikit) { _ in }
    XCTAssertEqual(usual.map(\.os.major).min(), 15)
    XCTAssertFalse(usual.contains(where: isSpeculative))
    XCTAssertTrue(profiles(.uikit) { $0.triesSpeculation = true }.contains(where: isSpeculative))
    XCTAssertEqual(profiles(.uikit) { $0.oldestIOS = 18 }.map(\.os.major).min(), 18)
    let own = Scenario("own", oldestIOS: 17) {
      $0.screen("Own")
    } operations: { _, _ in
      Call("nothing") {}
    }
    XCTAssertEqual(profiles(own) { _ in }.map(\.os.major).min(), 17)
    XCTAssertEqual(profiles(own) { $0.oldestIOS = 16 }.map(\.os.major).min(), 16)
  }
}
