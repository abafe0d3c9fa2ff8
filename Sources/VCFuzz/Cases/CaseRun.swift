// A run with the events of every step, so that it can be saved, shown and compared.

internal import HeadlessUIKit
package import Lifecycle

/// A run along a path that is known beforehand.
@MainActor
package struct CaseRun {
  /// What broke, if anything did.
  package let failure: Failure?
  /// The steps that could be taken.
  package let path: [Step]
  package let trace: Trace
  /// The steps that could be taken, in words.
  package let taken: [String]
  /// The steps that were not enabled when their turn came, with their places from 1.
  package let refused: [(place: Int, step: String)]
  /// The label of each column of the diagram, and the position of its first event.
  package let columns: [(label: String, start: Int)]

  /// The label of what happens after the last step.
  package nonisolated static let restLabel = "until rest"

  /// Runs the steps of a case; throws if one of them cannot be read.
  package init(_ kept: Case, scenario: Scenario) throws(CaseError) {
    let run = Run(scenario.reporting(kept.grading), kept.configuration)
    let words = run.vocabulary
    var path: [Step] = []
    for (place, text) in kept.steps.enumerated() {
      do throws(CaseError) {
        path.append(try Step(text: text, words))
      } catch {
        throw CaseError("step \(place + 1) \(text.quotedForTerminal): \(error)")
      }
    }
    self.init(run, path)
  }

  /// Runs a path.
  package init(_ scenario: Scenario, _ configuration: Configuration, _ path: [Step]) {
    self.init(Run(scenario, configuration), path)
  }

  private init(_ run: Run, _ path: [Step]) {
    let words = run.vocabulary
    var columns = [(label: "start", start: 0)]
    var taken: [String] = []
    var refused: [(place: Int, step: String)] = []
    for (place, step) in path.enumerated() where run.failure == nil {
      let start = run.stage.eventCount
      let text = step.text(words)
      if run.take(step) {
        columns.append((text, start))
        taken.append(text)
      } else {
        refused.append((place + 1, text))
      }
    }
    if run.failure == nil {
      columns.append((Self.restLabel, run.stage.eventCount))
      run.finish()
    }
    failure = run.failure
    self.path = run.path
    trace = run.stage.trace
    self.taken = taken
    self.refused = refused
    self.columns = columns
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

  /// The diagram of what happened, with the event at fault marked.
  package var diagram: CaseDiagram { CaseDiagram(self) }
}

extension Case {
  /// Keeps a run that breaks something; nil if it does not.
  @MainActor
  package init?(_ scenario: Scenario, _ configuration: Configuration, _ path: [Step]) {
    let run = CaseRun(scenario, configuration, path)
    guard let verdict = run.verdict else { return nil }
    self.init(
      scenario: scenario.name,
      configuration: configuration,
      steps: run.taken,
      verdict: verdict,
      trace: run.diagram.lines
    )
  }

  /// Keeps a finding.
  @MainActor
  package init?(_ finding: Finding, of scenario: Scenario) {
    let grading = finding.grading
    self.init(scenario.reporting(grading), finding.configuration, finding.path)
    self.grading = grading
  }
}
