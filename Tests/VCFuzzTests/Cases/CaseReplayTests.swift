// A case run again: the same fault, none, or another; and what is said of it.

import HeadlessUIKit
import VCFuzzKit
import VCFuzzXCTest
import XCTest

@MainActor
final class CaseReplayTests: XCTestCase {
  private func sample() throws -> Case { try XCTUnwrap(Case.sample()) }

  func testAnOpenCaseFailsWhileItsBugExists() async throws {
    let replay = try CaseReplay(try sample(), scenario: .switcher())
    XCTAssertEqual(replay.outcome, .same)
    XCTAssertEqual(replay.state, .open)
    XCTAssertFalse(replay.passes)
    XCTAssertTrue(replay.fails(from: .fragile))
    XCTAssertFalse(replay.fails(from: .violation))
    XCTAssertFalse(replay.isTraceChanged)
    XCTAssertEqual(ReplayText(replay).headline, "still fails: INV-29 in a child of root (fragile)")
  }

  func testAnOpenCasePassesOnceItsBugIsFixed() async throws {
    let replay = try CaseReplay(try sample(), scenario: .switcher(isFaulty: false))
    XCTAssertEqual(replay.outcome, .gone)
    XCTAssertTrue(replay.passes)
    XCTAssertFalse(replay.fails(from: .advice))
    XCTAssertEqual(replay.renewed.kept, replay.kept)
    XCTAssertEqual(
      ReplayText(replay).text(named: "a"),
      "a: passes now, was: INV-29 in a child of root"
    )
  }

  func testAnOpenCaseThatFailsDifferentlyDoesNotPass() async throws {
    var kept = try sample()
    kept.verdict.identity = Failure.Identity(invariant: "INV-1", roles: ["nav"], transition: nil)
    let replay = try CaseReplay(kept, scenario: .switcher())
    let found = Failure.Identity(invariant: "INV-29", roles: ["in root"], transition: nil)
    XCTAssertEqual(replay.outcome, .other(found))
    XCTAssertFalse(replay.passes)
    XCTAssertTrue(
      ReplayText(replay).headline.hasPrefix(
        "fails differently: INV-29 in a child of root (fragile) instead of INV-1 of nav"
      )
    )
  }

  func testAnAcceptedCaseIsARegressionTest() async throws {
    var kept = try sample()
    kept.isAccepted = true
    let back = try CaseReplay(kept, scenario: .switcher())
    XCTAssertEqual(back.state, .accepted)
    XCTAssertFalse(back.passes)
    XCTAssertTrue(ReplayText(back).headline.hasPrefix("regressed: INV-29"))
    let fixed = try CaseReplay(kept, scenario: .switcher(isFaulty: false))
    XCTAssertTrue(fixed.passes)
    XCTAssertTrue(ReplayText(fixed).headline.hasPrefix("still fixed: INV-29"))
  }

  func testAPlantedCaseMustFail() async throws {
    let kept = try sample()
    let there = try CaseReplay(kept, scenario: .switcher(isPlanted: true))
    XCTAssertEqual(there.state, .planted)
    XCTAssertTrue(there.passes)
    let gone = try CaseReplay(kept, scenario: .switcher(isFaulty: false, isPlanted: true))
    XCTAssertFalse(gone.passes)
    XCTAssertTrue(gone.fails(from: .violation), "the grade of a case without one is a violation")
    Snapshot.assertEqual(ReplayText(gone).text(named: "a") + "\n", to: "replay-gone.txt")
  }

  func testStepsThatMisuseUIKitArePlanted() async throws {
    let package = try XCTUnwrap(PackageFolder.containing(#filePath))
    let corpus = try Corpus(output: package).entries()
    let misuse = try XCTUnwrap(corpus.first { $0.name.contains("_mis-") })
    let replay = try CaseReplay(misuse.kept, scenario: .uikit)
    XCTAssertEqual(replay.state, .planted)
    XCTAssertTrue(replay.passes)
  }

  func testACaseWhoseOperationIsGoneIsStaleAndNamesIt() async throws {
    for (step, reason) in [
      ("call hide", "step 4 'call hide': the scenario has no call 'hide': it has show 0, show 1"),
      ("gesture begin pan", "step 4 'gesture begin pan': the scenario has no gesture 'pan'"),
    ] {
      var kept = try sample()
      kept.steps[3] = step
      let replay = try CaseReplay(kept, scenario: .switcher())
      guard case .stale(let given) = replay.outcome else { return XCTFail("\(replay.outcome)") }
      XCTAssertTrue(given.hasPrefix(reason), given)
      XCTAssertEqual(replay.state, .stale)
      XCTAssertFalse(replay.passes)
      XCTAssertTrue(replay.fails(from: .violation))
      XCTAssertTrue(ReplayText(replay).headline.hasPrefix("stale: step 4"))
      // The step is named once, and only the saved run is shown.
      let text = ReplayText(replay).text(named: "a")
      XCTAssertEqual(text.components(separatedBy: "step 4").count, 2, text)
      XCTAssertTrue(text.contains("\nsaved:\n"), text)
      XCTAssertFalse(text.contains("\nnow:\n"), text)
    }
  }

  func testACaseNoneOfWhoseActionsIsPossibleIsStale() async throws {
    var kept = try sample()
    kept.steps = ["commit", "finger begin swipe back of nav"]
    let replay = try CaseReplay(kept, scenario: .switcher(isFaulty: false))
    XCTAssertEqual(
      replay.outcome,
      .stale(
        "none of its user actions is possible any more: step 2 is 'finger begin swipe back of nav'"
      )
    )
  }

  func testStepsThatCannotBeTakenAreNamed() async throws {
    var kept = try sample()
    kept.steps.insert("end animation 5", at: 1)
    let replay = try CaseReplay(kept, scenario: .switcher())
    XCTAssertEqual(replay.run.refused.map(\.place), [2])
    let text = ReplayText(replay).text(named: "a")
    XCTAssertTrue(text.contains("\n  step 2 could not be taken: end animation 5\n"), text)
  }

  func testStepsThatMeanNothingAreRefusedWithTheirPlace() async throws {
    let rows = [
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
