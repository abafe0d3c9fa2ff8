// The same steps give the same bytes, whichever process takes them (INV-44).

import Foundation
import LifecycleRecording
import VCFuzzKit
import VCFuzzLab
import VCLifecycle
import XCTest

@MainActor
final class DeterminismTests: XCTestCase {
  private func trace() throws -> Data {
    let process = Process()
    process.executableURL = BuiltTool.product("vcfuzz-lab")
    process.arguments = ["bench", "runtime", "--trace"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return data
  }

  func testTwentyProcessesGiveTheSameBytes() async throws {
    let first = try trace()
    XCTAssertGreaterThan(first.count, 50_000)
    for number in 2...20 {
      XCTAssertEqual(try trace(), first, "process \(number)")
    }
  }

  func testThisProcessGivesThemToo() async throws {
    let own = Data(JSONTraceWriter.lines(TraceSample.make()).utf8)
    XCTAssertEqual(own, try trace())
    XCTAssertEqual(own, Data(JSONTraceWriter.lines(TraceSample.make()).utf8), "a second time")
  }
}
