// Actors that run small programs over shared variables: a replayed system whose classes of
// executions can be counted by brute force.

import ModelChecking

/// Actors that take turns in running their programs.
struct ToyActors: ReplayedSystem {
  /// What an actor does in one step.
  enum Action: Hashable {
    case read(Int)
    case write(Int, Int)
    case add(Int, Int)
    /// Enabled only while the variable has the value.
    case wait(Int, Int)
    /// Broken if the variable has the value.
    case refuse(Int, Int)

    var variable: Int {
      switch self {
      case .read(let variable): variable
      case .write(let variable, _), .add(let variable, _), .wait(let variable, _),
        .refuse(let variable, _):
        variable
      }
    }

    var isWrite: Bool {
      switch self {
      case .write, .add: true
      case .read, .wait, .refuse: false
      }
    }
  }

  struct Step: Hashable {
    let actor: Int
    let position: Int
    let action: Action
  }

  /// For each actor, for each of its turns, the alternatives it has.
  let programs: [[[Action]]]
  var values: [Int]
  var registers: [Int]
  var positions: [Int]
  var lastFootprint = Footprint.nothing
  /// The values, registers and positions of every execution that came to its natural end.
  var ends: Set<[Int]> = []
  var startCount = 0
  var offersFingerprint = false
  /// Whether every step claims to touch everything.
  var isConservative = false

  init(_ programs: [[[Action]]], variables: Int = 4) {
    self.programs = programs
    values = Array(repeating: 0, count: variables)
    registers = Array(repeating: 0, count: programs.count)
    positions = registers
  }

  /// Actors of which each takes so many steps that concern nobody else.
  static func independent(actors: Int, steps: Int) -> ToyActors {
    ToyActors(
      (0..<actors).map { actor in (0..<steps).map { _ in [.write(actor, 1)] } },
      variables: actors
    )
  }

  /// Actors that all write the same variable.
  static func dependent(actors: Int, steps: Int) -> ToyActors {
    ToyActors((0..<actors).map { _ in (0..<steps).map { _ in [.add(0, 1)] } })
  }

  mutating func start() {
    startCount += 1
    for index in values.indices { values[index] = 0 }
    for index in positions.indices { positions[index] = 0 }
    for index in registers.indices { registers[index] = 0 }
  }

  mutating func enabledSteps() -> [Step] {
    var steps: [Step] = []
    for actor in programs.indices where positions[actor] < programs[actor].count {
      for action in programs[actor][positions[actor]] where isEnabled(action) {
        steps.append(Step(actor: actor, position: positions[actor], action: action))
      }
    }
    if steps.isEmpty { ends.insert(values + registers + positions) }
    return steps
  }

  private func isEnabled(_ action: Action) -> Bool {
    guard case .wait(let variable, let value) = action else { return true }
    return values[variable] == value
  }

  mutating func take(_ step: Step) -> StepOutcome {
    lastFootprint = footprint(of: step)
    positions[step.actor] += 1
    switch step.action {
    case .read(let variable): registers[step.actor] = registers[step.actor] * 5 + values[variable]
    case .write(let variable, let value): values[variable] = value
    case .add(let variable, let value): values[variable] = (values[variable] + value) % 5
    case .wait: break
    case .refuse(let variable, let value):
      if values[variable] == value {
        return .broken(Breach(identity: "actor \(step.actor) refuses \(variable) = \(value)"))
      }
    }
    return .taken
  }

  func actor(of step: Step) -> Int { step.actor }

  private func guards(of actor: Int) -> [Int] {
    programs[actor].joined().compactMap { action in
      if case .wait(let variable, _) = action { variable } else { nil }
    }
  }

  func footprint(of step: Step) -> Footprint {
    if isConservative { return .everything }
    var footprint = Footprint()
    footprint.read(step.action.variable)
    if step.action.isWrite {
      footprint.write(step.action.variable)
      for actor in programs.indices where guards(of: actor).contains(step.action.variable) {
        footprint.write(32 + actor)
      }
    }
    if !guards(of: step.actor).isEmpty { footprint.read(32 + step.actor) }
    return footprint
  }

  func fingerprint(symmetric: Bool) -> Fingerprint? {
    guard offersFingerprint else { return nil }
    var fingerprint = Fingerprint()
    if symmetric {
      let parts = positions.indices.map { positions[$0] * 1000 + registers[$0] }.sorted()
      for value in values.sorted() + parts { fingerprint.combine(value) }
    } else {
      for value in values + registers + positions { fingerprint.combine(value) }
    }
    return fingerprint
  }
}

extension ToyActors {
  /// A system drawn at random: two to four actors, six steps at most, few variables.
  static func random(
    seed: UInt64,
    withWaits: Bool,
    withRefusals: Bool,
    stepsMax: Int? = nil
  ) -> ToyActors {
    var source = RandomSource(seed: seed)
    let actors = 2 + source.below(3)
    let stepsMax = stepsMax ?? 5 - actors
    let variables = 1 + source.below(4)
    var programs: [[[Action]]] = []
    for _ in 0..<actors {
      var program: [[Action]] = []
      for _ in 0..<(1 + source.below(stepsMax)) {
        var turn = [randomAction(&source, variables, withWaits, withRefusals)]
        if source.chance(1, in: 5) {
          let other = randomAction(&source, variables, withWaits, withRefusals)
          if other != turn[0] { turn.append(other) }
        }
        program.append(turn)
      }
      programs.append(program)
    }
    return ToyActors(programs, variables: variables)
  }

  private static func randomAction(
    _ source: inout RandomSource,
    _ variables: Int,
    _ withWaits: Bool,
    _ withRefusals: Bool
  ) -> Action {
    let variable = source.below(variables)
    let value = 1 + source.below(2)
    switch source.below(8) {
    case 0 where withRefusals, 7 where withRefusals:
      return .refuse(variable, value)
    case 0, 1: return .read(variable)
    case 2, 3: return .write(variable, value)
    case 4: return .add(variable, value)
    case 5 where withWaits, 6 where withWaits:
      return .wait(variable, source.below(3))
    default: return .read(variable)
    }
  }
}
