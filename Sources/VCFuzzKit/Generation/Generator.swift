// The generator of random runs: a run depends on the seed and its number alone.

internal import HeadlessUIKit
internal import ModelChecking
internal import VCLifecycle

/// Generates and takes the runs of a campaign.
@MainActor
package struct Generator {
  package let scenario: Scenario
  package let options: GeneratorOptions
  package let seed: UInt64
  private let settings: ConfigurationGenerator
  /// The scenario's calls and gestures, by their numbers.
  let calls: [String]
  let gestures: [String]

  package init(_ scenario: Scenario, options: GeneratorOptions = .init(), seed: UInt64) {
    self.scenario = scenario
    self.options = options
    self.seed = seed
    let stage = Stage(recording: .callbacks)
    let start = Configuration(window: scenario.hasRoot ? .root : .screen)
    let isDeadly = ProcessWide.host?.beginSetUp(of: scenario.name, start) == true
    let subject = stage.run { (isDeadly ? scenario.inert : scenario).subject(on: stage) }
    settings = ConfigurationGenerator(
      hasRoot: scenario.hasRoot,
      isRootStackable: subject.isStackable,
      profile: options.profile,
      allowsNesting: options.misuse != .none,
      usesEnvironment: options.uses(.environment),
      usesBias: options.uses(.bias),
      versions: ConfigurationGenerator.versions(of: scenario, options)
    )
    calls = subject.calls.map(\.label)
    gestures = subject.gestures.map(\.name)
  }

  private var callCount: Int { calls.count + gestures.count }

  private static let attemptsMax = 8

  /// Takes the run of that number to its end.
  package func walk(_ index: Int) -> RunResult {
    var random = RandomSource(seed: seed).fork(index)
    let size = options.uses(.bias) ? min(3, index / 4) : 3
    let misuses = MisuseDraw(options.misuse, from: &random)
    var goal = options.uses(.goals) ? Goal(drawnFrom: &random) : nil
    let configuration = options.start ?? start(size: size, &goal, misuses, from: &random)
    let run = Run(scenario, configuration, number: index)
    run.notesLabels = true
    let stepsMax = options.uses(.bias) ? min(options.stepsMax, 6 + 2 * index) : options.stepsMax
    let length = 1 + random.below(stepsMax)
    let swarm = Swarm(drawnFrom: &random, hasCalls: callCount > 0, options)
    var walker = walker(on: run, swarm, misuses, goal)
    while run.path.count < length, !run.isOver, walker.step(&random) {}
    return result(of: run, index)
  }

  private func walker(on run: Run, _ swarm: Swarm, _ misuses: MisuseDraw, _ goal: Goal?) -> Walker {
    Walker(
      run: run,
      swarm: swarm,
      callCount: callCount,
      misuses: misuses,
      isUniform: options.isUniform,
      goal: goal
    )
  }

  /// Ends a run.
  private func result(of run: Run, _ index: Int) -> RunResult {
    run.finish()
    let control = run.failures.isEmpty ? nil : EnvironmentControl(of: run)
    return RunResult(
      index: index,
      configuration: run.configuration,
      path: run.path,
      failures: run.failures.filter { control?.shows($0) != true },
      suppressed: run.failures.filter { control?.shows($0) == true },
      misuses: run.live.misuses,
      labels: run.labels,
      eventCount: run.stage.eventCount,
      exercised: run.verdict.exercised
    )
  }

  /// Takes the run that bytes spell: two the start and the weights, and each two after them a step.
  ///
  /// Changed bytes change their own step, and those after it as far as they depend on it.
  package func walk(_ bytes: [UInt8]) -> RunResult {
    var sources = stride(from: 0, to: bytes.count, by: 2).map { place in
      let high = place + 1 < bytes.count ? bytes[place + 1] : 0
      return RandomSource(seed: UInt64(high) << 8 | UInt64(bytes[place]))
    }
    if sources.isEmpty { sources = [RandomSource(seed: 0)] }
    let misuses = MisuseDraw(options.misuse, from: &sources[0])
    var goal: Goal?
    let start = start(size: 3, &goal, misuses, from: &sources[0])
    let swarm = Swarm(drawnFrom: &sources[0], hasCalls: callCount > 0, options)
    let run = Run(scenario, options.start ?? start)
    run.notesLabels = true
    var walker = walker(on: run, swarm, misuses, nil)
    for place in sources.indices.dropFirst().prefix(options.stepsMax) where !run.isOver {
      _ = walker.step(&sources[place])
    }
    return result(of: run, 0)
  }

  /// Generates what a run starts from, if soon found with controllers for its misuses and its goal,
  /// which is dropped otherwise.
  private func start(
    size: Int,
    _ goal: inout Goal?,
    _ misuses: MisuseDraw,
    from random: inout RandomSource
  ) -> Configuration {
    var configuration = settings.draw(size: size, from: &random)
    if let wanted = goal {
      for _ in 0..<Self.attemptsMax where !wanted.suits(configuration) {
        configuration = settings.draw(size: size, from: &random)
      }
      if !wanted.suits(configuration) { goal = nil }
    }
    misuses.adapt(&configuration, isProfileFixed: options.profile != nil, from: &random) {
      settings.draw(size: size, from: &$0)
    }
    return configuration
  }
}

