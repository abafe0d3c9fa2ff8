// Tests of campaigns in shares: together they say what one process says, byte for byte.

import Foundation
import VCFuzzProcesses
import XCTest

final class ShareTests: FolderTestCase {
  private let words = "--seed 3 --iterations 120 --scenario redundant-choice --scenario uikit".words

  private func result(_ words: [String], tool: URL = BuiltTool.url) throws -> Result {
    try result(words, tool: tool, removesFiles: true)
  }

  /// Makes all shares but those left out; returns the names of their files.
  private func shares(
    _ count: Int,
    without left: [Int] = [],
    _ words: [String],
    tool: URL = BuiltTool.url
  ) throws -> [String] {
    try (1...count).filter { !left.contains($0) }.map { number in
      let run = try run(words + ["--shard", "\(number)/\(count)"], tool: tool)
      XCTAssertEqual(run.status, 0, run.output + run.errors)
      return "share-\(number)-of-\(count).runs"
    }
  }

  private func bytes(_ file: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
  }

  func testSharesTogetherGiveTheBytesOfOneProcess() throws {
    let single = try result(words)
    XCTAssertEqual(single.status, 1)
    XCTAssertTrue(single.files.keys.contains { $0.hasPrefix("Corpus/redundant-choice") })
    for count in [1, 3, 10] {
      let files = try shares(count, words)
      XCTAssertEqual(try result(["merge"] + files.reversed() + [files[0]]), single, "\(count)")
    }
  }

  func testSharesOfCodeThatEndsItsProcess() throws {
    let tool = BuiltTool.product("CrashingTool")
    let words = "--seed 1 --iterations 80 --scenario trap --scenario plain-bug".words
    let single = try result(words, tool: tool)
    XCTAssertTrue(single.output.contains("crash in call work"), single.output)
    XCTAssertTrue(single.output.contains("'trap' was skipped after"), single.output)
    let files = try shares(2, words, tool: tool)
    XCTAssertEqual(try result(["merge"] + files, tool: tool), single)
  }

  func testTheOrderOfMergingDoesNotMatter() throws {
    let files = try shares(3, words)
    for (parts, name) in [
      ([files[0], files[1]], "left"), ([files[2], files[1]], "right"),
      (["left", files[2]], "a"), ([files[0], "right"], "b"), (["a", "b", files[1]], "c"),
    ] {
      let run = try run(["merge"] + parts + ["--into", name])
      XCTAssertEqual(run.status, name.count > 1 ? 2 : 0, run.output + run.errors)
    }
    XCTAssertEqual(try bytes("a"), try bytes("b"))
    XCTAssertEqual(try bytes("a"), try bytes("c"))
  }

  func testAMissingShareIsNamed() throws {
    let words = ["--seed", "3", "--iterations", "60", "--scenario", "redundant-choice-repaired"]
    let files = try shares(3, without: [2], words)
    let run = try run(["merge"] + files)
    XCTAssertEqual(run.status, 2, run.output + run.errors)
    let line = "incomplete: share 2/3 is missing or not complete; 20 runs not tried"
    XCTAssertTrue(run.output.contains(line), run.output)
  }

  func testMergeDecidesWhatFails() throws {
    let words = ["--seed", "1", "--iterations", "60", "--scenario", "phase-ignored"]
    let files = try shares(1, words + ["--fail-on", "fragile"])
    XCTAssertEqual(try run(["merge"] + files).status, 1)
    XCTAssertEqual(try run(["merge", "--only-new"] + files).status, 0)
    XCTAssertEqual(try run(["merge", "--only-new", "--fail-on", "violation"] + files).status, 0)
    let refused = try run(["merge", "--fail-on", "advice"] + files)
    XCTAssertEqual(refused.status, 64)
    XCTAssertTrue(refused.errors.contains("the shares did not search for advice"), refused.errors)
  }

