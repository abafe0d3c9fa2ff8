// Tests of the escapes that make names from logs harmless.

import VCLifecycle
import XCTest

final class StringEscapingTests: XCTestCase {
  func testPlainTextStaysAsItIs() {
    for text in ["", "HomeController", "Änderung 日本 🙂 👩‍💻", "a \\ b 'c' \"d\" <e>"] {
      XCTAssertEqual(text.escapedForTerminal, text)
    }
  }

  func testControlCharactersBecomeVisible() {
    XCTAssertEqual("\u{1B}[31mred".escapedForTerminal, "\\u{1B}[31mred")
    XCTAssertEqual("a\nb\r\nc\td".escapedForTerminal, "a\\u{A}b\\u{D}\\u{A}c\\u{9}d")
    XCTAssertEqual("\u{0}\u{7F}\u{9B}".escapedForTerminal, "\\u{0}\\u{7F}\\u{9B}")
  }

  func testDirectionMarksAndInvisibleCharactersBecomeVisible() {
    let scalars: [UInt32] = [
      0x061C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069,
      0x3164, 0xFEFF, 0xE000, 0xE0041,
    ]
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      let hex = String(scalar.value, radix: 16, uppercase: true)
      XCTAssertEqual("a\(Character(scalar))b".escapedForTerminal, "a\\u{\(hex)}b")
    }
  }

  func testMarkupOfHTMLLosesItsMeaning() {
    XCTAssertEqual(
      "<img src=\"x\" onerror='y()'> & \u{202E}".escapedForHTML,
      "&lt;img src=&quot;x&quot; onerror=&#39;y()&#39;&gt; &amp; \\u{202E}"
    )
  }

  func testAJSONStringHasNoInvisibleCharacter() {
    XCTAssertEqual(
      "a \"b\" \\ c\n\t\u{1B}\u{202E}\u{E0041} é".quotedForJSON,
      #""a \"b\" \\ c\n\t\u001b\u202e\udb40\udc41 é""#
    )
  }

  func testQuotedTextIsShort() {
    XCTAssertEqual("--jsn".quotedForTerminal, "'--jsn'")
    XCTAssertEqual(String(repeating: "x", count: 80).quotedForTerminal.count, 82)
    let long = String(repeating: "x", count: 1_000_000).quotedForTerminal
    XCTAssertEqual(long.count, 83)
    XCTAssertTrue(long.hasSuffix("…'"))
    let stacked = "a" + String(repeating: "\u{301}", count: 100_000)
    XCTAssertLessThan(stacked.quotedForTerminal.unicodeScalars.count, 1000)
  }
}
