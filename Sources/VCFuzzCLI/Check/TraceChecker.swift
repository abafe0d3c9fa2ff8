// Reads and checks traces from outside, in one pass.
//
// A trace of moderate length stays in memory: its verdicts name what would permit it, and it is
// explained. A longer one is checked as it streams, in memory that depends on its controllers.

package import Lifecycle
internal import LifecycleChecks

/// A checker of traces from outside.
package struct TraceChecker: Sendable {
  private let settings: CheckSettings
  private let limits: Limits

  /// What is done for a trace of moderate length only.
  package struct Limits: Sendable {
    /// The events that stay in memory and are explained.
    package var keptMax = 20_000
    /// The events of a trace for which it is sought what would permit a finding.
    package var searchedMax = 20_000

    package init() {}
  }

  /// Why a trace can't be checked.
  package enum Failure: Error {
    case format(TraceFormatError)
    /// None of so many lines has a lifecycle event.
    case nothingRecognised(lines: Int)
    /// A controller that the caller speaks of does not occur.
    case unknownController(String)
  }

  package init(_ settings: CheckSettings, limits: Limits = Limits()) {
    self.settings = settings
    self.limits = limits
  }

  /// Reads and checks one trace.
  package func check(_ input: ByteSource, named source: String) throws(Failure) -> CheckedTrace {
    var pass: Pass
    do throws(TraceFormatError) {
      pass = try Pass(input, settings, limits)
      while try pass.step() {}
    } catch {
      throw .format(error)
    }
    let reader = pass.reader
    if pass.count == 0, reader.format == .console {
      throw .nothingRecognised(lines: reader.unrecognised.count)
    }
    if settings.requiresNames {
      for (index, name) in settings.names.enumerated() where !pass.isMentioned(index) {
        throw .unknownController(name)
      }
    }
    return pass.checked(source, settings)
  }
}

/// One way through a trace.
private struct Pass {
  var reader: TraceReader
  private let header: Trace.Header
  private let profile: Profile
  private var checks: CheckSuite
  private(set) var count = 0
  private var kept: [Event] = []
  private var lines: [Int] = []
  private let limits: TraceChecker.Limits
  /// Lines of the violations in the part that isn't in memory.
  private var lateLines: [Int: Int] = [:]
  private var reported = 0
  private var lastLine = 1
  private var mentioned: [Bool]

  init(
    _ input: ByteSource,
    _ settings: CheckSettings,
    _ limits: TraceChecker.Limits
  ) throws(TraceFormatError) {
    reader = try TraceReader(input, as: settings.format, naming: settings.names)
    var header = reader.trace.header
    settings.complete(&header)
    self.header = header
    var profile = settings.profile ?? Profile(os: header.os ?? .standard)
    if let os = header.os { profile.os = os }
    self.profile = profile
    self.limits = limits
    mentioned = settings.names.map { _ in false }
    var judged = header
    judged.os = profile.os
    checks = CheckSuite(profile: profile, header: judged)
  }

  func isMentioned(_ index: Int) -> Bool { mentioned[index] }

  /// Reads and checks the next event; false at the end.
  mutating func step() throws(TraceFormatError) -> Bool {
    guard let event = try reader.next() else { return false }
    lastLine = reader.line
    if kept.count < limits.keptMax {
      kept.append(event)
      lines.append(lastLine)
    }
    if let controller = event.controller.map({ Int($0.index) }), controller < mentioned.count {
      mentioned[controller] = true
    }
    checks.observe(event, at: count)
    if checks.violations.count > reported {
      for violation in checks.violations[reported...] where violation.position >= limits.keptMax {
        lateLines[violation.position] = lastLine
      }
      reported = checks.violations.count
    }
    count += 1
    return true
  }

