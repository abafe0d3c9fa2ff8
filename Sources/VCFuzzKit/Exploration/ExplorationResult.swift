// The result of an exploration: its findings and its certificate.

package import ModelChecking
package import VCFuzzSupport
internal import VCLifecycle

/// The outcome of an exploration.
package struct ExplorationResult {
  package let settings: ExplorationSettings
  package internal(set) var certificate: Certificate
  /// The number of parts whose counts were only added up; nil if they are those of one search.
  package internal(set) var partCount: Int?
  package private(set) var findings: [Finding]
  /// What was remembered of states; nil if none was to be.
  package internal(set) var memory: StateMemory?
  /// What it takes to continue, if the search was cut and a checkpoint was requested.
  package let checkpoint: ReplayCheckpoint?
  /// For the reader's eyes only: no result depends on it.
  package let seconds: Double

  /// Findings that count as found.
  package var foundCount: Int {
    findings.count {
      $0.grade >= settings.failOn && !(settings.countsNewOnly && $0.isKnown)
    }
  }

  /// Notes which findings the corpus had before.
  package mutating func markKnown(_ isKnown: (Finding) -> Bool) {
    for index in findings.indices { findings[index].isKnown = isKnown(findings[index]) }
  }

  /// The exit code that says how it went.
  package var exitCode: ExitCode {
    if certificate.cuts[.interrupt, default: 0] > 0 { return .interrupted }
    if foundCount > 0 { return .found }
    // What broke and could not be repeated has no grade.
    if findings.isEmpty, certificate.cuts[.breach, default: 0] > 0 { return .found }
    return certificate.isComplete ? .nothingFound : .incomplete
  }
}
