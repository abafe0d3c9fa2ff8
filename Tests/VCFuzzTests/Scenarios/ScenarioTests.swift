// What a scenario declares is what a run offers: its calls, gestures and screens.

import HeadlessUIKit
import VCFuzzKit
import VCLifecycle
import XCTest

/// What the closures of a scenario did, in order.
@MainActor
final class ScenarioJournal {
  var lines: [String] = []
  var isOpen = false
  var screens: [UIViewController] = []

  func note(_ line: String) { lines.append(line) }
}

@MainActor
extension Run {
  /// Starts a run of a scenario in a window of its own, or in the one given.
  static func started(
    _ scenario: Scenario,
    in window: Tree = .root,
    aside spares: [Tree] = []
  ) -> Run {
    Run(scenario, Configuration(window: window, spares: spares))
  }

  /// Takes the steps of these texts; returns which of them were possible.
  @discardableResult
  func take(_ texts: String...) throws -> [Bool] {
    try texts.map { take(try Step(text: $0, vocabulary)) }
  }
}

@MainActor
final class ScenarioTests: XCTestCase {
  private func scenario(
    @ScenarioBuilder _ parts: @escaping @MainActor (UIViewController, Stage) -> [ScenarioPart]
  ) -> Scenario {
    Scenario("declared", root: { $0.screen("Root") }, operations: parts)
  }

  // MARK: Calls