  mutating func checked(_ source: String, _ settings: CheckSettings) -> CheckedTrace {
    var trace = reader.trace
    trace.header = header
    trace.events = kept
    var judgement = checks.finish(isComplete: header.isComplete)
    var notes = reader.notes
    var verdicts = judgement.violations.map { $0.severity == .suspect ? Verdict.suspect : .fault }
    var overall: Verdict =
      verdicts.isEmpty ? .permitted : verdicts.contains(.fault) ? .fault : .suspect
    if !judgement.violations.isEmpty {
      if count <= min(limits.searchedMax, limits.keptMax) {
        let report = Checker().check(trace, profile: settings.profile)
        judgement = report.judgement
        verdicts = report.verdicts
        overall = report.overall
        if report.isSearchCut {
          notes.append(
            "not every choice of variants was tried: a shorter log around the finding tells more"
          )
        }
      } else {
        notes.append(
          "more than \(limits.searchedMax) events: whether a variant or a version's defect permits "
            + "a finding is not sought; a shorter log around it would tell"
        )
      }
    }
    let isOfAnyVersion = verdicts.contains {
      switch $0 {
      case .knownQuirk: true
      case .deviation(let choices): choices.contains { $0.variant == "OS" }
      case .permitted, .suspect, .fault: false
      }
    }
    if header.os == nil, isOfAnyVersion {
      notes.append("no version is named, and one permits a finding: name yours with --ios")
    }
    let explanation = Explanation(of: trace, under: profile)
    if count > kept.count {
      notes.append(
        "all \(count) events were judged; the story is told of the first \(kept.count) only"
      )
    }
    return CheckedTrace(
      source: source,
      format: reader.format,
      profile: profile,
      isVersionKnown: header.os != nil,
      verdict: overall,
      findings: findings(judgement, verdicts, in: trace),
      omitted: judgement.omitted,
      skipped: judgement.skipped,
      judgedCount: CatalogueInvariant.all.count { $0.hasMonitor } - judgement.skipped.count,
      eventCount: count,
      controllerCount: trace.names.count,
      story: explanation.sentences(of: trace, lines: lines),
      unrecognised: reader.unrecognised,
      notes: notes,
      trace: trace,
      lines: lines,
      explanation: explanation
    )
  }

  /// The findings, the gravest first, and by line.
  private func findings(
    _ judgement: CheckResult,
    _ verdicts: [Verdict],
    in trace: Trace
  ) -> [CheckedTrace.Finding] {
    let places = PlaceTable(trace: trace, lines: lines, lateLines: lateLines, lastLine: lastLine)
    let violations = zip(judgement.violations, verdicts).map { places.finding($0, $1) }
    let findings = violations + judgement.advice.map { places.finding($0, nil) }
    return findings.enumerated()
      .sorted {
        ($1.element.grade, $0.element.place.line, $0.offset)
          < ($0.element.grade, $1.element.place.line, $1.offset)
      }
      .map(\.element)
  }
}

/// Turns positions into lines and words.
private struct PlaceTable {
  let trace: Trace
  let lines: [Int]
  let lateLines: [Int: Int]
  let lastLine: Int

  func finding(_ violation: Violation, _ verdict: Verdict?) -> CheckedTrace.Finding {
    let event =
      trace.events.indices.contains(violation.position) ? trace.events[violation.position] : nil
    return CheckedTrace.Finding(
      invariant: violation.invariant,
      grade: grade(violation, verdict),
      verdict: verdict,
      headline: violation.headline(at: event),
      place: place(violation.position, violation.controllers),
      position: violation.position,
      controller: violation.controllers.first,
      expected: violation.expected,
      found: violation.found,
      related: violation.related.filter { $0 < lines.count }.map { place($0, []) },
      alsoBreaks: violation.alsoBreaks
    )
  }

  private func grade(_ violation: Violation, _ verdict: Verdict?) -> CheckedTrace.Grade {
    switch verdict {
    case .permitted, .deviation: .deviation
    case .knownQuirk: .quirk
    case .suspect: .suspect
    case .fault: .fault
    case nil: .advice
    }
  }

  private func place(_ position: Int, _ controllers: [ControllerID]) -> CheckedTrace.LogPlace {
    guard trace.events.indices.contains(position) else {
      let names = controllers.map { trace.name(of: $0) }.joined(separator: ", ")
      let isEnd = lateLines[position] == nil
      return CheckedTrace.LogPlace(
        line: lateLines[position] ?? lastLine,
        event: names + (isEnd ? " at the end of the log" : "")
      )
    }
    return CheckedTrace.LogPlace(line: lines[position], event: words(for: trace.events[position]))
  }

  /// Returns a callback's name, or what happened where it is none.
  private static func words(for kind: Event.Kind) -> String {
    switch kind {
    case .transitionRequest: "request of a transition"
    case .transitionStart: "start of the transition"
    case .transitionRelease: "release of the gesture"
    case .transitionFinish: "end of the transition"
    case .transitionCancel: "cancelled end of the transition"
    case .logUnbalanced: "named by UIKit's line on unbalanced calls"
    case .logNested: "named by UIKit's line on a nested push or pop"
    case .logMisuse: "named by UIKit's line on a direct call"
    case .logAttempt: "named by UIKit's line on a refused operation"
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
