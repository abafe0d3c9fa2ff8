// Small value systems with known answers.

import ModelChecking

/// Two jugs, a tap and a drain.
struct Jugs: ValueSystem {
  struct State: Hashable {
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

  var properties: [Property<State>] {
    let wanted = wanted
    return [
      .always("never the wanted amount") { $0.large != wanted },
      .sometimes("both full") { $0.small == 3 && $0.large == 5 },
      .sometimes("more than there is") { $0.large > 5 },
    ]
  }
}

/// A graph given by its edges, with marks that `eventually` and `repeatedly` ask for.
struct Graph: EmittingSystem {
  var edges: [Int: [Int]]
  var starts = [0]
  var asked: [Property<Int>] = []
  var events: [Int: [String]] = [:]

  var initialStates: [Int] { starts }
  var properties: [Property<Int>] { asked }

  func appendSteps(enabledIn state: Int, to steps: inout [Int]) { steps += edges[state] ?? [] }
  func take(_ step: Int, in state: inout Int) { state = step }

  /// Entering a node emits the events noted for it.
  func events(of step: Int, from state: Int, to next: Int) -> [String] { events[next] ?? [] }
}

/// Interchangeable parts that each go through phases 0, 1, 2.
struct Parts: ValueSystem {
  struct State: FlatState, Hashable {
    var first: UInt8 = 0
    var second: UInt8 = 0
    var third: UInt8 = 0
  }

  var initialStates: [State] { [State()] }

  func appendSteps(enabledIn state: State, to steps: inout [Int]) {
    if state.first < 2 { steps.append(0) }
    if state.second < 2 { steps.append(1) }
    if state.third < 2 { steps.append(2) }
  }

  func take(_ step: Int, in state: inout State) {
    switch step {
    case 0: state.first += 1
    case 1: state.second += 1
    default: state.third += 1
    }
  }

  func canonical(_ state: State) -> State {
    let sorted = [state.first, state.second, state.third].sorted()
    return State(first: sorted[0], second: sorted[1], third: sorted[2])
  }

  var properties: [Property<State>] {
    [.always("no middle part alone") { !($0.first == 0 && $0.second == 2 && $0.third == 1) }]
  }
}

/// A state of several words, each of which takes many values: steps jump about by a fixed mixer.
struct Scatter: ValueSystem {
  struct State: FlatState, Hashable {
    var first: UInt64 = 1
    var second: UInt64 = 2
    var third: UInt64 = 3
    var fourth: UInt64 = 4
  }

  /// The values that each word may take.
  var range: UInt64

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
}

/// The same system without the compact store.
struct HashedScatter: ValueSystem {
  struct State: Hashable { var inner: Scatter.State }

  var inner: Scatter
  var initialStates: [State] { inner.initialStates.map { State(inner: $0) } }

  func appendSteps(enabledIn state: State, to steps: inout [UInt64]) {
    inner.appendSteps(enabledIn: state.inner, to: &steps)
  }

  func take(_ step: UInt64, in state: inout State) { inner.take(step, in: &state.inner) }
}
