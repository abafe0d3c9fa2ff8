// A benchmark: several pieces of fixed work, done in turn again and again.

internal import VCFuzz

/// What one word of `vcfuzz bench` measures.
@MainActor
package struct Benchmark {
  package let name: String
  let works: [BenchmarkWork]
  /// What is measured once for each of many seeds.
  var hunts: [FaultHunt] = []

  init(_ name: String, _ works: [BenchmarkWork], hunts: [FaultHunt] = []) {
    self.name = name
    self.works = works
    self.hunts = hunts
  }

  /// Does all works once and times nothing.
  package func counted() -> BenchmarkReport {
    var report = BenchmarkReport(name)
    for work in works { report.add(work.run(), of: work) }
    for hunt in hunts { report.add(hunt.run()) }
    return report
  }

  /// Does all works so often, in turn, and tells how fast they were.
  ///
  /// One round before is not timed, unless the work is warm as it is: it fills caches.
  package func measured(repetitions: Int, isWarm: Bool = false) throws -> BenchmarkReport {
    var report = BenchmarkReport(name)
    var counts = isWarm ? [] : works.map { $0.run() }
    var seconds = [[Double]](repeating: [], count: works.count)
    for repetition in 0..<repetitions {
      for (place, work) in works.enumerated() {
        if work.rated.isEmpty && repetition > 0 { continue }
        var found: [BenchmarkWork.Count] = []
        seconds[place].append(work.clock.seconds { found = work.run() })
        if place == counts.count {
          counts.append(found)
        } else if !zip(found, counts[place]).allSatisfy({ $0 == $1 }) {
          throw CommandError(.internalError, "'\(work.name)' does not count the same every time")
        }
      }
    }
    for (place, work) in works.enumerated() {
      report.add(counts[place], of: work)
      report.add(seconds[place], of: work, counts: counts[place])
    }
    for hunt in hunts { report.add(hunt.run()) }
    return report
  }
}
