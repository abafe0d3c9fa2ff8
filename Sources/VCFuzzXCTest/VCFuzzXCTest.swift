// XCTest entry point: fuzzes a scenario from a test.

public import VCFuzzKit
public import XCTest

extension XCTestCase {
  /// Replays the saved cases of a scenario, fuzzes it, and fails once for each bug.
  ///
  /// The runs are made in the test's own process: a crash of the container ends the test run, and a
  /// hang isn't noticed. The command line makes runs in workers, which report both.
  ///
  /// The failure has the steps and the events, and names the file in `Corpus` that holds the case.
  /// `profile` is one of UIKit's behaviours, as in `ios17`; unless given, each run samples one, of
  /// `oldestIOS` or newer (default: the scenario's, or 15). A failure of a lower grade than
  /// `failOn` is printed and fails no test. `output` is the folder that holds `Corpus` (default:
  /// the test's package).
  @MainActor
  public func verify(
    _ scenario: Scenario,
    seed: UInt64 = 1,
    iterations: Int = 2_000,
    profile: String? = nil,
    oldestIOS: Int? = nil,
    failOn: Grade = .violation,
    output: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let failures = try Verification.failures(
      of: scenario,
      seed: seed,
      iterations: iterations,
      profile: profile,
      oldestIOS: oldestIOS,
      failOn: failOn,
      output: output ?? PackageFolder.containing("\(file)") ?? "."
    )
    for failure in failures { report(failure, file: file, line: line) }
  }

  /// Notes a failure of this very test, whichever test is being run just now.
  func report(_ text: String, file: StaticString, line: UInt) {
    #if canImport(ObjectiveC)
    XCTFail(text, file: file, line: line)
    #else
    recordFailure(withDescription: text, inFile: "\(file)", atLine: Int(line), expected: true)
    #endif
  }
}
