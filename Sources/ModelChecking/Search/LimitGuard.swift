// Watches the limits of a running search: cheap counters at every step, gauges now and then.

/// What watches the limits of one search.
package struct LimitGuard {
  private let limits: SearchLimits
  private let started: Int
  private var ticks = 0

  package init(_ limits: SearchLimits) {
    self.limits = limits
    started = limits.milliseconds?() ?? 0
  }

  /// Returns why the search must stop now, reading the gauges at every `interval`th call.
  package mutating func reasonToStop(
    interval: Int,
    ownBytes: @autoclosure () -> Int,
    progress: @autoclosure () -> SearchProgress
  ) -> Cut? {
    ticks += 1
    guard ticks >= interval else { return nil }
    ticks = 0
    return readGauges(ownBytes: ownBytes(), progress: progress())
  }

  private func readGauges(ownBytes: Int, progress: SearchProgress) -> Cut? {
    limits.progress?(progress)
    if limits.isInterrupted?() == true { return .interrupt }
    if let now = limits.milliseconds?(), now - started >= limits.millisecondsMax { return .time }
    if limits.memoryBytesMax < .max,
      limits.memoryBytes?() ?? ownBytes >= limits.memoryBytesMax
    {
      return .memory
    }
    return nil
  }
}
