// Every monitor, taken out or spoilt at any one clause, is told by some example.

import Lifecycle
import XCTest

final class MonitorMutantsTests: XCTestCase {
  /// Clauses that are asked only where they hold: forcing them changes nothing.
  ///
  /// The branch they stand in is the condition; removing and negating them must be told.
  private static let constant: [Clause] = [
    .appearingAtRest,
    .disappearingAtRest,
    .afterDeath,
    .superWrong,
    .misuseLine,
    .childDidAppearFirst,
    .willMoveTwice,
    .willMoveAgain,
    .movedOver,
    .willMoveLeaving,
    .didMoveTwice,
    .didMoveLeaving,
    .neverMoved,
    .willLeaveTwice,
    .willLeaveNothing,
    .leftUnannounced,
    .didLeaveMoving,
    .didLeaveNothing,
    .movingAtRest,
    .didShowCancelled,
    .willShowUnmatched,
    .attemptWhileDismissing,
    .endUnstarted,
    .openAtRest,
    .notSilent,
    .lineUnbalanced,
    .lineNested,
    .lineMisuse,
    .lineAttempt,
    .exception,
  ]

  func testEveryMutantOfAMonitorIsKilledByAnExample() throws {
    let cases = try Example.all.map {
      (try TraceNotation.parse($0.text), try Profile(named: $0.profile))
    }
    let expected = cases.map { Example.outcome($0.0, $0.1) }
    var made: [Int: Int] = [:]
    var killed: [Int: Int] = [:]
    var survivors: [String] = []
    var mutants: [(name: String, invariant: Int, weakening: Judges.Weakening)] = []
    for invariant in Invariant.all where invariant.hasMonitor {
      mutants.append(
        ("\(invariant.id) taken out", invariant.number, .init(without: invariant.number))
      )
    }
    for clause in Clause.allCases {
      for mode in Judges.Weakening.Mode.allCases {
        mutants.append(("\(clause) \(mode)", clause.invariant, .init(clause, mode)))
      }
    }
    let relevance = Example.all.map { Set($0.breaks + $0.advice) }
    for mutant in mutants {
      made[mutant.invariant, default: 0] += 1
      // The examples that break the invariant come first: they kill most of its mutants.
      let id = "INV-\(mutant.invariant)"
      let order =
        cases.indices.filter { relevance[$0].contains(id) }
        + cases.indices.filter { !relevance[$0].contains(id) }
      let isKilled = order.contains {
        Example.outcome(cases[$0].0, cases[$0].1, mutant.weakening) != expected[$0]
      }
      if isKilled {
        killed[mutant.invariant, default: 0] += 1
      } else {
        survivors.append(mutant.name)
      }
    }
    for number in made.keys.sorted() {
      print("INV-\(number): \(made[number] ?? 0) made, \(killed[number] ?? 0) killed")
    }
    print("all: \(mutants.count) made, \(mutants.count - survivors.count) killed")
    for name in survivors { print("equivalent, the condition is the branch: \(name)") }
    XCTAssertEqual(Set(survivors), Set(Self.constant.map { "\($0) forced" }))
  }

  func testEveryMonitorHasClausesAndExamples() {
    let judged = Set(Clause.allCases.map(\.invariant))
    let rejected = Set(Example.all.flatMap(\.breaks) + Example.all.flatMap(\.advice))
    for invariant in Invariant.all {
      XCTAssertEqual(judged.contains(invariant.number), invariant.hasMonitor, invariant.id)
      if invariant.hasMonitor { XCTAssertTrue(rejected.contains(invariant.id), invariant.id) }
    }
    XCTAssertEqual(Invariant.all.map(\.number), Array(1...53))
  }
}
