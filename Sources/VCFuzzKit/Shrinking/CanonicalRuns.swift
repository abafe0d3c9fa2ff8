// The plainest runs there are: if one of them breaks the same, it is the normal form.
//
// Shrinking keeps the kind of environment that the random run happened to have: one
// seed ends with a push, the next with a tab. These runs are the same for every seed.

internal import HeadlessUIKit

extension RunPath {
  /// How much a reader has to take in, the weightiest first.
  ///
  /// First come few unusual containers, then few decisions, a container that has appeared, and few
  /// controllers: a plain window. Time decides only between runs that are equal. What surrounds the
  /// container changes before that has appeared: this is seldom, and a decision more.
  var cost: (environment: Int, decisions: Int, early: Int, controllers: Int, time: Int) {
    let visible = steps.filter(\.isUserVisible)
    // A call that waits for a callback takes two decisions: the call and the callback.
    let awaited = visible.count { step in if case .inside = step { true } else { false } }
    let changed = earlyAction.map { $0.operation == nil ? 1 : 0 } ?? 0
    let trees = configuration.trees
    return (
      trees.reduce(0) { $0 + $1.unusualCount }, visible.count + awaited + changed, isEarly ? 1 : 0,
      trees.reduce(0) { $0 + $1.count }, steps.count
    )
  }

  /// Whether an action precedes the first commit, in which the container appears.
  var isEarly: Bool { earlyAction != nil }

  private var earlyAction: Step? {
    let first = steps.first { $0.isUserVisible || $0 == .commit }
    return first == .commit ? nil : first
  }

  /// The run from another configuration, without the steps of controllers that are gone.
  func edited(_ edit: SettingEdit) -> RunPath {
    RunPath(edit.configuration, steps.compactMap { $0.moved(edit.slots) })
  }
}

/// Makes the plain runs of a scenario.
struct CanonicalRuns {
  /// What profile and device stay as they are.
  private let start: Configuration
  private let hasRoot: Bool
  /// Whether a stack may hold the root.
  private let isStackable: Bool
  private let callCount: Int
  private let gestureCount: Int
  private static let callsMax = 12

  @MainActor
  init(_ scenario: Scenario, _ start: Configuration) {
    let subject = Run(scenario, start).live.subject
    self.start = start
    hasRoot = scenario.hasRoot
    isStackable = subject.isStackable
    callCount = subject.calls.count
    gestureCount = subject.gestures.count
  }

  /// The runs to try in place of one with that path, the plainest first; those of the same cost in
  /// a fixed order.
  func all(after path: [Step]) -> [RunPath] {
    let alone = [run(subject, []), run(subject, [.commit, .app(.rotate)])]
    let calls = calls(0..<min(callCount, Self.callsMax))
    let gestures = gestures(0..<min(gestureCount, Self.callsMax))
    return sorted(
      alone + calls + gestures + inPairs(Self.calls(of: path)) + waiting + covered + stacked
        + tabbed + contained
    )
  }

  private func sorted(_ runs: [RunPath]) -> [RunPath] {
    let costs = runs.map(\.cost)
    return runs.indices.sorted { left, right in
      costs[left] == costs[right] ? left < right : costs[left] < costs[right]
    }.map { runs[$0] }
  }

  /// The calls of a path, each once, whether in a callback or not.
  private static func calls(of path: [Step]) -> [Int] {
    var calls: Set<Int> = []
    for step in path {
      switch step {
      case .call(let number), .inside(_, .call(let number)): calls.insert(number)
      default: break
      }
    }
    return calls.sorted()
  }

  private var subject: Tree { hasRoot ? .root : .screen }

  private func run(_ window: Tree, aside spares: [Tree] = [], _ path: [Step]) -> RunPath {
    var configuration = start
    configuration.window = window
    configuration.spares = spares
    return RunPath(configuration, path)
  }

