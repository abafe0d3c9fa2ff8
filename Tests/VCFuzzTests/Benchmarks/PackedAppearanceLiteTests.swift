// The packed benchmark model against the plain one, and several workers against one.

import Foundation
import ModelChecking
import VCFuzz
import VCFuzzLab
import XCTest

final class PackedAppearanceLiteTests: XCTestCase {
  private let together = Workers(count: 3) { count, work in
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }

  func testCountsEqualThoseOfThePlainModel() {
    for (containers, children) in [(1, 2), (1, 6), (2, 3), (2, 4), (3, 2), (3, 3)] {
      let packed = PackedAppearanceLite(containers: containers, children: children)
      let plain = AppearanceLite(containers: containers, children: children).search().certificate
      for workers in [Workers.one, together] {
        let certificate = packed.search(workers: workers).certificate
        XCTAssertEqual(certificate, plain, "\(containers), \(children)")
        XCTAssertTrue(certificate.isComplete)
      }
    }
  }

  func testSuccessorsAreThoseOfTheStepsInTheirOrder() {
    // The search by steps and the search by successors number the states alike, so that equal
    // paths to every fault say that the orders are the same.
    for fault in 1...4 {
      let packed = PackedAppearanceLite(containers: 3, children: 3, fault: fault)
      let plain = AppearanceLite(containers: 3, children: 3, fault: fault).search()
      for workers in [Workers.one, together] {
        let report = packed.search(workers: workers)
        XCTAssertEqual(report.counterexamples, plain.counterexamples, "fault \(fault)")
        XCTAssertEqual(report.certificate.states, plain.certificate.states, "fault \(fault)")
      }
    }
  }

  func testWhereASearchStopsDoesNotDependOnTheWorkers() {
    let model = PackedAppearanceLite(containers: 3, children: 3)
    for statesMax in [2, 100, 5000, 30_000] {
      var options = ValueOptions(limits: SearchLimits(statesMax: statesMax))
      options.checkpointIdentity = "model"
      let one = model.search(options)
      let many = model.search(options, workers: together)
      XCTAssertEqual(one.certificate.states, statesMax)
      XCTAssertEqual(one.certificate, many.certificate, "\(statesMax)")
      XCTAssertEqual(one.checkpoint, many.checkpoint, "\(statesMax)")
    }
    for fault in 1...4 {
      let model = PackedAppearanceLite(containers: 3, children: 3, fault: fault)
      XCTAssertEqual(model.search().certificate, model.search(workers: together).certificate)
    }
  }

  func testACutSearchGoesOnToTheSameEnd() throws {
    let model = PackedAppearanceLite(containers: 3, children: 3)
    let whole = model.search().certificate
    for statesMax in [2, 77, 10_000, 37_853] {
      var options = ValueOptions(limits: SearchLimits(statesMax: statesMax))
      options.checkpointIdentity = "model"
      let cut = try XCTUnwrap(model.search(options, workers: together).checkpoint)
      options.limits.statesMax = .max
      try options.resume(from: Checkpoint(bytes: cut.bytes))
      for workers in [Workers.one, together] {
        XCTAssertEqual(model.search(options, workers: workers).certificate, whole, "\(statesMax)")
      }
    }
  }

  func testRoomForManyStatesChangesNothing() {
    let model = PackedAppearanceLite(containers: 2, children: 3)
    var options = ValueOptions()
    options.statesExpected = 100_000
    XCTAssertEqual(model.search(options).certificate, model.search().certificate)
  }
}
