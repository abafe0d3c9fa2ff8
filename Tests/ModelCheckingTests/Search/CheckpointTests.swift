// Searches that are cut, written down, read again and gone on with.

import ModelChecking
import XCTest

final class CheckpointTests: XCTestCase {
  private func options(_ statesMax: Int = .max) -> ValueOptions {
    var options = ValueOptions(
      stopsAtFirstBreach: false,
      limits: SearchLimits(statesMax: statesMax)
    )
    options.checkpointIdentity = "scatter"
    return options
  }

  func testACutSearchGoesOnToTheSameEnd() throws {
    let system = Scatter(range: 4000)
    let whole = system.search(options())
    XCTAssertNil(whole.checkpoint)
    XCTAssertTrue(whole.certificate.isComplete)
    var cuts = 0
    var next = options(2000)
    var report = system.search(next)
    while let checkpoint = report.checkpoint {
      XCTAssertFalse(report.certificate.isComplete)
      cuts += 1
      let read = try Checkpoint(bytes: checkpoint.bytes)
      XCTAssertEqual(read, checkpoint)
      next = options(2000 * (cuts + 1))
      try next.resume(from: read)
      report = system.search(next)
    }
    XCTAssertGreaterThan(cuts, 1)
    XCTAssertEqual(report.certificate, whole.certificate)
  }

  func testABreachFoundAfterwardsHasTheSamePath() throws {
    struct Sought: ValueSystem {
      let inner = Scatter(range: 4000)
      var initialStates: [Scatter.State] { inner.initialStates }
      func appendSteps(enabledIn state: Scatter.State, to steps: inout [UInt64]) {
        inner.appendSteps(enabledIn: state, to: &steps)
      }
      func take(_ step: UInt64, in state: inout Scatter.State) { inner.take(step, in: &state) }
      var properties: [Property<Scatter.State>] {
        [.always("low") { $0.first + $0.second + $0.third < 11_000 }]
      }
    }
    let whole = try XCTUnwrap(Sought().search().counterexample)
    var next = options(50)
    let cut = try XCTUnwrap(Sought().search(next).checkpoint)
    XCTAssertGreaterThanOrEqual(cut.states, 50)
    next = options()
    next.stopsAtFirstBreach = true
    try next.resume(from: cut)
    XCTAssertEqual(Sought().search(next).counterexample, whole)
  }

  func testDamageAndOtherSearchesAreRefusedInOneLine() throws {
    let checkpoint = try XCTUnwrap(Scatter(range: 40).search(options(100)).checkpoint)
    let bytes = checkpoint.bytes
    XCTAssertThrowsError(try Checkpoint(bytes: [])) { XCTAssertEqual("\($0)", Self.none) }
    XCTAssertThrowsError(try Checkpoint(bytes: Array("{}\n".utf8))) {
      XCTAssertEqual("\($0)", Self.none)
    }
    for position in stride(from: 8, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[position] ^= 0x10
      XCTAssertThrowsError(try Checkpoint(bytes: damaged), "byte \(position)") {
        XCTAssertEqual($0 as? CheckpointError, .damaged)
      }
    }
    for count in [8, 9, 63, 64, bytes.count / 2, bytes.count - 1] {
      XCTAssertThrowsError(try Checkpoint(bytes: Array(bytes.prefix(count))), "\(count)") {
        XCTAssertEqual("\($0)", "the checkpoint is damaged: start the search anew")
      }
    }
    XCTAssertThrowsError(try Checkpoint(bytes: bytes + [0]))
    var other = options()
    other.checkpointIdentity = "jugs"
    XCTAssertThrowsError(try other.resume(from: checkpoint)) {
      XCTAssertEqual(
        "\($0)",
        "the checkpoint is of \"scatter\", not of \"jugs\": start the search anew"
      )
    }
  }

  private static let none = "this is no checkpoint of a search"
}
