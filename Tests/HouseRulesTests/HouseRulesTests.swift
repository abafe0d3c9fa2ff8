// The rules of the house, held against every file and against examples that break them.

import Foundation
import VCFuzzKit
import XCTest

final class HouseRulesTests: XCTestCase {
  private func example(_ text: String, at path: String = "Sources/VCFuzzKit/Example.swift")
    -> SourceFile
  {
    SourceFile(path: path, text: text)
  }

  private func complaints(
    in folders: [String],
    _ rule: (SourceFile) -> [String]
  ) throws -> String {
    let files = try folders.flatMap { try Repository.swiftFiles(in: $0) }
    XCTAssertGreaterThan(files.count, 10)
    return files.flatMap(rule).joined(separator: "\n")
  }

  // MARK: Imports

  func testImportsFollowTheArrows() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], ImportArrows.complaints), "")
  }

  func testImportsAgainstTheArrowsAreFound() {
    let rows = [
      ("VCLifecycle", "import HeadlessUIKit"),
      ("VCLifecycle", "public import VCFuzzKit"),
      ("ModelChecking", "import Foundation"),
      ("ModelChecking", "@testable import VCLifecycle"),
      ("HeadlessUIKitCore", "internal import ModelChecking"),
      ("VCFuzzKit", "import struct Glibc.timeval"),
      ("VCFuzzXCTest", "import VCLifecycle"),
      ("VCFuzzCommand", "  import HeadlessUIKit"),
      ("NewTarget", "// nothing"),
    ]
    for (target, line) in rows {
      let file = example("// Head.\n" + line + "\n", at: "Sources/\(target)/A.swift")
      XCTAssertEqual(ImportArrows.complaints(about: file).count, 1, "\(target): \(line)")
    }
    let fine = example("import VCLifecycle // import XCTest\nlet a = \"import XCTest\"\n")
    XCTAssertEqual(ImportArrows.complaints(about: fine), [])
  }

  // MARK: Sizes

  func testFilesFunctionsAndLinesAreShort() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Sizes.complaints), "")
  }

  func testLongFilesFunctionsAndLinesAreFound() {
    let body = String(repeating: "    work()\n", count: 69)
    let long = "  public static func run<A>(_ a: A) {\n\(body)  }\n"
    let found = Sizes.complaints(about: example("struct A {\n\(long)}\n"))
    XCTAssertEqual(found, ["Sources/VCFuzzKit/Example.swift:2: run has 71 lines, not 70"])
    let start = "  init(\n    a: Int = { 1 }()\n  ) {\n" + body + "  }\n"
    XCTAssertEqual(Sizes.complaints(about: example("struct A {\n\(start)}\n")).count, 1)
    XCTAssertEqual(Sizes.complaints(about: example(String(repeating: "a\n", count: 500))), [])
    XCTAssertEqual(Sizes.complaints(about: example(String(repeating: "a\n", count: 501))).count, 1)
    XCTAssertEqual(Sizes.complaints(about: example(String(repeating: "é", count: 100))), [])
    XCTAssertEqual(Sizes.complaints(about: example(String(repeating: "é", count: 101))).count, 1)
  }

  func testOnlyADiagramInATestMayBeWide() {
    let wide = String(repeating: "x", count: 101)
    let diagram = "let a = \"\"\"\n\(wide)\n\"\"\"\n"
    let test = "Tests/VCFuzzTests/Example.swift"
    XCTAssertEqual(Sizes.complaints(about: example(diagram, at: test)), [])
    XCTAssertEqual(Sizes.complaints(about: example(diagram)).count, 1)
    XCTAssertEqual(Sizes.complaints(about: example("// " + wide, at: test)).count, 1)
    XCTAssertEqual(Sizes.complaints(about: example("let a = \"\(wide)\"", at: test)).count, 1)
  }

  func testShortFunctionsInLongTypesAreFine() {
    let short = "  func a() -> Int { 1 }\n  func b() {\n    if c { d() } else { \"}\" }\n  }\n"
    let text = "protocol P {\n  func p()\n}\nstruct A {\n" + String(repeating: short, count: 30)
    XCTAssertEqual(Sizes.complaints(about: example(text + "}\n")), [])
  }

  // MARK: Words

  func testSourcesAreDeterministic() throws {
    XCTAssertEqual(try complaints(in: ["Sources"]) { Wording.nondeterminism(in: $0) }, "")
  }

  func testChanceAndClocksAreFound() {
    let lines = [
      "Int.random(in: 0..<9)", "list.shuffled()", "list.randomElement()", "a.hashValue",
      "func hash(into hasher: inout Hasher)", "let now = Date()", "UUID().uuidString",
      "ContinuousClock().now",
    ]
    for line in lines {
      XCTAssertEqual(Wording.nondeterminism(in: example(line)).count, 1, line)
    }
    XCTAssertEqual(Wording.nondeterminism(in: example("// Date()\nlet a = \"UUID()\"\n")), [])
    let leave = [(path: "Sources/VCFuzzKit/Example.swift", word: "Date()")]
    XCTAssertEqual(Wording.nondeterminism(in: example("Date()"), allowances: leave), [])
  }

  func testEveryFileSaysWhatItIsFor() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.missingHead), "")
    for head in ["import Foundation\n", "", "//\n// Head of the file.\n", "\n// Head of it.\n"] {
      XCTAssertEqual(Wording.missingHead(in: example(head)).count, 1, head)
    }
    XCTAssertEqual(Wording.missingHead(in: example("// What it is for.\n")), [])
  }

  func testNothingIsLeftLyingAbout() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.leftovers), "")
    let bad = [
      "a() // TODO: b", "/// FIXME later", "// let a = 1", "// if a {", "// }", "// a();",
      "// func a() -> Int", "// import XCTest",
    ]
    for line in bad {
      XCTAssertEqual(Wording.leftovers(in: example(line)).count, 1, line)
    }
    for line in ["// Let go of it.", "let a = \"// TODO\"", "/// Write `if a {`:\n/// if a {"] {
      XCTAssertEqual(Wording.leftovers(in: example(line)), [], line)
    }
  }

  func testFunctionsBelongToTypes() throws {
    XCTAssertEqual(try complaints(in: ["Sources"], Wording.freeFunctions), "")
    for line in ["func a() {}", "public func a() {}", "@MainActor func a()", "infix operator +++"] {
      XCTAssertEqual(Wording.freeFunctions(in: example(line)).count, 1, line)
    }
    XCTAssertEqual(Wording.freeFunctions(in: example("struct A {\n  func a() {}\n}\n")), [])
  }

  func testNoConditionDependsOnTheOrderOfTheBuild() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.chanceConditions), "")
    for line in ["#if canImport(UIKit)", "#elseif os(Linux)\n#elseif !canImport(UIKit)"] {
      XCTAssertEqual(Wording.chanceConditions(in: example(line)).count, 1, line)
    }
    for line in ["#if canImport(UIKit) && canImport(ObjectiveC)", "// #if canImport(UIKit)"] {
      XCTAssertEqual(Wording.chanceConditions(in: example(line)), [], line)
    }
  }

  func testNoFileNamesAMachine() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.machinePaths), "")
    let path = ["", "home", "me"].joined(separator: "/")
    XCTAssertEqual(Wording.machinePaths(in: example("let a = \"\(path)/a\"")).count, 1)
  }
}
