// What the runtime records is written and read back as it was, and explained as what was done.

import LifecycleChecks
import LifecycleNotation
import LifecycleRecording
import UIKitTesting

final class TraceRoundTripTests: UIKitTestCase {
  private func recorded(_ recording: Stage.Recording) throws -> Trace {
    let scene = try NavigationStage("ios17", recording: recording)
    scene.stage.settle("push") {
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    }
    scene.stage.settle("present") {
      let sheet = scene.stage.screen("S", .fullScreen)
      scene.navigation.present(sheet, animated: true) {}
    }
    scene.stage.settle("dismiss") { scene.navigation.dismiss(animated: false) {} }
    scene.stage.settle("pop") { scene.navigation.popViewController(animated: true) }
    return scene.stage.trace
  }

  func testWhatIsRecordedReadsBackAsItWas() async throws {
    for recording in [Stage.Recording.callbacks, .standard, .everything] {
      let trace = try recorded(recording)
      XCTAssertGreaterThan(trace.events.count, 20)
      let read = try TraceFile(reading: ByteSource(JSONTraceWriter.lines(trace))).trace
      XCTAssertEqual(read.header, trace.header)
      XCTAssertEqual(read.names, trace.names)
      XCTAssertEqual(read.events.count, trace.events.count)
      for (left, right) in zip(read.events, trace.events) {
        XCTAssertEqual(read.text(of: left), trace.text(of: right))
        var left = left
        left.text = right.text
        XCTAssertEqual(left, right)
      }
    }
  }

  func testTwoControllersOfOneNameHaveNamesOfTheirOwn() async {
    let stage = Stage()
    let given = ["photo", "photo#2", "photo", "photo"].map { stage.screen($0) }
    let plain = [UIViewController(), UIViewController()]
    let names = (given + plain).map { stage.trace.name(of: stage.identity(of: $0)) }
    XCTAssertEqual(
      names,
      ["photo", "photo#2", "photo#3", "photo#4", "UIViewController", "UIViewController#2"]
    )
    XCTAssertEqual(Set(stage.trace.names).count, stage.trace.names.count)
  }

  func testWhatIsRecordedIsExplainedAsWhatWasDone() async throws {
    for recording in [Stage.Recording.callbacks, .standard, .everything] {
      let trace = try recorded(recording)
      let explanation = Explanation(of: trace)
      XCTAssertEqual(explanation.unexplained, [])
      XCTAssertEqual(
        explanation.spans.map { $0.readings.first?.kind },
        [.push, .presentHiding, .dismissHiding, .pop]
      )
      XCTAssertEqual(
        explanation.spans.map { $0.readings.first?.outcome },
        [
          .finished, .finished, .finished, .finished,
        ]
      )
    }
  }
}
