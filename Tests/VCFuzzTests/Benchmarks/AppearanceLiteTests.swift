// The counts and shortest counterexamples that every exact checker must reach.

import ModelChecking
import VCFuzzKit
import VCFuzzLab
import ValueSearch
import XCTest

final class AppearanceLiteTests: XCTestCase {
  func testCountsEqualTheKnownOnes() {
    let table = [
      (1, 2, 45, 120, 8), (1, 3, 84, 232, 10), (2, 2, 473, 1864, 13), (2, 3, 1656, 6834, 15),
      (2, 4, 3557, 14_920, 19), (3, 2, 5757, 30_151, 18), (3, 3, 37_854, 208_710, 20),
      (4, 2, 78_449, 514_702, 23), (4, 3, 968_436, 6_709_446, 25),
    ]
    for (containers, children, states, edges, depth) in table {
      let model = AppearanceLite(containers: containers, children: children)
      let report = model.search()
      let certificate = report.certificate
      XCTAssertEqual(certificate.states, states, "\(containers), \(children)")
      XCTAssertEqual(certificate.transitions, edges, "\(containers), \(children)")
      XCTAssertEqual(certificate.deepest, depth, "\(containers), \(children)")
      XCTAssertTrue(certificate.isComplete)
      XCTAssertEqual(report.counterexamples, [])
    }
  }

  func testCountsEqualTheClosedForm() {
    for (containers, children) in [(1, 4), (1, 5), (1, 6), (2, 5), (3, 2)] {
      let model = AppearanceLite(containers: containers, children: children)
      XCTAssertEqual(
        model.search().certificate.states,
        AppearanceLite.stateCount(containers: containers, children: children)
      )
    }
    XCTAssertEqual(AppearanceLite.stateCount(containers: 5, children: 4), 180_748_413)
  }

  func testShortestCounterexamplesOfTheSeededBugs() throws {
    // Two containers of three children: 4, 4, 2(K-1)+6 and 2C(K-1)+6 steps.
    for (bug, length, states) in [(1, 4, 38), (2, 4, 64), (3, 10, 1012), (4, 14, 1618)] {
      let model = AppearanceLite(containers: 2, children: 3, bug: bug)
      let report = model.search()
      let path = try XCTUnwrap(report.counterexample).path
      XCTAssertEqual(path.count, length, "bug \(bug)")
      XCTAssertEqual(report.certificate.states, states, "bug \(bug)")
      let last = try XCTUnwrap(model.states(along: path).last)
      XCTAssertFalse(model.isSettled(last))
      XCTAssertEqual(model.path(fromText: path.indexText), path)
    }
  }
}
