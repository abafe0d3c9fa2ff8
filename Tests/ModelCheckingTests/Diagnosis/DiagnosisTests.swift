// How short, from where on lost, and how nearly right a counterexample is.

import ModelChecking
import ValueSearch
import XCTest

final class DiagnosisTests: XCTestCase {
  /// Actor 0 writes 1 and then 2; actor 1 reads elsewhere and then refuses 1.
  private var racing: ToyActors {
    ToyActors([[[.write(0, 1)], [.write(0, 2)]], [[.read(1)], [.refuse(0, 1)]]])
  }

  private func counterexample(_ system: inout ToyActors) throws -> Counterexample<ToyActors.Step> {
    let search = try ReplaySearch<ToyActors>(options: ReplayOptions(order: .breadthFirst))
    return try XCTUnwrap(search.run(&system).counterexample)
  }

  func testShortestCounterexamplesAreCertified() throws {
    var certified = 0
    for seed in 0..<150 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
      let search = try ReplaySearch<ToyActors>(options: ReplayOptions(order: .breadthFirst))
      for found in try search.run(&system).counterexamples {
        guard case .certified(let certificate) = try system.certify(found) else {
          XCTFail("seed \(seed): \(found.path.indexText)")
          continue
        }
        XCTAssertTrue(certificate.coversItsDepth)
        certified += 1
      }
    }
    XCTAssertGreaterThan(certified, 30)
  }

  func testALongCounterexampleIsImprovedToAShortest() throws {
    var system = ToyActors([
      [[.write(1, 1)], [.write(0, 1)]], [[.read(2)]], [[.refuse(0, 1)]],
    ])
    let steps = [(0, 0), (1, 0), (0, 1), (2, 0)].map { actor, position in
      ToyActors.Step(
        actor: actor,
        position: position,
        action: system.programs[actor][position][0]
      )
    }
    let (path, outcome) = system.follow(steps)
    guard case .broken(let breach) = outcome else { return XCTFail("\(outcome)") }
    let long = Counterexample(breach: breach, path: path)
    guard case .improved(let better, _) = try system.certify(long) else { return XCTFail("same") }
    XCTAssertEqual(better.path.count, 3)
    XCTAssertEqual(better.breach.identity, breach.identity)
  }

  func testASearchThatIsCutCertifiesNothing() throws {
    var system = racing
    let found = try counterexample(&system)
    guard case .unknown = try system.certify(found, limits: SearchLimits(executionsMax: 1)) else {
      return XCTFail("a cut search was taken for a complete one")
    }
  }

  func testThePointOfNoReturnIsTheStepBeforeWhichItCouldBeSaved() throws {
    var system = racing
    let found = try counterexample(&system)
    XCTAssertEqual(found.path.count, 3)
    // Even before the refusal, the other actor could still write 2.
    XCTAssertEqual(
      system.pointOfNoReturn(of: found.path, depthMax: 4)?.step,
      3
    )
    // Without the second write, nothing helps once 1 is written.
    var doomed = ToyActors([[[.write(0, 1)]], [[.read(1)], [.refuse(0, 1)]]])
    let lost = try counterexample(&doomed)
    let first = try XCTUnwrap(lost.path.steps.firstIndex { $0.actor == 0 })
    XCTAssertEqual(doomed.pointOfNoReturn(of: lost.path, depthMax: 3)?.step, first + 1)
    XCTAssertNil(doomed.pointOfNoReturn(of: lost.path, depthMax: 3, replaysMax: 1))
    XCTAssertNil(doomed.pointOfNoReturn(of: Path(), depthMax: 3))
  }

  func testTheNearestPassingNeighbourDiffersInOneStep() throws {
    var system = racing
    let found = try counterexample(&system)
    let neighbour = try XCTUnwrap(system.nearestPassingNeighbour(of: found.path))
    XCTAssertEqual(neighbour.index, 2)
    XCTAssertEqual(neighbour.replacement?.action, .write(0, 2))
    guard case .taken = system.follow(neighbour.path.steps).outcome else { return XCTFail("fails") }
  }
}
