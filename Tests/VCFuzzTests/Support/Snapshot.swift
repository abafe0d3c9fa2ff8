// Large outputs against recorded files in Tests/Snapshots; RECORD_SNAPSHOTS=1 records them anew.

import Foundation
import XCTest

/// A recorded output.
enum Snapshot {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  /// Fails unless the text equals the recorded one; a run that records fails too.
  static func assertEqual(
    _ text: String,
    to name: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let url = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        XCTFail("recorded \(name); run again without RECORD_SNAPSHOTS", file: file, line: line)
      } catch {
        XCTFail("cannot record \(name): \(error)", file: file, line: line)
      }
      return
    }
    guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
      XCTFail("no snapshot \(name): run with RECORD_SNAPSHOTS=1", file: file, line: line)
      return
    }
    if recorded == text { return }
    let difference = firstDifference(recorded, text)
    XCTFail("\(name) differs; RECORD_SNAPSHOTS=1 records it\n\(difference)", file: file, line: line)
  }

  private static func firstDifference(_ recorded: String, _ text: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let row = index ?? min(old.count, new.count)
    let expected = row < old.count ? old[row] : "(end)"
    let actual = row < new.count ? new[row] : "(end)"
    return "line \(row + 1)\n  recorded: \(expected)\n  now:      \(actual)"
  }
}
