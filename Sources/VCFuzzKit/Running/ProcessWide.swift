// The state of this process that no run and no campaign owns. Nothing else may be static and vary.

/// What is one for the whole process: its supervision, and storage that is used again.
@MainActor
package enum ProcessWide {
  /// What supervises the runs of this process; nil if no other process watches it.
  package static var host: (any RunHost)?

  /// Tries the runs that the body takes in another process first, where they may end this one and
  /// there can be another.
  static func careful<Result>(
    with failure: Failure,
    of scenario: Scenario,
    _ body: () -> Result
  ) -> Result {
    guard let host else { return body() }
    return host.careful(with: failure, of: scenario, body)
  }

  /// The checks of the run that went last: their storage is large, and soon wanted again.
  static var spareChecks: StageChecks?
}
