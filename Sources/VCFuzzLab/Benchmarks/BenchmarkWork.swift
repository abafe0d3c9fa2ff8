// A piece of fixed work: what it counts is the same on every machine.

/// Fixed work that is counted and may be timed.
@MainActor
package struct BenchmarkWork {
  /// A number of things that the work counted.
  package typealias Count = (name: String, number: Int)

  package let name: String
  /// The counts that are reported per second; none where only the counts matter.
  let rated: [String]
  /// Does all of the work once.
  let run: @MainActor () -> [Count]

  init(_ name: String, rated: [String], run: @escaping @MainActor () -> [Count]) {
    self.name = name
    self.rated = rated
    self.run = run
  }
}
