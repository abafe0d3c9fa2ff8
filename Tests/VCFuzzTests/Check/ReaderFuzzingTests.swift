// Inputs of every kind, whole and damaged, harm no reader, no check, and no report.

import Foundation
import VCFuzzKit
import VCFuzzLab
import XCTest

@MainActor final class ReaderFuzzingTests: XCTestCase {
  func testNoInputHarmsReadersJudgesOrReports() async {
    let inputs = Effort.count(300, long: 20_000)
    var state: UInt64 = 1
    let statistics = ReaderFuzzing.run(inputs: inputs) {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    for failure in statistics.failures.prefix(5) {
      XCTFail("\(failure.problem): \(String(decoding: failure.input, as: UTF8.self))")
    }
    XCTAssertEqual(statistics.inputs, inputs)
    // The inputs must reach beyond the readers' first errors.
    XCTAssertGreaterThan(statistics.readable, inputs / 2)
    XCTAssertGreaterThan(statistics.events, inputs)
    // What is found varies much: each input is mutated from those before it.
    // An input in ten, but fewer as the inputs decay: 20,000 with this seed have 1,606.
    XCTAssertGreaterThan(statistics.findings, Effort.count(inputs / 10, long: 1_500))
  }
}
