// Tests of commands that are killed at some moment: what was reported stays, and the same command
// once more gives the bytes of one that was never killed.

import Foundation
import XCTest

final class KilledSupervisorTests: FolderTestCase {
  private let moments = Effort.count(3, long: 50)

  private func empty() throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private let campaign = [
    "--seed", "3", "--iterations", "150", "--scenario", "redundant-choice", "--scenario", "uikit",
    "--quiet",
  ]

  /// Kills a command at random moments of its time, and lets the same command come to its end.
  private func killAndResume(
    _ words: [String],
    prepare: () throws -> Void = {},
    finish: [String]? = nil
  ) throws {
    try empty()
    try prepare()
    let start = Date()
    if finish != nil { _ = try result(words) }
    var seconds = Date().timeIntervalSince(start)
    let whole = try result(finish ?? words)
    if finish == nil { seconds = Date().timeIntervalSince(start) }
    XCTAssertFalse(whole.files.isEmpty)
    var killed = 0
    for _ in 0..<moments {
      try empty()
      try prepare()
      let delay = Double.random(in: 0...seconds)
      let cut = try BuiltTool.kill(words, in: folder, after: delay)
      if cut.isKilled { killed += 1 }
      let cases = savedFiles().keys.filter { $0.hasSuffix(".case") }
      XCTAssertTrue(cases.allSatisfy { whole.files[$0] != nil }, "\(delay) s: \(cases)")
      // The killed process had reported everything, so the findings are known from then on.
      if cut.output == whole.output { continue }
      if finish != nil { _ = try result(words) }
      let resumed = try result(finish ?? words)
      XCTAssertEqual(resumed.status, whole.status, "killed after \(delay) s")
      XCTAssertEqual(resumed.output, whole.output, "killed after \(delay) s")
      XCTAssertEqual(resumed.files.keys.sorted(), whole.files.keys.sorted(), "\(delay) s")
      for (name, text) in whole.files {
        XCTAssertTrue(resumed.files[name] == text, "\(name), killed after \(delay) s")
      }
    }
    print("killed \(killed) of \(moments) times: \(words.prefix(3).joined(separator: " ")) …")
    XCTAssertGreaterThanOrEqual(killed, max(1, moments / 3))
  }

  func testACampaign() throws { try killAndResume(campaign) }

  func testAShare() throws {
    try killAndResume(campaign + ["--shard", "1/1"], finish: ["merge", "share-1-of-1.runs"])
  }

  func testAMerge() throws {
    try killAndResume(["merge", "share-1-of-1.runs"]) {
      _ = try self.run(campaign + ["--shard", "1/1"])
    }
  }

  func testAnExploration() throws {
    try killAndResume([
      "explore", "redundant-choice", "-k", "2", "--operations", "calls", "--order",
      "breadth-first", "--checkpoint", "left",
    ])
  }

  func testAPartOfAnExploration() throws {
    let words = "explore redundant-choice -k 2 --operations calls".words
    try killAndResume(words + ["--shard", "1/1"], finish: ["merge", "share-1-of-1.paths"])
  }

  /// Killing at the very start meets workers that are not yet ready to end.
  func testWorkersEndWithTheirSupervisor() throws {
    let tool = BuiltTool.product("CrashingTool")
    for scenario in ["loop", "sleep", "plain-bug"] {
      let words = [
        "--seed", "1", "--iterations", "1000000000", "--scenario", scenario, "--step-timeout",
        "1000", "--quiet", "--workers", "2",
      ]
      for _ in 0..<moments {
        let delay = Double.random(in: 0...0.5)
        _ = try BuiltTool.kill(words, in: folder, after: delay, tool: tool)
      }
    }
  }
}
