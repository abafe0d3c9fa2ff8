// The tool as it was built beside these tests, run as a process of its own.

import Foundation
import XCTest

/// The built command line.
enum BuiltTool {
  private final class Anchor {}

  static var url: URL { product("vcfuzz") }

  /// An executable that stands beside these tests.
  static func product(_ name: String) -> URL {
    #if os(Linux)
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    #else
    let tests = Bundle(for: Anchor.self).bundleURL
    #endif
    return tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Returns the first of some programs of this machine that is installed.
  static func program(_ names: String...) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  /// The tool didn't end in time, or something it started still holds its output open.
  struct Stuck: Error, CustomStringConvertible {
    let words: [String]
    let output: String

    var description: String {
      "no end after \(Int(secondsMax)) s: \(words.joined(separator: " "))\n\(output)"
    }
  }

  /// How long one call may take.
  private static let secondsMax: TimeInterval = 400

  /// What one process wrote and how it left.
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A command line in a folder, which has not started yet.
  static func process(_ words: [String], in folder: String, tool: URL = url) -> Process {
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    return process
  }

  /// Starts a command line in a folder and kills it as soon as a file is there.
  static func kill(_ words: [String], in folder: String, onceThereIs file: String) throws {
    let process = process(words, in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !FileManager.default.fileExists(atPath: folder + "/" + file) {
      usleep(1_000)
    }
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Kills a command line after some seconds, and requires that all it has started ends with it;
  /// returns whether it was still running, and what it had written.
  static func kill(
    _ words: [String],
    in folder: String,
    after seconds: Double,
    tool: URL = url
  ) throws -> (isKilled: Bool, output: String) {
    let process = process(words, in: folder, tool: tool)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var bytes = Data()
    let deadline = Date(timeIntervalSinceNow: seconds)
    let reading = output.fileHandleForReading
    var isKilled = false
    while true {
      var request = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 2) > 0 {
        let piece = reading.availableData
        if piece.isEmpty { break }
        bytes += piece
      }
      if !isKilled, Date() >= deadline {
        isKilled = true
        Foundation.kill(process.processIdentifier, SIGKILL)
      }
      if isKilled, Date() >= deadline + orphanSecondsMax {
        XCTFail("killed after \(seconds) s, and its workers run on: \(words)")
        return (true, "")
      }
    }
    process.waitUntilExit()
    return (
      isKilled && process.terminationReason == .uncaughtSignal,
      String(decoding: bytes, as: UTF8.self)
    )
  }

  /// How long what a killed command has started may hold its output open.
  private static let orphanSecondsMax = 20.0

  /// Runs one command line in a folder; `interruptAt` sends Ctrl-C once that text was written.
  static func run(
    _ words: [String],
    in folder: String,
    interruptAt: String? = nil,
    tool: URL = url
  ) throws -> Outcome {
    let process = process(words, in: folder, tool: tool)
    let output = Pipe()
    let errors = folder + "/errors.txt"
    try Data().write(to: URL(fileURLWithPath: errors))
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    var bytes = Data()
    var isInterrupted = false
    let limit = Date(timeIntervalSinceNow: secondsMax)
    while true {
      var reading = pollfd(
        fd: output.fileHandleForReading.fileDescriptor,
        events: Int16(POLLIN),
        revents: 0
      )
      guard poll(&reading, 1, 1_000) > 0 else {
        if Date() < limit { continue }
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        throw Stuck(words: words, output: String(decoding: bytes, as: UTF8.self))
      }
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