  /// Runs of the subject alone: the path comes before the first commit, or after it.
  private func earlyAndLate(_ path: [Step]) -> [RunPath] {
    [run(subject, path), run(subject, [.commit] + path)]
  }

  /// A call is made, and there is no other controller.
  private func calls(_ numbers: some Sequence<Int>) -> [RunPath] {
    numbers.flatMap { earlyAndLate([.call($0)]) }
  }

  /// A gesture is made, and there is no other controller.
  private func gestures(_ numbers: some Sequence<Int>) -> [RunPath] {
    numbers.flatMap { gesture in
      [Stage.GesturePhase.finish, .cancel].flatMap { phase in
        earlyAndLate([.gesture(gesture, .begin), .gesture(gesture, phase)])
      }
    }
  }

  /// Two of the calls that were found follow each other.
  private func inPairs(_ found: [Int]) -> [RunPath] {
    let calls = found.prefix(Self.callsMax)
    return calls.flatMap { first in
      calls.flatMap { second in earlyAndLate([.call(first), .call(second)]) }
    }
  }

  /// It is called before it is shown, or is never shown.
  private var waiting: [RunPath] {
    guard hasRoot else { return [] }
    return (0..<min(callCount, Self.callsMax)).map { call in
      run(.screen, aside: [subject], [.call(call)])
    }
  }

  /// A screen is presented over it, or it is presented; the other takes its place.
  private var covered: [RunPath] {
    var runs: [RunPath] = []
    for isAnimated in [false, true] {
      let over = TreeOperation(.present, 0, object: 1, isAnimated: isAnimated)
      runs.append(run(subject, aside: [.screen], [.commit, .operate(over)]))
      if hasRoot { runs.append(run(.screen, aside: [subject], [.commit, .operate(over)])) }
      let back = TreeOperation(.dismiss, 1, isAnimated: isAnimated)
      let path: [Step] = [.commit, .operate(over), .commit, .operate(back)]
      runs.append(run(subject, aside: [.screen], path))
      if hasRoot { runs.append(run(.screen, aside: [subject], path)) }
    }
    let instead = TreeOperation(.replaceWindowRoot, 0, object: 1)
    runs.append(run(subject, aside: [.screen], [.commit, .operate(instead)]))
    return runs
  }

  /// It is on a stack.
  private var stacked: [RunPath] {
    guard isStackable else { return [] }
    let under = Tree(.nav, [subject, .screen])
    let over = Tree(.nav, [.screen, subject])
    let swipe = Stage.GestureID.interactivePop(0)
    var runs: [RunPath] = []
    for tree in hasRoot ? [under, over] : [under] {
      let begun: [Step] = [.commit, .finger(swipe, .begin)]
      runs.append(run(tree, begun))
      runs.append(run(tree, begun + [.commit, .finger(swipe, .cancel)]))
      runs.append(run(tree, begun + [.commit, .finger(swipe, .finish)]))
      for call in 0..<min(callCount, Self.callsMax) { runs.append(run(tree, [.call(call)])) }
    }
    return runs
  }

  /// It is behind a tab.
  private var tabbed: [RunPath] {
    let first = Tree(.tabs, [subject, .screen])
    let tap = Step.finger(.tab(0, 1), .finish)
    var runs = [run(first, [.commit, tap])]
    if hasRoot { runs.append(run(Tree(.tabs, [.screen, subject]), [.commit, tap])) }
    return runs
  }

  /// A plain container holds it beside another, or takes another in and lets it go.
  private var contained: [RunPath] {
    var runs = [run(Tree(.host, [subject, .screen]), [])]
    guard !hasRoot else { return runs }
    let addition = TreeOperation(.addChild, 0, object: 1)
    let removal = TreeOperation(.removeChild, 0, object: 1)
    for path in [[Step.commit, .operate(addition)], [.operate(addition)]] {
      runs.append(run(subject, aside: [.screen], path))
      runs.append(run(subject, aside: [.screen], path + [.operate(removal)]))
    }
    return runs
  }
}
