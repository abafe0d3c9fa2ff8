// Stages leave nothing behind, and a stage whose events are removed does not grow.

#if os(Linux)
import Foundation
import HeadlessUIKit
import VCFuzzKit
import VCFuzzLab
import XCTest

@MainActor
final class SteadyStateTests: XCTestCase {
  /// Far less than what is made would take, were it kept: a stage alone takes kilobytes.
  private let growthMax = 2 << 20

  /// The resident memory of this process, in bytes.
  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try XCTUnwrap(Int(text.split(separator: " ")[1]))
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private func assertFlat(_ work: () -> Void, _ name: String) throws {
    work()  // fills the allocator's own reserves
    let before = try residentBytes()
    for _ in 0..<4 { work() }
    let growth = try residentBytes() - before
    XCTAssertLessThan(growth, growthMax, "\(name) kept \(growth) bytes")
  }

  func testStagesThatAreGoneTakeNoMemory() async throws {
    try assertFlat({ _ = RuntimeBenchmark.setUps(count: 5_000) }, "20,000 stages")
  }

  func testAStageWhoseEventsAreRemovedDoesNotGrow() async throws {
    let stage = Stage(recording: .everything)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window { navigation }
    stage.settle()
    let work = {
      for _ in 0..<1_250 {
        stage.run { navigation.pushViewController(UIViewController(), animated: true) }
        stage.commit()
        stage.endAnimations()
        navigation.popViewController(animated: true)
        stage.commit()
        stage.endAnimations()
        if stage.eventCount > 10_000 { stage.removeEvents() }
      }
    }
    try assertFlat(work, "20,000 steps of one stage")
  }

  func testJudgedRunsTakeNoMemory() async throws {
    try assertFlat({ _ = RuntimeBenchmark.runs(count: 250) }, "1,000 runs")
  }
}
#endif
