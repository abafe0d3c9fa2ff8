// The reports for programs are well formed, and names from a log do no harm in any of them.

import Foundation
import VCFuzzCLI
import XCTest

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor final class CheckFormatTests: XCTestCase {
  /// Names that would close a string, an element, a comment, or steer a terminal.
  private static let hostileNames = [
    "\u{1B}]0;title\u{7}\u{1B}[31m", "\"}],\"x\":[", "</failure><script>alert(1)</script>",
    "]]>&amp;<!--", "a\nb\r\u{0}c", "\u{202E}desrever", "[link](http://example.com)",
    "\u{9B}31m", "\u{FFFE}\u{FEFF}\u{2028}", "%s%n", "'\"`$(id)",
  ]

  private var path = ""

  override func setUp() async throws {
    var lines = ["{\"ios\":\"17\",\"complete\":true}"]
    for name in Self.hostileNames {
      let quoted = String(
        decoding: try JSONSerialization.data(withJSONObject: [name]),
        as: UTF8.self
      ).dropFirst().dropLast()
      for kind in ["viewDidLoad", "viewWillAppear", "viewWillAppear", "viewWillDisappear"] {
        lines.append("{\"vc\":\(quoted),\"callback\":\"\(kind)\"}")
      }
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vcfuzz <\u{1B}[31m&\"-\(ProcessInfo.processInfo.processIdentifier).jsonl"
    )
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    path = url.path
  }

  override func tearDown() async throws { try FileManager.default.removeItem(atPath: path) }

  private func output(_ format: String, _ words: String...) -> String {
    let run = ToolRun(["check", "--format", format, "--all", path] + words)
    XCTAssertTrue([.found, .badInput].contains(run.exitCode), format)
    return run.output
  }

  private func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func testNoFormatLetsACharacterThroughThatSteers() async {
    for format in ["text", "json", "sarif", "junit"] {
      let text = output(format, "/nowhere/\u{1B}[2J")
      for scalar in text.unicodeScalars where scalar != "\n" {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
          XCTFail("\(format): \(scalar.value)")
        default: break
        }
      }
      XCTAssertFalse(text.contains("<script>alert") && format == "junit")
    }
  }

  func testJSONHoldsEveryNameAsItIs() async throws {
    let report = try object(output("json"))
    let traces = try XCTUnwrap(report["traces"] as? [[String: Any]])
    let findings = try XCTUnwrap(traces.first?["findings"] as? [[String: Any]])
    XCTAssertEqual(traces.first?["source"] as? String, path)
    let events = findings.compactMap { $0["event"] as? String }
    for name in Self.hostileNames {
      XCTAssertTrue(events.contains(name + " viewWillAppear"), name.debugDescription)
    }
    for finding in findings {
      XCTAssertEqual(finding["invariant"] as? String, "INV-2")
      XCTAssertEqual(finding["title"] as? String, "viewWillAppear called twice")
      XCTAssertEqual((finding["causes"] as? [String])?.isEmpty, false)
    }
  }

  func testSARIFNamesRulesAndPlaces() async throws {
    let log = try object(output("sarif", "/nowhere/file"))
    XCTAssertEqual(log["version"] as? String, "2.1.0")
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    XCTAssertEqual(driver["name"] as? String, "vcfuzz")
    let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
    let results = try XCTUnwrap(run["results"] as? [[String: Any]])
    XCTAssertEqual(results.count, Self.hostileNames.count)
    for (number, result) in results.enumerated() {
      let index = try XCTUnwrap(result["ruleIndex"] as? Int)
      XCTAssertEqual(rules[index]["id"] as? String, result["ruleId"] as? String)
      XCTAssertEqual(result["level"] as? String, "error")
      XCTAssertNotNil((result["message"] as? [String: Any])?["text"] as? String)
      let location = try XCTUnwrap((result["locations"] as? [[String: Any]])?.first)
      let place = try XCTUnwrap(location["physicalLocation"] as? [String: Any])
      XCTAssertEqual((place["region"] as? [String: Any])?["startLine"] as? Int, 4 + number * 4)
      let uri = try XCTUnwrap((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      XCTAssertEqual(URL(string: uri)?.path, path)
    }
    let invocation = try XCTUnwrap((run["invocations"] as? [[String: Any]])?.first)
    XCTAssertEqual(invocation["executionSuccessful"] as? Bool, false)
    XCTAssertEqual((invocation["toolExecutionNotifications"] as? [[String: Any]])?.count, 1)
  }

  func testSARIFHoldsWhatItsSchemaAllowsAndNothingElse() async throws {
    let log = try object(output("sarif", "/nowhere/file"))
    XCTAssertEqual(SARIFStructure.problems(in: log), [])
    XCTAssertEqual(
      SARIFStructure.problems(in: ["version": "2", "runs": [["extra": 1]]]),
      [
        "$.runs[0]: no tool", "$.runs[0]: extra does not belong here",
        "$.version: none of [\"2.1.0\"]",
      ]
    )
    let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
    let texts = results.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
    // Braces stand for arguments and brackets for links: both are written as themselves.
    XCTAssertTrue(texts[0].contains("\\\\u{{1B}}"), texts[0])
    XCTAssertTrue(texts[6].contains("\\[link\\](http://example.com)"), texts[6])
  }

  func testJUnitIsWellFormedAndCounts() async throws {
    final class Reader: NSObject, XMLParserDelegate {
      var counts: [String: Int] = [:]
      var attributes: [String: String] = [:]

      func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
      ) {
        counts[name, default: 0] += 1
        if name == "testsuite" { self.attributes = attributes }
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(output("junit", "/nowhere/file").utf8))
    parser.delegate = reader
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
    XCTAssertEqual(reader.counts["testcase"], 2)
    XCTAssertEqual(reader.counts["failure"], 1)
    XCTAssertEqual(reader.counts["error"], 1)
    XCTAssertNil(reader.counts["script"])
    XCTAssertEqual(reader.attributes["tests"], "2")
    XCTAssertEqual(reader.attributes["failures"], "1")
    XCTAssertEqual(reader.attributes["errors"], "1")
  }
}
