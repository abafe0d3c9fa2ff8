// Tests of what is read from the errors that a process has printed.

import VCFuzzKit
import XCTest

@testable import VCFuzzProcesses

final class FatalErrorTests: XCTestCase {
  private let stack = """
    Current stack trace:
    0    libswiftCore.so                    0x00007fef6d55f130 swift_reportError + 33
    4    libswiftCore.so                    0x00007fef6d587e7d <unavailable> + 1605245
    5    app-fuzz                           0x00005567e3ed3bf0 <unavailable> + 474
    6    app-fuzz                           0x00005567e3ed3740 Bar.move(from:to:) + 215
    7    app-fuzz                           0x00005567e3ec6de0 Bar.render() + 1640
    """

  func testThePlaceInTheUsersSourceIsEnough() {
    let error = "Pager/Pager.swift:67: Fatal error: Unexpectedly found nil"
    XCTAssertEqual(FatalError(in: "noise\n\(error)\n\(stack)\n")?.text, error)
  }

  func testAnErrorInSwiftsLibraryNamesTheFunctionThatLedThere() {
    let error = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"
    XCTAssertEqual(FatalError(in: "\(error)\n\(stack)")?.text, error + ", in Bar.move(from:to:)")
    XCTAssertEqual(FatalError(in: error)?.text, error)
  }

  func testTheLastErrorCounts() {
    let text = "A/A.swift:1: Fatal error: one\nB/B.swift:2: Fatal error: two\nmore"
    XCTAssertEqual(FatalError(in: text)?.text, "B/B.swift:2: Fatal error: two")
  }

  func testAssertionsAndPreconditionsCountToo() {
    for word in ["Assertion failed", "Precondition failed"] {
      let error = "Panels/Panels.swift:34: \(word): one panel at a time"
      XCTAssertEqual(FatalError(in: "\(error)\n\(stack)")?.text, error)
    }
  }

  func testNoFolderOfAMachineIsKept() {
    XCTAssertEqual(
      FatalError(in: "/src/My App/Sources/Menu.swift:5: Fatal error: no menu")?.text,
      "Menu.swift:5: Fatal error: no menu"
    )
  }

  func testHostileTextIsEscapedAndCut() {
    XCTAssertEqual(
      FatalError(in: "A/A.swift:1: Fatal error: \u{1B}[2J")?.text,
      "A/A.swift:1: Fatal error: \\u{1B}[2J"
    )
    let long = FatalError(in: "Fatal error: " + String(repeating: "x", count: 5_000))
    XCTAssertEqual(long?.text.count, 201)
  }

  /// What is missing on Linux is no fault of the code's.
  func testAnEmptyNibIsNamed() throws {
    let error = "Bar/Bar.swift:47: Fatal error: Unexpectedly found nil while unwrapping"
    let output = "\(FatalError.nibLine("Bar"))\n\(error)"
    let text = try XCTUnwrap(FatalError(in: output)?.text)
    XCTAssertEqual(text, "\(error); nib 'Bar' was asked for, and no nib is read here")
    XCTAssertTrue(Failure.isGap(text))
    let other = "Bar/Bar.swift:47: Fatal error: no bar"
    XCTAssertEqual(FatalError(in: "\(FatalError.nibLine("Bar"))\n\(other)")?.text, other)
    XCTAssertFalse(Failure.isGap(other))
    XCTAssertTrue(Failure.isGap("A.swift:1: Fatal error: vcfuzz adopt has left out this body: …"))
  }

  func testOtherOutputIsNoFatalError() {
    XCTAssertNil(FatalError(in: ""))
    XCTAssertNil(FatalError(in: "an error that is not fatal\n"))
  }
}
