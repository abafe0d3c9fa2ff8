// A run depends on the seed, its number and the options alone.

import HeadlessUIKit
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class GeneratorTests: XCTestCase {
  private func assertSame(_ one: RunResult, _ other: RunResult, line: UInt = #line) {
    XCTAssertEqual(one.index, other.index, line: line)
    XCTAssertEqual(one.configuration, other.configuration, line: line)
    XCTAssertEqual(one.path, other.path, line: line)
    XCTAssertEqual(one.labels, other.labels, line: line)
    XCTAssertEqual(one.misuses, other.misuses, line: line)
    XCTAssertEqual(one.failure, other.failure, line: line)
  }

  func testARunDependsOnNothingButItsSeedAndNumber() async throws {
    let first = Generator(.uikit, seed: 7)
    let second = Generator(.uikit, seed: 7)
    for index in 0..<20 { _ = second.walk(index) }
    for index in [200, 0, 90, 5, 90] {
      let one = first.walk(index)
      assertSame(one, second.walk(index))
      XCTAssertFalse(one.path.isEmpty)
    }
  }

  func testARunWithMisuseOrAScenarioDependsOnNothingElseEither() async throws {
    for scenario in [Scenario.uikit, .switcher()] {
      var options = GeneratorOptions()
      options.misuse = .all
      let first = Generator(scenario, options: options, seed: 3)
      let second = Generator(scenario, options: options, seed: 3)
      for index in 10..<20 { _ = second.walk(index) }
      for index in [40, 12, 30] { assertSame(first.walk(index), second.walk(index)) }
    }
  }

  func testSeedsAndNumbersMakeRunsOfTheirOwn() async throws {
    let first = Generator(.uikit, seed: 1)
    let second = Generator(.uikit, seed: 2)
    let runs = (20..<40).flatMap { [first.walk($0), second.walk($0)] }
    // The shortest runs are one commit.
    XCTAssertGreaterThan(Set(runs.map(\.path)).count, runs.count - 5)
    XCTAssertGreaterThan(Set(runs.map(\.configuration)).count, runs.count / 2)
  }

  func testARunTellsItsNumberAndALabelForEveryStep() async throws {
    let generator = Generator(.uikit, seed: 4)
    for index in 0..<30 {
      let walk = generator.walk(index)
      XCTAssertEqual(walk.index, index)
      XCTAssertEqual(walk.labels.count, walk.path.count)
    }
  }

  /// Runs of a scenario with a root have that root once, in the window or aside.
  func testTheRootOfAScenarioHasOnePlace() async throws {
    func roots(_ tree: Tree) -> Int {
      (tree.role == .root ? 1 : 0) + tree.children.reduce(0) { $0 + roots($1) }
    }
    let generator = Generator(.switcher(isFaulty: false), seed: 1)
    var asideCount = 0
    for index in 0..<60 {
      let configuration = generator.walk(index).configuration
      XCTAssertEqual(configuration.trees.reduce(0) { $0 + roots($1) }, 1, "run \(index)")
      if !configuration.window.hasRoot { asideCount += 1 }
    }
    XCTAssertTrue((1..<30).contains(asideCount), "\(asideCount)")
    let walk = Generator(.uikit, seed: 1).walk(20)
    XCTAssertEqual(walk.configuration.trees.reduce(0) { $0 + roots($1) }, 0)
  }

  /// A navigation controller never stands in a stack (NAV-11).
  func testAStackNeverHoldsAContainerThatUIKitRefuses() async throws {
    func isRefused(_ tree: Tree) -> Bool {
      let refused: [ControllerRole] = [.nav, .tabs, .split]
      if tree.role == .nav, tree.children.contains(where: { refused.contains($0.role) }) {
        return true
      }
      return tree.children.contains(where: isRefused)
    }
    let generator = Generator(.uikit, seed: 6)
    for index in 0..<150 {
      let trees = generator.walk(index).configuration.trees
      XCTAssertFalse(trees.contains(where: isRefused), "run \(index): \(trees)")
    }
  }

  /// Only an iPad shows a split with its columns.
  func testASplitStandsInTheWindowOfAPadOnly() async throws {
    func hasSplit(_ tree: Tree) -> Bool {
      tree.role == .split || tree.children.contains(where: hasSplit)
    }
    let generator = Generator(.uikit, seed: 6)
    let configurations = (0..<150).map { generator.walk($0).configuration }
    let splits = configurations.filter { hasSplit($0.window) }
    XCTAssertFalse(splits.isEmpty)
    XCTAssertEqual(Set(splits.map(\.device)), [.pad])
    XCTAssertEqual(Set(configurations.map(\.device)), [.phone, .pad])
  }
}
