// Value systems: paths from texts, states along paths, and properties.

import ModelChecking
import ValueSearch
import XCTest

/// A counter from 0 or 10 that goes up by 1 or 2 and stops at a limit.
private struct Counter: ValueSystem {
  let limit: Int

  var initialStates: [Int] { [0, 10] }

  func appendSteps(enabledIn state: Int, to steps: inout [Int]) {
    for step in [1, 2] where state + step <= limit { steps.append(step) }
  }

  func take(_ step: Int, in state: inout Int) { state += step }

  func fingerprint(of state: Int) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.combine(state)
    return fingerprint
  }
}

final class ValueSystemTests: XCTestCase {
  private let counter = Counter(limit: 12)

  func testAPathIsFoundAgainFromItsText() throws {
    let path = try XCTUnwrap(counter.path(fromText: "0/1/0"))
    XCTAssertEqual(path.steps, [2, 1])
    XCTAssertEqual(path.indexText, "0/1/0")
    XCTAssertEqual(counter.states(along: path), [0, 2, 3])
    let other = try XCTUnwrap(counter.path(fromText: "1/1"))
    XCTAssertEqual(counter.states(along: other), [10, 12])
  }

  func testATextOfNoPathOfThisSystemIsRefused() {
    XCTAssertNotNil(counter.path(fromText: "1/0/0"))
    // No such start, no such step, a step after the last, no text of a path.
    for text in ["2", "0/2", "1/1/0", "1/0/1", "one"] {
      XCTAssertNil(counter.path(fromText: text), text)
    }
  }

  func testAStepLeavesTheStateItStartsFromAlone() {
    let state = 5
    XCTAssertEqual(counter.state(after: 2, from: state), 7)
    XCTAssertEqual(state, 5)
    XCTAssertEqual(counter.steps(enabledIn: 11), [1])
    XCTAssertEqual(counter.steps(enabledIn: 12), [])
    XCTAssertTrue(counter.properties.isEmpty)
  }

  func testAPropertyIsAboutEveryStateOrSome() throws {
    let always = Property<Int>.always("small") { $0 < 3 }
    let sometimes = Property<Int>.sometimes("two") { $0 == 2 }
    XCTAssertEqual([always.kind, sometimes.kind], [.always, .sometimes])
    XCTAssertEqual([always.name, sometimes.name], ["small", "two"])
    XCTAssertTrue(always.holds(2) && !always.holds(3))
    XCTAssertTrue(sometimes.holds(2) && !sometimes.holds(3))
  }
}
