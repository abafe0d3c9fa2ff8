// A piece of fixed work: what it counts is the same on every machine.

/// Fixed work that is counted, and perhaps timed.
@MainActor
package struct BenchmarkWork {
  /// Something that the work counted.
  package typealias Count = (name: String, number: Int)

  package let name: String
  let clock: WorkClock
  /// The counts that are told per second; none where only the counts matter.
  let rated: [String]
  /// Does all of it once.
  let run: @MainActor () -> [Count]

  init(
    _ name: String,
    rated: [String],
    clock: WorkClock = .processor,
    run: @escaping @MainActor () -> [Count]
  ) {
    self.name = name
    self.rated = rated
    self.clock = clock
    self.run = run
  }
}
