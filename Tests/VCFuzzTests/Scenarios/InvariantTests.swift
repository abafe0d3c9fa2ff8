// When a scenario's own invariants are checked, what they report, and what an allowance permits.

import HeadlessUIKit
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class InvariantTests: XCTestCase {
  private func started(
    _ scenario: Scenario,
    in window: Tree = .root,
    aside spares: [Tree] = []
  ) -> Run {
    Run.started(scenario, in: window, aside: spares)
  }

  /// A scenario whose promise is that nothing is open.
  private func door(
    _ journal: ScenarioJournal,
    at time: Invariant.CheckTime,
    allowing allowance: Allowance? = nil
  ) -> Scenario {
    Scenario("door") { stage in
      stage.screen("Root")
    } operations: { _, stage in
      Call("open") { journal.isOpen = true }
      Call("close") { journal.isOpen = false }
      Call("flash") {
        journal.isOpen = true
        stage.mark("open for a moment")
        journal.isOpen = false
      }
      Call("blink") {
        journal.isOpen = true
        journal.isOpen = false
      }
      Invariant("closed", at: time) { !journal.isOpen }
      if let allowance { allowance }
    }
  }

  /// The invariant that a run of these calls breaks before its end, and at its end.
  private func broken(_ time: Invariant.CheckTime, _ calls: String...) throws -> [String?] {
    let run = started(door(ScenarioJournal(), at: time))
    try run.take("commit")
    for call in calls { try run.take("call \(call)") }
    let early = run.failure?.identity.invariant
    run.finish()
    return [early, run.failure?.identity.invariant]
  }

  // MARK: Check times

  func testWhatIsWrongForOneEventIsFoundAtEventsOnly() async throws {
    XCTAssertEqual(try broken(.event, "flash"), ["closed", "closed"])
    XCTAssertEqual(try broken(.step, "flash"), [nil, nil])
    XCTAssertEqual(try broken(.rest, "flash"), [nil, nil])
  }

  func testWhatIsWrongWithoutAnEventIsNeverSeen() async throws {
    for time in Invariant.CheckTime.allCases {
      XCTAssertEqual(try broken(time, "blink"), [nil, nil], "\(time)")
    }
  }

  func testWhatIsWrongAfterAStepIsFoundAtSteps() async throws {
    XCTAssertEqual(try broken(.step, "open"), ["closed", "closed"])
    XCTAssertEqual(try broken(.step, "open", "close"), ["closed", "closed"])
    XCTAssertEqual(try broken(.step, "close"), [nil, nil])
  }

  func testWhatIsWrongAtTheEndIsFoundAtRest() async throws {
    XCTAssertEqual(try broken(.rest, "open").last, "closed")
    XCTAssertEqual(try broken(.rest, "close").last, .some(nil))
  }

  /// Between the call and its commit something is under way.
  func testNothingIsAskedAtRestWhileACommitIsOwed() async throws {
    let journal = ScenarioJournal()
    for (ending, expected) in [("close", nil), ("open", "closed")] as [(String, String?)] {
      let run = started(door(journal, at: .rest), in: Tree(.nav, [.root]), aside: [.screen])
      XCTAssertEqual(
        try run.take("commit", "push S1 on nav, animated", "call open", "call \(ending)"),
        [true, true, true, true]
      )
      run.finish()
      XCTAssertEqual(run.failure?.identity.invariant, expected, ending)
      journal.isOpen = false
    }
  }

  func testARunContinuesPastAFailure() async throws {
    let run = started(door(ScenarioJournal(), at: .step))
    XCTAssertEqual(try run.take("commit", "call open", "call close"), [true, true, true])
    XCTAssertEqual(run.path.count, 3)
    XCTAssertEqual(run.failure?.identity.invariant, "closed")
  }

  // MARK: What is reported

  func testAFailureNamesTheInvariantAndWhatIsWrong() async throws {
    let plain = started(door(ScenarioJournal(), at: .step))
    try plain.take("call open")
    XCTAssertEqual(plain.failure?.identity.description, "closed")
    XCTAssertEqual(plain.failure?.expected, "closed")
    XCTAssertEqual(plain.failure?.found, "it does not hold")
    XCTAssertNil(plain.failure?.violation)

    let told = started(
      Scenario("counted") { stage in
        stage.screen("Root")
      } operations: { root, _ in
        Call("name") { root.title = "three" }
        Invariant("no title", at: .step) { root.title.map { "the title is \($0)" } }
      }
    )
    try told.take("commit")
    XCTAssertNil(told.failure)
    try told.take("call name")
    XCTAssertEqual(told.failure?.found, "the title is three")
  }

  func testTheFirstBrokenInvariantOfADeclarationIsReported() async throws {
    let run = started(
      Scenario("two") { stage in
        stage.screen("Root")
      } operations: { root, _ in
        Call("name") { root.title = "three" }
        Invariant("holds", at: .step) { true }
        Invariant("first", at: .step) { root.title == nil }
        Invariant("second", at: .step) { root.title == nil }
      }
    )
    try run.take("call name")
    XCTAssertEqual(run.failure?.identity.invariant, "first")
  }

  func testAnInvariantOverEventsReadsThoseOfTheRunSoFar() async throws {
    let journal = ScenarioJournal()
    let scenario = Scenario("counted") { stage in
      stage.screen("Root")
    } operations: { root, _ in
      Call("nothing") {}
      Invariant(
        "appears twice at most",
        at: .step,
        over: { record in
          let wills = record.count(of: .viewWillAppear, to: root)
          let own = record.events.count { $0.controller == record.identity(of: root) }
          journal.note("\(wills) \(own > wills)")
          return wills > 2 ? "\(wills) times" : nil
        }
      )
    }
    let run = started(scenario, in: Tree(.tabs, [.root, .screen]))
    try run.take("commit", "call nothing")
    XCTAssertEqual(journal.lines.suffix(2), ["1 true", "1 true"])
    for round in 1...2 {
      XCTAssertNil(run.failure, "round \(round)")
      try run.take("select tab 1 of tabs", "commit", "select tab 0 of tabs", "commit")
    }
    XCTAssertEqual(run.failure?.found, "3 times")
  }

  // MARK: Allowances

  func testAnAllowedInvariantOfOnesOwnIsNotChecked() async throws {
    let other = Allowance("open", because: "another name")
    let own = Allowance("closed", because: "a door may be left open")
    for (allowance, expected) in [(other, "closed"), (own, nil)] as [(Allowance, String?)] {
      for time in Invariant.CheckTime.allCases {
        let run = started(door(ScenarioJournal(), at: time, allowing: allowance))
        try run.take("commit", "call flash", "call open", "commit")
        run.finish()
        XCTAssertEqual(run.failure?.identity.invariant, expected, "\(time)")
      }
    }
  }

  /// The switcher drives a page while it is covered.
  private func switcher(allowing invariants: [String]) throws -> Run {
    let sample = try XCTUnwrap(Case.sample())
    let scenario = Scenario("switcher") { stage in
      SwitcherController([stage.screen("One"), stage.screen("Two")], mindsOwnPhase: false)
    } operations: { switcher, _ in
      Call("show", 0..<2) { switcher.show($0) }
      for invariant in invariants { Allowance(invariant, because: "the test wants it") }
    }
    let run = Run(scenario, sample.configuration)
    for text in sample.steps { try run.take(text) }
    run.finish()
    return run
  }

  func testAnAllowancePermitsItsInvariantAndNoOther() async throws {
    let first = try XCTUnwrap(try switcher(allowing: []).failure?.identity.invariant)
    XCTAssertEqual(
      try switcher(allowing: ["INV-47", "INV-52"]).failure?.identity.invariant,
      first,
      "what is allowed is not what is broken"
    )
    var allowed: [String] = []
    while let next = try switcher(allowing: allowed).failure?.identity.invariant {
      XCTAssertFalse(allowed.contains(next), "\(next) is allowed")
      guard !allowed.contains(next) else { return }
      allowed.append(next)
    }
    XCTAssertEqual(allowed.first, first)
    XCTAssertFalse(try switcher(allowing: allowed).path.isEmpty)
  }
}
