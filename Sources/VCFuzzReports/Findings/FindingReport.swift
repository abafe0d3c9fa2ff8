// A failure with all that you need to understand and believe it, made from its replay alone.

/// What a report says of a case, whatever form it takes.
@MainActor
package struct FindingReport {
  package var kept: Case
  /// The scenario as Swift source that breaks the same; nil where there is none.
  let source: String?
  /// The run's events, with different names for controllers of one name.
  package let trace: Trace
  /// What took runs of its own to find out.
  package var diagnosis = FaultDiagnosis()
  /// The controllers that stay on a page when the others are folded away; empty if none is known.
  package let involved: Set<ControllerID>
  private let replay: CaseReplay

  /// Gathers what is to be said of a replayed case.
  package init(_ replay: CaseReplay, source: String? = nil) {
    self.replay = replay
    self.source = source
    kept = replay.kept
    trace = replay.run.trace.namedApart
    involved = replay.outcome == .same ? Self.involved(replay.run.failure, in: trace) : []
  }

  /// The run that the report describes.
  package var run: CaseRun { replay.run }
  /// Whether the steps still break the same.
  package var isCurrent: Bool { replay.outcome == .same }
  /// How much the failure counts, and what it needs.
  package var grading: Grading { replay.grading }
  /// What the scenario is, in a sentence.
  var scenarioSummary: String { replay.scenario.summary.withoutStop }
  /// The diagram of what happens, the failing event marked.
  package var diagram: [String] {
    isCurrent || kept.trace.isEmpty ? replay.trace : kept.trace
  }
  /// Whether the case fails, passes or is stale, in a few words.
  var status: String { ReplayText.words(for: replay.outcome, of: replay.state) }
  package var identity: Failure.Identity { kept.verdict.identity }
  package var expected: String { kept.verdict.expected }
  package var found: String { kept.verdict.found }
  /// The broken demand as the catalogue has it; nil for an invariant of the scenario's own.
  package var invariant: CatalogueInvariant? { CatalogueInvariant.named(identity.invariant) }
  package var rules: [Rule] { invariant?.citedRules(advice) ?? [] }
  package var advice: Advice? {
    failure?.violation.flatMap(Advice.on(_:)) ?? Advice.on(identity.invariant)
  }
  /// The start of the run, in a sentence.
  package var start: String { kept.configuration.start }
  /// Where the failure was seen, and the notes on it.
  var notes: [String] { ([kept.origin] + kept.notes).filter { !$0.isEmpty } }

  /// The case as a file for a test target.
  package var test: String {
    XCTestReproduction(kept, headline: headline, scenario: replay.scenario, grade: grading.grade)
      .source
  }

  /// The failure of the run; nil if its steps no longer break this.
  package var failure: Failure? { isCurrent ? run.failure : nil }

  /// The failures of the run before this one, in words.
  package var earlier: [String] { isCurrent ? run.earlier.map(Self.words) : [] }
  /// The failures of the run after this one, in words.
  package var consequences: [String] { isCurrent ? run.consequences.map(Self.words) : [] }

  private static func words(_ failure: Failure) -> String {
    "\(failure.identity): expected \(failure.expected.withoutStop), found "
      + failure.found.withoutStop
  }

  /// How many of the steps a person decides, and how many are the passing of time.
  var stepCountWords: String {
    let time = kept.steps.indices.count(where: isTime)
    return switch (kept.steps.count - time, time) {
    case (0, 0): "No step is needed."
    case (1, 0): "The step is a user action or a call; no time passes."
    case (_, 0): "All steps are user actions or calls; no time passes between them."
    case (0, 1): "The step is the passing of time."
    case (0, _): "All steps are the passing of time."
    case (let visible, 1):
      "\(visible.counted("step")) by the user or the app; in the other one, time passes."
    case (let visible, let time):
      "\(visible.counted("step")) by the user or the app; in the other \(time), time passes."
    }
  }

  /// Whether a step is the passing of time rather than a user action.
  func isTime(_ place: Int) -> Bool {
    switch run.asked[place] {
    case .commit, .runQueued, .fireTimer, .endAnimation: true
    default: false
    }
  }

  /// The diagram of the run as lanes and rows.
  package var chart: SequenceChart { chart(only: nil) }

  /// Returns the diagram of some controllers.
  package func chart(only controllers: Set<ControllerID>?) -> SequenceChart {
    let fault = failure.map { failure in
      SequenceChart.Fault(
        position: failure.position,
        controller: failure.violation?.controllers.first,
        expected: expected,
        found: found
      )
    }
    return SequenceChart(
      trace,
      moments: run.columns.map { ($0.label, $0.start) },
      // A run records which callbacks came, not which transition each belongs to.
      spans: [],
      faults: [fault].compactMap { $0 },
      only: controllers
    )
  }

  /// The name of the controller that the failure is about; nil if it is about none.
  package var controller: String? {
    failure?.violation?.controllers.first.map { trace.name(of: $0) }
  }

  /// The step in which the failure is; nil if its steps no longer show it.
  package var failingStep: String? {
    guard let failure, let column = run.columns.lastIndex(where: { $0.start <= failure.position })
    else { return nil }
    let label = run.columns[column].label
    if label == Trace.restLabel {
      let last = column > 1 ? " after step \(column - 1): \(run.columns[column - 1].label)" : ""
      return "when everything settles" + last
    }
    return column == 0 ? "at the start" : "in step \(column): \(label)"
  }

  /// What the controller received when it failed; the notation of the case if its steps no longer
  /// show the failure.
  package var failingEvent: String {
    event.map { trace.sentence(on: $0) } ?? kept.verdict.event
  }

  /// The controllers that the failure is about, with their parents and presenters.
  private static func involved(_ failure: Failure?, in trace: Trace) -> Set<ControllerID> {
    guard let failure else { return [] }
    let tree = ControllerTree(trace, upTo: failure.position + 1)
    var waiting = failure.violation?.controllers ?? []
    if trace.events.indices.contains(failure.position) {
      let event = trace.events[failure.position]
      waiting += [event.controller, event.other].compactMap { $0 }
    }
    var found: Set<ControllerID> = []
    while let next = waiting.popLast() {
      let place = Int(next.index)
      guard found.insert(next).inserted, tree.nodes.indices.contains(place) else { continue }
      let above = [tree.nodes[place].parent, tree.nodes[place].presenter]
      waiting += above.compactMap { $0.map { ControllerID($0) } }
    }
    return found
  }
}

