// The plainest runs there are: if one of them breaks the same, it is the normal form.
//
// What shrinking deletes leaves the kind of surroundings that the random walk happened to draw: one
// seed ends with a push, the next with a tab. These runs are the same whoever asks.

internal import HeadlessUIKit

/// A run that is tried in place of a shrunk one.
struct PlainRun {
  let setting: Setting
  let path: [Step]

  /// What makes a run plain: few decisions, few controllers, little time.
  var cost: PlainCost { PlainCost(setting, path) }
}

/// How much a reader has to take in.
struct PlainCost: Comparable {
  private let parts: [Int]

  init(_ setting: Setting, _ path: [Step]) {
    let visible = path.filter(\.isUserVisible)
    let awaited = visible.count { step in if case .inside = step { true } else { false } }
    // What waits for a callback is a step and a moment.
    let decisions = visible.count + awaited
    parts = [decisions, setting.trees.reduce(0) { $0 + $1.count }, path.count]
  }

  static func < (left: PlainCost, right: PlainCost) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

/// Makes the plain runs of a scenario.
struct PlainRuns {
  /// What profile and device stay as they are.
  let start: Setting
  let hasRoot: Bool
  /// Whether a stack may hold the root.
  let isStackable: Bool
  let callCount: Int
  /// The calls of the run in whose place the plain ones are tried, each once.
  let callsFound: [Int]
  let gestureCount: Int

  private static let callsMax = 12

  /// The runs, the plainest first; those of the same cost in a fixed order.
  var all: [PlainRun] {
    let runs = alone + inPairs + waiting + covered + stacked + tabbed + contained
    return runs.enumerated()
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
  }

  private var subject: Tree { hasRoot ? .root : .screen }

  private func run(_ window: Tree, aside spares: [Tree] = [], _ path: [Step]) -> PlainRun {
    var setting = start
    setting.window = window
    setting.spares = spares
    return PlainRun(setting: setting, path: path)
  }

  /// Nobody else is there.
  private var alone: [PlainRun] {
    var paths: [[Step]] = [[], [.commit, .app(.rotate)]]
    for call in 0..<min(callCount, Self.callsMax) {
      paths.append([.call(call)])
      paths.append([.commit, .call(call)])
    }
    for gesture in 0..<min(gestureCount, Self.callsMax) {
      for phase in [Stage.GesturePhase.finish, .cancel] {
        paths.append([.gesture(gesture, .begin), .gesture(gesture, phase)])
        paths.append([.commit, .gesture(gesture, .begin), .gesture(gesture, phase)])
      }
    }
    return paths.map { run(subject, $0) }
  }

  /// Two of the calls that were found follow each other.
  private var inPairs: [PlainRun] {
    let calls = callsFound.prefix(Self.callsMax)
    return calls.flatMap { first in
      calls.flatMap { second in
        [
          run(subject, [.call(first), .call(second)]),
          run(subject, [.commit, .call(first), .call(second)]),
        ]
      }
    }
  }

  /// It is called before it is shown, or is never shown.
  private var waiting: [PlainRun] {
    guard hasRoot else { return [] }
    return (0..<min(callCount, Self.callsMax)).map { call in
      run(.screen, aside: [subject], [.call(call)])
    }
  }

  /// Somebody is presented over it, or it is presented; the other takes its place.
  private var covered: [PlainRun] {
    var runs: [PlainRun] = []
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
  private var stacked: [PlainRun] {
    guard isStackable else { return [] }
    let under = Tree(.nav, [subject, .screen])
    let over = Tree(.nav, [.screen, subject])
    let swipe = Stage.GestureID.interactivePop(0)
    var runs: [PlainRun] = []
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
  private var tabbed: [PlainRun] {
    let first = Tree(.tabs, [subject, .screen])
    let tap = Step.finger(.tab(0, 1), .finish)
    var runs = [run(first, [.commit, tap])]
    if hasRoot { runs.append(run(Tree(.tabs, [.screen, subject]), [.commit, tap])) }
    return runs
  }

  /// A plain container holds it beside another, or takes another in and lets it go.
  private var contained: [PlainRun] {
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
