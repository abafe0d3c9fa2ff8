// A fault with all that a person needs to understand and believe it, made from its case alone.

package import Lifecycle
package import LifecycleChecks
package import VCFuzz

/// What a report says of a case, whatever form it takes.
@MainActor
package struct FindingReport {
  package var kept: Case
  /// What the scenario is, in a sentence.
  package let scenarioSummary: String
  /// The diagram of what happens, the event at fault marked.
  package let diagram: [String]
  /// Whether the steps still break the same.
  package let isCurrent: Bool
  /// The scenario as Swift source that breaks the same; nil where there is none.
  package let source: String?
  /// How much the failure counts, and what it needs.
  package let grading: Grading
  /// The run that the report describes.
  package let run: CaseRun
  /// The run's events, with different names for controllers of one name.
  package let trace: Trace
  /// The transitions in the run's events.
  package let explanation: Explanation
  /// What took runs of its own to find out.
  package var diagnosis = FaultDiagnosis()
  /// The module that defines the scenario.
  private let module: String?

  /// Runs the case and gathers what is to be said; throws if it does not fit its scenario.
  package init(_ kept: Case, scenario: Scenario, source: String? = nil) throws(CaseError) {
    let replay = try CaseReplay(kept, scenario: scenario)
    self.kept = kept
    self.source = source
    module = scenario.module
    scenarioSummary = scenario.summary.withoutStop
    isCurrent = replay.outcome == .same
    diagram = isCurrent || kept.trace.isEmpty ? replay.trace : kept.trace
    grading = replay.grading
    run = replay.run
    trace = replay.run.trace.namedApart
    explanation = Explanation(of: trace, under: kept.configuration.profile)
  }

  package var identity: Failure.Identity { kept.verdict.identity }
  package var expected: String { kept.verdict.expected }
  package var found: String { kept.verdict.found }
  /// The broken demand as the catalogue has it; nil for an invariant of the scenario's own.
  package var invariant: CatalogueInvariant? { CatalogueInvariant.named(identity.invariant) }
  package var rules: [Rule] { invariant?.citedRules ?? [] }
  package var advice: Advice? { Advice.on(identity.invariant) }
  /// The start of the run, in a sentence.
  package var start: String { kept.configuration.start }
  /// Where the fault was seen, and what people noted on it.
  var notes: [String] { ([kept.origin] + kept.notes).filter { !$0.isEmpty } }

  /// The case as a file for a test target.
  package var test: String {
    XCTestReproduction(kept, headline: headline, module: module, grade: grading.grade).source
  }

  /// The fault of the run; nil if its steps no longer break this.
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
  package var stepCounts: (visible: Int, time: Int) {
    let time = kept.steps.count(where: Self.isTime)
    return (kept.steps.count - time, time)
  }

  /// The same in a sentence.
  package var stepCountWords: String {
    switch stepCounts {
    case (0, 0): "No step is needed."
    case (1, 0): "Somebody decides it; no time has to pass."
    case (_, 0): "Somebody decides each of them; no time has to pass."
    case (0, 1): "It is the passing of time."
    case (0, _): "All of them are the passing of time."
    case (let visible, 1): "Somebody decides \(visible) of them; the other is the passing of time."
    case (let visible, let time):
      "Somebody decides \(visible) of them; the other \(time) are the passing of time."
    }
  }

  /// Whether a step is the passing of time rather than a user action.
  package static func isTime(_ step: String) -> Bool {
    ["commit", "run queued block", "fire timer"].contains(step)
      || step.hasPrefix("end animation")
  }

  /// The diagram of the run as lanes and rows.
  package var chart: SequenceChart {
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
      spans: explanation.chartSpans(in: trace),
      faults: [fault].compactMap { $0 }
    )
  }
}

// MARK: Sentences

extension FindingReport {
  /// The event at fault.
  private var event: Event? {
    failure.flatMap { failure in
      run.trace.events.indices.contains(failure.position)
        ? run.trace.events[failure.position] : nil
    }
  }

  /// The words that a person would search for: `viewWillAppear called twice`.
  package var headline: String {
    exception ?? failure?.violation?.headline(at: event) ?? invariant?.title
      ?? (identity.isDeath ? identity.invariant : "'\(identity.invariant)' does not hold")
  }

