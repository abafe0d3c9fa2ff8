// Small value systems with known answers.

import ModelChecking
import ValueSearch

/// Two jugs, a tap and a drain.
struct Jugs: ValueSystem {
  struct State: Equatable {
    var small = 0
    var large = 0
  }

  enum Step: CaseIterable, Hashable {
    case fillSmall, fillLarge, emptySmall, emptyLarge, pourSmall, pourLarge
  }

  var initialStates: [State] { [State()] }
  var wanted = 4

  func appendSteps(enabledIn state: State, to steps: inout [Step]) {
    steps += Step.allCases.filter { self.state(after: $0, from: state) != state }
  }

  func take(_ step: Step, in state: inout State) {
    switch step {
    case .fillSmall: state.small = 3
    case .fillLarge: state.large = 5
    case .emptySmall: state.small = 0
    case .emptyLarge: state.large = 0
    case .pourSmall:
      let poured = min(state.small, 5 - state.large)
      state.small -= poured
      state.large += poured
    case .pourLarge:
      let poured = min(state.large, 3 - state.small)
      state.large -= poured
      state.small += poured
    }
  }

  func fingerprint(of state: State) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.combine(state.small)
    fingerprint.combine(state.large)
    return fingerprint
  }

  var properties: [Property<State>] {
    let wanted = wanted
    return [
      .always("never the wanted amount") { $0.large != wanted },
      .sometimes("both full") { $0.small == 3 && $0.large == 5 },
      .sometimes("more than there is") { $0.large > 5 },
    ]
  }
}

/// A graph given by its edges.
struct Graph: ValueSystem {
  var edges: [Int: [Int]]
  var starts = [0]
  var properties: [Property<Int>] = []

  var initialStates: [Int] { starts }

  func appendSteps(enabledIn state: Int, to steps: inout [Int]) { steps += edges[state] ?? [] }
  func take(_ step: Int, in state: inout Int) { state = step }

  func fingerprint(of state: Int) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.combine(state)
    return fingerprint
  }
}

/// Parts that each go through phases 0, 1, 2.
struct Parts: ValueSystem {
  var count = 3

  var initialStates: [[Int]] { [Array(repeating: 0, count: count)] }

  func appendSteps(enabledIn state: [Int], to steps: inout [Int]) {
    steps += state.indices.filter { state[$0] < 2 }
  }

  func take(_ step: Int, in state: inout [Int]) { state[step] += 1 }

  func fingerprint(of state: [Int]) -> Fingerprint {
    var fingerprint = Fingerprint()
    for phase in state { fingerprint.combine(phase) }
    return fingerprint
  }

  var properties: [Property<[Int]>] {
    [.always("no middle part alone") { $0.prefix(3) != [0, 2, 1] }]
  }
}

/// A state of four words: steps jump about by a fixed mixer.
struct Scatter: ValueSystem {
  struct State: Equatable {
    var first: UInt64 = 1
    var second: UInt64 = 2
    var third: UInt64 = 3
    var fourth: UInt64 = 4
  }

  /// The number of values of each word.
  var range: UInt64
  /// Whether all states have the same fingerprint.
  var hasEqualFingerprints = false

  var initialStates: [State] { [State()] }

  func appendSteps(enabledIn state: State, to steps: inout [UInt64]) { steps += [1, 2, 3] }

  func take(_ step: UInt64, in state: inout State) {
    let mixed = Fingerprint.mix(state.first ^ state.second &* 3 ^ state.third &* 5 ^ step)
    state = State(
      first: mixed % range,
      second: (mixed >> 16) % range,
      third: (mixed >> 32) % range,
      fourth: (mixed >> 48) % range
    )
  }

  func fingerprint(of state: State) -> Fingerprint {
    var fingerprint = Fingerprint()
    if hasEqualFingerprints { return fingerprint }
    for word in [state.first, state.second, state.third, state.fourth] {
      fingerprint.combine(word)
    }
    return fingerprint
  }
}
