// Controllers that a log does not tell apart: whether several of them can have printed its lines.

public import VCLifecycle

/// The controllers that share one name in a log that prints no addresses.
public struct SharedName: Sendable {
  private let events: [Event]
  private let unrecorded: CallbackSet
  private let isComplete: Bool
  /// Whether the log shows the loading of the first controller that it names, and so its beginning.
  private let showsBeginning: Bool

  /// How many controllers are distinguished; with more, any callback counts as explained.
  private static let controllersMax = 16

  /// Collects the events of controllers that bear one name.
  public init(_ controllers: [ControllerID], in trace: Trace) {
    events = trace.events.filter { $0.controller.map(controllers.contains) ?? false }
    let first = controllers.first.map { Int($0.index) } ?? 0
    unrecorded = trace.unrecordedCallbacks[first]
    isComplete = trace.header.isComplete
    showsBeginning = trace.events.first { $0.controller != nil }.map(Self.isLoading) ?? false
  }

  /// Whether several controllers can have received the callbacks: one by one, in a transition from
  /// one to the other, one over another, or together.
  public var canBeShared: Bool {
    !isSurelyOne && (isLegalForAll || hasCrossing || isNested || areTogether)
  }

  /// Whether the log shows one view to be loaded, from its beginning, before anything else: a
  /// second controller would have loaded its own.
  private var isSurelyOne: Bool {
    showsBeginning && events.first.map(Self.isLoading) == true
      && events.count { $0.kind == .viewDidLoad } == 1
  }

  private static func isLoading(_ event: Event) -> Bool {
    [.created, .loadView, .viewDidLoad].contains(event.kind)
  }

  private var recorded: CallbackSet { .willsAndDids.subtracting(unrecorded) }

  /// The wills and dids in their order.
  private var word: [Event.Kind] { events.map(\.kind).filter(\.isWillOrDid) }

  /// Whether the callbacks are legal for the controllers that the loading of views shows, whichever
  /// of them received each.
  private var isLegalForAll: Bool {
    let count = Set(events.compactMap(\.controller)).count
    if count < 2 { return false }
    if count > Self.controllersMax { return true }
    var met: Set<ControllerID> = []
    var states: Set<Counts> = [Counts()]
    // Before a log that begins in the middle there may have been more of them.
    if !showsBeginning, events.first.map(Self.isLoading) != true {
      let more = states.flatMap { $0.joined(isFresh: false) }
      states.formUnion(more)
    }
    for event in events {
      if let controller = event.controller, met.insert(controller).inserted {
        states = Set(states.flatMap { $0.joined(isFresh: Self.isLoading(event)) })
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
    let word = word
    let crossings = Self.crossings.map { $0.filter { recorded.contains(CallbackSet($0)) } }
      .filter { $0.count > 2 && !isLegalForOne($0) }
    return word.indices.contains { start in
      crossings.contains { word[start...].starts(with: $0) }
    }
  }

  /// Whether one controller can receive callbacks one after the other.
  private func isLegalForOne(_ word: [Event.Kind]) -> Bool {
    var phase = Ledger.Phase.unknown
    for kind in word {
      let possible = Ledger.Phases(reachableFrom: phase, by: unrecorded)
        .intersection(Ledger.Phases.permitting(kind) ?? [])
      if possible.isEmpty { return false }
      phase = Ledger.Phase(after: kind)
    }
    return true
  }

  /// Whether controllers come over one another, as sheets do, and all go again in the other order.
  private var isNested: Bool {
    let whole: [Event.Kind] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let arrival = whole[..<2].filter { recorded.contains(CallbackSet($0)) }
    let departure = whole[2...].filter { recorded.contains(CallbackSet($0)) }
    guard !arrival.isEmpty, !departure.isEmpty else { return false }
    var rest = word[...]
    var depth = 0
    var depthMax = 0
    while !rest.isEmpty {
      if rest.starts(with: arrival) {
        depth += 1
        rest = rest.dropFirst(arrival.count)
      } else if depth > 0, rest.starts(with: departure) {
        depth -= 1
        rest = rest.dropFirst(departure.count)
      } else {
        return false
      }
      depthMax = max(depthMax, depth)
    }
    return depth == 0 && depthMax > 1
  }

  /// Whether each callback comes as many times in a row as there are controllers, as children of
  /// one container receive it.
  private var areTogether: Bool {
    var runs: [(kind: Event.Kind, count: Int)] = []
    for kind in word {
      if runs.last?.kind == kind {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((kind, 1))
      }
    }
    guard let count = runs.first?.count, count > 1, runs.count > 1 else { return false }
    return runs.allSatisfy { $0.count == count } && isLegalForOne(runs.map(\.kind))
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
