// XCTest entry point: replays every saved case, each with a result of its own name.

internal import Foundation
public import VCFuzzKit
public import XCTest

extension XCTestCase {
  /// Runs every case of a corpus again, each as a result with the name of its file.
  ///
  /// A case fails as long as its bug exists, and again if the bug returns. A case of a scenario
  /// that is deliberately broken fails if it no longer shows the bug. `corpus` is the folder of the
  /// cases (default: `Corpus` in the test's package). Failures of a lower grade than `failOn` fail
  /// no test. The test changes no file.
  @MainActor
  public func replayCorpus(
    of scenarios: Scenario...,
    in corpus: String? = nil,
    failOn: Grade = .violation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try replayCorpus(ofAll: scenarios, in: corpus, failOn: failOn, file: file, line: line)
  }

  @MainActor
  package func replayCorpus(
    ofAll scenarios: [Scenario],
    in corpus: String? = nil,
    failOn: Grade = .violation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let home = PackageFolder.containing("\(file)") ?? "."
    let folder = corpus.map { Corpus(folder: $0) } ?? Corpus(output: home)
    let checks = try CorpusCheck.all(in: folder, scenarios: scenarios, failOn: failOn)
    guard !checks.isEmpty else {
      throw XCTSkip("there is no case in \(folder.folder): nothing was replayed")
    }
    #if canImport(ObjectiveC)
    for check in checks {
      XCTContext.runActivity(named: check.name) { _ in
        guard let complaint = check.complaint() else { return }
        report(complaint, file: file, line: line)
      }
    }
    #else
    let failed = CorpusCase.run(checks, file: file, line: line)
    if !failed.isEmpty {
      let names = failed.joined(separator: ", ")
      report("\(failed.count) of \(checks.count) cases failed: \(names)", file: file, line: line)
    }
    #endif
  }
}

#if !canImport(ObjectiveC)
/// One case of a corpus as a test case of its own: `CorpusCase.drawer_inv-15_in-root_push`.
final class CorpusCase: XCTestCase {
  /// Runs the checks as a suite inside the running test; the names of those that failed.
  @MainActor
  static func run(_ checks: [CorpusCheck], file: StaticString, line: UInt) -> [String] {
    let suite = XCTestSuite(name: "Corpus")
    for check in checks {
      suite.addTest(
        CorpusCase(name: check.name) { test in
          let complaint = MainActor.assumeIsolated { check.complaint() }
          if let complaint { test.report(complaint, file: file, line: line) }
        }
      )
    }
    suite.run()
    let runs = suite.tests.map(\.testRun)
    return zip(checks, runs).filter { $1?.hasSucceeded != true }.map(\.0.name)
  }
}
#endif
