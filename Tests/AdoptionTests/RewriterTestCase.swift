// What tests of the rewriter share.

import SourceRewriting
import XCTest

/// Tests of what the rewriter makes of sources.
class RewriterTestCase: XCTestCase {
  func rewritten(
    _ source: String,
    with others: [String] = [],
    without lines: [Int] = []
  ) -> RewrittenSource {
    SourceRewriter(module: [source] + others, paths: ["A.swift"])
      .rewritten(source, path: "A.swift", without: lines)
  }

  /// Checks the text that each source becomes, and that others stay as they are.
  func check(
    _ rows: KeyValuePairs<String, String>,
    unchanged: [String] = [],
    with others: [String] = [],
    line: UInt = #line
  ) {
    let same = unchanged.map { (key: $0, value: $0) }
    for (source, text) in rows.map({ $0 }) + same {
      XCTAssertEqual(rewritten(source, with: others).text, text, line: line)
    }
  }
}