  /// An exception by the name that the crash log has.
  private var exception: String? {
    guard let event, event.kind == .exception, let name = run.trace.text(of: event) else {
      return nil
    }
    return "UIKit throws \(name)"
  }

  /// What is wrong, in one sentence.
  package var sentence: String {
    "\(place): expected was \(expected.withoutStop), found was \(found.withoutStop)."
  }

  /// One paragraph in plain words.
  package var verdict: String {
    let demand =
      invariant.map { "That breaks \($0.id), by which \(Self.clause($0))." }
      ?? (identity.isDeath
        ? "Code under test must never end its process or keep it from going on."
        : "The scenario promises this itself: it is none of UIKit's rules.")
    let staleness =
      isCurrent ? nil : "The steps no longer break this: what follows is what the case kept."
    let sentences = [
      place + ".", "Expected was: \(expected.withoutStop). Found was: \(found.withoutStop).",
      demand, surrounding, staleness,
    ]
    return sentences.compactMap { $0 }.joined(separator: " ")
  }

  /// The number of steps, the controller, and the callback.
  private var place: String {
    let steps =
      switch kept.steps.count {
      case 0: "without any step, as soon as the window is shown"
      case 1: "after one step"
      case let count: "after \(count) steps"
      }
    return "In '\(kept.scenario)', \(steps), something is wrong \(occasion)"
  }

  /// The controller and the callback.
  private var occasion: String {
    if event == nil, let controller = failure?.violation?.controllers.first {
      return
        "with \(run.trace.name(of: controller))\(role)\(lastCallback) once everything has settled"
    }
    guard let event, let controller = event.controller else {
      return kept.verdict.event.isEmpty || kept.verdict.event == "at the end"
        ? "once all has come to rest" : "at \(kept.verdict.event)"
    }
    let deed =
      switch event.kind {
      case .beginAppearance: "is sent beginAppearanceTransition"
      case .endAppearance: "is sent endAppearanceTransition"
      case .logUnbalanced, .logMisuse, .logNested, .logAttempt: "makes UIKit print a warning"
      case .destroyed: "is deallocated"
      case .exception: "makes UIKit raise an exception"
      case let kind where kind.isControllerCallback: "hears \(kind.name)"
      default: "is named by \(event.kind.name)"
      }
    return "as \(run.trace.name(of: controller))\(role) \(deed)"
      + (event.animated == true ? ", animated" : "")
  }

  private var role: String {
    identity.roles.first.flatMap { Self.roleWords[$0] }.map { " (\($0))" } ?? ""
  }

  /// The last callback that a controller received before a violation was found at rest.
  private var lastCallback: String {
    let events = run.trace.events
    guard let position = failure?.violation?.related.first, events.indices.contains(position) else {
      return ""
    }
    return ", whose last callback was \(events[position].kind.name),"
  }

  private static let roleWords = [
    "root": "the container under test",
    "in root": "a controller inside the container under test",
    "screen": "a plain screen",
    "nav": "a navigation controller",
    "tabs": "a tab bar controller",
    "pages": "a page controller that scrolls",
    "curl": "a page controller that curls",
    "split": "a split controller",
    "host": "a plain container that forwards automatically",
    "manual": "a plain container that forwards by hand",
  ]

  private static func clause(_ invariant: CatalogueInvariant) -> String {
    let text = invariant.definition.withoutStop
    // A definition that begins with a plain word goes on within a sentence.
    let first = text.prefix { $0 != " " }
    let isPlain = first.dropFirst().allSatisfy { $0.isLowercase }
    return isPlain ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  /// The transition in which it happened, in a sentence; nil if none is known.
  package var surrounding: String? {
    guard let failure else { return nil }
    let span = explanation.spans.last {
      $0.first <= failure.position && failure.position <= $0.last
    }
    return span?.readings.first.map { "It happened here: \($0.words(in: run.trace))." }
  }
}

extension Explanation {
  /// The transitions as a diagram shows them.
  package func chartSpans(
    in trace: Trace
  ) -> [(positions: ClosedRange<Int>, words: String, isCancelled: Bool)] {
    spans.compactMap { span in
      guard let reading = span.readings.first, span.first <= span.last else { return nil }
      return (span.first...span.last, reading.words(in: trace), reading.outcome == .cancelled)
    }
  }
}
