// The checker's verdicts, and that the judges work online and on hostile traces.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class CheckerTests: XCTestCase {
  private func check(_ text: String, _ profile: String? = nil) throws -> Checker.Report {
    Checker().check(
      try TraceNotation.parse(text),
      profile: try profile.map { try Profile(named: $0) }
    )
  }

  func testVerdictsNameTheSmallestChoiceThatPermits() throws {
    let swipe = "N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c "
    let table: [(String, String?, String)] = [
      ("A.wa A.da", nil, "permitted"),
      (swipe + "A.wd A.dd B.wa B.da tCancel(1)", nil, "permitted"),
      (swipe + "A.wd B.wa A.dd B.da tCancel(1)", nil, "deviation(V-NAV-CANCEL=interleaved)"),
      (
        swipe + "N.didShow(A) A.wd B.wa A.dd B.da tCancel(1)", nil,
        "deviation(V-DIDSHOW-CANCEL=yes, V-NAV-CANCEL=interleaved)"
      ),
      (swipe + "A.dd B.wa A.wd B.da tCancel(1)", nil, "violation"),
      ("@os(ios8) @presenters(u=v) v.wd(T) v.dd(F)", nil, "knownQuirk(Q-4)"),
      ("@os(ios8) v.wd(T) v.dd(F)", nil, "violation"),
      ("@presenters(u=v) v.wd(T) v.dd(F)", nil, "violation"),
      ("@os(ios12) v.wd(T) v.dd(F)", nil, "violation"),
      ("@os(ios17) v.wd(T) v.dd(F)", "ios17", "violation"),
      ("@os(ios8) @presenters(u=v) v.wd(T) v.dd(F)", "ios8+Q-4", "permitted"),
      ("c.wm(P) c.dm(P) c.dm(P)", nil, "deviation(V-DM-REPEAT=atEnd)"),
      ("v.lv v.dl v.memory v.lv v.dl", nil, "violation"),
      ("@os(ios17) v.lv v.dl v.memory v.lv v.dl", nil, "violation"),
      ("P.tStart(1,sheetDrag,B,-,T,T) B.wd ✋c tCancel(1)", nil, "fragile"),
      ("@containers(P=manual) @parents(B=P) B.wa B.da B.da", nil, "violation"),
      ("@os(ios5) @containers(P=manual) @parents(B=P) B.wa B.da B.da", nil, "knownQuirk(Q-1)"),
      ("@os(ios5) B.wa B.da B.da", nil, "violation"),
      ("@os(ios26) B.wa B.da B.da", nil, "violation"),
    ]
    for (text, profile, verdict) in table {
      XCTAssertEqual("\(try check(text, profile).overall)", verdict, text)
    }
  }

  // An unnamed version excuses nothing: what another one permits is a remark.
  func testAnUnnamedVersionIsNotSearchedForAnExcuse() throws {
    let table: [(String, String?)] = [
      ("v.lv v.dl v.memory v.lv v.dl", "deviation(OS=ios5)"),
      ("@presenters(u=v) v.wd(T) v.dd(F)", "knownQuirk(Q-4)"),
      ("v.wd(T) v.dd(F)", nil),
      ("@os(ios26) v.lv v.dl v.memory v.lv v.dl", nil),
      ("v.wa v.da v.da", nil),
    ]
    for (text, remark) in table {
      let report = try check(text)
      XCTAssertEqual(report.overall, .violation, text)
      XCTAssertEqual(report.elsewhere.map { $0?.description }, [remark], text)
    }
  }

  func testEachViolationHasItsOwnVerdict() throws {
    let report = try check("c.wm(P) c.dm(P) c.dm(P) v.wd v.da")
    XCTAssertEqual(report.judgement.violations.map(\.id), ["INV-35", "INV-1"])
    XCTAssertEqual(
      report.verdicts.map(\.description),
      ["deviation(V-DM-REPEAT=atEnd)", "violation"]
    )
    XCTAssertEqual(report.overall, .violation)
  }

  func testWhatATraceDoesNotCarryIsSkippedAndNamed() throws {
    let plain = try check("A.wa A.da").judgement
    let skipped = plain.skipped.map(\.invariant.id)
    for id in [
      "INV-6", "INV-13", "INV-15", "INV-18", "INV-23", "INV-29", "INV-32", "INV-39", "INV-46",
    ] {
      XCTAssertTrue(skipped.contains(id), id)
    }
    for id in ["INV-1", "INV-2", "INV-3", "INV-51", "INV-53"] {
      XCTAssertFalse(skipped.contains(id), id)
    }
    XCTAssertFalse(skipped.contains("INV-11"))
    XCTAssertFalse(skipped.contains("INV-44"))
    let rest = plain.skipped.first { $0.invariant.id == "INV-15" }
    XCTAssertEqual(rest?.missing.words, ["an idle position"])
    let full = try check(SequenceRow.pops[2].text).judgement.skipped.map(\.invariant.id)
    for id in ["INV-6", "INV-13", "INV-15", "INV-23", "INV-29", "INV-32", "INV-46"] {
      XCTAssertFalse(full.contains(id), id)
    }
  }

  func testViolationsAreKnownAsSoonAsTheirEventWasSeen() throws {
    let trace = try TraceNotation.parse("v.wa v.da v.da v.wd")
    var judges = CheckSuite(profile: .standard, header: trace.header)
    var counts: [Int] = []
    for (index, event) in trace.events.enumerated() {
      judges.observe(event, at: index)
      counts.append(judges.violations.count)
    }
    XCTAssertEqual(counts, [0, 0, 1, 1])
    XCTAssertEqual(judges.violations.first?.position, 2)
    XCTAssertEqual(judges.violations.first?.controllers, [ControllerID(0)])
    XCTAssertEqual(judges.violations.first?.related, [1])
    XCTAssertEqual(judges.violations.first?.found, "viewDidAppear called twice")
  }

  func testACopyOfTheJudgesGoesItsOwnWay() throws {
    let trace = try TraceNotation.parse("v.wa v.da v.wa")
    var judges = CheckSuite(profile: .standard, header: trace.header)
    judges.observe(trace.events[0], at: 0)
    var fork = judges
    fork.observe(trace.events[2], at: 1)
    judges.observe(trace.events[1], at: 1)
    XCTAssertEqual(fork.violations.map(\.id), ["INV-2"])
    XCTAssertEqual(judges.violations, [])
  }

  func testTheBudgetBoundsWhatIsKept() throws {
    var judges = CheckSuite(profile: .standard, header: Trace.Header(), budget: 5)
    for index in 0..<50 { judges.observe(Event(.viewWillAppear, ControllerID(0)), at: index) }
    let judgement = judges.finish(isComplete: false)
    XCTAssertEqual(judgement.violations.count, 5)
    XCTAssertEqual(judgement.omitted, 44)
  }
}
