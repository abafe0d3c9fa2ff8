// What follows from states that the explorer takes for one: whether it is the same.

internal import ModelChecking
internal import VCLifecycle

/// Compares the futures of idle states that share a fingerprint.
///
/// Two such states must offer the same steps, record the same events, fail alike, and lead to the
/// same next idle states, whatever is left of their bounds. By induction, nothing that a search
/// leaves out at the second of them is new. It finds more than a comparison of the failures of two
/// searches, where what was merged wrongly must also be the only way to a failure.
@MainActor
package struct FutureComparison {
  /// What follows from two states that were taken for one.
  package struct Difference: CustomStringConvertible {
    package let path: [Step]
    package let other: [Step]
    /// The first line of their futures that differs, in both.
    package let lines: (String, String)

    package var description: String {
      "after \(text(path)): \(lines.0); after \(text(other)): \(lines.1)"
    }

    private func text(_ path: [Step]) -> String {
      path.map { "\($0)" }.joined(separator: ", ")
    }
  }

  /// How far a comparison goes.
  package struct Bounds {
    /// How often each state is visited at most after the same step.
    package var visitsMax = 4
    /// How often the user acts between two idle states.
    package var actsMax = 2
    /// How many steps may follow until the next idle state.
    package var depthMax = 60
    /// The steps that are taken in all, replays included.
    package var stepsMax = Int.max

    package init() {}
  }

  /// The states visited whose fingerprint another state had before.
  package private(set) var pairs = 0
  package private(set) var difference: Difference?
  /// Whether the bound on steps ended the comparison.
  package var isCut: Bool { stepCount > bounds.stepsMax }

  /// How a future goes on.
  private enum Way: Equatable {
    case start(Int)
    case step(Step)
    case end
  }

  /// A step on the way to the next idle states, or what ends there.
  private struct Line: Equatable {
    let depth: Int
    let way: Way
    var outcome = StepOutcome.taken
    var events: [Event] = []
    /// The idle state that it leads to.
    var next: Fingerprint?
  }

  /// A state and the step that led to it: different steps are more likely to leave behind what is
  /// not seen.
  private struct Arrival: Hashable {
    let state: Fingerprint
    let step: ExploredStep?
  }

  private struct Future {
    var lines: [Line] = []
    var ends: [[ExploredStep]] = []
  }

  private var system: ScenarioSystem
  private let bounds: Bounds
  private var stepCount = 0
  private var known: [Fingerprint: (path: [ExploredStep], lines: [Line])] = [:]
  private var visits: [Arrival: Int] = [:]

  package init(_ system: ScenarioSystem, bounds: Bounds = Bounds()) {
    self.system = system
    self.bounds = bounds
  }

  /// Compares up to the first difference, in the order of the idle states on the way.
  package mutating func run() {
    var waiting: [[ExploredStep]] = [[]]
    var next = 0
    while difference == nil, !isCut, next < waiting.count {
      let path = waiting[next]
      next += 1
      replay(path)
      if system.userSteps > system.grammar.stepsMax { continue }
      let idle = system.idleState
      if let idle {
        let arrival = Arrival(state: idle.fingerprint, step: path.last)
        visits[arrival, default: 0] += 1
        if visits[arrival, default: 0] > bounds.visitsMax { continue }
      }
      system.stepsMax = system.userSteps + bounds.actsMax
      var future = Future()
      var longer = path
      add(to: &future, &longer, depth: 0, idle?.controllers ?? [:])
      if isCut { return }
      waiting += future.ends
      guard let idle else { continue }
      if let before = known[idle.fingerprint] {
        pairs += 1
        if before.lines != future.lines { note(before, path, future.lines) }
      } else {
        known[idle.fingerprint] = (path, future.lines)
      }
    }
  }

  private mutating func note(
    _ before: (path: [ExploredStep], lines: [Line]),
    _ path: [ExploredStep],
    _ lines: [Line]
  ) {
    let count = min(before.lines.count, lines.count)
    let place = (0..<count).first { before.lines[$0] != lines[$0] } ?? count
    func text(_ lines: [Line]) -> String {
      lines.indices.contains(place) ? self.text(lines[place]) : "nothing"
    }
    difference = Difference(
      path: steps(before.path),
      other: steps(path),
      lines: (text(before.lines), text(lines))
    )
  }

  private func steps(_ path: [ExploredStep]) -> [Step] {
    system.parts(of: Path(steps: path, indices: path.map { _ in 0 })).steps
  }

  private func text(_ line: Line) -> String {
    let next = line.next.map { ", then \($0.bits)" } ?? ""
    return "\(line.way): \(line.outcome) \(line.events)\(next)"
  }

  // MARK: Futures

  private mutating func replay(_ path: [ExploredStep]) {
    system.start()
    for step in path { _ = system.take(step) }
    stepCount += path.count
  }

  /// Takes a path again from which the checks know what they have seen.
  private mutating func replay(
    _ path: [ExploredStep],
    from observations: ScenarioSystem.Observations?
  ) {
    guard let observations else { return replay(path) }
    system.startUnchecked()
    for step in path { _ = system.take(step) }
    if system.resume(from: observations) { stepCount += path.count } else { replay(path) }
  }

  /// Adds what follows from the present state, which is at the end of a path, up to the next idle
  /// states.
  private mutating func add(
    to future: inout Future,
    _ path: inout [ExploredStep],
    depth: Int,
    _ numbers: [Int32: Int]
  ) {
    let observations = system.observations()
    let enabled = system.enabledSteps()
    var isInPlace = true
    if enabled.isEmpty || system.mayEnd {
      let start = system.eventCount
      let outcome = system.conclude()
      var known = numbers
      let events = plain(system.events(from: start), &known)
      future.lines.append(Line(depth: depth, way: .end, outcome: outcome, events: events))
      isInPlace = false
    }
    guard depth < bounds.depthMax else { return }
    for step in enabled where !isCut {
      if !isInPlace { replay(path, from: observations) }
      isInPlace = false
      let start = system.eventCount
      let outcome = system.take(step)
      stepCount += 1
      var known = numbers
      var line = Line(depth: depth, way: way(step, &known), outcome: outcome)
      line.events = plain(system.events(from: start), &known)
      path.append(step)
      if case .taken = outcome, let idle = system.idleState {
        line.next = idle.fingerprint
        future.lines.append(line)
        future.ends.append(path)
      } else {
        future.lines.append(line)
        if case .taken = outcome { add(to: &future, &path, depth: depth + 1, known) }
      }
      path.removeLast()
    }
  }

  /// The events with the numbers that their controllers have in the state that they follow, and
  /// without what numbers them through.
  private func plain(_ events: [Event], _ numbers: inout [Int32: Int]) -> [Event] {
    events.map { event in
      var plain = event
      plain.transaction = nil
      plain.transition = nil
      plain.text = nil
      plain.controller = number(event.controller, &numbers)
      plain.other = number(event.other, &numbers)
      plain.from = number(event.from, &numbers)
      plain.to = number(event.to, &numbers)
      if let seen = event.snapshot {
        plain.snapshot = Event.Snapshot(
          facts: seen.facts,
          parent: number(seen.parent, &numbers),
          presenting: number(seen.presenting, &numbers)
        )
      }
      return plain
    }
  }

  /// The step, in which a controller that the run has made is named by its number too.
  private func way(_ explored: ExploredStep, _ numbers: inout [Int32: Int]) -> Way {
    if let start = explored.chosenStart { return .start(start) }
    let step = system.step(of: explored)
    guard case .finger(let gesture, let phase) = step else { return .step(step) }
    let plain = gesture.mapped { slot in
      if slot >= 0 { return slot }
      return number(ControllerID(-slot - 1), &numbers).map { -Int($0.index) - 1 }
    }
    return .step(.finger(plain ?? gesture, phase))
  }

  /// Those that come later are numbered in their order, behind all others.
  private func number(_ id: ControllerID?, _ numbers: inout [Int32: Int]) -> ControllerID? {
    guard let id else { return nil }
    let number = numbers[id.index] ?? numbers.count + 1_000_000
    numbers[id.index] = number
    return ControllerID(number)
  }
}
