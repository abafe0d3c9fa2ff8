// Legal operations in random order are never found at fault, under any profile.

import Foundation
import HeadlessUIKit
import Lifecycle
import LifecycleChecks
import XCTest

@MainActor
final class RandomWalkTests: XCTestCase {
  func testLegalOperationsAreNeverFoundAtFault() async throws {
    covers("STATE-5", "STATE-12", "STATE-14")
    let count = Int(ProcessInfo.processInfo.environment["WALKS"] ?? "") ?? 400
    var faults: [String: Fault] = [:]
    for seed in 0..<UInt64(count) {
      var walk = RandomWalk(seed: seed)
      walk.walk(2 + Int(seed % 29))
      let trace = walk.stage.trace
      let judgement = Checker().check(trace, profile: walk.stage.profile).judgement
      guard let violation = judgement.violations.first else { continue }
      let known = faults[violation.invariant.id]
      let isShorter = violation.position < known?.position ?? .max
      faults[violation.invariant.id] = Fault(
        count: (known?.count ?? 0) + 1,
        position: min(violation.position, known?.position ?? .max),
        text: isShorter || known == nil
          ? describe(violation, in: trace, of: walk, seed: seed) : known?.text ?? ""
      )
    }
    for (id, fault) in faults.sorted(by: { $0.key < $1.key }) {
      XCTFail("\(id), \(fault.count) of \(count) walks: \(fault.text)")
    }
  }

  /// The shortest walk that broke an invariant, and how many did.
  private struct Fault {
    var count: Int
    var position: Int
    var text: String
  }

  private func describe(
    _ violation: Violation,
    in trace: Trace,
    of walk: RandomWalk,
    seed: UInt64
  ) -> String {
    var lines = [
      "seed \(seed), \(walk.stage.profile.name), event \(violation.position) of "
        + violation.controllers.map(trace.name(of:)).joined(separator: ", ")
        + ": expected \(violation.expected), found \(violation.found)"
    ]
    var line = ""
    for event in trace.events[...min(violation.position, trace.events.count - 1)] {
      if event.kind == .step || event.kind == .marker {
        lines.append(line)
        line = "[\(trace.text(of: event) ?? "")] "
      } else if let text = trace.shortText(of: event, full: true), text != "init" {
        line += "\(event.controller.map(trace.name(of:)) ?? "-").\(text) "
      }
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}