  func testForeignSharesAreRefused() throws {
    let own = try shares(2, words)
    func other(_ change: ([String]) -> [String], says text: String) throws {
      XCTAssertEqual(try run(change(words) + ["-o", "other"]).status, 0)
      let run = try run(["merge", own[0], "other/share-2-of-2.runs"])
      XCTAssertEqual(run.status, 65, run.output)
      XCTAssertTrue(run.errors.contains(text), run.errors)
      try FileManager.default.removeItem(atPath: folder + "/other")
    }
    let second = ["--shard", "2/2"]
    try other({ ["--seed", "4"] + $0.dropFirst(2) + second }, says: "another campaign")
    try other({ $0 + second + ["--misuse", "some"] }, says: "another campaign")
    try other({ $0 + second + ["--build-id", "another"] }, says: "another executable")
    let again = try run(words.map { $0 == "3" ? "5" : $0 } + second)
    XCTAssertEqual(again.status, 65, again.output)
    try Data("vcfuzz".utf8).write(to: URL(fileURLWithPath: folder + "/none"))
    XCTAssertEqual(try run(["merge", "none"]).status, 65)
  }

  func testAKilledShareGoesOnWhereItWas() throws {
    let words = ["--seed", "5", "--iterations", "400", "--scenario", "redundant-choice"]
    let file = try shares(2, without: [2], words)[0]
    let whole = try bytes(file)
    let url = URL(fileURLWithPath: folder + "/" + file)
    try whole.write(to: URL(fileURLWithPath: folder + "/whole"))
    for size in [whole.count / 3, whole.count - 1, whole.count * 2 / 3] {
      try whole.prefix(size).write(to: url)
      try goOn(words, file, whole.count)
    }
    // What is killed has left a part.
    try FileManager.default.removeItem(at: url)
    try BuiltTool.kill(words + ["--shard", "1/2"], in: folder, onceThereIs: file)
    try goOn(words, file, whole.count)
    var damaged = whole
    damaged[whole.count / 2] ^= 1
    try damaged.write(to: url)
    XCTAssertEqual(try run(["merge", file]).status, 65)
  }

  /// Completes a share, which then has the runs of the file `whole`.
  private func goOn(_ words: [String], _ file: String, _ size: Int) throws {
    XCTAssertEqual(try run(words + ["--shard", "1/2"]).status, 0)
    XCTAssertEqual(try bytes(file).count, size)
    // Merging compares what both files have.
    let merged = try run(["merge", "whole", file, "--into", "both"])
    XCTAssertEqual(merged.output, "1 of 2 shares complete\n", merged.errors)
  }

  // MARK: Explorations

  /// Parts remember no states unless they are asked to.
  private let exploration = [
    "explore", "redundant-choice", "-k", "2", "--operations", "calls", "--no-fingerprints",
  ]

  /// Makes all parts but those left out; returns the names of their files.
  private func parts(_ count: Int, without left: [Int] = [], _ words: [String]) throws -> [String] {
    try (1...count).filter { !left.contains($0) }.map { number in
      let run = try run(words + ["--shard", "\(number)/\(count)"])
      XCTAssertEqual(run.status, 0, run.output + run.errors)
      return "share-\(number)-of-\(count).paths"
    }
  }

  func testPartsTogetherGiveTheBytesOfOneExploration() throws {
    for order in ["depth-first", "breadth-first"] {
      let words = exploration + ["--order", order]
      let single = try result(words)
      XCTAssertEqual(single.status, 1)
      XCTAssertTrue(single.output.contains("complete: "), single.output)
      for count in [1, 3, 10] {
        let files = try parts(count, words)
        XCTAssertEqual(try result(["merge"] + files.reversed() + [files[0]]), single, "\(count)")
        for file in files { try FileManager.default.removeItem(atPath: folder + "/" + file) }
      }
    }
  }

