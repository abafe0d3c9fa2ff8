// The weights of one run: every run switches families of steps off and weighs the rest.

internal import ModelChecking
internal import VCLifecycle

/// The weights of one run.
struct Swarm {
  /// The operations on the tree that this run may use.
  var verbs: [TreeOperation.Verb] = []
  var usesCalls = true
  var usesFingers = true
  var usesApp = false
  var usesCallbacks = false
  /// How often time passes instead of an action, in percent.
  var patience: Int
  /// How often the scenario is called rather than its environment, in percent.
  var focus: Int
  /// How often calls that can be animated are, in percent.
  var animation: Int
  /// The most actions in a row without time passing between them.
  var burst: Int

  /// The verbs by weight: each is listed as often as it is wanted.
  private static let weighted = OperationRow.all.flatMap {
    Array(repeating: $0.verb, count: $0.weight)
  }

  /// Every verb once.
  private static let plain = TreeOperation.Verb.allCases.filter { $0 != .misuse }

  /// Draws the weights; without the idea of the swarm every run has the same.
  init(drawnFrom random: inout RandomSource, hasCalls: Bool, _ options: GeneratorOptions) {
    self.init(drawnFrom: &random, hasCalls: hasCalls)
    if !options.uses(.bias) {
      verbs = options.uses(.swarm) ? Self.plain.filter(verbs.contains) : Self.plain
    } else if !options.uses(.swarm) {
      verbs = Self.weighted
    }
    if verbs.isEmpty { verbs = Self.plain }
    if !options.uses(.swarm) {
      patience = 50
      animation = 50
      focus = hasCalls ? 50 : 0
      burst = 2
      usesFingers = true
      usesApp = true
      usesCallbacks = true
    }
    if !options.uses(.bursts) { burst = 1 }
    if !options.uses(.environment) { usesApp = false }
  }

  private init(drawnFrom random: inout RandomSource, hasCalls: Bool) {
    let patiences = [15, 40, 60, 60, 80]
    patience = patiences[random.below(patiences.count)]
    let animations = [0, 60, 60, 100]
    animation = animations[random.below(animations.count)]
    focus = hasCalls ? 50 + random.below(5) * 10 : 0
    burst = 1 + random.below(4)
    // Half of the verbs, each run another half.
    for verb in Self.weighted where random.chance(1, in: 2) { verbs.append(verb) }
    if verbs.isEmpty { verbs = Self.weighted }
    usesFingers = random.chance(3, in: 4)
    usesApp = random.chance(1, in: 4)
    usesCallbacks = random.chance(1, in: 3)
  }
}
