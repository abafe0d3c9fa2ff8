// The JSON form as people write it, and everything that is wrong with it.

import Foundation
import LifecycleLogs
import LifecycleNotation
import VCLifecycle
import XCTest

final class JSONTraceReaderTests: XCTestCase {
  func testHeaderAndEventsAreRead() throws {
    let file = try TraceFile(
      reading: ByteSource(
        """
        {"ios": "17.2", "kind": "push", "initial": {"A": "appeared", "B": "S0"},
         "parents": {"A": "nav"}, "containers": {"nav": "navigation"}, "complete": true}

        {"vc":"A","callback":"viewWillDisappear","animated":true,"txn":3,"origin":"uikit"}
        {"vc":"B","callback":"viewWillAppear(_:)","animated":true}
        {"marker":"push"}
        {"vc":"B","callback":"didMoveToParent","parent":"nav"}
        {"vc":"B","callback":"didMove","parent":null}
        {"marker":"tStart","transition":1,"transitionKind":"K-PUSH","from":"A","to":"B"}
        """
      )
    )
    let trace = file.trace
    XCTAssertEqual(file.format, .json)
    XCTAssertEqual(trace.header.os, OSVersion(17, 2))
    XCTAssertEqual(trace.header.kind, .push)
    XCTAssertEqual(trace.header.initialStates.map(\.value), [.appeared, .disappeared])
    XCTAssertEqual(trace.header.containers.map(\.value), [.navigation])
    XCTAssertTrue(trace.header.isComplete)
    XCTAssertEqual(file.lines, [4, 5, 6, 7, 8, 9])
    XCTAssertEqual(
      TraceText.describe(trace),
      [
        "A viewWillDisappear(T)", "B viewWillAppear(T)", "marker",
        "B didMoveToParent to nav", "B didMoveToParent to nil", "transitionStart",
      ]
    )
    XCTAssertEqual(trace.events[0].transaction, 3)
    XCTAssertEqual(trace.events[0].origin, .uikit)
    XCTAssertEqual(trace.events[2].transitionKind, .push)
    XCTAssertEqual(trace.text(of: trace.events[2]), "push")
    XCTAssertEqual(trace.events[5].transitionKind, .push)
    XCTAssertEqual(trace.events[5].to.map(trace.name(of:)), "B")
  }

  func testUnknownFieldsArePassedOverAndNamed() throws {
    let file = try TraceFile(
      reading: ByteSource(
        #"{"vc":"A","callback":"viewDidLoad","time":[1,{"a":null}],"e\u001b":-1.5e3}"#
      )
    )
    XCTAssertEqual(TraceText.describe(file.trace), ["A viewDidLoad"])
    XCTAssertEqual(
      file.notes,
      [
        "the field 'time' is unknown and was passed over",
        "the field 'e\\u{1B}' is unknown and was passed over",
      ]
    )
  }

  func testEveryFaultHasOneLineWithItsPlace() {
    let deep = String(repeating: "[", count: 100_000)
    // A line that is deeper continues the one above, and ⏎ is a line feed.
    let cases = #"""
       => line 1, column 1: no trace: the input is empty
      [{"callback":"viewDidLoad"}] => line 1, column 1: an array: write one event a line, or
        {"events": […]} around it
      { => line 1, column 2: expected '"' as a field's name, found the end of the input
      {"vc" => line 1, column 6: expected ':' after a field's name, found the end of the input
      {"vc":"A => line 1, column 9: the input ends inside a string
      {}⏎{"vc":"A"} => line 2, column 11: an event without a name: give it "callback", "event" or
        "marker"
      {}⏎{"callback":"viewDidLoad"} => line 2, column 27: viewDidLoad without "vc": name the
        controller
      {"vc":"A","callback":"didMoveToParent"} => line 1, column 40: didMoveToParent without
        "parent": name it, or write null
      {"vc":"A","callback":"viewWillFoo\u001b[31m"} => line 1, column 45: no callback or event
        'viewWillFoo\u{1B}[31m'
      {"vc":"\ud800"} => line 1, column 14: \ud800 is one half of a surrogate pair without the other
      {"vc":"a⏎b"} => line 1, column 9: a control character (byte 0xa) inside a string: write it as
        an escape
      {"x":\#(deep) => line 1, column 70: nested more than 64 levels deep
      {"ios":"banana"} => line 1, column 16: no version 'banana': write "17", "12.2" or "catalyst26"
      {"vc":"A","callback":"viewDidLoad","txn":99999999999} => line 1, column 51: a number above
        2147483647 of "txn"
      {"rest":[3,2]} => line 1, column 13: "rest" must ascend: 2 follows 3
      {"complete":1} => line 1, column 13: expected true or false of "complete", found '1'
      {"events":[]} x => line 1, column 15: something follows the object that holds the events
      {}⏎{"ios":17} => line 2, column 11: a field of the header after the first line: a file holds
        one trace, its header first
      {} , => line 1, column 4: expected '{' at the start of an event, found ','
      {"vc":tru} => line 1, column 7: expected '"' of "vc", found 't'
      {"complete":tru} => line 1, column 16: expected true, found '}'
      {"vc":"\x"} => line 1, column 9: no such escape in a string: \ and 'x'
      """#.replacing("\n  ", with: " ").split(separator: "\n").map { line in
        line.replacing("⏎", with: "\n").components(separatedBy: " => ")
      }
    XCTAssertEqual(cases.count, 22)
    for row in cases {
      XCTAssertThrowsError(try TraceFile(reading: ByteSource(row[0]), as: .json)) { error in
        XCTAssertEqual("\(error)", row[1])
      }
    }
  }

  func testBytesThatAreNoTextAreRefused() {
    XCTAssertThrowsError(
      try TraceFile(
        reading: ByteSource(Array("{\"vc\":\"".utf8) + [0xC3, 0x28] + Array("\"}".utf8))
      )
    ) { XCTAssertEqual("\($0)", "line 1, column 11: the string that ends here is no UTF-8") }
  }

  func testALongLineIsReadInPieces() throws {
    // 4 MB on one line, handed over in pieces.
    let event = Array(",{\"vc\":\"A\",\"callback\":\"viewDidLayoutSubviews\"}".utf8)
    var sent = 0
    let source = ByteSource {
      sent += 1
      if sent == 1 { return Array("{\"events\":[{\"vc\":\"A\",\"callback\":\"viewDidLoad\"}".utf8) }
      if sent <= 100_000 { return event }
      return sent == 100_001 ? Array("]}".utf8) : []
    }
    let file = try TraceFile(reading: source)
    XCTAssertEqual(file.trace.events.count, 100_000)
    XCTAssertEqual(file.trace.names, ["A"])
  }

  func testNamesThatDifferInBytesAreTwoControllers() throws {
    let file = try TraceFile(
      reading: ByteSource(
        """
        {"vc":"\u{E9}","callback":"viewDidLoad"}
        {"vc":"e\u{301}","callback":"viewDidLoad"}
        """
      )
    )
    XCTAssertEqual(file.trace.names.count, 2)
  }

  func testManyNamesAreToldApart() throws {
    let lines = (0..<20_000).map { "{\"vc\":\"VC\($0 % 5000)\",\"callback\":\"viewDidLoad\"}" }
    let file = try TraceFile(reading: ByteSource(lines.joined(separator: "\n")))
    XCTAssertEqual(file.trace.names.count, 5000)
    XCTAssertEqual(file.trace.events[7777].controller.map(file.trace.name(of:)), "VC2777")
  }
}
