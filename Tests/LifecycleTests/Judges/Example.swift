// A trace with what the judges must say of it; the tables of examples lie beside.

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

  init(
    _ text: String,
    _ breaks: String = "",
    advice: String = "",
    profile: String = "ios26",
    also: String? = nil,
    isFragile: Bool = false
  ) {
    self.text = text
    self.profile = profile
    self.breaks = breaks.split(separator: " ").map { "INV-" + $0 }
    self.advice = advice.split(separator: " ").map { "INV-" + $0 }
    self.also = also
    self.isFragile = isFragile
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
