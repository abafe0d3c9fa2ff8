// Controllers that a log does not tell apart: whether several of them can have printed its lines.

public import Lifecycle

/// The controllers that share one name in a log that prints no addresses.
public struct SharedName: Sendable {
  private let events: [Event]
  private let unrecorded: CallbackSet
  private let isComplete: Bool

  /// How many controllers are distinguished; with more, any callback counts as explained.
  private static let controllersMax = 16

  /// Collects the events of controllers that bear one name.
  public init(_ controllers: [ControllerID], in trace: Trace) {
    events = trace.events.filter { $0.controller.map(controllers.contains) ?? false }
    let first = controllers.first.map { Int($0.index) } ?? 0
    unrecorded = trace.unrecordedCallbacks[first]
    isComplete = trace.header.isComplete
  }

  /// Whether several controllers can have received the callbacks, one by one or in a transition
  /// from one to the other.
  public var canBeShared: Bool { isLegalForAll || hasCrossing }

  /// Whether the callbacks are legal for the controllers that the loading of views shows, whichever
  /// of them received each.
  private var isLegalForAll: Bool {
    let count = Set(events.compactMap(\.controller)).count
    if count < 2 { return false }
    if count > Self.controllersMax { return true }
    var met: Set<ControllerID> = []
    var states: Set<Counts> = [Counts()]
    for event in events {
      if let controller = event.controller, met.insert(controller).inserted {
        let isFresh = [.created, .loadView, .viewDidLoad].contains(event.kind)
        states = Set(states.flatMap { $0.joined(isFresh: isFresh) })
      }
      guard event.kind.isWillOrDid else { continue }
      states = Set(closure(states).flatMap { $0.moved(by: event.kind) })
      if states.isEmpty { return false }
    }
    return !isComplete || closure(states).contains(where: \.isIdle)
  }

  /// Adds the states that unrecorded callbacks lead to.
  private func closure(_ states: Set<Counts>) -> Set<Counts> {
    let kinds = unrecorded.intersection(.willsAndDids).elements
    var all = states
    var fresh = Array(states)
    while !kinds.isEmpty, let state = fresh.popLast() {
      for kind in kinds {
        for next in state.moved(by: kind) where all.insert(next).inserted { fresh.append(next) }
      }
    }
    return all
  }

  /// Whether two controllers take turns, as in a push from one to the next of the same class.
  private var hasCrossing: Bool {
    let word = events.map(\.kind).filter(\.isWillOrDid)
    return word.indices.contains { start in
      Self.crossings.contains { word[start...].starts(with: $0) }
    }
  }

  private static let crossings: [[Event.Kind]] = [
    [.viewWillDisappear, .viewWillAppear, .viewDidDisappear, .viewDidAppear],
    [.viewWillDisappear, .viewWillAppear, .viewDidAppear, .viewDidDisappear],
    [.viewWillAppear, .viewWillDisappear, .viewDidDisappear, .viewDidAppear],
    [.viewWillAppear, .viewWillDisappear, .viewDidAppear, .viewDidDisappear],
  ]
}

/// How many controllers are in each state.
private struct Counts: Hashable {
  private var counts = [0, 0, 0, 0]

  private subscript(state: AppearanceState) -> Int {
    get { counts[Int(state.rawValue)] }
    set { counts[Int(state.rawValue)] = newValue }
  }

  /// The counts with one controller more: a fresh one has disappeared, any other is in some state.
  func joined(isFresh: Bool) -> [Counts] {
    (isFresh ? [.disappeared] : AppearanceState.allCases).map { state in
      var next = self
      next[state] += 1
      return next
    }
  }

  /// The counts after a callback of one controller that may receive it (STATE-2).
  func moved(by kind: Event.Kind) -> [Counts] {
    let sources: [AppearanceState]
    let target: AppearanceState
    switch kind {
    case .viewWillAppear: (sources, target) = ([.disappeared, .disappearing], .appearing)
    case .viewDidAppear: (sources, target) = ([.appearing], .appeared)
    case .viewWillDisappear: (sources, target) = ([.appearing, .appeared], .disappearing)
    default: (sources, target) = ([.disappearing], .disappeared)
    }
    return sources.filter { self[$0] > 0 }.map { source in
      var next = self
      next[source] -= 1
      next[target] += 1
      return next
    }
  }

  /// Whether no controller is between a will and its did.
  var isIdle: Bool { self[.appearing] == 0 && self[.disappearing] == 0 }
}