  func testMissingPartsAreNeverComplete() throws {
    let words = ["explore", "uikit", "-k", "1", "--operations", "push,pop,present"]
    let files = try parts(3, without: [2], words)
    let missing = try run(["merge"] + files)
    XCTAssertEqual(missing.status, 2, missing.output + missing.errors)
    XCTAssertTrue(missing.output.contains("incomplete: "), missing.output)
    XCTAssertTrue(missing.output.contains("part 2/3 is missing or not complete"), missing.output)
    let second = words + ["--shard", "2/3"]
    try BuiltTool.kill(second, in: folder, onceThereIs: "share-2-of-3.paths")
    let all = files + ["share-2-of-3.paths"]
    XCTAssertEqual(try run(second).status, 0)
    let whole = try run(["merge"] + all)
    XCTAssertEqual(whole.status, 0, whole.output + whole.errors)
    XCTAssertTrue(whole.output.contains("complete: every path"), whole.output)
    let other = try run(["merge", "--build-id", "another"] + all)
    XCTAssertEqual(other.status, 65, other.output)
    XCTAssertTrue(other.errors.contains("another exploration or executable"), other.errors)
    XCTAssertEqual(try run(words + ["--misuse", "none", "-k", "2", "--shard", "2/3"]).status, 64)
    _ = try run(["explore", "uikit", "-k", "1", "--operations", "pop", "--shard", "2/3", "-o", "b"])
    XCTAssertEqual(try run(["merge", files[0], "b/share-2-of-3.paths"]).status, 65)
  }

  func testPartsWithFingerprintsSayHowTheyCount() throws {
    let words = "explore uikit -k 1 --operations push,pop,present --fingerprints".words
    let single = try run(words)
    let merged = try run(["merge"] + parts(3, words))
    XCTAssertEqual(merged.status, single.status, merged.output + merged.errors)
    XCTAssertTrue(merged.output.contains("but for a collision of fingerprints"), merged.output)
    XCTAssertTrue(merged.output.contains("3, searched apart"), merged.output)
  }

  func testGNUParallelMakesTheShares() throws {
    guard let parallel = BuiltTool.program("parallel") else {
      throw XCTSkip("GNU parallel is not installed: install the package 'parallel'")
    }
    let single = try result(words)
    let command = ["--will-cite", "-j2", BuiltTool.url.path] + words
    let made = try run(command + ["--shard", "{}/3", ":::", "1", "2", "3"], tool: parallel)
    XCTAssertEqual(made.status, 0, made.output + made.errors)
    let files = (1...3).map { "share-\($0)-of-3.runs" }
    XCTAssertEqual(try result(["merge"] + files), single)
  }

  func testASlurmArrayMakesTheShares() throws {
    guard let sbatch = BuiltTool.program("sbatch"), let sinfo = BuiltTool.program("sinfo"),
      try run(["--noheader"], tool: sinfo).output.contains("idle")
    else {
      throw XCTSkip("no Slurm with an idle node: install 'slurm-wlm' and 'munge', and start both")
    }
    let single = try result(words)
    let command = ([BuiltTool.url.path] + words + ["--shard", "auto"]).joined(separator: " ")
    let made = try run(
      ["--wait", "--array=1-3", "--chdir", folder, "--wrap", command],
      tool: sbatch
    )
    XCTAssertEqual(made.status, 0, made.output + made.errors)
    let files = (1...3).map { "share-\($0)-of-3.runs" }
    XCTAssertEqual(try result(["merge"] + files), single)
  }

  func testTheEnvironmentNamesTheShare() {
    let rows: [(String, [String: String], String?)] = [
      ("2/3", [:], "2/3"), ("0/3", [:], nil), ("4/3", [:], nil), ("a/3", [:], nil), ("2", [:], nil),
      ("2/3/4", [:], nil), ("auto", [:], nil), ("", [:], nil),
      ("auto", ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "8"], "3/8"),
      (
        "auto",
        [
          "SLURM_ARRAY_TASK_ID": "6", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "4/4"
      ),
      ("auto/5", ["JOB_COMPLETION_INDEX": "0"], "1/5"),
      ("auto", ["JOB_COMPLETION_INDEX": "0"], nil),
      ("auto", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"], "2/2"),
      ("auto", ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], "3/3"),
      ("2/3", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9"], "2/3"),
    ]
    for (text, environment, share) in rows {
      XCTAssertEqual(RunShare(text, environment: environment)?.description, share, text)
    }
  }
}
