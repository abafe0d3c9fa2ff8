// Which steps an exploration may take: the bounds within which it is exhaustive.

package import VCLifecycle

/// The steps that an exploration tries in every state, as far as they are enabled.
///
/// The passing of time is always among them: commits, ends of animations, blocks of the queue,
/// timers.
package struct Grammar: Hashable, Sendable {
  /// The most steps of a path that a person decides; lifting a finger is free.
  package var stepsMax: Int
  /// The steps that are not calls of UIKit's API.
  package var families: Set<Family> = []
  /// The calls of UIKit's API.
  package var verbs: [TreeOperation.Verb] = []
  /// The styles of presentation, by their numbers.
  package var styles: [Int] = [0, 1]
  /// The misuses, by their numbers in the specification.
  package var misuses: [Int] = []
  /// The callbacks inside which a call may be made.
  package var moments: [Event.Kind] = []
  /// Whether the scenario's calls are made inside callbacks.
  package var usesCallsInside = false
  /// The calls of UIKit's API that are made inside callbacks.
  package var verbsInside: [TreeOperation.Verb] = []

  package init(stepsMax: Int) { self.stepsMax = stepsMax }

  /// Steps that are chosen together.
  package enum Family: String, CaseIterable, Sendable {
    /// The scenario's own calls.
    case calls
    /// The scenario's own gestures.
    case gestures
    /// Fingers on what UIKit offers.
    case fingers
    /// Taps on what triggers a segue.
    case segues
    /// What happens to the app as a whole.
    case app
  }

  /// The calls inside callbacks that one path may prepare; a run holds so many.
  package static let insidesMax = 4

  /// All verbs but misuse.
  package static let plainVerbs = TreeOperation.Verb.allCases.filter { $0 != .misuse }

  /// The default: calls, gestures, fingers and UIKit's API.
  package static func standard(stepsMax: Int) -> Grammar {
    var grammar = Grammar(stepsMax: stepsMax)
    grammar.families = [.calls, .gestures, .fingers, .segues]
    grammar.verbs = plainVerbs
    return grammar
  }

  /// The grammar of a path: every step of the kinds that occur in it, on every controller.
  package init(of path: [Step]) {
    self.init(stepsMax: .max)
    styles = Array(TreeOperation.styles.indices)
    for step in path { include(step) }
    verbs = TreeOperation.Verb.allCases.filter(verbs.contains)
    verbsInside = TreeOperation.Verb.allCases.filter(verbsInside.contains)
    moments = Step.Trigger.callbacks.filter(moments.contains)
    misuses = Set(misuses).sorted()
  }

  private mutating func include(_ step: Step) {
    if let family = step.family { families.insert(family) }
    switch step {
    case .operate(let operation):
      verbs.append(operation.verb)
      if operation.verb == .misuse { misuses.append(operation.number) }
    case .inside(let trigger, let deed):
      moments.append(trigger.callback)
      switch deed {
      case .call: usesCallsInside = true
      case .operate(let operation):
        verbsInside.append(operation.verb)
        if operation.verb == .misuse { misuses.append(operation.number) }
      }
    default: break
    }
  }
}

extension Step {
  /// The family that a grammar chooses the step by; nil for time and UIKit's API.
  var family: Grammar.Family? {
    switch self {
    case .commit, .endAnimation, .runQueued, .runBackground, .fireTimer, .operate, .inside: nil
    case .finger: .fingers
    case .segue: .segues
    case .call: .calls
    case .gesture: .gestures
    case .app: .app
    }
  }
}

extension Grammar {
  /// Every call of UIKit's API on controllers of the right kind, in a fixed order.
  package func operations(_ verbs: [TreeOperation.Verb], on cast: Cast) -> [TreeOperation] {
    var operations: [TreeOperation] = []
    for verb in verbs {
      for target in cast.members.indices where verb.fits(cast[target].role) {
        for object in objects(of: verb, target, cast) {
          for number in numbers(of: verb, target, cast) {
            var operation = TreeOperation(verb, target, object: object, number: number)
            operations.append(operation)
            operation.isAnimated = true
            if verb.isAnimatable { operations.append(operation) }
          }
        }
      }
    }
    return operations
  }

  private func objects(of verb: TreeOperation.Verb, _ target: Slot, _ cast: Cast) -> [Slot] {
    let others = cast.members.indices.filter { $0 != target }
    if verb == .misuse { return [TreeOperation.noObject] + others }
    return verb.takesObject ? others : [TreeOperation.noObject]
  }

  private func numbers(of verb: TreeOperation.Verb, _ target: Slot, _ cast: Cast) -> [Int] {
    switch verb.row.number {
    case .child: Array(cast[target].children.indices)
    case .style: styles
    case .misuse: misuses
    case .nothing: [0]
    }
  }

  /// Every call that can be prepared for a callback, in a fixed order.
  package func insides(on cast: Cast, callCount: Int) -> [Step] {
    guard !moments.isEmpty else { return [] }
    let calls = usesCallsInside ? (0..<callCount).map(Step.Deed.call) : []
    let deeds = calls + operations(verbsInside, on: cast).map(Step.Deed.operate)
    var steps: [Step] = []
    for slot in cast.members.indices {
      for callback in moments {
        for deed in deeds { steps.append(.inside(Step.Trigger(callback, of: slot), deed)) }
      }
    }
    return steps
  }
}
