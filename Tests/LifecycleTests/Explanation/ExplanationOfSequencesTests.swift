// Every row of the sequence table is explained, and as the transition that it is.

import LifecycleChecks
import LifecycleNotation
import LifecycleRecording
import VCLifecycle
import XCTest

final class ExplanationOfSequencesTests: XCTestCase {
  func testEveryRowIsExplainedAsTheTransitionItIs() throws {
    for row in SequenceRow.all {
      let trace = try TraceNotation.parse(row.text)
      let explanation = Explanation(of: trace)
      XCTAssertEqual(explanation.unexplained, [], row.id)
      let starts = trace.events.filter { $0.kind == .transitionStart }.map(\.transitionKind)
      let wasCancelled = trace.events.contains { $0.kind == .transitionCancel }
      guard starts.count == 1, explanation.callbacks > 0 else { continue }
      XCTAssertTrue(
        explanation.spans.contains { $0.readings.first?.kind == starts[0] }
          || Self.isReadAsParts(starts[0]),
        "\(row.id): \(explanation.sentences(of: trace, lines: []))"
      )
      XCTAssertEqual(
        explanation.spans.contains { $0.readings.first?.outcome == .cancelled },
        wasCancelled,
        "\(row.id): \(explanation.sentences(of: trace, lines: []))"
      )
    }
  }

  func testWithoutMarkersEveryRowHasTheTransitionAmongItsReadings() throws {
    var tried = 0
    var otherwise: [String] = []
    for row in SequenceRow.all {
      var trace = try TraceNotation.parse(row.text)
      let starts = trace.events.filter { $0.kind == .transitionStart }.map(\.transitionKind)
      trace.events.removeAll { !$0.kind.isControllerCallback }
      let explanation = Explanation(of: trace)
      XCTAssertEqual(explanation.unexplained, [], row.id)
      guard starts.count == 1, explanation.callbacks > 0, !Self.isReadAsParts(starts[0]) else {
        continue
      }
      tried += 1
      let readings = explanation.spans.flatMap(\.readings).map(\.kind)
      XCTAssertTrue(
        readings.contains(starts[0]),
        "\(row.id): \(explanation.sentences(of: trace, lines: []))"
      )
      if !explanation.spans.contains(where: { $0.readings.first?.kind == starts[0] }) {
        otherwise.append(row.id)
      }
    }
    XCTAssertGreaterThanOrEqual(tried, 40)
    // Where the callbacks alone do not tell, a commoner transition of the same order is read first,
    // or only that one controller appears or leaves.
    XCTAssertEqual(
      otherwise,
      [
        "K-POPTO", "K-SETVCS new top", "K-PRESENT hiding, interactive cancelled",
        "K-DISMISS hiding, interactive cancelled", "K-PRESENT keeping", "K-DISMISS keeping",
        "K-SHEET finished", "K-CHAIN", "K-XFER",
      ]
    )
  }

  func testEveryRowReadsBackFromJSONAsItWasWritten() throws {
    for row in SequenceRow.all {
      let trace = try TraceNotation.parse(row.text)
      let read = try TraceFile(reading: ByteSource(JSONTraceWriter.lines(trace))).trace
      XCTAssertEqual(read.names, trace.names, row.id)
      XCTAssertEqual(read.header, trace.header, row.id)
      XCTAssertEqual(
        read.events.map { JSONTraceWriter(read).line($0) },
        trace.events.map { JSONTraceWriter(trace).line($0) },
        row.id
      )
      XCTAssertEqual(
        Checker().check(read, profile: .standard).judgement.violations,
        Checker().check(trace, profile: .standard).judgement.violations,
        row.id
      )
    }
  }

  /// Kinds whose callbacks are several arrivals and departures.
  private static func isReadAsParts(_ kind: TransitionKind) -> Bool {
    kind == .rootSwap || kind == .splitAdapt
  }
}
