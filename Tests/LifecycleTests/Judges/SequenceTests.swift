// The standard sequences raise no alarm, and every single change to one of them is told.

import Lifecycle
import XCTest

final class SequenceTests: XCTestCase {
  func testNoStandardSequenceRaisesAnAlarm() throws {
    for row in SequenceRow.all {
      let trace: Trace
      do { trace = try TraceNotation.parse(row.text) } catch {
        XCTFail("\(row.id): \(error)")
        continue
      }
      let report = Checker().judge(trace, profile: .standard)
      let found = report.judgement.violations.map {
        "\($0.id) at \($0.position) \($0.expected) / \($0.found)"
      }
      XCTAssertEqual(found, [], row.id)
      XCTAssertEqual(report.overall, .permitted, row.id)
    }
  }
}
