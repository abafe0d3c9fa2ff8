// The rules of the house, held against every file and against examples that break them.

import Foundation
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

  /// Checks that a rule complains once about each text, and that others pass.
  private func check(
    _ rule: (SourceFile) -> [String],
    finds texts: [String],
    passes others: [String] = [],
    line: UInt = #line
  ) {
    for text in texts { XCTAssertEqual(rule(example(text)).count, 1, text, line: line) }
    for text in others { XCTAssertEqual(rule(example(text)), [], text, line: line) }
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

  func testEveryFileCanBeRead() throws {
    let unread = try complaints(in: ["Sources", "Tests"]) { $0.syntax == nil ? [$0.path] : [] }
    XCTAssertEqual(unread, "")
  }

  func testFilesFunctionsAndLinesAreShort() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Sizes.complaints), "")
  }

  func testLongFilesFunctionsAndLinesAreFound() {
    let body = String(repeating: "    work()\n", count: 69)
    let long = "  public static func run<A>(_ a: A) {\n\(body)  }\n"
    let found = Sizes.complaints(about: example("struct A {\n\(long)}\n"))
    XCTAssertEqual(found, ["Sources/VCFuzzKit/Example.swift:2: run has 71 lines, not 70"])
    let start = "  init(\n    a: Int = { 1 }()\n  ) {\n" + body + "  }\n"
    let repeated = { (text: String, count: Int) in String(repeating: text, count: count) }
    check(
      Sizes.complaints,
      finds: ["struct A {\n\(start)}\n", repeated("a\n", 501), repeated("é", 101)],
      passes: [repeated("a\n", 500), repeated("é", 100)]
    )
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
    check(
      { Wording.nondeterminism(in: $0) },
      finds: [
        "Int.random(in: 0..<9)", "list.shuffled()", "list.randomElement()", "a.hashValue",
        "func hash(into hasher: inout Hasher)", "let now = Date()", "UUID().uuidString",
        "ContinuousClock().now",
      ],
      passes: ["// Date()\nlet a = \"UUID()\"\n"]
    )
    let leave = [(path: "Sources/VCFuzzKit/Example.swift", word: "Date()")]
    XCTAssertEqual(Wording.nondeterminism(in: example("Date()"), allowances: leave), [])
  }

  func testEveryFileSaysWhatItIsFor() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.missingHead), "")
    check(
      Wording.missingHead,
      finds: ["import Foundation\n", "", "//\n// Head of the file.\n", "\n// Head of it.\n"],
      passes: ["// What it is for.\n"]
    )
  }

  func testNothingIsLeftLyingAbout() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.leftovers), "")
    check(
      Wording.leftovers,
      finds: [
        "a() // TODO: b", "/// FIXME later", "// let a = 1", "// if a {", "// }", "// a();",
        "// func a() -> Int", "// import XCTest",
      ],
      passes: ["// Let go of it.", "let a = \"// TODO\"", "/// Write `if a {`:\n/// if a {"]
    )
  }

  func testFunctionsBelongToTypes() throws {
    XCTAssertEqual(try complaints(in: ["Sources"], Wording.freeFunctions), "")
    check(
      Wording.freeFunctions,
      finds: ["func a() {}", "public func a() {}", "@MainActor func a()", "infix operator +++"],
      passes: ["struct A {\n  func a() {}\n}\n"]
    )
  }

  func testNoConditionDependsOnTheOrderOfTheBuild() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.chanceConditions), "")
    check(
      Wording.chanceConditions,
      finds: ["#if canImport(UIKit)", "#elseif os(Linux)\n#elseif !canImport(UIKit)"],
      passes: ["#if canImport(UIKit) && canImport(ObjectiveC)", "// #if canImport(UIKit)"]
    )
  }

  func testNoFileNamesAMachine() throws {
    XCTAssertEqual(try complaints(in: ["Sources", "Tests"], Wording.machinePaths), "")
    let path = ["", "home", "me"].joined(separator: "/")
    XCTAssertEqual(Wording.machinePaths(in: example("let a = \"\(path)/a\"")).count, 1)
  }
}
