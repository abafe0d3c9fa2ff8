// What still exists after a run was released: reference cycles, and caches that are none (INV-57).

import HeadlessUIKit
import LifecycleChecks
import XCTest

@testable import VCFuzzKit

@MainActor
final class OutlivedRunTests: XCTestCase {
  /// A screen that may hold itself.
  private final class Knot: UIViewController {
    var onTap: (() -> Void)?

    func tie() { onTap = { self.view.setNeedsLayout() } }
  }

  /// The last screen that was made, as an image cache or a router would hold it.
  private static var latest: UIViewController?

  private func scenario(
    isTied: Bool,
    demanding demand: Demand? = nil,
    _ made: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) -> Scenario {
    Scenario("knot") { stage in
      let root = UIViewController()
      let child = stage.named("child", Knot())
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      if isTied { child.tie() }
      made(root)
      return root
    } operations: { root, _ in
      Call("look again") { root.view.setNeedsLayout() }
      if let demand { demand }
    }
  }

  private func finished(_ scenario: Scenario) -> Run {
    Run.finished(scenario, Configuration(window: .root), [.commit, .call(0), .commit])
  }

  private let demand = Demand("INV-57", because: "the test wants it")

  func testACycleIsAdvice() async {
    let run = finished(scenario(isTied: true))
    XCTAssertNil(run.failure)
    XCTAssertEqual(run.verdict.advice.map(\.id), [])
    run.release()
    XCTAssertNil(run.failure)
    XCTAssertEqual(run.verdict.advice.map(\.id), ["INV-57"])
    XCTAssertEqual(
      run.verdict.advice.first.flatMap { run.stage.trace.name(of: $0.controllers[0]) },
      "child",
      "its parent was released"
    )
  }

  /// A container that makes its screens when it needs them.
  private final class Maker: UIViewController {
    var makeScreen: (() -> UIViewController)?
  }

  func testAContainerThatAsksItsStageForScreensGoesWithItsRun() async {
    let scenario = Scenario("maker") { stage in
      let maker = Maker()
      maker.makeScreen = { stage.screen("page") }
      return maker
    } operations: { _, _ in
    }
    weak var stage: Stage?
    weak var root: UIViewController?
    do {
      let run = Run.finished(scenario, Configuration(window: .root), [.commit])
      stage = run.stage
      root = run.live.made(0)
      XCTAssertNotNil(root)
    }
    XCTAssertNil(stage)
    XCTAssertNil(root)
  }

  func testADemandMakesItAFailure() async {
    let run = finished(scenario(isTied: true, demanding: demand))
    XCTAssertEqual(run.failure?.identity.description, "INV-57 in a child of root")
    XCTAssertNil(finished(scenario(isTied: false, demanding: demand)).failure)
    let other = Demand("INV-47", because: "another one")
    XCTAssertNil(finished(scenario(isTied: true, demanding: other)).failure)
  }

  func testARunWithoutCyclesKeepsItsTraceAndItsWords() async {
    let run = finished(scenario(isTied: false))
    let (events, words) = (run.stage.events, run.path.map { $0.text(run.vocabulary) })
    run.release()
    XCTAssertEqual(run.verdict.advice.map(\.id), [])
    XCTAssertEqual(run.stage.events, events)
    XCTAssertEqual(run.path.map { $0.text(run.vocabulary) }, words)
    XCTAssertNil(run.live.made(0))
  }

  /// A cache outside of the run holds what it holds on purpose, and the next run replaces it.
  func testACacheOutsideOfTheRunIsNoCycle() async {
    let cached = scenario(isTied: false, demanding: demand) { Self.latest = $0 }
    XCTAssertNil(finished(cached).failure)
    XCTAssertNotNil(Self.latest, "the cache holds the root of the last run")
    Self.latest = nil
  }

  func testUIKitsOwnControllersAreReleased() async {
    let generator = Generator(.uikit, seed: 57)
    for index in 0..<150 {
      let walk = generator.walk(index)
      guard walk.failure == nil else { continue }
      let run = Run.finished(.uikit, walk.configuration, walk.path)
      run.release()
      XCTAssertEqual(run.verdict.advice.filter { $0.id == "INV-57" }.count, 0, "run \(index)")
    }
  }
}
