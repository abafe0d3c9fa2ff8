// Children that lie one above the other: only a container of the app's decides what it covers.

import HeadlessUIKit
import LifecycleChecks
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class CoveredChildTests: XCTestCase {
  /// A container whose view is opaque, and which covers one of its children if it should.
  private final class Board: UIViewController {
    let covers: Bool

    init(covers: Bool, _ children: [UIViewController]) {
      self.covers = covers
      super.init(nibName: nil, bundle: nil)
      for child in children { embed(child) }
    }

    required init?(coder: NSCoder) { nil }

    private func embed(_ child: UIViewController) {
      addChild(child)
      child.view.backgroundColor = .white
      child.view.frame = view.bounds
      if covers || children.count == 1 { view.addSubview(child.view) }
      child.didMove(toParent: self)
    }
  }

  private func reports(covers: Bool, _ window: String, _ steps: String...) throws -> [String] {
    let scenario = Scenario("board") { stage in
      Board(covers: covers, [stage.screen("below"), stage.screen("above")])
    } operations: { board, _ in
      Call("lay out") { board.view.setNeedsLayout() }
    }
    let configuration = Configuration(
      profile: try Profile(named: "ios26"),
      window: try Tree(text: window),
      spares: try ["S2", "root"].filter { !window.contains($0) }.map { try Tree(text: $0) }
    )
    let run = Run(scenario, configuration)
    run.passTime()
    for text in steps {
      XCTAssertTrue(run.take(try Step(text: text, run.vocabulary)), text)
      run.passTime()
    }
    run.finish()
    return run.verdict.violations.map(\.id)
  }

  func testAContainerThatCoversItsChild() async throws {
    XCTAssertEqual(try reports(covers: true, "root"), ["INV-54"])
  }

  func testAScreenOfTheEnvironmentWithSeveralChildren() async throws {
    XCTAssertEqual(try reports(covers: false, "S1", "add S2 to S1", "add root to S1"), [])
  }
}
