// Coverage as a guide: the step that one run tries to show.

internal import ModelChecking

/// A step on a controller in a certain phase.
///
/// A goal is drawn uniformly from all labels, so that rare ones are sought as often as any. It
/// depends on the seed and the number of the run alone, never on what other runs have covered, so
/// that each run can be generated again on its own.
struct Goal {
  let label: StepLabel

  private static let labels = ReachableLabels.all.singles.sorted()

  init?(drawnFrom random: inout RandomSource) {
    guard let bits = random.element(of: Self.labels) else { return nil }
    label = StepLabel(bits: bits)
  }

  /// Whether the configuration has the controller of the step, on screen if it must be.
  func suits(_ configuration: Configuration) -> Bool {
    guard let role = label.role else { return true }
    if configuration.window.has(role) { return true }
    return !label.isOnScreen && configuration.spares.contains { $0.has(role) }
  }
}
