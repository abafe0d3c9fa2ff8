// Every way of Swift concurrency in a container: the bug of the broken form is found, and the
// correct form is quiet, with nothing that the tool did not control.

import HeadlessUIKit
import VCFuzzKit
import XCTest

@MainActor
final class TaskScenarioTests: XCTestCase {
  private let types: [TaskContainer.Type] = [
    LoadingAtOnce.self, LoadingAfterSleep.self, LoadingByGroup.self, LoadingByStream.self,
    LoadingByContinuation.self, LoadingByClock.self, LoadingByActor.self, LoadingDetached.self,
    LoadingByCallback.self, LoadingByNotification.self,
  ]

  private func result(_ type: TaskContainer.Type, isBroken: Bool) -> CampaignResult {
    let scenario = Scenario("\(type)") { _ in
      type.init(isBroken: isBroken)
    } operations: { container, _ in
      Call("load") { container.load() }
    }
    var settings = CampaignSettings([scenario], seed: 7, iterations: Effort.count(60, long: 5_000))
    settings.findingsMax = isBroken ? 1 : nil
    return Campaign(settings).run()
  }

  private func violations(_ result: CampaignResult) -> [String] {
    result.findings.filter { $0.grading.grade == .violation }
      .map(\.identity.description)
  }

  func testTheBugAfterTheWaitIsFound() async {
    for type in types {
      let result = result(type, isBroken: true)
      XCTAssertFalse(violations(result).isEmpty, "\(type)")
      XCTAssertEqual(result.tally.uncontrolledJobs, 0, "\(type)")
    }
  }

  func testTheCorrectFormIsQuiet() async {
    for type in types {
      let result = result(type, isBroken: false)
      XCTAssertEqual(violations(result), [], "\(type)")
      XCTAssertEqual(result.tally.uncontrolledJobs, 0, "\(type)")
    }
  }
}
