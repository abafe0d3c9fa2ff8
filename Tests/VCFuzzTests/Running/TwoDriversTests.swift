// A container of the environment that forwards by hand, around a root that presents in its own
// context: it never moves what UIKit moves (MIS-35).

import HeadlessUIKit
import LifecycleChecks
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class TwoDriversTests: XCTestCase {
  /// A screen that covers itself with another one.
  private final class Screen: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      definesPresentationContext = true
    }

    required init?(coder: NSCoder) { nil }

    func cover(with cover: UIViewController) {
      cover.modalPresentationStyle = .currentContext
      present(cover, animated: true)
    }
  }

  private static let scenario = Scenario("screen") { _ in
    Screen()
  } operations: { screen, stage in
    Call("cover") { screen.cover(with: stage.screen("cover")) }
  }

  private func run(_ steps: String...) throws -> Run {
    let configuration = Configuration(
      profile: try Profile(named: "ios26"),
      window: try Tree(text: "tabs(manual(root), S1)")
    )
    let run = Run(Self.scenario, configuration)
    for text in steps {
      XCTAssertTrue(run.take(try Step(text: text, run.vocabulary)), text)
    }
    return run
  }

  func testTheRunEndsWhereTheContainerWouldMoveAChildThatIsBeingCovered() async throws {
    let run = try run("commit", "call cover", "commit", "finger finish tab 1 of tabs")
    XCTAssertTrue(run.isOver)
    XCTAssertFalse(run.take(.commit))
    run.finish()
    XCTAssertEqual(run.failures.map(\.identity.description), [])
  }

  func testTheRunGoesOnWhereTheChildIsCoveredAlready() async throws {
    let run = try run(
      "commit",
      "call cover",
      "commit",
      "end animation",
      "finger finish tab 1 of tabs"
    )
    XCTAssertFalse(run.isOver)
    run.finish()
    XCTAssertEqual(run.failures.map(\.identity.description), [])
    XCTAssertEqual(run.verdict.violations.map(\.id), [])
  }
}
