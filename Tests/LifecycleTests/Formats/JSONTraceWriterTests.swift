// What is written reads back as it was, in every field.

import LifecycleLogs
import LifecycleNotation
import LifecycleRecording
import VCLifecycle
import XCTest

final class JSONTraceWriterTests: XCTestCase {
  func testEveryFieldReadsBackAsItWasWritten() throws {
    for seed in 1...300 {
      var numbers = TestNumbers(seed: UInt64(seed))
      let trace = Self.anyTrace(&numbers)
      let text = JSONTraceWriter.lines(trace)
      let read = try TraceFile(reading: ByteSource(text)).trace
      XCTAssertEqual(read.header, trace.header, "seed \(seed)")
      XCTAssertEqual(
        read.names.map { Array($0.utf8) },
        trace.names.map { Array($0.utf8) },
        "seed \(seed)"
      )
      XCTAssertEqual(read.events.count, trace.events.count, "seed \(seed)")
      for (left, right) in zip(read.events, trace.events) {
        XCTAssertEqual(read.text(of: left), trace.text(of: right), "seed \(seed)")
        var left = left
        var right = right
        left.text = nil
        right.text = nil
        XCTAssertEqual(left, right, "seed \(seed): \(text)")
      }
      XCTAssertEqual(JSONTraceWriter.lines(read), text, "seed \(seed)")
    }
  }

  func testOneObjectReadsAsTheLinesDo() throws {
    for seed in 1...50 {
      var numbers = TestNumbers(seed: UInt64(seed))
      let trace = Self.anyTrace(&numbers)
      let writer = JSONTraceWriter(trace)
      let events = "\"events\":[" + trace.events.map(writer.line).joined(separator: ",\n") + "]"
      let fields = String(writer.header.dropFirst().dropLast())
      let separator = fields.isEmpty ? "" : ","
      let lines = try TraceFile(reading: ByteSource(JSONTraceWriter.lines(trace))).trace
      let object = try TraceFile(reading: ByteSource("{" + fields + separator + events + "}")).trace
      XCTAssertEqual(object.events, lines.events)
      XCTAssertEqual(object.header, lines.header)
      // The header may follow the events, as it does where fields are sorted by name.
      let reversed = try TraceFile(
        reading: ByteSource("{" + events + separator + fields + "}")
      ).trace
      XCTAssertEqual(
        reversed.events.map { TraceText.describe($0, in: reversed) },
        lines.events.map { TraceText.describe($0, in: lines) }
      )
    }
  }

  func testPiecesOfAnyLengthReadAsTheWhole() throws {
    var numbers = TestNumbers(seed: 7)
    let trace = Self.anyTrace(&numbers)
    let bytes = Array(JSONTraceWriter.lines(trace).utf8)
    let whole = try TraceFile(reading: ByteSource(bytes)).trace
    for length in [1, 2, 3, 7, 64, 1000] {
      var rest = bytes[...]
      let pieces = ByteSource {
        let piece = Array(rest.prefix(length))
        rest = rest.dropFirst(length)
        return piece
      }
      let read = try TraceFile(reading: pieces, as: .json).trace
      XCTAssertEqual(read.events, whole.events, "pieces of \(length)")
      XCTAssertEqual(read.header, whole.header)
    }
  }

  private static let namePool = [
    "A", "B", "nav", "A", "Foo#2", "", "é", "e\u{301}", "日本", "a\"b\\c", "\u{1B}[31mred",
    "line\nbreak", "\u{202E}turned", "\u{0}", "😀", "\u{FFFD}", "\u{10FFFF}",
  ]

  private static func anyTrace(_ numbers: inout TestNumbers) -> Trace {
    var trace = Trace()
    let controllers = (0..<1 + numbers.below(8)).map { _ in
      trace.addController(namePool[numbers.below(namePool.count)])
    }
    let texts =
      ["tStart", "rest", "push", "note", "K-POP", "\u{1B}]0;x\u{7}", "unknown"]
      .map { trace.addText($0) }
    func controller() -> ControllerID { controllers[numbers.below(controllers.count)] }
    func maybe<Value>(_ value: () -> Value) -> Value? { numbers.chance(40) ? value() : nil }
    let versions = [OSVersion(17), OSVersion(12, 2), OSVersion(26, isCatalyst: true)]
    trace.header.os = maybe { versions[numbers.below(3)] }
    trace.header.kind = maybe { TransitionKind.allCases[numbers.below(24)] }
    trace.header.isComplete = numbers.chance(50)
    trace.header.restPositions = (0..<numbers.below(4)).map { _ in numbers.below(9) }.sorted()
    for _ in 0..<numbers.below(4) {
      trace.header.initialStates.append(
        .init(controller(), AppearanceState.allCases[numbers.below(4)])
      )
      trace.header.initialParents.append(.init(controller(), controller()))
      trace.header.initialPresenters.append(.init(controller(), controller()))
      trace.header.containers.append(.init(controller(), ContainerKind.allCases[numbers.below(6)]))
    }
    for _ in 0..<numbers.below(40) {
      let kind = Event.Kind.allCases[numbers.below(Event.Kind.allCases.count)]
      var event = Event(kind)
      event.controller = kind.isControllerCallback ? controller() : maybe(controller)
      event.animated = maybe { numbers.chance(50) }
      event.other = maybe(controller)
      event.from = maybe(controller)
      event.to = maybe(controller)
      event.flag = maybe { numbers.chance(50) }
      event.isInteractive = maybe { numbers.chance(50) }
      event.isUserDriven = maybe { numbers.chance(50) }
      event.isForced = numbers.chance(30)
      event.isCompensating = numbers.chance(30)
      event.transaction = maybe { numbers.below(Int(Int32.max)) }
      event.transition = maybe { numbers.below(Int(Int32.max)) }
      event.text = maybe { texts[numbers.below(texts.count)] }
      event.origin = Event.Origin(rawValue: UInt8(numbers.below(6))) ?? .unknown
      event.frame = Event.Frame(rawValue: UInt8(numbers.below(4))) ?? .whole
      event.transitionKind = maybe { TransitionKind.allCases[numbers.below(24)] } ?? .unknown
      event.snapshot = maybe {
        let facts = Event.Snapshot.Facts(rawValue: UInt32(numbers.below(1 << 15)))
        return Event.Snapshot(
          facts: facts.union(.sampled),
          parent: maybe(controller),
          presenting: maybe(controller)
        )
      }
      trace.events.append(event)
    }
    return trace
  }
}
