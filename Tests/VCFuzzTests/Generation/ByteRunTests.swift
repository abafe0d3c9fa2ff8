// Tests of runs that bytes spell, as libFuzzer makes them up.

import Foundation
import VCFuzzCLI
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor final class ByteRunTests: XCTestCase {
  private let scenario = Scenario.switcher()

  /// Bytes as a fuzzer might make them up.
  private func bytes(_ seed: Int, count: Int) -> [UInt8] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  func testTheSameBytesSpellTheSameRun() async throws {
    let first = Generator(scenario, seed: 1)
    let other = Generator(scenario, seed: 2)
    var lengths: Set<Int> = []
    for seed in 0..<50 {
      let bytes = bytes(seed, count: seed)
      let run = first.walk(bytes)
      let again = other.walk(bytes)
      XCTAssertEqual(run.path, again.path)
      XCTAssertEqual(run.configuration, again.configuration)
      XCTAssertEqual(run.failures.map(\.identity), again.failures.map(\.identity))
      XCTAssertLessThanOrEqual(run.path.count, max(0, (seed - 1) / 2))
      lengths.insert(run.path.count)
    }
    XCTAssertTrue(first.walk([]).path.isEmpty)
    XCTAssertGreaterThan(lengths.count, 10)
  }

  func testBytesChangeTheirOwnStep() async throws {
    let generator = Generator(scenario, seed: 1)
    var changed = 0
    for seed in 0..<50 {
      var bytes = bytes(seed, count: 22)
      let path = generator.walk(bytes).path
      for place in [3, 11, 21] {
        bytes[place] ^= 0x5A
        let other = generator.walk(bytes).path
        let before = generator.walk(Array(bytes[..<(place - 1)])).path
        XCTAssertEqual(Array(other.prefix(before.count)), before, "\(seed) \(place)")
        if other != path { changed += 1 }
        bytes[place] ^= 0x5A
      }
    }
    XCTAssertGreaterThan(changed, 75)
  }

  func testBytesReachTheCallsAndTheBug() async throws {
    let scenario = try CommandLineTool().scenarios.scenario(named: "redundant-choice")
    let folder = try CaseFolder(self)
    let target = LibFuzzerTarget(scenario, output: folder.path)
    var texts: [String] = []
    for seed in 0..<60 where !texts.contains(where: { $0.contains("INV-20 in a child of root") }) {
      guard let text = try target.findings(in: bytes(seed, count: 30)) else { continue }
      texts.append(text)
      // A failure that the corpus has already is not reported again.
      XCTAssertNil(try target.findings(in: bytes(seed, count: 30)))
    }
    XCTAssertTrue(texts.contains { $0.contains("INV-20 in a child of root") }, "\(texts)")
    let corpus = try Corpus(output: folder.path).entries()
    XCTAssertEqual(corpus.count, texts.count)
    for entry in corpus {
      XCTAssertEqual(try CaseReplay(entry.kept, scenario: scenario).outcome, .same, entry.name)
    }
  }
}
