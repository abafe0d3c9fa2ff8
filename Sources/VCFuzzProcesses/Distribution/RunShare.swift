// A share of a campaign: every n-th run of each scenario, in a process of its own anywhere.

internal import Foundation
internal import VCFuzzKit

/// Which share of how many, from 1.
package struct RunShare: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let number: Int
  package let count: Int

  private static let countMax = 100_000

  /// Returns nil unless the number is one of the count.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.countMax).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `I/N`, `auto` or `auto/N`; the environment names the share of `auto`.
  package init?(_ text: String, environment: [String: String]) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let named = Self.named(in: environment)
    let count = parts.count == 2 ? Int(parts[1]) : named?.count
    let number = parts[0] == "auto" ? named?.number : parts.count == 2 ? Int(parts[0]) : nil
    guard parts.count <= 2, let number, let count else { return nil }
    self.init(number, of: count)
  }

  /// The share that whatever has started this process means: Bazel, a Slurm array, an indexed job
  /// of Kubernetes, which says no count, or a parallel job of GitLab.
  private static func named(in environment: [String: String]) -> (number: Int, count: Int?)? {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let index = number("TEST_SHARD_INDEX") { return (index + 1, number("TEST_TOTAL_SHARDS")) }
    if let task = number("SLURM_ARRAY_TASK_ID") {
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
      let place = (task - (number("SLURM_ARRAY_TASK_MIN") ?? 1)) / step
      return (place + 1, number("SLURM_ARRAY_TASK_COUNT"))
    }
    if let index = number("JOB_COMPLETION_INDEX") { return (index + 1, nil) }
    if let index = number("CI_NODE_INDEX") { return (index, number("CI_NODE_TOTAL")) }
    return nil
  }

  package var description: String { "\(number)/\(count)" }

  package static func < (left: RunShare, right: RunShare) -> Bool {
    (left.count, left.number) < (right.count, right.number)
  }
}

/// Which runs a share makes, as far as a share can know.
///
/// What others find may change which runs the campaign takes: a scenario that is set aside leaves
/// its turns to the others. The few runs that no share could know of are made by the merge.
@MainActor
struct SharePlan {
  private let share: RunShare
  /// The next number of each scenario, and the number before which its runs end.
  private var next: [Int]
  private var horizons: [Int]
  private var emptyInRow: [Int]
  private var deaths: [Int]
  /// The runs that took a step.
  private var made: [Int]
  private var turn = 0

  init(_ share: RunShare, scenarios: Int, iterations: Int) {
    self.share = share
    next = (0..<scenarios).map { _ in share.number - 1 }
    horizons = (0..<scenarios).map {
      iterations / scenarios + ($0 < iterations % scenarios ? 1 : 0)
    }
    emptyInRow = (0..<scenarios).map { _ in 0 }
    deaths = emptyInRow
    made = emptyInRow
  }

  /// The scenario and the number of the next run, by turns; nil when the share is complete.
  mutating func takeTurn() -> (scenario: Int, index: Int)? {
    for _ in next.indices {
      defer { turn = (turn + 1) % next.count }
      if next[turn] < horizons[turn] { return (turn, next[turn]) }
    }
    return nil
  }

  /// Notes a run that was made.
  mutating func note(_ run: NumberedRun) {
    let scenario = run.scenario
    if !run.result.isEmpty { made[scenario] += 1 }
    next[scenario] = run.result.index + share.count
    if let death = run.result.failures.first(where: \.isDeath) {
      deaths[scenario] += Campaign.deathWeight(death.identity)
      let (count, isEndless) = (deaths[scenario], death.identity.isEndless)
      if Campaign.isTooDeadly(count, in: made[scenario], isEndless: isEndless) {
        leaveTurns(of: scenario)
      }
    }
    guard run.result.isEmpty else {
      emptyInRow[scenario] = 0
      return
    }
    emptyInRow[scenario] += 1
    horizons[scenario] += horizons[scenario] == 0 ? 0 : 1
    if emptyInRow[scenario] * share.count >= Campaign.emptyRunsMax { leaveTurns(of: scenario) }
  }

  private mutating func leaveTurns(of scenario: Int) {
    let left = max(0, horizons[scenario] - next[scenario])
    horizons[scenario] = 0
    let others = horizons.indices.filter { horizons[$0] > 0 }
    for other in others { horizons[other] += (left + others.count - 1) / others.count }
  }
}
