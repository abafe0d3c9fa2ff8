// The tests whose files stand in a folder of their own.

import Foundation
import XCTest

/// A test with a folder of its own, which is gone after it, and what the tool leaves in there.
class FolderTestCase: XCTestCase {
  var folder = ""
  var files: CaseFolder { CaseFolder(path: folder) }

  override func setUpWithError() throws { folder = try CaseFolder(self).path }

  /// Carries out a command line in the folder.
  func run(_ words: [String], tool: URL = BuiltTool.url) throws -> BuiltTool.Outcome {
    try BuiltTool.run(words, in: folder, tool: tool)
  }

  /// What a command has said and saved.
  struct Result: Equatable {
    let status: Int32
    let output: String
    let files: [String: Data]
  }

  /// Takes the command, and the files that it leaves away with it if they are to go.
  func result(_ words: [String], tool: URL = BuiltTool.url, removesFiles: Bool = false) throws
    -> Result
  {
    let outcome = try run(words, tool: tool)
    let files = savedFiles()
    if removesFiles { removeSavedFiles() }
    return Result(status: outcome.status, output: outcome.output, files: files)
  }

  /// The saved cases and reports, by their paths.
  func savedFiles(in place: String? = nil) -> [String: Data] {
    var found: [String: Data] = [:]
    let place = place ?? folder
    for part in ["Corpus", "Reports"] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place + "/" + part)) ?? []
      where !name.hasPrefix(".") {
        found[part + "/" + name] = FileManager.default.contents(atPath: "\(place)/\(part)/\(name)")
      }
    }
    return found
  }

  /// Writes a file; returns its path.
  func file(_ content: String, named name: String = "trace.log") throws -> String {
    try files.write(content, to: name)
    return folder + "/" + name
  }

  func removeSavedFiles() {
    for part in ["Corpus", "Reports"] {
      try? FileManager.default.removeItem(atPath: folder + "/" + part)
    }
  }
}

extension String {
  /// The words of a command line.
  var words: [String] { split(separator: " ").map { String($0) } }
}
