// Tests of campaigns over code that ends its process, never returns, or changes what it runs in.

import Foundation
import XCTest

final class IsolationTests: FolderTestCase {
  private let tool = BuiltTool.product("CrashingTool")

  /// A campaign that ends once it has a finding of each scenario: how soon depends on chance.
  private func words(_ scenarios: [String], _ rest: [String] = []) -> [String] {
    let count = scenarios.count
    return [
      "--seed", "1", "--iterations", "\(50 * count)", "--stop-after", "\(count)", "--verbose",
    ]
      + scenarios.flatMap { ["--scenario", $0] } + rest
  }

  private func cases() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/Corpus").sorted()
  }

  /// `.ci/misbehaviour` tries all kinds.
  func testDeathsAreFindingsBesideAPlainBug() throws {
    let rows = [
      ("fatal-error", "crash in call work"), ("trap-in-callback", "crash in viewDidAppear"),
      ("trap-in-builder", "crash in the set-up"), ("exit", "exit"),
      ("closed-descriptors", "closed descriptors"), ("plain-bug", "INV-20 of root"),
      ("recursion", "crash in call work"),
      ("trap-in-condition", "crash in the condition of call work"),
      ("trap-in-root-deinit", "crash after the run"),
      ("trap-in-invariant", "crash in an invariant"),
    ]
    let run = try self.run(words(rows.map(\.0)), tool: tool)
    XCTAssertEqual(run.status, 1, run.errors)
    for (scenario, identity) in rows {
      let line = "\(scenario) · new · violation · \(identity)\n"
      XCTAssertTrue(run.output.contains(line), "\(line)\(run.output)")
    }
    XCTAssertEqual(run.output.components(separatedBy: " · new · ").count - 1, rows.count)
    XCTAssertFalse(run.output.contains("flaky"), run.output)
    XCTAssertFalse(run.output.contains("broke nothing"), run.output)
    // The shortest path of the one that takes two calls has two user actions.
    XCTAssertTrue(run.output.contains("2 user actions, certified minimal"), run.output)
    // The error that Swift printed, which the user may not see among all others.
    let saved = try cases().filter { $0.hasPrefix("fatal-error") }.map {
      try String(contentsOfFile: folder + "/Corpus/" + $0, encoding: .utf8)
    }
    XCTAssertEqual(saved.count, 1)
    let error = /with 'CrashingTool\/Misbehaviour\.swift:\d+: Fatal error: as asked for'\n/
    XCTAssertNotNil(saved.first?.firstMatch(of: error), saved.first ?? "")
    XCTAssertTrue(saved.first?.contains("process |") == true, saved.first ?? "")
    let replay = try self.run("replay Corpus".words, tool: tool)
    XCTAssertEqual(replay.status, 1, replay.output + replay.errors)
    XCTAssertEqual(
      replay.output.components(separatedBy: ": still fails: ").count - 1,
      rows.count,
      replay.output
    )
    XCTAssertEqual(try cases().count, rows.count)
    let call = "CrashingTool replay Corpus/"
    XCTAssertEqual(run.output.components(separatedBy: call).count - 1, rows.count + 1, run.output)
    for (name, data) in savedFiles() where name.hasPrefix("Reports") {
      XCTAssertFalse(String(decoding: data, as: UTF8.self).contains("vcfuzz replay"))
    }
  }

  func testAdviceIsSeenInFreshProcessesAsWell() throws {
    let words = self.words(["only-advice"], "--misuse none --fail-on advice".words)
    let run = try self.run(words, tool: tool)
    XCTAssertTrue(run.output.contains("only-advice · new · advice · INV-35"), run.output)
    XCTAssertFalse(run.output.contains("flaky"), run.output)
  }

  func testCodeThatNeverReturnsIsAFinding() throws {
    let scenarios = ["loop-in-callback", "sleep", "blocks"]
    let words = self.words(scenarios, "--step-timeout 1 --certify 0".words)
    let run = try self.run(words, tool: tool)
    XCTAssertEqual(run.status, 1, run.errors)
    for identity in [
      "endless loop in viewDidAppear", "endless wait in call work", "endless step in call work",
    ] {
      XCTAssertTrue(run.output.contains(" · \(identity)\n"), run.output)
    }
  }

  func testAnExitNeverPasses() throws {
    let run = try self.run(words(["exit"], ["--quiet"]), tool: tool)
    XCTAssertEqual(run.status, 1, run.output + run.errors)
  }

  func testWhatCodePrintsAndWhereItGoesLeavesTheOutputAlone() throws {
    for scenario in ["print", "chdir"] {
      let words = ["--seed", "1", "--iterations", "12", "--scenario", scenario, "--json"]
      let run = try self.run(words, tool: tool)
      XCTAssertEqual(run.status, 0, run.errors)
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
      XCTAssertEqual(run.errors.contains("printed by code under test"), scenario == "print")
    }
  }

  func testTheSingleProcessGivesTheSameOutputAndFiles() throws {
    let words = "--seed 3 --iterations 120 --scenario redundant-choice".words
    let workers = try self.run(words)
    let file = folder + "/" + "Corpus/redundant-choice_inv-20_in-root.case"
    let kept = try Data(contentsOf: URL(fileURLWithPath: file))
    try FileManager.default.removeItem(atPath: folder + "/Corpus")
    let single = try self.run(words + ["--in-process"])
    XCTAssertEqual(workers, single)
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: file)), kept)
  }

  func testKilledWorkersChangeNothing() throws {
    #if os(Linux)
    let words =
      ["--seed", "5", "--iterations", "80", "--scenario", "two-drivers"]
      + (Bool.random() ? [] : ["--workers", "2"])
    let whole = try self.run(words)
    try FileManager.default.removeItem(atPath: folder + "/Corpus")
    let process = BuiltTool.process(words, in: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var killed = 0
    while process.isRunning, killed < 8 {
      usleep(.random(in: 20_000...500_000))
      killed += Self.killWorkers(of: process.processIdentifier)
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertGreaterThan(killed, 0)
    XCTAssertEqual(String(decoding: bytes, as: UTF8.self), whole.output)
    XCTAssertEqual(process.terminationStatus, whole.status)
    #endif
  }

  func testALargeWorkerIsReplaced() throws {
    let words = "--seed 1 --iterations 600 --scenario small-leak".words
    var outputs: Set<String> = []
    for more in [["--workers", "1"], ["--workers", "2"], ["--shard", "1/1"]] {
      var run = try self.run(words + more, tool: tool)
      if more[0] == "--shard" {
        run = try self.run("merge share-1-of-1.runs".words, tool: tool)
      }
      outputs.insert(run.output)
      XCTAssertEqual(run.status, 0, run.output + run.errors)
    }
    XCTAssertEqual(outputs.count, 1)
    #if os(Linux)
    var usage = rusage()
    getrusage(Int32(RUSAGE_CHILDREN.rawValue), &usage)
    XCTAssertLessThan(usage.ru_maxrss, 1_300 << 10)
    #endif
  }

  /// An operator, or a system without memory, may kill several processes in the same run.
  func testKillsAtOnePlaceAreNoFinding() throws {
    for workers in ["1", "2"] {
      let words = [
        "--seed", "1", "--iterations", "30", "--scenario", "killed-at-first", "--workers", workers,
      ]
      let killed = try self.run(words, tool: tool)
      let kills = try Data(contentsOf: URL(fileURLWithPath: folder + "/kills"))
      XCTAssertEqual(kills.count, 4)
      let whole = try self.run(words, tool: tool)
      XCTAssertEqual(killed.output, whole.output)
      XCTAssertEqual(killed.status, 0, killed.output + killed.errors)
      try FileManager.default.removeItem(atPath: folder + "/kills")
    }
  }

  /// Ends the processes that a process has started, and theirs; returns how many.
  private static func killWorkers(of parent: pid_t) -> Int {
    let path = "/proc/\(parent)/task/\(parent)/children"
    let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return children.split(separator: " ").compactMap { pid_t($0) }.reduce(0) { count, child in
      let nested = Bool.random() ? killWorkers(of: child) : 0
      return count + nested + (nested == 0 && kill(child, SIGKILL) == 0 ? 1 : 0)
    }
  }

  func testCodeThatVariesFromRunToRunIsNamed() throws {
    for scenario in ["clock", "chance", "global-state", "order-of-a-set"] {
      let run = try self.run("--seed 1 --iterations 801 --scenario \(scenario)".words, tool: tool)
      XCTAssertTrue(run.output.contains("'\(scenario)' is not deterministic"), run.output)
    }
  }

  func testSteadyCodeIsNotCalledUnsteady() throws {
    let words = "--seed 1 --iterations 400 --scenario *-repaired".words
    let run = try self.run(words)
    XCTAssertFalse(run.output.contains("is not deterministic"), run.output)
  }

  func testEveryNumberOfWorkersGivesTheSameOutputAndFiles() throws {
    let words = "--seed 3 --iterations 150 --scenario redundant-choice --scenario uikit".words
    var first: (run: BuiltTool.Outcome, files: [String: Data])?
    for count in ["1", "2", "7"] {
      let run = try self.run(words + ["--workers", count])
      let files = savedFiles()
      if let first {
        XCTAssertEqual(run, first.run, count)
        XCTAssertEqual(files, first.files, count)
      }
      first = (run, files)
      removeSavedFiles()
    }
  }

  func testDeathsInWorkersAreTheSameFindings() throws {
    let scenarios = ["trap", "exit-at-once", "plain-bug"]
    let single = try self.run(words(scenarios), tool: tool)
    XCTAssertEqual(single.status, 1, single.errors)
    removeSavedFiles()
    let several = try self.run(words(scenarios, ["--workers", "3"]), tool: tool)
    XCTAssertEqual(several.output, single.output)
    XCTAssertEqual(several.status, 1)
  }

  func testADeviceIsWrittenToAndNeverReplaced() throws {
    let log = folder + "/app.log"
    try "A.viewDidLoad\n".write(toFile: log, atomically: true, encoding: .utf8)
    let link = folder + "/full"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    let run = try self.run(["check", log, "--html", link])
    XCTAssertEqual(run.status, 70, run.output + run.errors)
    XCTAssertNoThrow(try FileManager.default.destinationOfSymbolicLink(atPath: link))
  }

  func testAPipeInTheCorpusHangsNothing() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/Corpus",
      withIntermediateDirectories: true
    )
    XCTAssertEqual(mkfifo(folder + "/Corpus/a.case", 0o600), 0)
    let run = try self.run("--seed 1 --iterations 1".words)
    XCTAssertEqual(run.status, 65, run.errors)
    XCTAssertTrue(run.errors.contains("a.case' is no regular file"), run.errors)
  }

  func testACheckpointOfAnotherBuildIsRefused() throws {
    let words = "explore uikit -k 2 --checkpoint left --time-limit 1 --quiet".words
    _ = try self.run(words + ["--build-id", "one"])
    guard FileManager.default.fileExists(atPath: folder + "/left") else {
      throw XCTSkip("the search was complete before it could be cut")
    }
    let other = try self.run(words + ["--build-id", "two"])
    XCTAssertEqual(other.status, 65, other.errors)
    XCTAssertTrue(other.errors.contains("another exploration or executable"), other.errors)
  }

  func testSilenceIsNotCalledNothingFoundWhereWorkWaitsForRealTime() throws {
    let queue = "a block was sent to the real main queue in a run of"
    let timer = "a timer of real time was started in a run of"
    let rows = [
      ("real-queue", queue), ("operation-queue", queue), ("real-delay", timer),
      ("real-timer", timer),
    ]
    for (scenario, words) in rows {
      let run = try self.run("--seed 1 --iterations 30 --scenario \(scenario)".words, tool: tool)
      XCTAssertEqual(run.status, 2, run.output + run.errors)
      let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      XCTAssertTrue(
        text.contains("Nothing found, but vcfuzz did not control everything"),
        run.output
      )
      XCTAssertTrue(text.contains("\(words) '\(scenario)'"), run.output)
      XCTAssertTrue(text.contains("import HeadlessUIKit"), run.output)
    }
    let run = try self.run("--seed 1 --iterations 5 --scenario virtual-time".words, tool: tool)
    XCTAssertEqual(run.status, 0, run.output + run.errors)
  }
}
