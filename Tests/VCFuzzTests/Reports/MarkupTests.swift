// Markup is well-formed by construction, and what goes in as text comes out as text.

import VCFuzzCLI
import VCFuzzReports
import XCTest

final class MarkupTests: XCTestCase {
  func testTextsAndValuesAreEscaped() {
    let hostile = "<b> & \"c\" 'd'\n\u{202E}"
    let escaped = "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;\\u{A}\\u{202E}"
    XCTAssertEqual(Markup.text(hostile).source, escaped)
    XCTAssertEqual(
      Markup("p", [.init("title", hostile)], text: hostile).source,
      "<p title=\"\(escaped)\">\(escaped)</p>"
    )
    XCTAssertEqual(
      Markup("meta", [.init("charset", "utf-8")]).source,
      "<meta charset=\"utf-8\"/>"
    )
    XCTAssertEqual(
      (Markup("p", [.init("open")]) + .text("a")).source,
      "<p open=\"\"></p>a"
    )
  }

  func testLinksStayInTheirFolder() {
    let rows = [
      ("a_b-1.html", " href=\"./a_b-1.html\""),
      ("javascript:alert(1)", " href=\"./javascript%3Aalert%281%29\""),
      ("../../etc", " href=\"./..%2F..%2Fetc\""),
      ("//host/x", " href=\"./%2F%2Fhost%2Fx\""),
      ("\"><b>", " href=\"./%22%3E%3Cb%3E\""),
    ]
    for (name, link) in rows {
      XCTAssertEqual(Markup("a", [.file(name)]).source, "<a\(link)></a>")
    }
    XCTAssertEqual(Markup("a", [.place("a b")]).source, "<a href=\"#a%20b\"></a>")
  }

  func testLongTextsAreCutByTheirScalars() {
    XCTAssertEqual("abc".clipped(to: 3), "abc")
    XCTAssertEqual("abcd".clipped(to: 3), "abc…")
    XCTAssertEqual(
      ("a" + String(repeating: "\u{301}", count: 9)).clipped(to: 3).unicodeScalars.count,
      4
    )
  }

  /// The policy of a page admits its own styles and script, and no others.
  func testTheHashesAreThoseOfTheStylesAndTheScript() throws {
    let script = """
      import sys, hashlib, base64
      print(base64.b64encode(hashlib.sha256(sys.stdin.buffer.read()).digest()).decode())
      """
    for part in PagePart.allCases {
      XCTAssertEqual(try IndependentReader.ask(script, about: part.text), part.hash)
    }
  }
}
