// The compact stores against plain sets.

import ModelChecking
import XCTest

final class StoreTests: XCTestCase {
  func testInterningAgreesWithPlainHashingWhileNumbersFitAKey() {
    // Small ranges: the words' tables grow through several layouts.
    for range in [2, 3, 7, 40, 300] as [UInt64] {
      let compact = Scatter(range: range).search()
      let plain = HashedScatter(inner: Scatter(range: range)).search()
      XCTAssertEqual(compact.certificate.states, plain.certificate.states, "range \(range)")
      XCTAssertEqual(
        compact.certificate.transitions,
        plain.certificate.transitions,
        "range \(range)"
      )
      XCTAssertEqual(compact.certificate.deepest, plain.certificate.deepest, "range \(range)")
    }
  }

  func testInterningAgreesWithPlainHashingWhenNumbersNoLongerFitAKey() {
    // Four words of some 2^17 values each need more than 64 bits: numbers are chained in pairs.
    let limits = SearchLimits(statesMax: 150_000)
    let range: UInt64 = 1 << 62
    let compact = Scatter(range: range).search(ValueOptions(limits: limits)).certificate
    let plain = HashedScatter(inner: Scatter(range: range)).search(ValueOptions(limits: limits))
    XCTAssertGreaterThanOrEqual(compact.states, 150_000)
    XCTAssertEqual(compact.cuts[.states], 1)
    XCTAssertEqual(compact.deepest, plain.certificate.deepest)
  }

  func testPathsAreRebuiltFromChainedKeys() throws {
    struct Sought: ValueSystem {
      let inner = Scatter(range: 1 << 62)
      var initialStates: [Scatter.State] { inner.initialStates }
      func appendSteps(enabledIn state: Scatter.State, to steps: inout [UInt64]) {
        inner.appendSteps(enabledIn: state, to: &steps)
      }
      func take(_ step: UInt64, in state: inout Scatter.State) { inner.take(step, in: &state) }
      var properties: [Property<Scatter.State>] {
        [.always("no long run of zeros") { $0.first & 0xFFFF != 0 }]
      }
    }
    let path = try XCTUnwrap(Sought().search().counterexample).path
    let last = try XCTUnwrap(Sought().states(along: path).last)
    XCTAssertEqual(last.first & 0xFFFF, 0)
  }

  func testHashCompactionStatesItsProbability() {
    let report = Scatter(range: 40).search(ValueOptions(storage: .hashCompaction))
    let exact = Scatter(range: 40).search()
    XCTAssertEqual(report.certificate.states, exact.certificate.states)
    XCTAssertNil(exact.certificate.collisionExponent)
    XCTAssertNotNil(report.certificate.collisionExponent)
    XCTAssertTrue(report.certificate.description.contains("collision of digests"))
    // 2^10 states: about 2^20 / 2^65 = 2^-45, rounded to the safe side.
    XCTAssertEqual(Fingerprint.collisionExponent(count: 1023), 45)
    XCTAssertEqual(Fingerprint.collisionExponent(count: Int.max), 0)
  }

  func testFlatStatesWithoutPaddingAreAcceptedAndOthersNot() {
    struct Padded { var small: UInt8 = 0, large: UInt32 = 0 }
    struct Referring { var text: String = "" }
    XCTAssertEqual(FlatLayout.byteCount(of: Parts.State()), 3)
    XCTAssertEqual(FlatLayout.byteCount(of: Scatter.State()), 32)
    XCTAssertEqual(FlatLayout.byteCount(of: Padded()), 5)
    XCTAssertNotEqual(FlatLayout.byteCount(of: Padded()), MemoryLayout<Padded>.size)
    XCTAssertNil(FlatLayout.byteCount(of: Referring()))
    XCTAssertNil(FlatLayout.byteCount(of: Optional<UInt32>.none as Any))
  }

  func testPackedStatesAreCountedExactly() {
    struct Counter: ValueSystem {
      struct State: PackedState {
        static let packedBits = 40
        var packed: UInt64
      }
      var initialStates: [State] { [State(packed: 0)] }
      func appendSteps(enabledIn state: State, to steps: inout [UInt64]) {
        if state.packed < 1 << 39 { steps += [1, 2] }
      }
      func take(_ step: UInt64, in state: inout State) {
        state = State(packed: (state.packed &* 2 &+ step) & 0xFFFF)
      }
    }
    let report = Counter().search()
    XCTAssertEqual(report.certificate.states, 65536)
    XCTAssertEqual(report.certificate.transitions, 131_072)
  }
}
