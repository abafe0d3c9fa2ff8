// Paths on which something never happens: joins, loops, ends.

import ModelChecking
import XCTest

final class LassoSearchTests: XCTestCase {
  private func search(_ edges: [Int: [Int]], _ property: Property<Int>) -> SearchReport<Int> {
    Graph(edges: edges, asked: [property]).search()
  }

  func testAPathThatEndsWithoutItIsFound() throws {
    let report = search([0: [1, 2], 1: [3]], .eventually("three") { $0 == 3 })
    let found = try XCTUnwrap(report.counterexample)
    XCTAssertEqual(found.path.steps, [2])
    XCTAssertEqual(found.loopCount, 0)
  }

  func testALoopWithoutItIsFound() throws {
    let report = search([0: [1], 1: [2], 2: [1, 3]], .eventually("three") { $0 == 3 })
    let found = try XCTUnwrap(report.counterexample)
    XCTAssertEqual(found.path.steps, [1, 2, 1])
    XCTAssertEqual(found.loopCount, 2)
  }

  func testAJoinThatAlwaysGetsThereIsNoBreach() {
    // Two paths meet at 3 and go on to 4: a checker that stops at known states calls this broken.
    let report = search([0: [1, 2], 1: [3], 2: [3], 3: [4]], .eventually("four") { $0 == 4 })
    XCTAssertEqual(report.counterexamples, [])
    XCTAssertTrue(report.certificate.isComplete)
  }

  func testWhatHappenedBeforeTheLoopCounts() {
    let report = search([0: [1], 1: [2], 2: [1]], .eventually("one") { $0 == 1 })
    XCTAssertEqual(report.counterexamples, [])
  }

  func testRepeatedlyAsksAgainAfterItHappened() throws {
    let edges = [0: [1], 1: [2], 2: [3], 3: [2]]
    XCTAssertEqual(search(edges, .eventually("one") { $0 == 1 }).counterexamples, [])
    let found = try XCTUnwrap(search(edges, .repeatedly("one") { $0 == 1 }).counterexample)
    XCTAssertEqual(found.path.steps, [1, 2, 3, 2])
    XCTAssertEqual(found.loopCount, 2)
    XCTAssertEqual(search(edges, .repeatedly("two") { $0 == 2 }).counterexamples, [])
  }

  func testABoundThatCutsALassoIsReported() {
    let graph = Graph(
      edges: [0: [1], 1: [2], 2: [3], 3: [4], 4: [0]],
      asked: [.eventually("nine") { $0 == 9 }]
    )
    let report = graph.search(ValueOptions(limits: SearchLimits(depthMax: 2)))
    XCTAssertEqual(report.counterexamples, [])
    XCTAssertFalse(report.certificate.isComplete)
  }
}
