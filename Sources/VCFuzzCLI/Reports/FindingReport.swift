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
  /// The words that a person would search for: `viewWillAppear called twice`.
  package let headline: String
  /// One paragraph in plain words.
  package let verdict: String
  /// What is wrong, in one sentence.
  package let sentence: String
  /// The transition in which it happened, in a sentence; nil if none is known.
  package let surrounding: String?
  /// The start of the run, in a sentence.
  package let start: String
  /// The diagram of what happens, the event at fault marked.
  package let diagram: [String]
  /// The broken demand as the catalogue has it; nil for an invariant of the scenario's own.
  package let invariant: CatalogueInvariant?
  /// Whether the steps still break the same.
  package let isCurrent: Bool
  /// The scenario as Swift source that breaks the same; nil where there is none.
  package let source: String?
  /// The case as a file for a test target.
  package let test: String
  /// The run that the report describes.
  package let run: CaseRun
  /// The run's events, with different names for controllers of one name.
  package let trace: Trace
  /// The transitions in the run's events.
  package let explanation: Explanation
  /// What took runs of its own to find out.
  package var diagnosis = FaultDiagnosis()

  /// Runs the case and gathers what is to be said; throws if it does not fit its scenario.
  package init(_ kept: Case, scenario: Scenario, source: String? = nil) throws(CaseError) {
    let replay = try CaseReplay(kept, scenario: scenario)
    self.kept = kept
    self.source = source
    scenarioSummary = scenario.summary.withoutStop
    isCurrent = replay.outcome == .same
    diagram = isCurrent || kept.trace.isEmpty ? replay.trace : kept.trace
    run = replay.run
    trace = replay.run.trace.namedApart
    explanation = Explanation(of: trace, under: kept.configuration.profile)
    invariant = CatalogueInvariant.named(kept.verdict.identity.invariant)
    let words = FaultWords(
      kept: kept,
      run: replay.run,
      explanation: explanation,
      isCurrent: isCurrent
    )
    headline = words.headline
    verdict = words.verdict
    sentence = words.sentence
    surrounding = words.surrounding
    test =
      XCTestReproduction(kept, headline: headline, module: scenario.module).source
    start = kept.configuration.start
  }

  package var identity: Failure.Identity { kept.verdict.identity }
  package var expected: String { kept.verdict.expected }
  package var found: String { kept.verdict.found }
  package var rules: [Rule] { invariant?.rules.compactMap { Rulebook.rule($0) } ?? [] }
  package var advice: Advice? { Advice.on(identity.invariant) }

  /// The fault of the run; nil if its steps no longer break this.
  package var failure: Failure? { isCurrent ? run.failure : nil }

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
      let isEvent = trace.events.indices.contains(failure.position)
      return SequenceChart.Fault(
        position: isEvent ? failure.position : trace.events.count,
        controller: isEvent
          ? trace.events[failure.position].controller : failure.violation?.controllers.first,
        expected: expected,
        found: found
      )
    }
    return SequenceChart(
      trace,
      moments: run.columns.map { ($0.label, $0.start) },
      spans: explanation.chartSpans(in: trace),
      faults: fault.map { [$0] } ?? []
    )
  }
}

/// The sentences about one failure.
@MainActor
private struct FaultWords {
  let kept: Case
  let run: CaseRun
  let explanation: Explanation
  /// Whether the steps still fail the same way.
  let isCurrent: Bool

  private var identity: Failure.Identity { kept.verdict.identity }
  private var invariant: CatalogueInvariant? { CatalogueInvariant.named(identity.invariant) }
  private var failure: Failure? { isCurrent ? run.failure : nil }
  private var event: Event? {
    failure.flatMap { failure in
      run.trace.events.indices.contains(failure.position)
        ? run.trace.events[failure.position] : nil
    }
  }

  var headline: String {
    exception ?? failure?.violation?.headline(at: event) ?? invariant?.title
      ?? "'\(identity.invariant)' does not hold"
  }

  /// An exception by the name that the crash log has.
  private var exception: String? {
    guard let event, event.kind == .exception, let name = run.trace.text(of: event) else {
      return nil
    }
    return "UIKit throws \(name)"
  }

  var sentence: String {
    place + ": expected was \(kept.verdict.expected.withoutStop), found was "
      + kept.verdict.found.withoutStop + "."
  }

  var verdict: String {
    var sentences = [place + "."]
    sentences.append(
      "Expected was: \(kept.verdict.expected.withoutStop). Found was: "
        + kept.verdict.found.withoutStop + "."
    )
    if let invariant {
      sentences.append("That breaks \(invariant.id), by which \(Self.clause(invariant)).")
    } else {
      sentences.append("The scenario promises this itself: it is none of UIKit's rules.")
    }
    if let surrounding { sentences.append(surrounding) }
    if !isCurrent {
      sentences.append("The steps no longer break this: what follows is what the case kept.")
    }
    return sentences.joined(separator: " ")
  }

  /// The number of steps, the controller, and the callback.
  private var place: String {
    let steps =
      switch kept.steps.count {
      case 0: "without any step, as soon as the window is shown"
      case 1: "after one step"
      case let count: "after \(count) steps"
      }
    return "In '\(kept.scenario)', \(steps), \(controller)"
  }

  /// The controller and the callback.
  private var controller: String {
    guard let event, let controller = event.controller else {
      return kept.verdict.event.isEmpty || kept.verdict.event == "at the end"
        ? "something is wrong once all has come to rest"
        : "something is wrong at \(kept.verdict.event)"
    }
    let role = identity.roles.first.flatMap { Self.roleWords[$0] }
    let name = run.trace.name(of: controller)
    let flag = event.animated.map { $0 ? ", animated," : "" } ?? ""
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
    return "something is wrong as \(name)\(role.map { " (\($0))" } ?? "") "
      + (deed + flag).trimmingComma
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

  /// The transition in which it happened, if it is known.
  var surrounding: String? {
    guard let failure else { return nil }
    let span = explanation.spans.last {
      $0.first <= failure.position && failure.position <= $0.last
    }
    guard let words = span?.readings.first?.words(in: run.trace) else { return nil }
    return "It happened within \(words)."
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

extension String {
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
