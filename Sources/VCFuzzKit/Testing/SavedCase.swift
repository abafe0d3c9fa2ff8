// Saved cases for test frameworks that run one test over many arguments, such as Swift Testing.

public import Foundation
public import VCLifecycle

/// A saved case of a corpus as the argument of a test.
///
/// With Swift Testing, `@Test(arguments: try SavedCase.all(of: .drawer))` runs a test once for each
/// case; the test calls `check()`.
public struct SavedCase: Sendable, CustomStringConvertible {
  private let saved: CorpusCheck

  /// The name of the case's file without its suffix.
  public var description: String { saved.name }

  /// Returns the saved cases of scenarios, in the order of their names.
  ///
  /// `corpus` is the folder of the cases (default: `Corpus` in the package of the calling file).
  /// Failures of a lower grade than `failOn` fail no test.
  public static func all(
    of scenarios: Scenario...,
    in corpus: String? = nil,
    failOn: Grade = .violation,
    file: StaticString = #filePath
  ) throws -> [SavedCase] {
    let home = PackageFolder.containing("\(file)") ?? "."
    let folder = corpus.map { Corpus(folder: $0) } ?? Corpus(output: home)
    return try CorpusCheck.all(in: folder, scenarios: scenarios, failOn: failOn).map(SavedCase.init)
  }

  private init(_ saved: CorpusCheck) { self.saved = saved }

  /// Replays the case, and throws its failure if it does not pass.
  @MainActor
  public func check() throws {
    if let complaint = saved.complaint() { throw TestFailure(description: complaint) }
  }
}

/// The failure of a test, in words.
public struct TestFailure: Error, CustomStringConvertible, LocalizedError {
  public let description: String

  public var errorDescription: String? { description }
}

extension Scenario {
  /// Replays the saved cases of the scenario, fuzzes it, and throws if one fails or a new failure
  /// is found, which is saved.
  ///
  /// This is for Swift Testing; with XCTest, `verify(_:)` of the test case reports each failure.
  /// `output` is the folder that holds `Corpus` (default: the package of the calling file).
  @MainActor
  public func verify(
    seed: UInt64 = 1,
    iterations: Int = 2_000,
    profile: String? = nil,
    oldestIOS: Int? = nil,
    failOn: Grade = .violation,
    output: String? = nil,
    file: StaticString = #filePath
  ) throws {
    let failures = try Verification.failures(
      of: self,
      seed: seed,
      iterations: iterations,
      profile: profile,
      oldestIOS: oldestIOS,
      failOn: failOn,
      output: output ?? PackageFolder.containing("\(file)") ?? "."
    )
    if !failures.isEmpty {
      throw TestFailure(description: failures.joined(separator: "\n\n"))
    }
  }
}
