// The state that a scenario describes itself, in place of what its objects store.

import Foundation
public import HeadlessUIKit
import ModelChecking
import VCFuzzLab
import VCFuzzReports
import XCTest

@testable public import VCFuzzKit

// BEGIN
extension Scenario {
  public static let shelf = Scenario("shelf", "A shelf that shows a page.") { stage in
    ShelfController(page: stage.screen("page"))
  } operations: { shelf, _ in
    Call("open") { shelf.setOpen(true) }
    Call("close") { shelf.setOpen(false) }
    Call("visit") { shelf.visit() }
  } state: { shelf, _ in
    shelf.contents
  }
}
// END

/// A container whose objects cannot be read, and which is wrong from the third visit on.
public final class ShelfController: UIViewController {
  /// All that decides what comes next.
  struct Contents: Hashable {
    let page: UIViewController
    var isOpen = false
    var visits = 0
  }

  private(set) var contents: Contents
  private var page: UIViewController { contents.page }
  /// Its memory has no known layout.
  private let lock = NSLock()

  init(page: UIViewController) {
    contents = Contents(page: page)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  func setOpen(_ isOpen: Bool) {
    guard isOpen != contents.isOpen else { return }
    contents.isOpen = isOpen
    if isOpen {
      addChild(page)
      view.addSubview(page.view)
      page.didMove(toParent: self)
    } else {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
  }

  func visit() {
    guard contents.isOpen else { return }
    contents.visits = min(contents.visits + 1, 3)
    if contents.visits == 3 { page.beginAppearanceTransition(true, animated: false) }
  }
}

@MainActor final class ScenarioStateTests: XCTestCase {
  private typealias State = @MainActor (ShelfController, Stage) -> any Hashable

  private static func shelf(_ state: State?) -> Scenario {
    Scenario(
      "shelf",
      root: { ShelfController(page: $0.screen("page")) },
      operations: { shelf, _ in
        Call("open") { shelf.setOpen(true) }
        Call("close") { shelf.setOpen(false) }
        Call("visit") { shelf.visit() }
      },
      state: state
    )
  }

  private func trial(_ state: State?) throws -> ExplorationTrial {
    try ExplorationTrial(Self.shelf(state), steps: 4, operations: "calls")
  }

  func testThePageShowsTheScenario() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/VCFuzzKit/VCFuzzKit.docc/WritingAScenario.md")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let rest = source.components(separatedBy: "// BEGIN\n")[1]
    let example = rest.components(separatedBy: "// END")[0]
    XCTAssertTrue(try String(contentsOf: page, encoding: .utf8).contains(example))
  }

  func testADescribedStateIsRememberedAndLosesNothing() async throws {
    let unread = try trial(nil).outcome(remembers: true)
    XCTAssertEqual(unread.certificate.revisits, 0)
    XCTAssertFalse(unread.memory.causes.isEmpty)
    let described = try trial { shelf, _ in shelf.contents }
    let outcome = try described.outcome(remembers: true)
    XCTAssertEqual(outcome.memory.causes.map(\.what), [])
    XCTAssertTrue(outcome.certificate.isComplete)
    XCTAssertLessThan(outcome.certificate.executions * 3, unread.certificate.executions)
    XCTAssertEqual(outcome.failures, unread.failures)
    XCTAssertFalse(outcome.failures.isEmpty)
    XCTAssertNil(described.comparison().difference)
  }

  /// Which objects a value refers to is part of it, and so is what UIKit stores of them.
  func testObjectsInADescribedStateAreFollowed() async throws {
    let named = try trial { shelf, _ in [shelf] }
    let outcome = try named.outcome(remembers: true)
    XCTAssertGreaterThan(outcome.certificate.revisits, 0)
    XCTAssertNotNil(named.comparison().difference)
  }

  func testAForgetfulStateIsNoticedBeforeItIsTrusted() async throws {
    let forgetful: State = { shelf, _ in
      shelf.contents.isOpen
    }
    XCTAssertNotNil(try trial(forgetful).comparison().difference)
    var settings = ExplorationSettings(
      Self.shelf(forgetful),
      settings: [Configuration(window: .root)],
      grammar: try Grammar(words: "calls", stepsMax: 4)
    )
    settings.prunesByFingerprint = true
    let result = try Exploration(settings).run()
    XCTAssertTrue(result.memory?.contradiction?.contains("visit") ?? false)
    XCTAssertFalse(result.settings.prunesByFingerprint)
    XCTAssertFalse(result.findings.isEmpty)
  }
}
