// Runs that never come to rest, whatever keeps them busy (INV-58).

import HeadlessUIKit
import XCTest

@testable import VCFuzzKit

@MainActor
final class UnsettledRunTests: XCTestCase {
  /// Asks for layout in its own layout callback as often as it is told to.
  private final class Restless: UIViewController {
    var passesLeft = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard passesLeft > 0 else { return }
      passesLeft -= 1
      view.setNeedsLayout()
    }
  }

  /// INV-39 expects the layout that UIKit owes: what the app asks for in its own pass comes later.
  func testLayoutThatIsAskedForInTheFirstAppearanceSettles() async {
    let scenario = Scenario("restless at first") { stage in
      let root = UIViewController()
      let child = stage.named("child", Restless())
      child.passesLeft = 10
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      return root
    } operations: { _, _ in
    }
    let run = Run.finished(scenario, Configuration(window: .root), [.commit])
    XCTAssertEqual(breach(of: run), "")
  }

  private func finished(calling call: @escaping @MainActor (Restless) -> Void) -> Run {
    let scenario = Scenario("restless") { stage in
      let root = UIViewController()
      let child = stage.named("child", Restless())
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      return root
    } operations: { root, _ in
      Call("start") { if let child = root.children.first as? Restless { call(child) } }
    }
    return Run.finished(scenario, Configuration(window: .root), [.commit, .call(0)])
  }

  private func breach(of run: Run) -> String? {
    run.failures.map { "\($0.identity): \($0.found)" }.joined(separator: "\n")
  }

  func testLayoutWithoutEndIsTheFaultOfWhoAsksForIt() async {
    let run = finished { child in
      child.passesLeft = .max
      child.view.setNeedsLayout()
    }
    XCTAssertEqual(
      breach(of: run),
      "INV-58 in a child of root: a layout pass that asks for the next one, for ever"
    )
    let unsettled = run.stage.events.last { $0.kind == .unsettled }
    XCTAssertEqual(unsettled?.controller.map { run.stage.trace.name(of: $0) }, "child")
  }

  func testLayoutThatIsAskedForTenTimesSettles() async {
    let run = finished { child in
      child.passesLeft = 10
      child.view.setNeedsLayout()
    }
    XCTAssertNil(run.failure)
  }

  func testBlocksAnimationsAndTasksThatFollowEachOtherForEver() async {
    func requeue() { HeadlessUIKit.DispatchQueue.main.async { requeue() } }
    func animate() {
      UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in animate() })
    }
    let words = "INV-58 of root: blocks, tasks or animations that follow each other for ever"
    XCTAssertEqual(breach(of: finished { _ in requeue() }), words)
    XCTAssertEqual(breach(of: finished { _ in animate() }), words)
    XCTAssertEqual(
      breach(of: finished { _ in _ = Task { @MainActor in while true { await Task.yield() } } }),
      words
    )
  }

  func testAPollingTimerSettles() async {
    func poll() { HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 1) { poll() } }
    XCTAssertNil(finished { _ in poll() }.failure)
  }
}
