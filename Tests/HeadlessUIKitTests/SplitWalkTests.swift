// Split controllers under random operations, rotations and size changes are never found at fault.

import HeadlessUIKit
import Lifecycle
import LifecycleChecks
import XCTest

@MainActor
final class SplitWalkTests: XCTestCase {
  func testSplitsInChangingSurroundingsAreNeverFoundAtFault() async throws {
    covers("SPLIT-2", "SPLIT-5", "STATE-14")
    let count = Int(ProcessInfo.processInfo.environment["WALKS"] ?? "") ?? 300
    var found: [String: (count: Int, length: Int, text: String)] = [:]
    for seed in 0..<UInt64(count) {
      var walk = SplitWalk(seed: seed)
      walk.walk(2 + Int(seed % 23))
      let trace = walk.stage.trace
      let judgement = Checker().check(trace, profile: walk.stage.profile).judgement
      guard let violation = judgement.violations.first else { continue }
      let names = violation.controllers.map(trace.name(of:)).joined(separator: ", ")
      let text = """
        seed \(seed), \(walk.stage.profile.name), event \(violation.position) of \(names): expected \
        \(violation.expected), found \(violation.found)
        \(words(of: trace, to: violation.position))
        """
      let known = found[violation.invariant.id]
      let isShorter = violation.position < known?.length ?? .max
      found[violation.invariant.id] = (
        (known?.count ?? 0) + 1, min(violation.position, known?.length ?? .max),
        isShorter ? text : known?.text ?? ""
      )
    }
    for (id, fault) in found.sorted(by: { $0.key < $1.key }) {
      XCTFail("\(id), \(fault.count) of \(count) walks: \(fault.text)")
    }
  }

  /// A line for each step up to an event.
  private func words(of trace: Trace, to position: Int) -> String {
    var text = ""
    for event in trace.events[...min(position, trace.events.count - 1)] {
      if event.kind == .step || event.kind == .marker {
        text += "\n[\(trace.text(of: event) ?? "")] "
      } else if let word = trace.shortText(of: event, full: true), word != "init" {
        text += "\(event.controller.map(trace.name(of:)) ?? "-").\(word) "
      }
    }
    return text
  }
}
