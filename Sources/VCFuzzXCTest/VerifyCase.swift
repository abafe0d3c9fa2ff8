// XCTest entry point: one case as a test, which passes once its container is fixed.

public import VCFuzzKit
public import XCTest

extension XCTestCase {
  /// Fails if the steps of a case break anything.
  ///
  /// `text` is a case as its file holds it, or its token. `scenarios` are the package's own;
  /// UIKit itself is known without. What is of a lower grade than `failOn` fails no test.
  @MainActor
  public func verify(
    case text: String,
    of scenarios: Scenario...,
    failOn: Grade = .violation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let complaint = try CaseVerdict.complaint(about: text, scenarios: scenarios, failOn: failOn)
    if let complaint { report(complaint, file: file, line: line) }
  }
}
