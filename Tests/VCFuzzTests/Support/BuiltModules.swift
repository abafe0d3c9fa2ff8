// The compiler, asked whether a source compiles against the modules that the tests were built with.

import Foundation
import XCTest

/// The modules beside the tests.
enum BuiltModules {
  /// The folder of the modules; the test that asks is skipped where they are not found.
  static func folder(beside test: XCTestCase) throws -> String {
    var folder = Bundle(for: type(of: test)).bundleURL
    for _ in 0..<4 {
      let modules = folder.appendingPathComponent("Modules").path
      if FileManager.default.fileExists(atPath: modules + "/HeadlessUIKit.swiftmodule") {
        return modules
      }
      folder = folder.deletingLastPathComponent()
    }
    throw XCTSkip("the modules were not found beside the tests")
  }

  /// What the compiler says of a source; empty if it compiles without a warning.
  static func typeCheck(_ source: String, _ modules: String, in folder: CaseFolder) throws -> String
  {
    try folder.write(source, to: "Shown.swift")
    return try compiler([
      "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules,
      folder.path + "/Shown.swift",
    ])
  }

  /// What the compiler says; empty if it accepts what it is given.
  static func compiler(_ arguments: [String]) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    compiler.standardError = pipe
    compiler.standardOutput = pipe
    try compiler.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? "" : output
  }
}
