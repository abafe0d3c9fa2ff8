// Exhaustive search of value systems: counts, shortest paths, limits, honest certificates.

import ModelChecking
import XCTest

final class ValueSearchTests: XCTestCase {
  func testJugsHaveSixteenStatesAndAShortestAnswerOfSixSteps() throws {
    let full = Jugs().search(ValueOptions(stopsAtFirstBreach: false))
    XCTAssertEqual(full.certificate.states, 16)
    XCTAssertTrue(full.certificate.isComplete)
    XCTAssertEqual(full.unreached, ["more than there is"])
    XCTAssertEqual(full.witnesses.map(\.path.count), [2])
    let path = try XCTUnwrap(full.counterexample).path
    XCTAssertEqual(
      path.steps,
      [.fillLarge, .pourLarge, .emptySmall, .pourLarge, .fillLarge, .pourLarge]
    )
    XCTAssertEqual(Jugs().states(along: path).last?.large, 4)
    XCTAssertEqual(Jugs().path(fromText: path.indexText), path)
    XCTAssertEqual(path.description.split(separator: "\n").first, "1. fillLarge")
  }

  func testStoppingAtTheFirstBreachIsNotComplete() {
    let report = Jugs().search()
    XCTAssertEqual(report.counterexamples.map(\.breach.identity), ["never the wanted amount"])
    XCTAssertEqual(report.certificate.cuts[.firstBreach], 1)
    XCTAssertFalse(report.certificate.isComplete)
    XCTAssertTrue(report.certificate.description.hasPrefix("not exhaustive"))
  }

  func testDepthFirstFindsTheSameStates() {
    let options = ValueOptions(order: .depthFirst, stopsAtFirstBreach: false)
    let report = Jugs().search(options)
    XCTAssertEqual(report.certificate.states, 16)
    XCTAssertEqual(report.counterexamples.count, 1)
    XCTAssertTrue(report.certificate.isComplete)
  }

  func testEveryLimitIsACutAndNeverComplete() {
    var limits = SearchLimits(depthMax: 3)
    assertCut(limits, .depth)
    limits = SearchLimits(statesMax: 5)
    assertCut(limits, .states)
    limits = SearchLimits(millisecondsMax: 10)
    var now = 0
    limits.milliseconds = {
      now += 6
      return now
    }
    assertCut(limits, .time, isLarge: true)
    limits = SearchLimits()
    limits.isInterrupted = { true }
    assertCut(limits, .interrupt, isLarge: true)
    limits = SearchLimits(memoryBytesMax: 1)
    assertCut(limits, .memory, isLarge: true)
  }

  /// The gauges are read now and then only, so their cuts need a larger system.
  private func assertCut(_ limits: SearchLimits, _ cut: Cut, isLarge: Bool = false) {
    for order in [ValueOptions.Order.breadthFirst, .depthFirst] {
      let options = ValueOptions(order: order, stopsAtFirstBreach: false, limits: limits)
      let certificate =
        isLarge
        ? Scatter(range: 4000).search(options).certificate : Jugs().search(options).certificate
      XCTAssertGreaterThan(certificate.cuts[cut] ?? 0, 0, "\(cut) \(order)")
      XCTAssertFalse(certificate.isComplete, "\(cut) \(order)")
      XCTAssertFalse(certificate.description.hasPrefix("complete"), "\(cut) \(order)")
    }
  }

  func testADepthBoundThatCutsNothingIsComplete() {
    let limits = SearchLimits(depthMax: 7)
    let report = Jugs().search(ValueOptions(stopsAtFirstBreach: false, limits: limits))
    XCTAssertEqual(report.certificate.deepest, 7)
    // The deepest states still have steps, all of which lead back.
    XCTAssertFalse(report.certificate.isComplete)
    let parts = Parts().search(
      ValueOptions(stopsAtFirstBreach: false, limits: SearchLimits(depthMax: 6))
    )
    XCTAssertEqual(parts.certificate.deepest, 6)
    XCTAssertTrue(parts.certificate.isComplete)
  }

  func testSymmetryCountsMultisetsAndGivesARealPath() throws {
    let plain = Parts().search(ValueOptions(stopsAtFirstBreach: false))
    XCTAssertEqual(plain.certificate.states, 27)
    XCTAssertEqual(plain.counterexample?.path.count, 3)
    var options = ValueOptions(usesSymmetry: true, stopsAtFirstBreach: false)
    XCTAssertEqual(Parts().search(options).certificate.states, 10)
    options.order = .depthFirst
    XCTAssertEqual(Parts().search(options).certificate.states, 10)
  }

  func testPathsUnderSymmetryAreOfTheSystemItself() throws {
    struct Marked: ValueSystem {
      let parts = Parts()
      var initialStates: [Parts.State] { parts.initialStates }
      func appendSteps(enabledIn state: Parts.State, to steps: inout [Int]) {
        parts.appendSteps(enabledIn: state, to: &steps)
      }
      func take(_ step: Int, in state: inout Parts.State) { parts.take(step, in: &state) }
      func canonical(_ state: Parts.State) -> Parts.State { parts.canonical(state) }
      var properties: [Property<Parts.State>] {
        [.always("sum") { $0.first + $0.second + $0.third != 5 }]
      }
    }
    let report = Marked().search(ValueOptions(usesSymmetry: true))
    let path = try XCTUnwrap(report.counterexample).path
    XCTAssertEqual(path.count, 5)
    let last = try XCTUnwrap(Marked().states(along: path).last)
    XCTAssertEqual(last.first + last.second + last.third, 5)
    XCTAssertEqual(Marked().path(fromText: path.indexText), path)
  }

  func testSeveralInitialStatesAreNumberedInPaths() throws {
    var graph = Graph(edges: [0: [1], 5: [6, 7]], starts: [0, 5])
    graph.asked = [.always("not seven") { $0 != 7 }]
    let path = try XCTUnwrap(graph.search().counterexample).path
    XCTAssertEqual(path.indexText, "1/1")
    XCTAssertEqual(graph.path(fromText: "1/1"), path)
    XCTAssertNil(graph.path(fromText: "1/2"))
    XCTAssertNil(graph.path(fromText: "2"))
    XCTAssertNil(graph.path(fromText: "1//1"))
    XCTAssertNil(graph.path(fromText: ""))
  }
}