  func testEveryArgumentIsACallOfItsOwnInTheOrderOfDeclaration() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(
      scenario { _, _ in
        Call("show", [2, 0, 1]) { journal.note("show \($0)") }
        Call("close") { journal.note("close") }
      }
    )
    XCTAssertEqual(run.vocabulary.calls, ["show 2", "show 0", "show 1", "close"])
    XCTAssertEqual(run.callSteps, [.call(0), .call(1), .call(2), .call(3)])
    XCTAssertEqual(try run.take("call show 1", "call close", "call show 2"), [true, true, true])
    XCTAssertEqual(journal.lines, ["show 1", "close", "show 2"])
    XCTAssertEqual(run.path, [.call(2), .call(3), .call(0)])
  }

  func testACallThatIsNotAllowedIsNeitherOfferedNorMade() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(
      scenario { _, _ in
        Call("open", when: { !journal.isOpen }) { journal.isOpen = true }
        Call("close", when: { journal.isOpen }) { journal.isOpen = false }
        Call("show", [0, 1], when: { $0 == 0 || journal.isOpen }) { journal.note("show \($0)") }
      }
    )
    XCTAssertEqual(run.callSteps, [.call(0), .call(2)])
    XCTAssertEqual(try run.take("call close", "call show 1"), [false, false])
    XCTAssertEqual(journal.lines, [])
    XCTAssertEqual(run.path, [])
    XCTAssertEqual(try run.take("call open"), [true])
    XCTAssertEqual(run.callSteps, [.call(1), .call(2), .call(3)])
    XCTAssertEqual(try run.take("call open", "call show 1", "call close"), [false, true, true])
    XCTAssertEqual(journal.lines, ["show 1"])
  }

  func testACallInsideACallbackIsMadeOnlyIfItIsAllowedThen() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(
      scenario { _, _ in
        Call("open") { journal.isOpen = true }
        Call("note", when: { journal.isOpen }) { journal.note("noted") }
      },
      in: Tree(.tabs, [.root, .screen])
    )
    try run.take("commit", "inside viewWillDisappear of root: call note", "select tab 1 of tabs")
    XCTAssertEqual(journal.lines, [])
    try run.take(
      "commit",
      "call open",
      "inside viewWillAppear of root: call note",
      "select tab 0 of tabs"
    )
    XCTAssertEqual(journal.lines, ["noted"])
  }

  // MARK: Gestures

  private func gestures(_ journal: ScenarioJournal) -> Scenario {
    scenario { _, _ in
      for name in ["pan", "pinch"] {
        Gesture(
          name,
          when: { !journal.isOpen },
          begin: { journal.note("\(name) begins") },
          move: { journal.note("\(name) moves") },
          finish: { journal.note("\(name) finishes") },
          cancel: { journal.note("\(name) is cancelled") }
        )
      }
    }
  }

  func testAGestureMovesAndEndsOnlyAfterItHasBegun() async throws {
    for end in ["finish", "cancel"] {
      let journal = ScenarioJournal()
      let run = Run.started(gestures(journal))
      XCTAssertEqual(run.callSteps, [.gesture(0, .begin), .gesture(1, .begin)])
      XCTAssertEqual(
        try run.take("gesture move pan", "gesture finish pan", "gesture cancel pan"),
        [false, false, false]
      )
      XCTAssertEqual(
        try run.take("gesture begin pan", "gesture move pan", "gesture move pan"),
        [true, true, true]
      )
      XCTAssertEqual(try run.take("gesture \(end) pan", "gesture \(end) pan"), [true, false])
      XCTAssertEqual(
        journal.lines,
        ["pan begins", "pan moves", "pan moves"]
          + [end == "finish" ? "pan finishes" : "pan is cancelled"]
      )
      XCTAssertEqual(try run.take("gesture begin pan"), [true], "and it may begin again")
    }
  }

  func testThereIsOneGestureAtATime() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(gestures(journal))
    try run.take("gesture begin pinch")
    XCTAssertEqual(
      run.callSteps,
      [.gesture(1, .move), .gesture(1, .finish), .gesture(1, .cancel)]
    )
    XCTAssertEqual(
      try run.take("gesture begin pan", "gesture begin pinch", "gesture finish pan"),
      [false, false, false]
    )
    XCTAssertEqual(journal.lines, ["pinch begins"])
  }

  func testTheConditionOfAGestureIsThatOfItsBeginning() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(gestures(journal))
    try run.take("gesture begin pan")
    journal.isOpen = true
    XCTAssertEqual(try run.take("gesture move pan", "gesture cancel pan"), [true, true])
    XCTAssertEqual(run.callSteps, [])
    XCTAssertEqual(try run.take("gesture begin pan"), [false])
  }

  func testTheEndOfARunFinishesTheGestureThatIsUnderWay() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(gestures(journal))
    try run.take("commit", "gesture begin pan", "gesture move pan")
    run.finish()
    XCTAssertEqual(journal.lines, ["pan begins", "pan moves", "pan finishes"])
    XCTAssertEqual(run.path.count, 3, "the lift is no step of the path")
    XCTAssertNil(run.failure)
  }

  // MARK: Declarations

  func testPartsMayBeDeclaredWithConditionsAndLoops() async throws {
    let journal = ScenarioJournal()
    for isLong in [false, true] {
      journal.isOpen = isLong
      let run = Run.started(
        scenario { _, _ in
          for name in ["first", "second"] { Call(name) {} }
          if journal.isOpen { Call("third") {} }
          if journal.isOpen { Call("long") {} } else { Call("short") {} }
        }
      )
      XCTAssertEqual(
        run.vocabulary.calls,
        ["first", "second"] + (isLong ? ["third", "long"] : ["short"])
      )
    }
  }

  func testEveryRunHasASystemOfItsOwn() async throws {
    let journal = ScenarioJournal()
    let scenario = Scenario("fresh") { stage in
      let root = stage.screen("Root")
      journal.screens.append(root)
      return root
    } operations: { root, _ in
      Call("title") { root.title = "taken" }
    }
    let runs = [Run.started(scenario), Run.started(scenario)]
    let made = journal.screens
    XCTAssertEqual(made.count, 2)
    XCTAssertFalse(made[0] === made[1])
    XCTAssertEqual(try runs[0].take("commit", "call title"), [true, true])
    XCTAssertEqual(made[0].title, "taken")
    XCTAssertNil(made[1].title)
    journal.screens = []
    withExtendedLifetime(runs) {}
  }

  func testAScenarioKnowsItsModuleAndWhetherItHasARoot() async {
    let declared = scenario { _, _ in Call("none") {} }
    XCTAssertEqual(declared.module, "VCFuzzTests")
    XCTAssertEqual(declared.summary, "")
    XCTAssertTrue(declared.hasRoot)
    XCTAssertFalse(Scenario.uikit.hasRoot)
    XCTAssertEqual(Scenario.uikit.module, "VCFuzzKit")
  }

  // MARK: Observers

  private func observer(_ journal: ScenarioJournal, limit: Int) -> Scenario {
    Scenario("watched") { _ in
      journal.screens = []
      return journal
    } screen: { journal in
      let screen = UIViewController()
      journal.screens.append(screen)
      return screen
    } invariants: { journal, _ in
      Invariant("few screens", at: .step) { journal.screens.count <= limit }
    }
  }

  func testEveryScreenOfAnObserversTreesComesFromIt() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(
      observer(journal, limit: 9),
      in: Tree(.nav, [.screen, .screen]),
      aside: [.screen]
    )
    XCTAssertEqual(journal.screens.count, 2)
    XCTAssertEqual(try run.take("commit", "push C on nav", "commit"), [true, true, true])
    XCTAssertEqual(journal.screens.count, 3)
    XCTAssertNotNil(journal.screens[2].view.window, "the third one is the top")
    XCTAssertTrue(journal.screens.allSatisfy { $0.parent is UINavigationController })
    run.finish()
    XCTAssertNil(run.failure)
  }

  func testTheInvariantsOfAnObserverAreChecked() async throws {
    let journal = ScenarioJournal()
    let run = Run.started(observer(journal, limit: 1), in: .screen, aside: [.screen])
    try run.take("commit")
    XCTAssertNil(run.failure)
    try run.take("present B from A as fullScreen")
    XCTAssertEqual(run.failure?.identity.invariant, "few screens")
  }
}
