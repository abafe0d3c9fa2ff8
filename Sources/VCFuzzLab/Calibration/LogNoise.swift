// What logs do to traces: lines are lost or repeated, and other controllers' lines come between.

internal import ModelChecking
internal import VCLifecycle

/// Damage to a trace, drawn from a seed.
struct LogNoise {
  /// How many of a hundred lines each kind of damage concerns.
  let percent: Int
  private var random: RandomSource

  init(percent: Int, seed: UInt64) {
    self.percent = percent
    random = RandomSource(seed: seed)
  }

  /// Returns the trace with lost layout, repeated lines, a controller with lost callbacks, and
  /// events of a controller that is none of the trace's.
  mutating func applied(to trace: Trace) -> Trace {
    guard percent > 0 else { return trace }
    var damaged = trace
    let stranger = damaged.addController("Stranger")
    let count = trace.names.count
    let victim = ControllerID(random.below(max(count, 1)))
    damaged.events = []
    for event in trace.events {
      let isLayout = event.kind == .viewWillLayoutSubviews || event.kind == .viewDidLayoutSubviews
      if isLayout || event.controller == victim, random.chance(percent, in: 100) { continue }
      // Any line may be lost, a control event, too.
      if random.chance(percent, in: 2_000) { continue }
      damaged.events.append(event)
      if random.chance(percent, in: 100) { damaged.events.append(event) }
      if random.chance(percent, in: 100) {
        damaged.events.append(Event(.viewWillAppear, stranger, animated: false))
      }
    }
    return damaged
  }
}
