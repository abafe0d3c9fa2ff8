// Whether a recording from UIKit shows the failure of a case: the same invariant, broken in the
// same way by a controller of the same role. Where it doesn't, a recording of the model's own run
// tells whether a recording can show it at all.

internal import HeadlessUIKit
internal import LifecycleRecording
internal import VCFuzzReports

/// The answer that a recording gives to a case.
package struct Confirmation {
  /// The answer in a sentence, such as `On UIKit, iOS 26: confirmed`.
  let words: String
  /// The beginning, by which an older answer of the same version is found.
  let head: String
  let exitCode: ExitCode

  /// An answer in words, with the exit code of the command.
  private typealias Answer = (words: String, code: ExitCode)

  /// How a recording is checked: the hooks record these of every controller.
  static var settings: CheckSettings {
    var settings = CheckSettings()
    settings.isAtRestAtEnd = true
    settings.prints = [
      .willsAndDids, CallbackSet(.beginAppearance), CallbackSet(.endAppearance),
    ]
    return settings
  }

  /// Returns nil if the recording is of something else; `model` is what the hooks would record of
  /// the model.
  init?(of kept: Case, in recording: CheckedTrace, model: () throws -> CheckedTrace) rethrows {
    let stem = ConfirmationTest.stem(of: kept)
    func place(_ mark: String) -> Int? {
      recording.trace.events.firstIndex {
        $0.kind == .marker && recording.trace.text(of: $0) == "confirm \(stem) \(mark)"
      }
    }
    let version =
      recording.isVersionKnown ? recording.profile.os.words : "an iOS version that it does not name"
    let answer: Answer
    if let start = place("begins") {
      answer =
        place("ends") == nil
        ? ("cannot be driven; the steps did not come to their end", .incomplete)
        : try Self.answer(to: kept, recording, after: start, model)
    } else if place("needs a hand") != nil {
      answer = ("cannot be driven; a step needs a hand", .incomplete)
    } else if place("needs a step that code cannot take") != nil {
      answer = ("cannot be driven; code cannot take one of the steps", .incomplete)
    } else {
      return nil
    }
    head = "On UIKit, \(version):"
    words = "\(head) \(answer.words)."
    exitCode = answer.code
  }

  private static func answer(
    to kept: Case,
    _ recording: CheckedTrace,
    after start: Int,
    _ model: () throws -> CheckedTrace
  ) rethrows -> Answer {
    let cast = Cast(kept.configuration)
    let own = Breach(kept.verdict)
    let seen = breaches(in: recording, after: start, cast)
    if seen.contains(where: { $0.breach == own }) {
      return ("confirmed", .nothingFound)
    }
    // A breach may show as another one in what the hooks record.
    let known = breaches(in: try model(), after: -1, cast).map(\.breach)
    let expected = known.contains(own) ? [own] : known.filter { $0.role == own.role }
    guard let first = expected.first else {
      let reason = "what the hooks record does not show it: it was tried on the model"
      return ("cannot be checked; " + reason, .incomplete)
    }
    if expected.allSatisfy({ breach in seen.contains { $0.breach == breach } }) {
      return ("confirmed; the hooks show it as \(first.words)", .nothingFound)
    }
    let other = seen.first.map { "it shows \($0.breach.words) instead: \($0.place)" }
    return ("not reproduced; " + (other ?? "the recording breaks no rule"), .found)
  }

  /// What is wrong, and with a controller of which role.
  private struct Breach: Equatable {
    let invariant: String
    let role: String?
    let expected: String
    let found: String

    init(_ verdict: Case.Verdict) {
      invariant = verdict.identity.invariant
      role = verdict.identity.roles.first
      expected = verdict.expected
      found = verdict.found
    }

    init(_ finding: CheckedTrace.Finding, role: String) {
      invariant = finding.invariant.id
      self.role = role
      expected = finding.expected
      found = finding.found
    }

    var words: String {
      let roles = role.map { [$0] } ?? []
      return Failure.Identity(invariant: invariant, roles: roles, transition: nil).description
    }
  }

  private static func breaches(
    in recording: CheckedTrace,
    after start: Int,
    _ cast: Cast
  ) -> [(breach: Breach, place: String)] {
    recording.findings.filter { $0.position > start && $0.grade > .advice }.map { finding in
      let breach = Breach(finding, role: role(of: finding, cast, recording.trace))
      return (breach, finding.place.words + ", " + finding.sentence)
    }
  }

  /// What a controller is to the tree, as `Run` has it: the test gives those of the tree its names.
  private static func role(
    of finding: CheckedTrace.Finding,
    _ cast: Cast,
    _ trace: Trace
  ) -> String {
    guard let controller = finding.controller else { return "" }
    let slot = cast.slot(named: trace.name(of: controller))
    if let slot, cast[slot].role != .screen { return cast[slot].role.name }
    let hasRoot = cast.members.contains { $0.role == .root }
    if slot == nil { return hasRoot ? "in root" : "other" }
    var parents: [ControllerID: ControllerID] = [:]
    for link in trace.header.initialParents { parents[link.controller] = link.value }
    for event in trace.events.prefix(finding.position + 1) where event.kind.isMove {
      if let child = event.controller { parents[child] = event.other }
    }
    var ancestor = parents[controller]
    var isPassed: Set<ControllerID> = []
    while let current = ancestor, isPassed.insert(current).inserted {
      if cast.slot(named: trace.name(of: current)).map({ cast[$0].role }) == .root {
        return "in root"
      }
      ancestor = parents[current]
    }
    return "screen"
  }
}

// MARK: - The model's own recording

extension Confirmation {
  /// What the hooks would record if the steps of a case were taken on HeadlessUIKit.
  @MainActor
  package static func recordingOfModel(
    _ kept: Case,
    _ scenario: Scenario
  ) throws(CaseError) -> String {
    let known = try CaseRun(kept, scenario: scenario)
    let run = Run(scenario, kept.configuration)
    for step in known.path { run.take(step) }
    run.stage.settle()
    let whole = run.stage.trace
    var trace = Trace()
    trace.header.os = kept.configuration.profile.os
    for name in whole.names { _ = trace.addController(name) }
    let kinds = ControllerHooks.methods.map(\.kind)
    for event in whole.events where kinds.contains(event.kind) {
      // The runtime notes no base of the layout callbacks, whose own implementations are empty.
      let isLayout = event.kind == .viewWillLayoutSubviews || event.kind == .viewDidLayoutSubviews
      guard event.frame == .whole || event.frame == (isLayout ? .enter : .base) else { continue }
      var recorded = Event(event.kind, event.controller, animated: event.animated)
      recorded.other = event.kind.isMove ? event.other : nil
      recorded.flag = event.flag
      for frame in [Event.Frame.enter, .base, .exit] {
        recorded.frame = frame
        trace.events.append(recorded)
      }
    }
    return JSONTraceWriter.lines(trace)
  }
}
