// Coverage as a guide: the two steps that one run tries to show.

internal import ModelChecking

/// Two steps in a row that exploration knows to be reachable.
///
/// A goal is drawn uniformly from all such pairs, so that rare ones are sought as
/// often as any. It depends on the seed and the number of the run alone, never on what other
/// runs have covered, so that each run can be generated again on its own.
struct Goal {
  let first: StepLabel
  let second: StepLabel

  private static let pairs = ReachableLabels.table.pairs.sorted()

  init?(drawnFrom random: inout RandomSource) {
    guard let pair = random.element(of: Self.pairs) else { return nil }
    first = StepLabel(bits: UInt16(pair >> 16))
    second = StepLabel(bits: UInt16(pair & 0xFFFF))
  }

  /// Whether the configuration has the controllers of both steps, on screen if they must be.
  func suits(_ configuration: Configuration) -> Bool {
    [first, second].allSatisfy { label in
      guard let role = label.role else { return true }
      if configuration.window.has(role) { return true }
      return !label.isOnScreen && configuration.spares.contains { $0.has(role) }
    }
  }
}
