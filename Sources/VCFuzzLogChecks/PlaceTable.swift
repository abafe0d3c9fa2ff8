// From violations to findings: positions as lines, events in words.

/// Turns positions into lines and words.
struct PlaceTable {
  let trace: Trace
  let lines: [Int]
  let areNumbered: Bool
  let lateLines: [Int: Int]
  let lastLine: Int

  /// The findings, the gravest first, and by line.
  func findings(
    _ judgement: CheckResult,
    _ verdicts: [Verdict],
    _ elsewhere: [Verdict?]
  ) -> [CheckedTrace.Finding] {
    var findings = judgement.violations.indices.map {
      finding(judgement.violations[$0], verdicts[$0], elsewhere[$0])
    }
    findings += judgement.advice.map { finding($0, nil, nil) }
    return findings.enumerated()
      .sorted {
        ($1.element.grade, $0.element.place.line, $0.offset)
          < ($0.element.grade, $1.element.place.line, $1.offset)
      }
      .map(\.element)
  }

  private func finding(
    _ violation: Violation,
    _ verdict: Verdict?,
    _ elsewhere: Verdict?
  ) -> CheckedTrace.Finding {
    let event =
      trace.events.indices.contains(violation.position) ? trace.events[violation.position] : nil
    return CheckedTrace.Finding(
      invariant: violation.invariant,
      grade: grade(verdict),
      verdict: verdict,
      elsewhere: elsewhere,
      headline: violation.headline(at: event),
      place: place(violation.position, violation.controllers),
      position: violation.position,
      controller: violation.controllers.first,
      expected: violation.expected,
      found: violation.found,
      related: violation.related.filter { $0 < lines.count }.map { place($0, []) },
      alsoBreaks: violation.alsoBreaks,
      advice: Advice.on(violation)
    )
  }

  /// What one behaviour of UIKit permits and another does not is fragile.
  private func grade(_ verdict: Verdict?) -> Grade {
    switch verdict {
    case .permitted, .deviation, .knownQuirk, .fragile: .fragile
    case .violation: .violation
    case nil: .advice
    }
  }

  private func place(_ position: Int, _ controllers: [ControllerID]) -> CheckedTrace.LogPlace {
    guard trace.events.indices.contains(position) else {
      let names = controllers.map { trace.name(of: $0) }.joined(separator: ", ")
      let isEnd = lateLines[position] == nil
      return CheckedTrace.LogPlace(
        line: lateLines[position] ?? lastLine,
        number: isEnd ? nil : position + 1,
        isNumbered: areNumbered,
        event: names + (isEnd ? " at the end of the log" : "")
      )
    }
    return CheckedTrace.LogPlace(
      line: lines[position],
      number: position + 1,
      isNumbered: areNumbered,
      event: words(for: trace.events[position])
    )
  }

  /// Returns a callback's name, or what happened where it is none.
  private static func words(for kind: Event.Kind) -> String {
    switch kind {
    case .transitionRequest: "request of a transition"
    case .transitionStart: "start of the transition"
    case .transitionRelease: "release of the gesture"
    case .transitionFinish: "end of the transition"
    case .transitionCancel: "cancelled end of the transition"
    case .logUnbalanced: "in UIKit's message about unbalanced calls"
    case .logNested: "in UIKit's message about a nested push or pop"
    case .logMisuse: "in UIKit's message about a direct call"
    case .logAttempt: "in UIKit's message about a refused operation"
    default: kind.name
    }
  }

  private func words(for event: Event) -> String {
    var words = event.controller.map { trace.name(of: $0) + " " } ?? ""
    words += Self.words(for: event.kind)
    if let animated = event.animated { words += "(animated: \(animated))" }
    if event.kind == .willMoveToParent || event.kind == .didMoveToParent {
      words += "(\(event.other.map { trace.name(of: $0) } ?? "nil"))"
    } else if let other = event.other {
      words += " with " + trace.name(of: other)
    }
    return words
  }
}
