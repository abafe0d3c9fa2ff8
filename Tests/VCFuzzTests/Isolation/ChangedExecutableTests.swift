// Tests that no work resumes with another executable: of 9 changed ones, 9 are refused.

import Foundation
import XCTest

final class ChangedExecutableTests: XCTestCase {
  func testChangedExecutablesAreRefusedAtResume() throws {
    let folder = try CaseFolder(self)
    let exploration = ["explore", "uikit", "-k", "3", "--operations", "push,pop,present"]
    let works: [(words: [String], file: String)] = [
      (exploration + ["--checkpoint", "left", "--time-limit", "1"], "left"),
      (exploration + ["--shard", "1/2"], "share-1-of-2.paths"),
      (["--seed", "1", "--iterations", "100000", "--shard", "1/2"], "share-1-of-2.runs"),
    ]
    for work in works { try BuiltTool.kill(work.words, in: folder.path, onceThereIs: work.file) }
    let changed = URL(fileURLWithPath: folder.path + "/changed")
    try FileManager.default.copyItem(at: BuiltTool.url, to: changed)
    let size = try Data(contentsOf: BuiltTool.url, options: .alwaysMapped).count
    for number in 0..<9 {
      // One byte of what only debuggers read, at the end of the file.
      let handle = try FileHandle(forUpdating: changed)
      try handle.seek(toOffset: UInt64(size - 1_000 * (number + 1)))
      let byte = try XCTUnwrap(handle.read(upToCount: 1)?.first)
      try handle.seek(toOffset: UInt64(size - 1_000 * (number + 1)))
      try handle.write(contentsOf: Data([byte ^ 1]))
      try handle.close()
      let work = works[number % works.count]
      let before = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + work.file))
      let run = try BuiltTool.run(work.words, in: folder.path, tool: changed)
      XCTAssertEqual(run.status, 65, run.output + run.errors)
      XCTAssertTrue(run.errors.contains("or executable"), run.errors)
      let after = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + work.file))
      XCTAssertEqual(after, before, work.file)
    }
  }
}