// MARK: Sentences

extension FindingReport {
  /// The failing event.
  private var event: Event? {
    let events = run.trace.events
    return failure.flatMap { events.indices.contains($0.position) ? events[$0.position] : nil }
  }

  /// The words that a person would search for: `viewWillAppear called twice`.
  package var headline: String {
    exception ?? failure?.violation?.headline(at: event) ?? invariant?.title
      ?? (identity.isDeath ? identity.invariant : "'\(identity.invariant)' does not hold")
  }

  /// An exception by the name that the crash log has.
  private var exception: String? {
    guard let event, event.kind == .exception else { return nil }
    return run.trace.text(of: event).map { "UIKit raises \($0)" }
  }

  /// The failure in one line: the controller, its callback, and what was expected.
  package var sentence: String {
    if isCurrent, let words = FailureWords(run) { return words.whole }
    let event = kept.verdict.event
    let place = event.isEmpty || event == "at the end" ? "after everything settled" : "at \(event)"
    return "The saved failure was \(place). Expected: \(expected.withoutStop). "
      + "Received: \(found.withoutStop)."
  }

  /// What stands in the place of a rule if the scenario states the invariant.
  static let ownInvariant = "The scenario defines this invariant; no rule of UIKit is involved."

  /// One paragraph in plain words.
  package var verdict: String {
    let demand =
      invariant.map { "This violates \($0.id): \($0.definition.withoutStop)." }
      ?? (identity.isDeath
        ? "Code under test must not end its process or block it."
        : "The scenario states this invariant itself; no rule of UIKit is involved.")
    let staleness =
      isCurrent
      ? nil : "The saved steps no longer reproduce this failure; the diagram is from the saved run."
    return [sentence, demand, staleness].compactMap { $0 }.joined(separator: " ")
  }
}
