// The tool as it was built beside these tests, run as a process of its own.

import Foundation
import XCTest

/// The built command line.
enum BuiltTool {
  private final class Anchor {}

  static var url: URL {
    #if os(Linux)
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("vcfuzz")
    #else
    Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
      .appendingPathComponent("vcfuzz")
    #endif
  }

  /// What one process wrote and how it left.
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs one command line in a folder; `interruptAt` sends Ctrl-C once that text was written.
  static func run(
    _ words: [String],
    in folder: String,
    interruptAt: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    let errors = folder + "/errors.txt"
    try Data().write(to: URL(fileURLWithPath: errors))
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    var bytes = Data()
    var isInterrupted = false
    while true {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { break }
      bytes += piece
      if let interruptAt, !isInterrupted,
        String(decoding: bytes, as: UTF8.self).contains(interruptAt)
      {
        isInterrupted = true
        process.interrupt()
      }
    }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: bytes, as: UTF8.self),
      errors: try String(contentsOfFile: errors, encoding: .utf8)
    )
  }
}
