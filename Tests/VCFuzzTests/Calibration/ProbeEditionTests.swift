// The edition of the probes changes with their programs: `vcfuzz calibrate` refuses recordings of
// another one.

import CalibrationProbes
import Foundation
import XCTest

final class ProbeEditionTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The code of every file of the module, without comments, blanks and imports, in one number.
  private func fingerprint() throws -> String {
    let folder = Self.root.appendingPathComponent("Sources/CalibrationProbes")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0 != "HeadlessEnvironment.swift" }.sorted()
    XCTAssertTrue(files.contains("Probes/NavigationProbes.swift"), "\(files)")
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.trimmingCharacters(in: .whitespaces)
        if code.hasPrefix("//") || code.hasPrefix("public static let edition") { continue }
        // A module's name is no part of a program.
        if code.hasPrefix("import ") || code.hasPrefix("public import ") { continue }
        if code.hasPrefix("package import ") || code.hasPrefix("internal import ") { continue }
        for byte in code.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
    }
    return String(value, radix: 16)
  }

  /// A change of a program needs a new edition; the test records both.
  func testTheEditionChangesWithThePrograms() throws {
    let file = Self.root.appendingPathComponent("Tests/Snapshots/probe-edition.txt")
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let words = recorded.split(whereSeparator: \.isWhitespace).map(String.init)
    let now = try fingerprint()
    if words == [Probe.edition, now] { return }
    guard words.first != Probe.edition else {
      return XCTFail("a probe has changed: raise Probe.edition, then record it")
    }
    Snapshot.assertEqual("\(Probe.edition) \(now)\n", to: "probe-edition.txt")
  }
}
