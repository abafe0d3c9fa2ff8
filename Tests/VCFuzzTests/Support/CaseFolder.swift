// A folder for the files of one test, gone when the test is over.

import Foundation
import XCTest

/// A folder of its own for a test.
struct CaseFolder {
  let path: String

  init(path: String) { self.path = path }

  init(_ test: XCTestCase) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vcf\(ProcessInfo.processInfo.processIdentifier)")
      .appendingPathComponent(String(test.name.filter(\.isLetter).suffix(24)))
    let path = folder.path
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    test.addTeardownBlock { try? FileManager.default.removeItem(atPath: path) }
    self.path = path
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The names of the files in a folder below this one, hidden ones too.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
}
