// One command line, run in this process.

import Foundation
import VCFuzzCLI
import VCFuzzKit
import VCFuzzLab
import VCFuzzSupport
import XCTest

/// What a command line wrote and how it left.
struct ToolRun {
  let exitCode: ExitCode
  let output: String
  let errors: String

  @MainActor init(
    _ words: String...,
    isTerminal: Bool = false,
    environment: [String: String] = [:],
    tool: CommandLineTool = CommandLineTool()
  ) {
    self.init(words, isTerminal: isTerminal, environment: environment, tool: tool)
  }

  @MainActor init(
    _ words: [String],
    isTerminal: Bool = false,
    environment: [String: String] = [:],
    tool: CommandLineTool = CommandLineTool()
  ) {
    let terminal = Terminal.captured(isTerminal: isTerminal, environment: environment)
    exitCode = tool.run(words, on: terminal)
    output = terminal.outputText
    errors = terminal.errorText
  }

  /// The output as a JSON object.
  func object() throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// A command line of the lab.
  @MainActor static func lab(_ words: String...) -> ToolRun { ToolRun(words, tool: .lab) }

  @MainActor static func lab(_ words: [String]) -> ToolRun { ToolRun(words, tool: .lab) }

  /// Fails unless it left with that code, the output holds all of these texts and none of those,
  /// and the errors hold these.
  @discardableResult
  func expect(
    _ code: ExitCode? = nil,
    holds parts: [String] = [],
    lacks others: [String] = [],
    errors problems: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> ToolRun {
    if let code { XCTAssertEqual(exitCode, code, output + errors, file: file, line: line) }
    for part in parts where !output.contains(part) {
      XCTFail("'\(part)' is missing in: \(output)\(errors)", file: file, line: line)
    }
    for part in others where output.contains(part) {
      XCTFail("'\(part)' is in: \(output)", file: file, line: line)
    }
    for part in problems where !errors.contains(part) {
      XCTFail("'\(part)' is missing in: \(errors)", file: file, line: line)
    }
    return self
  }
}
