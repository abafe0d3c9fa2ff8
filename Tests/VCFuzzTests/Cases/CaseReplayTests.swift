// A case run again: the same fault, none, or another; and what is said of it.

import HeadlessUIKit
import VCFuzz
import XCTest

@MainActor
final class CaseReplayTests: XCTestCase {
  private func sample() throws -> Case { try XCTUnwrap(Case.sample()) }

  func testAFaultThatIsThereIsTheSame() async throws {
    let replay = try CaseReplay(try sample(), scenario: .switcher())
    XCTAssertEqual(replay.outcome, .same)
    XCTAssertTrue(replay.isAsExpected)
    XCTAssertFalse(replay.isTraceChanged)
    XCTAssertEqual(
      ReplayText(replay).text(named: "a"),
      "a: same fault: INV-29 of in root (fragile)"
    )
  }

  func testAMendedFaultIsGoneAndBothTracesAreShown() async throws {
    let replay = try CaseReplay(try sample(), scenario: .switcher(isFaulty: false))
    XCTAssertEqual(replay.outcome, .gone)
    XCTAssertFalse(replay.isAsExpected)
    XCTAssertNil(replay.renewed)
    Snapshot.assertEqual(ReplayText(replay).text(named: "a") + "\n", to: "replay-gone.txt")
  }

  func testAnotherFaultIsNoReplacement() async throws {
    var kept = try sample()
    kept.verdict.identity = Failure.Identity(invariant: "INV-1", roles: ["nav"], transition: nil)
    let replay = try CaseReplay(kept, scenario: .switcher())
    let found = Failure.Identity(invariant: "INV-29", roles: ["in root"], transition: nil)
    XCTAssertEqual(replay.outcome, .other(found))
    XCTAssertFalse(replay.isAsExpected)
    XCTAssertTrue(
      ReplayText(replay).headline.hasPrefix(
        "other fault: INV-29 of in root (fragile) instead of INV-1 of nav"
      )
    )
  }

  func testAFaultMendedForGoodMustNotComeBack() async throws {
    var kept = try sample()
    kept.expectation = .nothing
    let back = try CaseReplay(kept, scenario: .switcher())
    XCTAssertFalse(back.isAsExpected)
    XCTAssertTrue(ReplayText(back).headline.hasPrefix("the fault is back: INV-29"))
    let mended = try CaseReplay(kept, scenario: .switcher(isFaulty: false))
    XCTAssertTrue(mended.isAsExpected)
    XCTAssertTrue(ReplayText(mended).headline.hasPrefix("still mended"))
  }

  func testStepsThatCannotBeTakenAreNamed() async throws {
    var kept = try sample()
    kept.steps.insert("end animation 5", at: 1)
    let replay = try CaseReplay(kept, scenario: .switcher(isFaulty: false))
    XCTAssertEqual(replay.run.refused.map(\.place), [2])
    let text = ReplayText(replay).text(named: "a")
    XCTAssertTrue(text.contains("\n  step 2 could not be taken: end animation 5\n"), text)
  }

  func testStepsThatMeanNothingAreRefusedWithTheirPlace() async throws {
    let rows = [
      ("call hide", "step 1 'call hide': the scenario has no call 'hide': it has show 0, show 1"),
      ("push B on nav", "step 1 'push B on nav': the setting has no controller 'B': it has nav"),
      ("dance", "step 1 'dance': 'dance' is no step"),
    ]
    for (step, message) in rows {
      var kept = try sample()
      kept.steps = [step]
      XCTAssertThrowsError(try CaseReplay(kept, scenario: .switcher())) { error in
        XCTAssertTrue("\(error)".hasPrefix(message), "\(error)")
      }
    }
  }

  func testACallMayBeCalledAnything() async throws {
    var kept = try sample()
    let call = "call lay \"out\" \\ it\n"
    kept.steps.insert(call, at: 1)
    let read = try Case(text: kept.text)
    XCTAssertEqual(read.steps[1], call)
    let replay = try CaseReplay(read, scenario: .switcher())
    XCTAssertEqual(replay.outcome, .same)
    XCTAssertTrue(replay.isTraceChanged)
    XCTAssertEqual(replay.run.taken, kept.steps)
  }

  func testCallsOfOneNameAreToldApart() async throws {
    let words = Vocabulary(
      cast: Cast(Configuration(window: .screen)),
      calls: ["go", "go", "go (2)", "go"],
      gestures: ["pan", "pan"]
    )
    XCTAssertEqual(words.calls, ["go", "go (2)", "go (2) (2)", "go (3)"])
    for step in (0..<4).map(Step.call) + [.gesture(1, .move)] {
      XCTAssertEqual(try Step(text: step.text(words), words), step)
    }
  }

  func testMinimizingKeepsTheFaultAndTheNote() async throws {
    var kept = try sample()
    kept.notes = ["mind the gap"]
    kept.steps = ["commit", "app rotate", "commit", "lay out root"] + kept.steps
    let smaller = try XCTUnwrap(try kept.minimized(in: .switcher()))
    XCTAssertLessThanOrEqual(smaller.steps.count, 4)
    XCTAssertEqual(smaller.verdict.identity, kept.verdict.identity)
    XCTAssertEqual(smaller.notes, kept.notes)
    XCTAssertNil(try kept.minimized(in: .switcher(isFaulty: false)))
  }
}