/// A run that is being generated.
@MainActor
private struct Walker {
  let run: Run
  let swarm: Swarm
  let callCount: Int
  let misuses: MisuseDraw
  /// Whether every kind of step is equally likely.
  let isUniform: Bool
  /// The step that the run tries to show.
  let goal: Goal?
  /// How many actions may still follow each other before time passes.
  var burstLeft = 0

  private static let attemptsMax = 12
  private static let objectsMax = 6

  /// Takes one step; false if none was found.
  mutating func step(_ random: inout RandomSource) -> Bool {
    for _ in 0..<Self.attemptsMax {
      guard let step = draw(&random) else { continue }
      if run.take(step) { return true }
    }
    guard let step = run.stageSteps.first else { return false }
    return run.take(step)
  }

  private mutating func draw(_ random: inout RandomSource) -> Step? {
    if isUniform { return drawUniformly(&random) }
    if let goal, random.chance(1, in: 2), let step = step(labelled: goal.label, &random) {
      return step
    }
    if burstLeft > 0 {
      burstLeft -= 1
    } else if random.chance(swarm.patience, in: 100) {
      return time(&random)
    } else {
      burstLeft = random.below(swarm.burst)
    }
    if !misuses.isEmpty, random.chance(1, in: 3), let step = misuses.step(in: run, &random) {
      return step
    }
    if swarm.usesApp, random.chance(1, in: 8) { return random.element(of: run.appSteps) }
    if swarm.usesCallbacks, random.chance(1, in: 6) { return inside(&random) }
    if swarm.usesCalls, random.chance(swarm.focus, in: 100) {
      return random.element(of: run.callSteps)
    }
    return operation(&random).map(Step.operate)
  }

  /// A step of any kind with equal weights: time, a callback, a call of the scenario's, a verb.
  private func drawUniformly(_ random: inout RandomSource) -> Step? {
    let kind = random.below(swarm.verbs.count + 3)
    switch kind - swarm.verbs.count {
    case 0: return time(&random)
    case 1: return inside(&random)
    case 2: return callCount > 0 ? random.element(of: run.callSteps) : time(&random)
    default:
      let drawn = candidate(verb: swarm.verbs[kind], &random)
      guard let drawn, run.live.isLegal(drawn) else { return nil }
      return .operate(drawn)
    }
  }

  /// A step of that label, if one is soon found.
  private func step(labelled wanted: StepLabel, _ random: inout RandomSource) -> Step? {
    guard let verb = wanted.verb else {
      for step in run.stageSteps where run.live.label(of: step) == wanted { return step }
      return nil
    }
    // Any controller with the role and the phase, searched from a random one on.
    let start = random.below(run.cast.count)
    for offset in 0..<run.cast.count {
      let target = (start + offset) % run.cast.count
      guard run.cast[target].role == wanted.role,
        run.live.label(of: .operate(TreeOperation(verb, target))) == wanted
      else { continue }
      for _ in 0..<Self.objectsMax {
        let drawn = operation(verb: verb, on: target, &random)
        if run.live.isLegal(drawn) { return .operate(drawn) }
      }
    }
    return nil
  }

  private func time(_ random: inout RandomSource) -> Step? {
    let steps = run.stageSteps
    guard let step = random.element(of: steps) else { return nil }
    if case .finger = step, !swarm.usesFingers { return steps.first }
    return step
  }

  private func inside(_ random: inout RandomSource) -> Step? {
    let slot = random.below(run.cast.count)
    let callbacks = Step.Trigger.callbacks(of: run.cast[slot].role)
    let trigger = Step.Trigger(callbacks[random.below(callbacks.count)], of: slot)
    if callCount > 0, random.chance(swarm.focus, in: 100) {
      let count = run.live.subject.calls.count
      return count == 0 ? nil : .inside(trigger, .call(random.below(count)))
    }
    return candidate(&random).map { .inside(trigger, .operate($0)) }
  }

  /// A legal operation on the tree, if one is soon found.
  private func operation(_ random: inout RandomSource) -> TreeOperation? {
    for _ in 0..<Self.attemptsMax {
      if let operation = candidate(&random), run.live.isLegal(operation) { return operation }
    }
    return nil
  }

  /// Any operation whose target and object are of the right kind.
  private func candidate(_ random: inout RandomSource) -> TreeOperation? {
    candidate(verb: swarm.verbs[random.below(swarm.verbs.count)], &random)
  }

  private func candidate(
    verb: TreeOperation.Verb,
    _ random: inout RandomSource
  ) -> TreeOperation? {
    let target = random.below(run.cast.count)
    guard verb.fits(run.cast[target].role) else { return nil }
    return operation(verb: verb, on: target, &random)
  }

  /// The operation with an object, an argument and a manner drawn.
  private func operation(
    verb: TreeOperation.Verb,
    on target: Slot,
    _ random: inout RandomSource
  ) -> TreeOperation {
    var operation = TreeOperation(verb, target)
    if verb.takesObject { operation.object = random.below(run.cast.count) }
    switch verb.row.number {
    case .child: operation.number = random.below(max(1, run.cast[target].children.count))
    case .style: operation.number = random.below(TreeOperation.styles.count)
    case .nothing, .misuse: break
    }
    operation.isAnimated = verb.isAnimatable && random.chance(swarm.animation, in: 100)
    return operation
  }
}
