// Exhaustive search of value systems: counts, shortest paths, limits, honest certificates.

import ModelChecking
import ValueSearch
import XCTest

final class ValueSearchTests: XCTestCase {
  func testJugsHaveSixteenStatesAndAShortestAnswerOfSixSteps() throws {
    let full = Jugs().search(stopsAtFirstBreach: false)
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

  /// The search without its table: distances by plain recursion over the layers.
  private func distances<System: ValueSystem>(_ system: System) -> [(System.State, Int)] {
    var found: [(System.State, Int)] = system.initialStates.map { ($0, 0) }
    var head = 0
    while head < found.count {
      let (state, distance) = found[head]
      for step in system.steps(enabledIn: state) {
        let next = system.state(after: step, from: state)
        if !found.contains(where: { $0.0 == next }) { found.append((next, distance + 1)) }
      }
      head += 1
    }
    return found
  }

  func testEveryStateIsFoundByAShortestPath() throws {
    let system = Scatter(range: 16)
    let found = distances(system)
    XCTAssertEqual(found.count, 94)
    XCTAssertEqual(system.search().certificate.states, found.count)
    for (state, distance) in found.dropFirst() {
      struct Sought: ValueSystem {
        let inner: Scatter
        let state: Scatter.State
        var initialStates: [Scatter.State] { inner.initialStates }
        func appendSteps(enabledIn state: Scatter.State, to steps: inout [UInt64]) {
          inner.appendSteps(enabledIn: state, to: &steps)
        }
        func take(_ step: UInt64, in state: inout Scatter.State) { inner.take(step, in: &state) }
        func fingerprint(of state: Scatter.State) -> Fingerprint { inner.fingerprint(of: state) }
        var properties: [Property<Scatter.State>] {
          let wanted = state
          return [.always("sought") { $0 != wanted }]
        }
      }
      let sought = Sought(inner: system, state: state)
      let path = try XCTUnwrap(sought.search().counterexample).path
      XCTAssertEqual(path.count, distance)
      XCTAssertEqual(sought.states(along: path).last, state)
    }
  }

  func testTransitionsOfACutSearchAreThoseOfTheExpandedStates() {
    for statesMax in [1, 2, 100, 1000, 5000] {
      let certificate = Scatter(range: 4000)
        .search(limits: SearchLimits(statesMax: statesMax)).certificate
      XCTAssertEqual(certificate.states, statesMax)
      let expanded = certificate.states - certificate.frontier
      // Three steps from each state; of the last one the search may have taken some.
      XCTAssertTrue((0...3).contains(certificate.transitions - 3 * expanded), "\(statesMax)")
    }
  }

  func testEqualFingerprintsCostTimeAndNoState() {
    var system = Scatter(range: 100)
    let certificate = system.search().certificate
    XCTAssertGreaterThan(certificate.states, 300)
    system.hasEqualFingerprints = true
    XCTAssertEqual(system.search().certificate, certificate)
  }

  func testStatesMayHoldArrays() {
    let certificate = Parts(count: 7).search(stopsAtFirstBreach: false).certificate
    XCTAssertEqual(certificate.states, 2187)
    XCTAssertEqual(certificate.transitions, 7 * 2 * 729)
    XCTAssertEqual(certificate.deepest, 14)
    XCTAssertTrue(certificate.isComplete)
  }

  func testALargeTableKeepsEveryState() {
    let certificate = Parts(count: 10).search(stopsAtFirstBreach: false).certificate
    XCTAssertEqual(certificate.states, 59_049)
    XCTAssertTrue(certificate.isComplete)
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
    let certificate =
      isLarge
      ? Scatter(range: 4000).search(limits: limits).certificate
      : Jugs().search(stopsAtFirstBreach: false, limits: limits).certificate
    XCTAssertGreaterThan(certificate.cuts[cut] ?? 0, 0, "\(cut)")
    XCTAssertFalse(certificate.isComplete, "\(cut)")
    XCTAssertFalse(certificate.description.hasPrefix("complete"), "\(cut)")
  }

  func testADepthBoundThatCutsNothingIsComplete() {
    let limits = SearchLimits(depthMax: 7)
    let report = Jugs().search(stopsAtFirstBreach: false, limits: limits)
    XCTAssertEqual(report.certificate.deepest, 7)
    // The deepest states still have steps, all of which lead back.
    XCTAssertFalse(report.certificate.isComplete)
    let parts = Parts().search(stopsAtFirstBreach: false, limits: SearchLimits(depthMax: 6))
    XCTAssertEqual(parts.certificate.deepest, 6)
    XCTAssertTrue(parts.certificate.isComplete)
    XCTAssertEqual(parts.certificate.states, 27)
    XCTAssertEqual(parts.counterexample?.path.count, 3)
  }

  func testSeveralInitialStatesAreNumberedInPaths() throws {
    var graph = Graph(edges: [0: [1], 5: [6, 7]], starts: [0, 5])
    graph.properties = [.always("not seven") { $0 != 7 }]
    let path = try XCTUnwrap(graph.search().counterexample).path
    XCTAssertEqual(path.indexText, "1/1")
    XCTAssertEqual(graph.path(fromText: "1/1"), path)
    XCTAssertNil(graph.path(fromText: "1/2"))
    XCTAssertNil(graph.path(fromText: "2"))
    XCTAssertNil(graph.path(fromText: "1//1"))
    XCTAssertNil(graph.path(fromText: ""))
  }

  func testASystemWithoutStatesIsComplete() {
    let certificate = Graph(edges: [:], starts: []).search().certificate
    XCTAssertEqual(certificate.states, 0)
    XCTAssertTrue(certificate.isComplete)
  }

  func testABreachOfAnInitialStateHasAnEmptyPath() throws {
    var graph = Graph(edges: [0: [1]], starts: [0])
    graph.properties = [.always("not zero") { $0 != 0 }]
    let report = graph.search()
    XCTAssertEqual(try XCTUnwrap(report.counterexample).path.count, 0)
    XCTAssertEqual(report.certificate.frontier, 1)
    XCTAssertEqual(report.certificate.transitions, 0)
  }
}
