// Verdicts on finite runs, and the decision on finite systems.

import ModelChecking
import XCTest

final class TemporalPropertyTests: XCTestCase {
  private typealias Timed = TemporalProperty<Character>

  private let response = Timed.response("response", to: { $0 == "a" }, with: { $0 == "b" })
  private let precedence = Timed.precedence("precedence", of: { $0 == "a" }, before: { $0 == "b" })
  private let absence = Timed.absence("absence", of: { $0 == "b" }, after: { $0 == "a" })
  private let until = Timed.until("until", only: { $0 == "a" }, until: { $0 == "b" })

  private func assert(
    _ property: TemporalProperty<Character>,
    _ run: String,
    _ open: TemporalVerdict,
    _ ended: TemporalVerdict,
    line: UInt = #line
  ) {
    let events = Array(run)
    XCTAssertEqual(property.verdict(on: events), open, "going on", line: line)
    XCTAssertEqual(property.verdict(on: events, isEnded: true), ended, "ended", line: line)
  }

  func testResponse() {
    assert(response, "", .vacuous, .vacuous)
    assert(response, "b", .vacuous, .vacuous)
    assert(response, "a", .holdsSoFar, .fails)
    assert(response, "ab", .holdsSoFar, .holds)
    assert(response, "aab", .holdsSoFar, .holds)
    assert(response, "aba", .holdsSoFar, .fails)
  }

  func testPrecedence() {
    assert(precedence, "x", .vacuous, .vacuous)
    assert(precedence, "b", .fails, .fails)
    assert(precedence, "a", .holds, .holds)
    assert(precedence, "ab", .holds, .holds)
    assert(precedence, "xb", .fails, .fails)
  }

  func testAbsence() {
    assert(absence, "b", .vacuous, .vacuous)
    assert(absence, "ba", .holdsSoFar, .holds)
    assert(absence, "axb", .fails, .fails)
    let never = TemporalProperty<Character>.absence("never b", of: { $0 == "b" })
    assert(never, "x", .holdsSoFar, .holds)
    assert(never, "b", .fails, .fails)
  }

  func testUntil() {
    assert(until, "", .vacuous, .fails)
    assert(until, "aa", .holdsSoFar, .fails)
    assert(until, "aab", .holds, .holds)
    assert(until, "aabx", .holds, .holds)
    assert(until, "ax", .fails, .fails)
  }

  func testAResponseThatCanStayOutForEverIsFoundAsALoop() throws {
    var graph = Graph(edges: [0: [1], 1: [2, 3], 2: [1], 3: [0]])
    graph.events = [1: ["ask"], 3: ["answer"]]
    let property = TemporalProperty<String>.response(
      "answered",
      to: { $0 == "ask" },
      with: { $0 == "answer" }
    )
    let found = try XCTUnwrap(TimedSystem(graph, property).search().counterexample)
    XCTAssertEqual(found.path.steps, [1, 2, 1])
    XCTAssertEqual(found.loopCount, 2)
    graph.edges[2] = [3]
    let report = TimedSystem(graph, property).search()
    XCTAssertEqual(report.counterexamples, [])
    XCTAssertTrue(report.certificate.isComplete)
  }

  func testAnEventThatComesTooSoonIsFoundByItsShortestPath() throws {
    var graph = Graph(edges: [0: [1, 2], 1: [2], 2: []])
    graph.events = [1: ["ask"], 2: ["answer"]]
    let property = TemporalProperty<String>.precedence(
      "asked",
      of: { $0 == "ask" },
      before: { $0 == "answer" }
    )
    let found = try XCTUnwrap(TimedSystem(graph, property).search().counterexample)
    XCTAssertEqual(found.path.steps, [2])
    XCTAssertEqual(found.breach.identity, "asked")
  }

  func testUntilThatNeverEndsIsFound() throws {
    var graph = Graph(edges: [0: [1], 1: [1, 2]])
    graph.events = [1: ["tick"], 2: ["done"]]
    let property = TemporalProperty<String>.until(
      "ticks",
      only: { $0 == "tick" },
      until: { $0 == "done" }
    )
    let found = try XCTUnwrap(TimedSystem(graph, property).search().counterexample)
    XCTAssertEqual(found.path.steps, [1, 1])
    XCTAssertEqual(found.loopCount, 1)
  }

  func testAMonitorSeesWhatStatesDoNot() throws {
    struct AtMostOnce: EventMonitor {
      var seen = 0
      mutating func read(_ event: String) -> Breach? {
        seen += 1
        return seen > 1 ? Breach(identity: "twice", text: event) : nil
      }
    }
    var graph = Graph(edges: [0: [1], 1: [2], 2: [0]])
    graph.events = [1: ["ring"]]
    let report = MonitoredSystem(graph, monitor: AtMostOnce()).search()
    let found = try XCTUnwrap(report.counterexample)
    XCTAssertEqual(found.breach, Breach(identity: "twice", text: "ring"))
    XCTAssertEqual(found.path.steps, [1, 2, 0, 1])
  }
}
