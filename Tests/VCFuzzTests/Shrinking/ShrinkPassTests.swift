// Each pass of the shrinker alone: what it is given, what must stay, and what it leaves.

import HeadlessUIKit
import VCFuzzSamples
import VCLifecycle
import XCTest

@testable import VCFuzzKit

@MainActor
final class ShrinkPassTests: XCTestCase {
  private typealias Pass = (inout RunPath, ShrinkTrials) -> Void

  /// Applies a pass to a path, `start | step; step; …`; what stays is a condition on the start and
  /// the texts of the steps.
  private func assertPass(
    _ pass: Pass,
    of scenario: Scenario = .uikit,
    under profile: String = "ios26",
    _ input: String,
    keeping stays: @escaping (_ configuration: Configuration, _ steps: [String]) -> Bool,
    leaves expected: String,
    line: UInt = #line
  ) throws {
    let parts = input.components(separatedBy: " | ")
    let configuration = try Configuration(text: parts[0], profile: Profile(named: profile))
    let words = { Run(scenario, $0).vocabulary }
    var path = RunPath(
      configuration,
      try texts(parts[1]).map { try Step(text: $0, words(configuration)) }
    )
    var left = 1_000
    let trials = ShrinkTrials(
      take: { path in
        left -= 1
        let texts = path.steps.map { $0.text(words(path.configuration)) }
        return stays(path.configuration, texts) ? path : nil
      },
      left: { left },
      words: words
    )
    pass(&path, trials)
    XCTAssertGreaterThan(left, 0, line: line)
    let steps = path.steps.map { $0.text(words(path.configuration)) }.joined(separator: "; ")
    let trees = path.configuration.treeTexts.joined(separator: "; ")
    let name = path.configuration.profile.name
    let found = (name == "ios26" ? "" : name + " ") + trees + " | " + steps
    XCTAssertEqual(found, expected, line: line)
  }

  private func texts(_ list: String) -> [String] {
    list.isEmpty ? [] : list.components(separatedBy: "; ")
  }

  func testShorteningLeavesOutAndSimplifiesSteps() async throws {
    let input = "nav(A); B | commit; push B on nav, animated; commit; pop nav; commit"
    let pushes = { (_: Configuration, steps: [String]) in
      steps.contains { $0.hasPrefix("push B on nav") }
    }
    var isMinimal = false
    try assertPass(
      { isMinimal = ShortenPath.apply(to: &$0, $1) },
      input,
      keeping: pushes,
      leaves: "nav(A); B | push B on nav"
    )
    XCTAssertTrue(isMinimal)
    try assertPass(
      { ShortenPath.apply(to: &$0, after: 1, $1) },
      input,
      keeping: pushes,
      leaves: "nav(A); B | commit; push B on nav"
    )
  }

  func testAConfigurationIsSimplifiedAsFarAsItsStepsAllow() async throws {
    try assertPass(
      { SimplifyConfiguration.apply(to: &$0, keepsProfile: false, $1) },
      under: "ios17",
      "tabs(nav(A), B); C; D | push C on nav",
      keeping: { $0.treeTexts[0].contains("nav") && $1.count == 1 },
      leaves: "nav(A); B | push B on nav"
    )
    try assertPass(
      { SimplifyConfiguration.apply(to: &$0, keepsProfile: true, $1) },
      under: "ios17",
      "curl(A, B) | commit",
      keeping: { configuration, _ in configuration.window.children.count == 2 },
      leaves: "ios17 tabs(A, B) | commit"
    )
  }

  func testStepsAreSortedWhereTheyMayChangePlaces() async throws {
    let input = "nav(A, B) | commit; pop nav; app rotate"
    try assertPass(
      { SortSteps.apply(to: &$0, $1) },
      input,
      keeping: { _, _ in true },
      leaves: "nav(A, B) | app rotate; commit; pop nav"
    )
    try assertPass(
      { SortSteps.apply(to: &$0, $1) },
      input,
      keeping: { $1[0] == "commit" },
      leaves: "nav(A, B) | commit; app rotate; pop nav"
    )
  }

  func testControllersAsideAreNamedInTheOrderOfTheirUse() async throws {
    let input = "A; B; tabs(C) | present tabs from A as fullScreen; add B to A"
    try assertPass(
      { OrderSpares.apply(to: &$0, $1) },
      input,
      keeping: { _, _ in true },
      leaves: "A; tabs(B); C | present tabs from A as fullScreen; add C to A"
    )
    try assertPass(
      { OrderSpares.apply(to: &$0, $1) },
      input,
      keeping: { configuration, _ in configuration.spares[0] == .screen },
      leaves: input
    )
  }

  func testTheStandardProfileOfAVersionInUseIsPreferred() async throws {
    for (name, refused, left) in [
      ("ios17+V-ORPHAN=none", "", "ios17 "), ("ios17+V-ORPHAN=none", "ios17", ""),
      ("ios17", "ios17", "ios17 "),
    ] {
      try assertPass(
        { PreferStandardProfile.apply(to: &$0, oldestIOS: 15, $1) },
        under: name,
        "A | commit",
        keeping: { configuration, _ in configuration.profile.name != refused },
        leaves: left + "A | commit"
      )
    }
  }

  func testThePlainestRunTakesThePlaceOfWhatWasFound() async throws {
    let scenario = GalleryEntry.named("second-operation").faulty
    func pass(_ path: inout RunPath, _ trials: ShrinkTrials) {
      let runs = CanonicalRuns(scenario, path.configuration)
      _ = ReplaceByPlain.apply(to: &path, among: runs, trials)
    }
    try assertPass(
      pass,
      of: scenario,
      "tabs(root, S1) | commit; call select 1; commit",
      keeping: { $1.contains { $0.hasPrefix("call select") } },
      leaves: "root | commit; call select 0"
    )
    try assertPass(
      pass,
      of: scenario,
      "root | commit",
      keeping: { $1.contains("call select 1") },
      leaves: "root | commit"
    )
  }

  func testTheContainerAppearsBeforeTheFirstAction() async throws {
    for (steps, left) in [("pop nav", "commit; pop nav"), ("commit; pop nav", "commit; pop nav")] {
      try assertPass(
        { _ = AppearFirst.apply(to: &$0, $1) },
        "nav(A, B) | " + steps,
        keeping: { _, _ in true },
        leaves: "nav(A, B) | " + left
      )
    }
    try assertPass(
      { _ = AppearFirst.apply(to: &$0, $1) },
      "nav(A, B) | pop nav",
      keeping: { $1.count == 1 },
      leaves: "nav(A, B) | pop nav"
    )
  }
}
