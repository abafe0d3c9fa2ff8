// States told by ranks: where words depend on one of them, and where places are fetched ahead.

import ModelChecking
import XCTest

final class RankTests: XCTestCase {
  /// A row of wheels that turn in ranges of their own in every phase: few of all combinations.
  private struct Phases: ValueSystem {
    struct State: FlatState, Hashable {
      var first: UInt64 = 0
      var second: UInt64 = 0
      var third: UInt64 = 0
      var phase: UInt64 = 0
    }

    /// The values of a wheel in each phase.
    let span: UInt64

    var initialStates: [State] { [State()] }

    func appendSteps(enabledIn state: State, to steps: inout [Int]) { steps += [0, 1, 2, 3] }

    func take(_ step: Int, in state: inout State) {
      let base = state.phase * 1000
      func turned(_ value: UInt64) -> UInt64 { base + (value - base + 1) % span }
      switch step {
      case 0: state.first = turned(state.first)
      case 1: state.second = turned(state.second)
      case 2: state.third = turned(state.third)
      default:
        let next = (state.phase + 1) % 7
        func moved(_ value: UInt64) -> UInt64 { value - base + next * 1000 }
        state.first = moved(state.first)
        state.second = moved(state.second)
        state.third = moved(state.third)
        state.phase = next
      }
    }
  }

  /// The same states in a plain set.
  private struct Hashed: ValueSystem {
    struct State: Hashable {
      var inner: Phases.State
    }

    let system: Phases

    var initialStates: [State] { system.initialStates.map(State.init) }

    func appendSteps(enabledIn state: State, to steps: inout [Int]) {
      system.appendSteps(enabledIn: state.inner, to: &steps)
    }

    func take(_ step: Int, in state: inout State) { system.take(step, in: &state.inner) }
  }

  func testWordsThatDependOnAPhaseAreCountedExactly() {
    for span in [1, 2, 5, 9] as [UInt64] {
      let found = Phases(span: span).search().certificate
      XCTAssertEqual(found.states, Int(7 * span * span * span), "span \(span)")
      let plain = Hashed(system: Phases(span: span)).search().certificate
      XCTAssertEqual(found.states, plain.states, "span \(span)")
      XCTAssertEqual(found.transitions, plain.transitions, "span \(span)")
      XCTAssertEqual(found.deepest, plain.deepest, "span \(span)")
      XCTAssertTrue(found.isComplete)
    }
  }

  func testASearchThatWasCutGoesOnWithDependentWords() throws {
    let system = Phases(span: 6)
    let whole = system.search().certificate
    for statesMax in [3, 100, 1400] {
      var options = ValueOptions(limits: SearchLimits(statesMax: statesMax))
      options.checkpointIdentity = "phases"
      let checkpoint = try XCTUnwrap(system.search(options).checkpoint)
      options.limits.statesMax = .max
      try options.resume(from: Checkpoint(bytes: checkpoint.bytes))
      XCTAssertEqual(system.search(options).certificate.states, whole.states, "\(statesMax)")
    }
  }

  /// Two words of 3,000 values each, of whose 9,000,000 combinations few occur.
  private struct Band: ValueSystem {
    struct State: FlatState {
      var place: UInt64 = 0
      var near: UInt64 = 0
    }

    static let size: UInt64 = 3000
    static let width: UInt64 = 20

    var initialStates: [State] { [State()] }

    func appendSteps(enabledIn state: State, to steps: inout [Int]) { steps += [0, 1] }

    func take(_ step: Int, in state: inout State) {
      let offset = (state.near + Self.size - state.place * 7 % Self.size) % Self.size
      if step == 0 { state.place = (state.place + 1) % Self.size }
      let moved = step == 0 ? offset : (offset + 1) % Self.width
      state.near = (state.place * 7 + moved) % Self.size
    }
  }

  nonisolated(unsafe) private static var fetched = 0
  nonisolated(unsafe) private static var bytesLent = 0

  func testPlacesOfManyRanksAreFetchedAndNothingElseChanges() {
    Self.fetched = 0
    Self.bytesLent = 0
    let system = Band()
    let plain = system.search().certificate
    XCTAssertEqual(plain.states, Int(Band.size * Band.width))
    XCTAssertEqual(plain.transitions, 2 * plain.states)
    var options = ValueOptions()
    options.tableMemory = TableMemory(
      allocate: { byteCount in
        RankTests.bytesLent += byteCount
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
        return memory
      },
      deallocate: { memory, byteCount in
        RankTests.bytesLent -= byteCount
        memory.deallocate()
      },
      prefetch: { _, _, count, _, _ in RankTests.fetched += count }
    )
    XCTAssertEqual(system.search(options).certificate, plain)
    XCTAssertGreaterThan(Self.fetched, 1_000)
    XCTAssertEqual(Self.bytesLent, 0, "what was lent was not given back")
  }
}
