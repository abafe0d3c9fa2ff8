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
  package var setting: Setting
  package var path: [Step]
  /// Whether no single step can be left out, by test.
  package var isOneMinimal = false
  package var certification: Certification?
  package var pointOfNoReturn: Point?
  package var neighbour: Neighbour?

  package init(failure: Failure, setting: Setting, path: [Step]) {
    self.failure = failure
    self.setting = setting
    self.path = path
  }

  /// The step after which every continuation fails.
  package struct Point: Hashable, Sendable {
    /// From 1; 0 if the start is lost already.
    package let step: Int
    /// The length up to which continuations were followed.
    package let depthMax: Int

    /// The point in words.
    package var words: String {
      step == 0
        ? "no path of at most \(depthMax) steps ends well from this start"
        : "after step \(step) no continuation ends well, up to \(depthMax) steps"
    }
  }

  /// The nearest path that breaks nothing.
  package struct Neighbour: Hashable, Sendable {
    /// The step that differs, from 1.
    package let step: Int
    package let failing: String
    /// What is done instead; nil if it is left out.
    package let passing: String?

    /// The neighbour in words.
    package var words: String {
      let start = "nothing breaks if step \(step), '\(failing)', "
      return start + (passing.map { "is '\($0)' instead" } ?? "is left out")
    }
  }

  /// What may be claimed of the length.
  package var minimality: String {
    certification?.words(isOneMinimal: isOneMinimal)
      ?? (isOneMinimal ? "1-minimal: no single step can be left out" : "perhaps not minimal")
  }
}
