// What an exploration has found, and what it may claim.

internal import Lifecycle
package import ModelChecking

/// The outcome of an exploration.
package struct ExplorationResult {
  package let settings: ExplorationSettings
  package let certificate: Certificate
  package let findings: [ExploredFinding]
  /// What it takes to go on, if the search was cut and that was asked for.
  package let checkpoint: ReplayCheckpoint?
  /// For the reader's eyes only: no result depends on it.
  package let seconds: Double

  /// The exit code that says how it went.
  package var exitCode: ExitCode {
    if certificate.cuts[.interrupt, default: 0] > 0 { return .interrupted }
    if !findings.isEmpty || certificate.cuts[.breach, default: 0] > 0 { return .found }
    return certificate.isComplete ? .nothingFound : .incomplete
  }
}

/// A fault that an exploration has found.
package struct ExploredFinding: Sendable {
  package var failure: Failure
  package var configuration: Configuration
  package var path: [Step]
  /// Whether no single step can be left out, by test.
  package var isOneMinimal = false
  package var certification: Certification?
  package var diagnosis = FaultDiagnosis()

  /// What may be claimed of the length.
  package var minimality: String {
    certification?.words(isOneMinimal: isOneMinimal)
      ?? (isOneMinimal ? "1-minimal: no single step can be left out" : "perhaps not minimal")
  }
}
