// The lists of mutations that assertions must notice: each names a text, a test, and a message that
// exist, so that `.ci/assertion-mutations` can try it.

import Foundation
import XCTest

final class AssertionListTests: XCTestCase {
  private struct Mutation {
    let line: String
    let file: String
    let text: String
    let replacement: String
    let test: String
    let message: String

    init?(_ line: String) {
      let parts = line.components(separatedBy: "\t")
      guard parts.count == 5 else { return nil }
      self.line = line
      (file, text, replacement) = (parts[0], parts[1], parts[2])
      (test, message) = (parts[3], parts[4])
    }
  }

  private func mutations(of target: String) throws -> [Mutation] {
    let list = try Repository.file("Tests/\(target)/AssertionMutations.txt").text
    return list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
      let mutation = Mutation(String($0))
      XCTAssertNotNil(mutation, "five parts with tabs between them: \($0)")
      return mutation
    }
  }

  private let targets = ["HeadlessUIKitTests", "ModelCheckingTests", "ValueSearchTests"]

  func testEachMutationCanBeMadeAndWouldBeNoticed() throws {
    let sources = try Repository.swiftFiles(in: "Sources").map(\.text)
    var count = 0
    for target in targets {
      let tests = try Repository.swiftFiles(in: "Tests/\(target)").map(\.text)
      for mutation in try mutations(of: target) {
        count += 1
        let lines = try Repository.file(mutation.file).lines
        XCTAssertEqual(lines.count { $0.contains(mutation.text) }, 1, mutation.line)
        XCTAssertNotEqual(mutation.text, mutation.replacement, mutation.line)
        for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Character, Character)] {
          let depth = { (text: String) in text.count { $0 == open } - text.count { $0 == close } }
          XCTAssertEqual(depth(mutation.text), depth(mutation.replacement), mutation.line)
        }
        XCTAssertTrue(sources.contains { $0.contains(mutation.message) }, mutation.line)
        let names = mutation.test.split(separator: "/").map(String.init)
        let declaration = names.count == 2 ? "func \(names[1])()" : "class"
        XCTAssertTrue(mutation.test.hasPrefix(target + "."), mutation.line)
        let type = names[0].dropFirst(target.count + 1)
        XCTAssertTrue(
          tests.contains { $0.contains("class \(type): ") && $0.contains(declaration) },
          mutation.line
        )
      }
    }
    XCTAssertGreaterThanOrEqual(count, 80)
  }
}
