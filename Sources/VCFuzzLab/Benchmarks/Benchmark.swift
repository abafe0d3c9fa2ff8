// A benchmark: several pieces of fixed work, done in turn again and again.

internal import VCFuzzKit
internal import VCFuzzSupport

/// The work that one operand of `vcfuzz-lab bench` measures.
@MainActor
package struct Benchmark {
  package let name: String
  let works: [BenchmarkWork]

  init(_ name: String, _ works: [BenchmarkWork]) {
    self.name = name
    self.works = works
  }

  /// Does all work once and times nothing.
  package func counted() -> BenchmarkReport {
    var report = BenchmarkReport(name)
    for work in works { report.add(work.run(), of: work.name) }
    return report
  }

  /// Does all work in turn, a number of times, and measures how fast it is.
  ///
  /// A first round fills caches and is not timed, unless `isWarm`.
  package func measured(repetitions: Int, isWarm: Bool = false) throws -> BenchmarkReport {
    var report = BenchmarkReport(name)
    var counts = isWarm ? [] : works.map { $0.run() }
    var seconds = [[Double]](repeating: [], count: works.count)
    for repetition in 0..<repetitions {
      for (place, work) in works.enumerated() {
        if work.rated.isEmpty && repetition > 0 { continue }
        var found: [BenchmarkWork.Count] = []
        seconds[place].append(WorkClock.seconds { found = work.run() })
        if place == counts.count {
          counts.append(found)
        } else if !zip(found, counts[place]).allSatisfy({ $0 == $1 }) {
          throw CommandError(.internalError, "'\(work.name)' does not count the same every time")
        }
      }
    }
    for (place, work) in works.enumerated() {
      report.add(counts[place], of: work.name)
      report.add(seconds[place], of: work, counts: counts[place])
    }
    return report
  }
}
