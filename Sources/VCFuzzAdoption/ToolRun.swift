// A run of another program: what it printed, and its exit code.

internal import Foundation

/// A finished run of a program.
package struct ToolRun {
  package let status: Int32
  package let output: String
  package let errors: String

  /// Runs a program that `PATH` finds, and waits for its end.
  package init(_ words: [String], in folder: String? = nil) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-adopt-\(ProcessInfo.processInfo.processIdentifier)").path
    // Files and not pipes: a program may print more than a pipe holds before the other is read.
    let paths = [base + "-output", base + "-errors"]
    for path in paths { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: paths[0])
    process.standardError = FileHandle(forWritingAtPath: paths[1])
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
      status = process.terminationStatus
    } catch {
      status = 127
    }
    let texts = paths.map { path in
      let data = FileManager.default.contents(atPath: path) ?? Data()
      try? FileManager.default.removeItem(atPath: path)
      return String(decoding: data, as: UTF8.self)
    }
    (output, errors) = (texts[0], texts[1])
  }
}
