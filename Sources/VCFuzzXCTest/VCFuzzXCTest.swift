// XCTest entry point: fuzzes a scenario from a test.

internal import Foundation
public import VCFuzz
public import XCTest

extension XCTestCase {
  /// Fails once for each fault that runs of a scenario show.
  ///
  /// The runs are made in the test's own process: a crash of the container ends the test run, and a
  /// hang isn't noticed. The command line makes runs in workers, which report both.
  /// The failure tells the steps and the events, and names the file in `Corpus` that keeps the
  /// case. `profile` is one of UIKit's behaviours, as in `ios17`; unless given, each run draws
  /// one, of `oldestIOS` or newer (default: the scenario's, or 15). A fault of a lower grade than
  /// `failOn` is printed and fails no test. `output` is the folder that holds `Corpus`, the test's
  /// package unless given.
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
    let verification = try Verification(
      scenario,
      seed: seed,
      iterations: iterations,
      profile: profile,
      oldestIOS: oldestIOS,
      failOn: failOn
    )
    guard verification.runs >= iterations else {
      let text = "the scenario '\(scenario.name)' offers no steps: only \(verification.runs) runs"
      report(text + " of \(iterations) were possible", file: file, line: line)
      return
    }
    for identity in verification.unrepeated {
      let text =
        "'\(scenario.name)' with seed \(seed) broke \(identity) once, but not when the same"
      report(
        text + " steps were taken again: it keeps something from run to run, or draws at random",
        file: file,
        line: line
      )
    }
    let folder = output ?? PackageFolder.containing("\(file)") ?? "."
    for fault in verification.faults where fault.kept.grade < failOn {
      print(verification.text(of: fault, path: nil))
    }
    for fault in verification.faults where fault.kept.grade >= failOn {
      let path = try Corpus(output: folder).add(fault.kept).path
      report(verification.text(of: fault, path: path), file: file, line: line)
    }
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
