// Every execution of a toy by plain recursion, and their classes by normal form: the oracle for the
// reductions, written without any of the engine's searches.

import ModelChecking

/// What plain recursion finds of a toy system.
struct BruteForce {
  private(set) var executions = 0
  private(set) var classes: Set<[ToyActors.Step]> = []
  private(set) var ends: Set<[Int]> = []
  private(set) var identities: Set<String> = []
  private(set) var shortestBreach = Int.max
  private var system: ToyActors
  private let depthMax: Int

  init(_ system: ToyActors, depthMax: Int = .max) {
    self.system = system
    self.depthMax = depthMax
    self.system.start()
    visit(self.system, [])
  }

  private mutating func visit(_ state: ToyActors, _ path: [ToyActors.Step]) {
    var state = state
    let steps = state.enabledSteps()
    if steps.isEmpty { ends.insert(state.values + state.registers + state.positions) }
    if steps.isEmpty || path.count == depthMax {
      executions += 1
      classes.insert(normalForm(of: path))
      return
    }
    for step in steps {
      var next = state
      if case .broken(let breach) = next.take(step) {
        executions += 1
        identities.insert(breach.identity)
        shortestBreach = min(shortestBreach, path.count + 1)
      } else {
        visit(next, path + [step])
      }
    }
  }

  /// The least reordering of a path: the smallest actor whose next step needs none of the rest.
  private func normalForm(of path: [ToyActors.Step]) -> [ToyActors.Step] {
    var rest = path
    var result: [ToyActors.Step] = []
    while !rest.isEmpty {
      let free = rest.indices.filter { index in
        rest[..<index].allSatisfy { earlier in
          earlier.actor != rest[index].actor
            && !system.footprint(of: earlier).conflicts(with: system.footprint(of: rest[index]))
        }
      }
      guard let least = free.min(by: { rest[$0].actor < rest[$1].actor }) else { break }
      result.append(rest.remove(at: least))
    }
    return result
  }
}
