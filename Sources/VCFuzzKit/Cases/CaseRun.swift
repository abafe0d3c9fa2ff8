// A run with the events of every step, so that it can be saved, shown and compared.

internal import HeadlessUIKit
internal import LifecycleChecks

/// A run along a path that is known beforehand.
@MainActor
package final class CaseRun {
  package let configuration: Configuration
  /// The failure that the run was made for, or else its earliest one.
  package let failure: Failure?
  /// The failures that come after it, and those that come before it.
  package let consequences: [Failure]
  package let earlier: [Failure]
  /// The steps that could be taken.
  package let path: [Step]
  package let trace: Trace
  /// The steps that could be taken, in words.
  package let taken: [String]
  /// The steps that were not enabled when their turn came, with their places from 1.
  package let refused: [(place: Int, step: String)]
  /// The steps whose call or gesture the scenario does not have, in words.
  package private(set) var missing: [String] = []
  /// Whether the steps misuse UIKit on purpose.
  package let misusesUIKit: Bool
  /// The steps that were asked for; nil for one whose operation the scenario does not have.
  package private(set) var asked: [Step?]
  /// The scenario's calls and gestures that were taken, without their arguments.
  let operations: Set<String>
  /// The label of each column of the diagram, and the position of its first event.
  package let columns: [(label: String, start: Int)]

  /// Runs the steps of a case, without those whose operation is gone; throws if another cannot be
  /// read.
  package convenience init(_ kept: Case, scenario: Scenario) throws(CaseError) {
    let scenario = scenario.reporting(kept.grading)
    let words = Run(scenario, kept.configuration).vocabulary
    var path: [Step] = []
    var asked: [Step?] = []
    var missing: [String] = []
    for (place, text) in kept.steps.enumerated() {
      do throws(CaseError) {
        path.append(try Step(text: text, words))
        asked.append(path.last)
      } catch {
        let problem = "step \(place + 1) \(text.quotedForTerminal): \(error)"
        guard error.isMissingOperation else { throw CaseError(problem) }
        missing.append(problem)
        asked.append(nil)
      }
    }
    let verdict = kept.verdict
    self.init(scenario, kept.configuration, path, showing: verdict.identity, found: verdict.found)
    self.missing = missing
    self.asked = asked
  }

  /// Runs a path without the steps that can't be taken or come after the failure, as a case has it;
  /// nil if nothing fails.
  static func settled(
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step],
    showing identity: Failure.Identity? = nil,
    found: String? = nil
  ) -> CaseRun? {
    let run = CaseRun(scenario, configuration, path, showing: identity, found: found)
    if run.failure == nil { return nil }
    if run.path == path { return run }
    return CaseRun(scenario, configuration, run.path, showing: identity, found: found)
  }

  /// Runs a path, up to the step that shows a failure, or the earliest one if none is named.
  ///
  /// What comes after that step is run as well, but not shown. `found` is what is known of the
  /// failure: if it ended the process, this one does not go there and can't tell with which error.
  package init(
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step],
    showing identity: Failure.Identity? = nil,
    found: String? = nil
  ) {
    let whole = Run.finished(scenario, configuration, path).failures
    let place = whole.firstIndex { $0.identity == identity } ?? 0
    let sought = whole.indices.contains(place) ? whole[place].identity : nil
    earlier = Array(whole.prefix(place))
    consequences = Array(whole.dropFirst(place + 1))
    let run = Run(scenario, configuration)
    func isShown() -> Bool { run.failures.contains { $0.identity == sought } || run.isOver }
    let words = run.vocabulary
    var columns = [(label: "start", start: 0)]
    var taken: [String] = []
    var refused: [(place: Int, step: String)] = []
    for (place, step) in path.enumerated() where !isShown() {
      let start = run.stage.eventCount
      let text = step.text(words)
      if run.take(step) {
        columns.append((text, start))
        taken.append(text)
      } else {
        refused.append((place + 1, text))
      }
    }
    if !isShown() {
      columns.append((Trace.restLabel, run.stage.eventCount))
      run.finish()
    }
    var failure = Self.placed(
      run.failures.first { $0.identity == sought },
      in: run.stage.trace,
      columns
    )
    if let found, let end = failure, end.isDeath, found.hasPrefix(end.found) {
      failure?.found = found
    }
    self.failure = failure
    misusesUIKit = path.contains(where: \.isMisuse)
    self.configuration = configuration
    asked = path
    operations = Set(run.path.compactMap(words.operationName))
    self.path = run.path
    trace = run.stage.trace
    self.taken = taken
    self.refused = refused
    self.columns = columns
  }

  /// Returns a failure that an idle state shows at the end of the trace, not at what was seen last,
  /// and so the end of a process in a step in which nothing was seen.
  private static func placed(
    _ failure: Failure?,
    in trace: Trace,
    _ columns: [(label: String, start: Int)]
  ) -> Failure? {
    if var failure, failure.isDeath, columns.last.map({ $0.start > failure.position }) == true {
      failure.position = trace.events.count
      return failure
    }
    guard var failure, trace.events.indices.contains(failure.position),
      trace.events[failure.position].kind == .sightChanged,
      // Its subject is what can be seen.
      !failure.identity.isAbout(.sight)
    else { return failure }
    failure.position = trace.events.count
    return failure
  }

  /// Whether the case has user actions and none of them can be taken.
  var takesNoUserStep: Bool {
    asked.contains { $0?.isUserVisible == true } && !path.contains(where: \.isUserVisible)
  }

  /// What the run shows, as a case keeps it; nil if nothing broke.
  package var verdict: Case.Verdict? {
    guard let failure else { return nil }
    return Case.Verdict(
      failure.identity,
      event: eventText(at: failure.position),
      expected: failure.expected,
      found: failure.found
    )
  }

  private func eventText(at position: Int) -> String {
    guard trace.events.indices.contains(position) else { return "at the end" }
    let event = trace.events[position]
    let text = trace.shortText(of: event, full: true) ?? event.kind.name
    return event.controller.map { trace.name(of: $0) + "." + text } ?? text
  }

  /// The diagram of what happened, with the failing event marked.
  package private(set) lazy var diagram = CaseDiagram(self)
}

extension Vocabulary {
  /// The name of the call or gesture that a step makes, without an argument.
  fileprivate func operationName(of step: Step) -> String? {
    switch step.operation {
    case .call(let number):
      let name = calls[number]
      return name.lastIndex(of: " ").map { String(name[..<$0]) } ?? name
    case .gesture(let number): return " " + gestures[number]
    case nil: return nil
    }
  }
}

extension Case {
  /// Saves a run that shows a failure; nil if it does not.
  @MainActor
  package init?(_ run: CaseRun, scenario: String) {
    guard let verdict = run.verdict else { return nil }
    self.init(
      scenario: scenario,
      configuration: run.configuration,
      steps: run.taken,
      verdict: verdict,
      trace: run.diagram.lines
    )
  }

  /// Saves the run of a path, with its earliest failure if none is named; nil if there is none.
  @MainActor
  package init?(
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step],
    showing identity: Failure.Identity? = nil
  ) {
    let run = CaseRun(scenario, configuration, path, showing: identity)
    self.init(run, scenario: scenario.name)
  }
}
