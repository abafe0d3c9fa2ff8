// What the page on recording shows compiles, and so does what cannot run here, against stand-ins.

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

  /// There is no Objective-C here, so its conventions are left out and its functions are stand-ins.
  func testTheHooksHaveTheRightTypes() async throws {
    let modules = try BuiltModules.folder(beside: self)
    let source = try text("Sources/LifecycleRecording/ControllerHooks.swift")
    let parts = source.components(separatedBy: "\n#")
    XCTAssertEqual(parts.count, 3, "the file is one block for Apple's platforms")
    let body = parts[1].split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
    let standIns = """
      struct Method {}
      typealias IMP = OpaquePointer
      func class_getInstanceMethod(_ type: AnyClass, _ name: Selector) -> Method? { nil }
      func method_getImplementation(_ method: Method) -> IMP { fatalError() }
      @discardableResult
      func method_setImplementation(_ method: Method, _ new: IMP) -> IMP { new }
      func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }
      func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
      """
    let whole =
      "import HeadlessUIKit\nimport LifecycleRecording\n"
      + body.replacing("internal import ObjectiveC\n", with: "")
      .replacing("internal import UIKit\n", with: "")
      .replacing("@convention(c) ", with: "").replacing("@convention(block) ", with: "")
      + "\n" + standIns
    XCTAssertTrue(whole.contains("TraceRecorder.shared.record("))
    let complaint = try BuiltModules.typeCheck(whole, modules, in: try CaseFolder(self))
    XCTAssertEqual(complaint, "")
  }
}
