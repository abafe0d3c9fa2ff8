// What the page on recording shows compiles.

import Foundation
import XCTest

@MainActor final class RecordingPageTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheSamplesCompile() async throws {
    let modules = try BuiltModules.folder(beside: self)
    let page = try text("Sources/LifecycleRecording/LifecycleRecording.docc/Recording.md")
    let parts = page.components(separatedBy: "```")
    let samples = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { $0.hasPrefix("swift\n") }.map { String($0.dropFirst(6)) }
    XCTAssertEqual(samples.count, 3)
    for sample in samples where !sample.contains("ControllerHooks") {
      let source = sample.replacing(
        "import UIKit\n",
        with: "import Foundation\nimport HeadlessUIKit\n"
      )
      let complaint = try BuiltModules.typeCheck(source, modules, in: try CaseFolder(self))
      XCTAssertEqual(complaint, "", source)
    }
  }
}
