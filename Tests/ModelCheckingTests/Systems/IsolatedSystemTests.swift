// A system that lives on the main actor is searched by the engine, which is not isolated.

import ModelChecking
import XCTest

@MainActor
private final class Switch {
  var isOn = false
}

@MainActor
private struct Room: @MainActor ReplayedSystem {
  var switches: [Switch] = []

  mutating func start() { switches = [Switch(), Switch()] }

  mutating func enabledSteps() -> [Int] { switches.indices.filter { !switches[$0].isOn } }

  mutating func take(_ step: Int) -> StepOutcome {
    switches[step].isOn = true
    return switches.allSatisfy(\.isOn) ? .broken(Breach(identity: "all on")) : .taken
  }
}

@MainActor
final class IsolatedSystemTests: XCTestCase {
  func testASystemOfTheMainActorIsSearchedFromIt() async throws {
    var room = Room()
    for order in [SearchOrder.depthFirst, .breadthFirst] {
      let search = try ReplaySearch<Room>(options: ReplayOptions(order: order))
      let report = try search.run(&room)
      XCTAssertEqual(report.counterexample?.path.steps, [0, 1])
      XCTAssertEqual(report.certificate.executions, 2)
    }
  }

  func testASystemOfTheMainActorIsWalkedAndShrunk() async throws {
    var room = Room()
    var source = RandomSource(seed: 1)
    var walk = ReplayWalk<Room, UniformWalk>(strategy: UniformWalk(), walks: 1, stepsMax: 9)
    let found = try XCTUnwrap(walk.run(&room, source: &source).counterexample)
    XCTAssertEqual(room.shrink(found)?.counterexample.path.count, 2)
  }
}
