// The first sentence of a finding: which controller received which callback when a run failed.

internal import Lifecycle
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

  /// The controller and its callback: `section 1 received endAppearanceTransition`.
  package var sentence: String {
    guard let violation = failure.violation else {
      return "after \(occasion), the invariant '\(failure.identity.invariant)' did not hold"
    }
    // What can be seen of views is looked at when the app is idle.
    guard let event, let controller = event.controller, event.kind != .sightChanged else {
      guard let subject = violation.controllers.first else { return "after everything settled" }
      return "\(name(subject)) was wrong after everything settled\(lastCallback)"
    }
    let deed = deed(of: event, on: name(controller))
    guard let subject = violation.controllers.first, subject != controller else { return deed }
    return "\(name(subject)) was wrong when \(deed)"
  }

  /// The sentence with what was expected and what came instead.
  package var whole: String {
    "\(sentence). Expected: \(failure.expected.withoutStop). "
      + "Received: \(failure.found.withoutStop)."
  }

  private var event: Event? {
    run.trace.events.indices.contains(failure.position) ? run.trace.events[failure.position] : nil
  }

  private func name(_ controller: ControllerID) -> String {
    run.trace.name(of: controller)
  }

  /// The last step before the failure.
  private var occasion: String {
    let column = run.columns.last { $0.start <= failure.position }
    return column.map { $0.label == "start" ? "the start" : "'\($0.label)'" } ?? "the start"
  }

  private func deed(of event: Event, on name: String) -> String {
    let animated = event.animated == true ? ", animated" : ""
    switch event.kind {
    case .logUnbalanced, .logMisuse, .logNested, .logAttempt:
      return "UIKit logged a warning about \(name)"
    case .destroyed: return "\(name) was deallocated"
    case .exception: return "UIKit raised an exception for \(name)"
    case .beginAppearance: return "\(name) received beginAppearanceTransition"
    case .endAppearance: return "\(name) received endAppearanceTransition"
    case .parentChanged: return "the parent of \(name) changed"
    case .windowChanged: return "the view of \(name) entered or left a window"
    case .firstCall: return "\(name) evaluated its first-call block"
    case .gestureBegan, .gestureMoved, .gestureEnded: return "a gesture on \(name) continued"
    case let kind where kind.isControllerCallback: return "\(name) received \(kind.name)\(animated)"
    default: return "\(name) was the subject of \(event.kind.name)"
    }
  }

  /// The last callback of a controller before a violation was found in an idle app.
  private var lastCallback: String {
    let events = run.trace.events
    guard let position = failure.violation?.related.first, events.indices.contains(position) else {
      return ""
    }
    return "; its last callback was \(events[position].kind.name)"
  }
}

extension String {
  /// The text without the full stop at its end.
  package var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
