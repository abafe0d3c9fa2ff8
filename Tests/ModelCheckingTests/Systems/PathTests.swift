// Paths: their two texts, and the texts that are refused.

import ModelChecking
import XCTest

final class PathTests: XCTestCase {
  func testAnIndexTextNamesTheStartAndEveryStep() throws {
    var path = Path<String>(start: 2)
    XCTAssertEqual(path.indexText, "2")
    path.append("fill", index: 0)
    path.append("pour", index: 11)
    XCTAssertEqual(path.indexText, "2/0/11")
    XCTAssertEqual(path.count, 2)
    let read = try XCTUnwrap(Path<String>.indices(fromText: path.indexText))
    XCTAssertEqual(read.start, path.start)
    XCTAssertEqual(read.indices, path.indices)
  }

  func testATextThatIsNoListOfNumbersIsRefused() {
    let texts = [
      "", "/", "0/", "/0", "0//1", "a", "0/a", "-1", "0/-1", "+1", "0 /1", "0/1 ", "0x1", "٣",
      "99999999999999999999",
    ]
    for text in texts { XCTAssertNil(Path<String>.indices(fromText: text), "'\(text)'") }
  }

  func testTheStepsArePrintedOneALineFromOne() {
    XCTAssertEqual(Path<String>().description, "")
    let path = Path(steps: ["fill", "pour"], indices: [0, 1])
    XCTAssertEqual(path.description, "1. fill\n2. pour")
  }

  func testPathsDifferInStartStepsOrIndices() {
    let path = Path(start: 1, steps: ["fill"], indices: [0])
    XCTAssertEqual(path, Path(start: 1, steps: ["fill"], indices: [0]))
    XCTAssertNotEqual(path, Path(start: 0, steps: ["fill"], indices: [0]))
    XCTAssertNotEqual(path, Path(start: 1, steps: ["pour"], indices: [0]))
    XCTAssertNotEqual(path, Path(start: 1, steps: ["fill"], indices: [1]))
  }
}
