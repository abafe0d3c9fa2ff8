// A trace with the results of its checks, from which every report is made.

extension OSVersion {
  /// The version as people write it: `iOS 17.2`.
  package var words: String {
    let numbers = description.drop { !$0.isNumber }
    return (isCatalyst ? "Mac Catalyst " : "iOS ") + numbers
  }
}

/// A trace with the results of its checks.
package struct CheckedTrace: Sendable {
  /// The file's name as it was given, or `-`.
  package let source: String
  package let format: TraceFormat
  package let profile: Profile
  /// Whether the trace or the caller names the version.
  package let isVersionKnown: Bool
  package let verdict: Verdict
  /// Whether the log does not tell its controllers apart, so that nothing was checked.
  package let isUnjudged: Bool
  /// The gravest first, and by line.
  package let findings: [Finding]
  package let omitted: Int
  package let skipped: [CheckResult.Skip]
  package let judgedCount: Int
  package let eventCount: Int
  package let controllerCount: Int
  /// The transitions in the trace, in sentences: the likeliest ones.
  package let story: [String]
  /// Behaviour in a permitted trace that looks wrong and is not, in sentences.
  package let surprises: [String]
  package let unrecognised: UnrecognisedLines
  package let notes: [String]
  /// The events in memory, and the line of each.
  package let trace: Trace
  package let lines: [Int]
  package let explanation: Explanation

  /// The profile that the trace is held to, in words.
  package var profileWords: String {
    standard + (isVersionKnown ? "" : " (default; set with --ios)")
  }

  /// What known transitions leave unexplained, in words.
  package var doubt: String? { explanation.doubt(in: trace) }

  /// The verdict as the first line of a report has it.
  package var verdictWords: String {
    if isUnjudged { return "not checked" }
    guard verdict == .permitted, let doubt else { return verdict.description }
    return "no violation, but " + doubt
  }

  /// The gravest grade among the findings.
  package var grade: Grade? { findings.map(\.grade).max() }

  /// The finding that the first line of a report speaks of: the first that another version permits.
  package var permittedElsewhere: Finding? { findings.first { $0.elsewhere != nil } }

  /// The version or profile that the trace was checked against, in words.
  package var standard: String {
    profile == Profile(os: profile.os) ? profile.os.words : profile.name
  }

  /// One finding, with all that you need to act on it.
  package struct Finding: Sendable {
    package let invariant: CatalogueInvariant
    package let grade: Grade
    /// What would permit it, if anything does.
    package let verdict: Verdict?
    /// What another version would permit, where none is named; it excuses nothing.
    package let elsewhere: Verdict?
    package let headline: String
    package let place: LogPlace
    /// The number of the events before the failing one.
    package let position: Int
    /// The controller concerned, if it is one.
    package let controller: ControllerID?
    package let expected: String
    package let found: String
    package let related: [LogPlace]
    package let alsoBreaks: [String]

    package let advice: Advice?
    package var rules: [Rule] { invariant.citedRules(advice) }
    /// The finding in one line without its place.
    package var sentence: String {
      "\(headline): \(place.event); expected \(expected), came \(found)"
    }
  }

  /// A line with what happened there, names not yet made harmless.
  package struct LogPlace: Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The event's number, counted from 1; nil at the end of the log.
    package let number: Int?
    /// Whether the events share one line, so that only their numbers tell them apart.
    package let isNumbered: Bool
    package let event: String

    /// `line 9`, or `event 3` where all events share one line.
    package var words: String {
      if isNumbered, let number { return "event \(number)" }
      return "line \(line)"
    }
  }
}

extension CheckResult.Skip {
  /// The invariant that was skipped, and what the trace lacks for it.
  package var words: String {
    "\(invariant.id) \(invariant.title): needs " + missing.words.joined(separator: ", ")
  }
}
