// From where on a counterexample is lost, and how nearly right it is.

import ModelChecking
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

  func testThePointOfNoReturnIsTheStepBeforeWhichItCouldBeSaved() throws {
    var system = racing
    let found = try counterexample(&system)
    XCTAssertEqual(found.path.count, 3)
    // Even before the refusal, the other actor could still write 2.
    XCTAssertEqual(system.pointOfNoReturn(of: found.path, depthMax: 4)?.step, 3)
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
