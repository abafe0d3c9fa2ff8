// A trace with what the judges must say of it; the tables of examples lie beside.

import Foundation
import LifecycleChecks
import LifecycleNotation
import VCLifecycle

/// One trace in short notation, the profile it is judged under, and the invariants it breaks.
struct Example: Sendable {
  let text: String
  let profile: String
  /// The primary identities of the violations, in order.
  let breaks: [String]
  let advice: [String]
  /// An invariant that must be among the more general ones of some violation.
  let also: String?
  let isFragile: Bool

  /// Reads `B.dl B.wa{snap:window} => 39 fragile`: a trace, and after the arrow the numbers that it
  /// breaks, `advice:35`, `also:INV-15`, `fragile` and the profile.
  init(_ line: String) {
    let parts = line.components(separatedBy: " => ")
    var words = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
    func take(_ isTaken: (String) -> Bool) -> [String] {
      defer { words.removeAll(where: isTaken) }
      return words.filter(isTaken)
    }
    text = parts[0]
    breaks = take { $0.allSatisfy(\.isNumber) }.map { "INV-" + $0 }
    advice = take { $0.hasPrefix("advice:") }.map { "INV-" + $0.dropFirst("advice:".count) }
    also = take { $0.hasPrefix("also:") }.first.map { String($0.dropFirst("also:".count)) }
    isFragile = !take { $0 == "fragile" }.isEmpty
    precondition(words.count < 2, line)
    profile = words.first ?? "ios26"
  }

  /// Reads examples, one a line; deeper lines continue the one above, and `//` begins a remark.
  static func examples(_ text: String) -> [Example] {
    var lines: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
      if line.hasPrefix("  ") {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines.map(Example.init)
  }

  static let all: [Example] =
    controllers + loading + byHand + pairs + cancels + family + rests + moves + snapshots
    + delegates + whole + once + leftOpen + sights + gestures + pages + releases
    + unsettled
}

extension Example {
  /// What the judges say of a trace.
  struct Outcome: Equatable {
    var breaks: [String]
    var advice: [String]
    var isFragile: Bool
    var also: [String]
    var skipped: [String]
    var positions: [Int]
  }

  func outcome(_ weakening: Weakening? = nil) throws -> Outcome {
    let trace = try TraceNotation.parse(text)
    return Self.outcome(trace, try Profile(named: profile), weakening)
  }

  static func outcome(
    _ trace: Trace,
    _ profile: Profile,
    _ weakening: Weakening? = nil
  ) -> Outcome {
    var judges = CheckSuite(
      profile: profile,
      header: trace.header,
      budget: 100,
      weakening: weakening
    )
    for (index, event) in trace.events.enumerated() { judges.observe(event, at: index) }
    let judgement = judges.finish(isComplete: trace.header.isComplete)
    return Outcome(
      breaks: judgement.violations.map(\.id),
      advice: judgement.advice.map(\.id),
      isFragile: judgement.violations.contains { $0.severity == .fragile },
      also: judgement.violations.flatMap(\.alsoBreaks),
      skipped: judgement.skipped.map(\.invariant.id),
      positions: judgement.violations.map(\.position)
    )
  }
}
