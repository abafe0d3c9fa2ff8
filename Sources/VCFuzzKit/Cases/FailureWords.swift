// The first sentence of a finding: which controller received or missed what when a run failed.

internal import LifecycleChecks

/// A failure of a run in a sentence.
@MainActor
package struct FailureWords {
  private let run: CaseRun
  private let failure: Failure

  /// Returns nil if the run does not fail.
  package init?(_ run: CaseRun) {
    guard let failure = run.failure else { return nil }
    self.run = run
    self.failure = failure
  }

  /// The controller and its callback: `section 1 received endAppearanceTransition without …`.
  package var sentence: String { parts.sentence }

  /// The sentence with what was expected, and what came instead if the sentence lacks it.
  package var whole: String {
    let (part, isWhole) = parts
    let sentence = part.prefix(1).uppercased() + part.dropFirst()
    if failure.violation == nil { return sentence + "." }
    let received = isWhole ? "" : " Received: \(failure.found.withoutStop)."
    return "\(sentence). Expected: \(failure.expected.withoutStop).\(received)"
  }

  /// The sentence, and whether it says all of what was found.
  private var parts: (sentence: String, isWhole: Bool) {
    guard let violation = failure.violation else { return (ownSentence, true) }
    guard let subject = subject(of: violation) else {
      return ("a transition ended that was not in progress", true)
    }
    let second = violation.controllers.dropFirst().first ?? event?.controller
    let other = second.flatMap { $0 == subject ? nil : name($0) }
    if violation.clause == .exception, let text = event.flatMap(run.trace.text(of:)) {
      return ("UIKit raised \(text) for \(name(subject))", true)
    }
    if let sentence = violation.sentence(on: name(subject), at: event, other: other) {
      return (sentence, true)
    }
    // What can be seen of views is looked at when the app is idle.
    guard let event, let controller = event.controller, event.kind != .sightChanged else {
      return ("\(name(subject)) was in a wrong state after everything settled", false)
    }
    let deed = deed(of: event, on: name(controller))
    return (
      subject == controller ? deed : "\(name(subject)) was in a wrong state when \(deed)", false
    )
  }

  /// The failing controller; for an event that names none, that of its transition's start.
  private func subject(of violation: Violation) -> ControllerID? {
    if let subject = violation.controllers.first ?? event?.controller { return subject }
    guard let number = event?.transition else { return nil }
    let start = run.trace.events.first { $0.kind == .transitionStart && $0.transition == number }
    return start.flatMap { $0.controller ?? $0.to ?? $0.from }
  }

  private var event: Event? {
    run.trace.events.indices.contains(failure.position) ? run.trace.events[failure.position] : nil
  }

  /// The name of a controller, marked as one: a controller may well be called `step`.
  private func name(_ controller: ControllerID) -> String {
    "`\(run.trace.name(of: controller))`"
  }

  /// What an invariant of the scenario's own, or the end of the process, says of itself.
  private var ownSentence: String {
    let found = failure.found.withoutStop
    if failure.isDeath { return "\(found), \(occasion)\(lastCallback)" }
    let reason = found == Invariant.failedWithoutReason ? "" : ": \(found)"
    return "'\(failure.identity.invariant)' does not hold \(occasion)\(reason)\(lastCallback)"
  }

  /// The last step before the failure.
  private var occasion: String {
    let column = run.columns.lastIndex { $0.start <= failure.position }
    guard let column, column > 0 else { return "at the start" }
    let label = run.columns[column].label
    if label == Trace.restLabel { return "after everything settled" }
    return "in step \(column), '\(label)'"
  }

  private func deed(of event: Event, on name: String) -> String {
    let animated = event.animated == true ? ", animated" : ""
    switch event.kind {
    case .destroyed: return "\(name) was deallocated"
    case .beginAppearance: return "\(name) received beginAppearanceTransition"
    case .endAppearance: return "\(name) received endAppearanceTransition"
    case .parentChanged: return "the parent of \(name) changed"
    case .windowChanged: return "the view of \(name) entered or left a window"
    case .sightChanged: return "the view of \(name) was shown or hidden"
    case .gestureBegan, .gestureMoved, .gestureEnded: return "a gesture on \(name) continued"
    case let kind where kind.isControllerCallback: return "\(name) received \(kind.name)\(animated)"
    default: return "\(name) was the subject of \(event.kind.name)"
    }
  }

  /// The last callback of any controller before the failure.
  private var lastCallback: String {
    let before = run.trace.events.prefix(failure.position)
    guard let last = before.last(where: { $0.kind.isControllerCallback && $0.controller != nil }),
      let controller = last.controller
    else { return "" }
    return "; the last callback was \(last.kind.name) of \(name(controller))"
  }
}
