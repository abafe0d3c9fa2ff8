// The parts of an exploration that were searched apart, put together.

package import ModelChecking

extension Exploration {
  /// A part as its search has left it.
  package struct Part {
    package let checkpoint: ReplayCheckpoint
    package let collisionExponent: Int?
    package let isComplete: Bool

    package init(_ checkpoint: ReplayCheckpoint, collisionExponent: Int?, isComplete: Bool) {
      self.checkpoint = checkpoint
      self.collisionExponent = collisionExponent
      self.isComplete = isComplete
    }
  }

  /// Shrinks the findings of the parts, and certifies what all of them together have searched.
  package func merge(
    _ parts: [Part],
    of count: Int,
    missing: [String],
    gauges: Gauges = Gauges()
  ) throws(OptionConflict) -> ExplorationResult {
    guard case .search(let order) = settings.order else { throw .checkpointOfThisSearch }
    var common: ReplayCheckpoint?
    // States that were met before end a run, and each part has met others.
    if !settings.prunesByFingerprint {
      var shared = settings
      shared.part = SearchPart(0, of: count)
      common = try Exploration(shared).run().checkpoint
    }
    let whole = ReplayCheckpoint(
      parts.filter(\.isComplete).map(\.checkpoint),
      common: common,
      unfinished: parts.filter { !$0.isComplete }.map(\.checkpoint),
      order: order
    )
    var result = try run(gauges: gauges, from: whole)
    result.certificate.defects += missing.map { "part \($0) is missing or not complete" }
    if settings.prunesByFingerprint {
      result.partCount = count
      // The parts' probabilities add up.
      let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
      let least = parts.compactMap(\.collisionExponent).min() ?? 0
      result.certificate.collisionExponent = max(0, least - bits)
    }
    return result
  }
}
