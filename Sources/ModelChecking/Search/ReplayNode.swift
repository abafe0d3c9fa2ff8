// One state on the present path of a depth-first search of a replayed system.

/// The status of an enabled step.
// Not a part of the generic node: searches of its arrays would look up their types at run time.
enum ReplayStatus: UInt8 {
  /// Not scheduled.
  case idle
  /// Scheduled.
  case wanted
  /// Tried, with all its continuations.
  case done
  /// All its continuations are covered by another path.
  case asleep
}

/// A state on the present path: the steps enabled there and the status of each.
// An object: generic code copies a value out of its array, with all that it holds, to read it.
final class ReplayNode<Step: Equatable> {
  /// A step that need not be tried until a step that conflicts with it is taken.
  struct Sleeper {
    let step: Step
    let actor: Int
    let footprint: Footprint
  }

  let enabled: [Step]
  let actors: [Int]
  var status: [ReplayStatus]
  var footprints: [Footprint]
  var sleepers: [Sleeper]
  /// The step that the present path takes from here.
  var chosen = 0
  /// What the path has cost up to here.
  var cost = 0
  /// The fingerprint of the state, if it has one.
  var digest: Fingerprint?
  /// How often something was cut before the node was opened.
  var truncationsBefore = 0

  init(enabled: [Step], actors: [Int], sleepers: [Sleeper], cost: Int) {
    self.enabled = enabled
    self.actors = actors
    self.sleepers = sleepers
    self.cost = cost
    status = Array(repeating: .idle, count: enabled.count)
    footprints = []
    var finder = StepFinder<Step>()
    for sleeper in sleepers {
      if let index = finder.index(of: sleeper.step, in: enabled) { status[index] = .asleep }
    }
  }

  /// The footprint that an enabled step had where it was tried.
  func knownFootprint(at index: Int) -> Footprint? {
    if status[index] == .asleep {
      return sleepers.first { $0.step == enabled[index] }?.footprint
    }
    return footprints.isEmpty ? nil : footprints[index]
  }

  var nextWanted: Int? { status.firstIndex(of: .wanted) }

  func wantAll() {
    for index in status.indices where status[index] == .idle { status[index] = .wanted }
  }

  /// The node as numbers of a checkpoint.
  var numbers: [UInt64] {
    [UInt64(chosen), UInt64(status.count)] + status.map { UInt64($0.rawValue) }
      + footprints.flatMap { [$0.reads, $0.writes] }
  }

  /// Restores the node from the numbers of a checkpoint; returns whether they fit.
  func restore(_ numbers: [UInt64]) -> Bool {
    let count = enabled.count
    guard numbers.count >= 2 + count, numbers[1] == UInt64(count), numbers[0] < UInt64(count)
    else { return false }
    chosen = Int(numbers[0])
    for index in 0..<count {
      guard let kept = ReplayStatus(rawValue: UInt8(truncatingIfNeeded: numbers[2 + index])) else {
        return false
      }
      status[index] = kept
    }
    let rest = numbers[(2 + count)...]
    guard rest.isEmpty || rest.count == 2 * count else { return false }
    footprints = []
    for position in stride(from: rest.startIndex, to: rest.endIndex, by: 2) {
      footprints.append(Footprint(reads: rest[position], writes: rest[position + 1]))
    }
    assert(self.numbers == numbers, "a restored node is not the one that was saved")
    return true
  }

  func note(_ footprint: Footprint, at index: Int) {
    if footprints.isEmpty {
      footprints = Array(repeating: .nothing, count: enabled.count)
    }
    footprints[index] = footprint
  }

  /// The steps that may sleep after the chosen one: those covered, unless they conflict with it.
  func sleepersAfterChosen(_ mutant: EngineMutant?) -> [Sleeper] {
    let footprint = footprints[chosen]
    let actor = actors[chosen]
    if sleepers.isEmpty, !actors.contains(where: { $0 != actor }) { return [] }
    var result = sleepers.filter {
      let isWoken = $0.footprint.conflicts(with: footprint) && mutant != .sleepersNeverWake
      return $0.actor != actor && !isWoken
    }
    if mutant == .tiredAreForgotten { return result }
    for index in enabled.indices
    where status[index] == .done && index != chosen && actors[index] != actor
      && !footprints[index].conflicts(with: footprint)
    {
      let footprint = footprints[index]
      result.append(Sleeper(step: enabled[index], actor: actors[index], footprint: footprint))
    }
    assert(
      result.count <= sleepers.count + status.count { $0 == .done },
      "a step sleeps that was neither asleep nor done before"
    )
    return result
  }
}

/// Finds steps in a list, fast where they are asked for in the order of the list.
struct StepFinder<Step: Equatable> {
  private var next = 0

  mutating func index(of step: Step, in steps: [Step]) -> Int? {
    // No slices: unspecialized code pays for each of them.
    let count = steps.count
    var index = next < count ? next : 0
    for _ in 0..<count {
      if steps[index] == step {
        next = index + 1
        return index
      }
      index += 1
      if index == count { index = 0 }
    }
    return nil
  }
}
