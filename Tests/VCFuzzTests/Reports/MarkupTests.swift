// Markup is well-formed by construction, and what goes in as text comes out as text.

import VCFuzz
import VCFuzzCLI
import XCTest

final class MarkupTests: XCTestCase {
  func testTextsAndValuesAreEscaped() {
    let hostile = "<b> & \"c\" 'd'\n\u{202E}"
    let escaped = "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;\\u{A}\\u{202E}"
    XCTAssertEqual(Markup.text(hostile).source, escaped)
    XCTAssertEqual(
      Markup.element("p", [.init("title", hostile)], text: hostile).source,
      "<p title=\"\(escaped)\">\(escaped)</p>"
    )
    XCTAssertEqual(
      Markup.element("meta", [.init("charset", "utf-8")]).source,
      "<meta charset=\"utf-8\"/>"
    )
    XCTAssertEqual(
      (Markup.element("p", [.init("open")]) + .text("a")).source,
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
      XCTAssertEqual(Markup.element("a", [.file(name)]).source, "<a\(link)></a>")
    }
    XCTAssertEqual(Markup.element("a", [.place("a b")]).source, "<a href=\"#a%20b\"></a>")
  }

  func testLongTextsAreCutByTheirScalars() {
    XCTAssertEqual("abc".clipped(to: 3), "abc")
    XCTAssertEqual("abcd".clipped(to: 3), "abc…")
    XCTAssertEqual(
      ("a" + String(repeating: "\u{301}", count: 9)).clipped(to: 3).unicodeScalars.count,
      4
    )
  }

  func testTheHashIsSHA256() {
    let rows = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ]
    for (text, expected) in rows {
      let hex = SHA256.hash(of: Array(text.utf8)).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      XCTAssertEqual(hex.joined(), expected)
    }
    XCTAssertEqual(SHA256.base64(of: "abc"), "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }
}
