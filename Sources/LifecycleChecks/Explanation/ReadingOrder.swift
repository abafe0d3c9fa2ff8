// Ranks the transitions that show one order of callbacks by the other events of the log: loaded
// views, moves, and the controllers that were on screen before.

internal import VCLifecycle

/// Puts the readings of each span in order, span after span.
struct ReadingOrder {
  private let trace: Trace
  private let profile: Profile
  /// What was pushed or presented over what, newest last.
  private var covers: [(old: Int, new: Int, isModal: Bool)] = []
  /// What has been seen above what, and may come there again without loading.
  private var above: [Int: Set<Int>] = [:]
  private var containerKinds: [Int: ContainerKind] = [:]
  private var parents: [Int: Int] = [:]
  /// Up to where the trace has been looked at.
  private var seen = 0
  private var clues = Clues()
  private var isFirst = true
  /// The controllers that were there before.
  private var known: Set<Int> = []
  private let unrecorded: [CallbackSet]

  /// What happened since the span before.
  private struct Clues {
    var loaded: Set<Int> = []
    var willLeave: Set<Int> = []
    var willEnter: Set<Int> = []
    var kinds: Set<Event.Kind> = []
    var stated: TransitionKind?
  }

  init(_ trace: Trace, _ profile: Profile) {
    self.trace = trace
    self.profile = profile
    unrecorded = trace.unrecordedCallbacks
    for entry in trace.header.containers {
      containerKinds[Int(entry.controller.index)] = entry.value
    }
    for initial in trace.header.initialStates {
      known.insert(Int(initial.controller.index))
      // Where something is on screen, a window's root is there already.
      if initial.value == .appeared { isFirst = false }
    }
    for link in trace.header.initialParents {
      parents[Int(link.controller.index)] = Int(link.value.index)
    }
  }

  /// Returns a span with its readings in order.
  mutating func span(_ match: ExplanationSearch.Match) -> Explanation.Span {
    lookAt(upTo: match.positions.last ?? 0)
    var readings: [(rank: Int, reading: Explanation.Reading)] = []
    func add(_ kind: TransitionKind, _ rule: String, _ choice: String?, rank: Int) {
      let reading = Explanation.Reading(
        kind: kind,
        outcome: match.outcome,
        from: match.old.map { ControllerID($0) },
        to: match.new.map { ControllerID($0) },
        rule: rule,
        choice: choice
      )
      readings.append((rank, reading))
    }
    let (candidates, patterns) = candidates(match)
    for candidate in candidates {
      let choice = choice(candidate)
      let rank = rank(candidate.kind, match) * 100 + (choice == nil ? 0 : 250)
      // A stable order in the sort below.
      add(candidate.kind, candidate.rule, choice, rank: rank * 100 + readings.count)
    }
    if readings.isEmpty || isUnsupported(readings.map { $0.rank / 10_000 }, match, patterns) {
      add(.unknown, "STATE-2", nil, rank: -1)
    }
    readings.sort { $0.rank < $1.rank }
    let stated = clues.stated ?? trace.header.kind
    if let stated, let index = readings.firstIndex(where: { $0.reading.kind == stated }) {
      readings = [readings[index]]
    }
    let ordered = readings.map(\.reading)
    let isTied = readings.count > 1 && Self.areTied(readings[0], readings[1])
    if let first = ordered.first { remember(first, match) }
    isFirst = false
    for controller in [match.old, match.new] + match.followers {
      if let controller { settle(controller) }
    }
    clues.kinds = []
    clues.stated = nil
    return Explanation.Span(
      positions: match.positions,
      readings: ordered,
      likeliest: isTied ? 2 : 1,
      followers: match.followers.map { ControllerID($0) },
      missing: match.missing.map {
        Explanation.Missing(controller: ControllerID($0.controller), kind: $0.kind)
      }
    )
  }

  /// Whether the log supports the two directions of one transition equally, or a switch of tabs
  /// and one of pages.
  private static func areTied(
    _ one: (rank: Int, reading: Explanation.Reading),
    _ other: (rank: Int, reading: Explanation.Reading)
  ) -> Bool {
    guard one.rank / 100 == other.rank / 100, one.reading.outcome != .cancelled else {
      return false
    }
    return switch (one.reading.kind, other.reading.kind) {
    case (.push, .pop), (.presentHiding, .dismissHiding), (.tab, .pageScroll), (.tab, .pageCurl),
      (.pageScroll, .tab), (.pageCurl, .tab):
      true
    default: false
    }
  }

  /// A controller that took part in a span is known, and what was noted of it is used up.
  private mutating func settle(_ controller: Int) {
    known.insert(controller)
    clues.loaded.remove(controller)
    clues.willEnter.remove(controller)
    clues.willLeave.remove(controller)
  }

  /// The transitions that show the callbacks that the trace records of a match, and the number of
  /// their orders.
  private func candidates(
    _ match: ExplanationSearch.Match
  ) -> (readings: [TransitionPattern.Reading], patterns: Int) {
    guard let pattern = match.pattern else { return ([], 0) }
    var patterns = 0
    let old = match.old.map { unrecorded[$0] } ?? []
    let new = match.new.map { unrecorded[$0] } ?? []
    let word = pattern.narrowed(without: old, new)
    var candidates: [TransitionPattern.Reading] = []
    for other in TransitionPattern.all
    where other.sides.count == pattern.sides.count && other.isCancelled == pattern.isCancelled
      && other.narrowed(without: old, new) == word
    {
      patterns += 1
      candidates += other.readings.filter { reading in
        Self.exists(reading.kind, isCancelled: pattern.isCancelled, on: profile.os)
          && !candidates.contains { $0.kind == reading.kind }
      }
    }
    return (candidates, patterns)
  }

  /// Whether a version has a kind of transition (MODAL-16, COORD-5, PAGEDOC).
  private static func exists(_ kind: TransitionKind, isCancelled: Bool, on os: OSVersion) -> Bool {
    if isCancelled && os.major < 7 { return false }
    switch kind {
    case .sheetDrag: return os.major >= 13
    case .pageScroll: return os.major >= 6
    case .pageCurl, .pageEarly, .childAdd, .childRemove, .childSwap, .childTransfer:
      return os.major >= 5
    default: return true
    }
  }

  /// Whether nothing in the log tells by what transition a controller comes or goes: it does so
  /// alone, or the recorded callbacks are those of several orders.
  private func isUnsupported(
    _ ranks: [Int],
    _ match: ExplanationSearch.Match,
    _ patterns: Int
  ) -> Bool {
    if match.old != nil, match.new != nil { return patterns > 1 && !ranks.contains(0) }
    if match.outcome == .cancelled {
      // A beginning whose end is not recorded is no sign of a cancellation.
      guard let pattern = match.pattern else { return false }
      let old = match.old.map { unrecorded[$0] } ?? []
      let new = match.new.map { unrecorded[$0] } ?? []
      return pattern.narrowed(without: old, new).count < pattern.letters.count
    }
    return !ranks.contains { $0 <= 1 }
  }

  private func choice(_ candidate: TransitionPattern.Reading) -> String? {
    guard let variant = candidate.variant, let value = candidate.values.first else { return nil }
    let present = Variant.named(variant)?.value(in: profile) ?? ""
    return candidate.values.contains(present) ? nil : "\(variant)=\(value)"
  }

  // MARK: Clues

  private mutating func lookAt(upTo position: Int) {
    // A little beyond the last callback: completions and moves follow it.
    let end = min(trace.events.count, position + 4)
    while seen < end {
      let event = trace.events[seen]
      seen += 1
      clues.kinds.insert(event.kind)
      if event.kind == .transitionStart || event.kind == .marker, event.transitionKind != .unknown {
        clues.stated = event.transitionKind
      }
      guard let controller = event.controller.map({ Int($0.index) }) else { continue }
      switch event.kind {
      case .viewDidLoad, .loadView: clues.loaded.insert(controller)
      case .willMoveToParent, .didMoveToParent:
        if let parent = event.other.map({ Int($0.index) }) {
          clues.willEnter.insert(controller)
          parents[controller] = parent
        } else {
          clues.willLeave.insert(controller)
        }
      default: break
      }
    }
  }

  /// Whether a controller was there before: the log showed it, or it must have been loaded earlier,
  /// since the log prints the loading of its class and not here.
  private func isThere(_ controller: Int) -> Bool {
    guard controller >= 0 else { return false }
    return known.contains(controller) || !unrecorded[controller].contains(.viewDidLoad)
  }

  private func container(of controller: Int?) -> ContainerKind? {
    controller.flatMap { parents[$0] }.flatMap { containerKinds[$0] }
  }

  /// How unlikely a kind is: 0 where the log supports it, 9 where it contradicts it.
  private func rank(_ kind: TransitionKind, _ match: ExplanationSearch.Match) -> Int {
    let old = match.old ?? -1
    let new = match.new ?? -1
    let holder = container(of: match.old) ?? container(of: match.new)
    let covered = covers.contains { $0.old == new && $0.new == old }
    let coveredBefore = covers.contains { $0.old == new }
    switch kind {
    case .push, .presentHiding:
      if covered { return 5 }
      if above[old]?.contains(new) == true { return 1 }
      if clues.loaded.contains(new) || clues.willEnter.contains(new) { return 1 }
      return isThere(new) ? 4 : 3
    case .pop, .dismissHiding:
      if clues.loaded.contains(new) { return 4 }
      if !covered, above[old]?.contains(new) == true { return 5 }
      if match.outcome == .cancelled { return covered ? 0 : 2 }
      if covered || clues.willLeave.contains(old) { return 0 }
      // Where the log does not print the loading, nothing tells what comes from what returns.
      return isThere(new) ? 2 : 3
    case .popTo: return coveredBefore && !covered ? 1 : 8
    case .chainDismiss: return match.followers.isEmpty ? 9 : 6
    case .tab: return holder == .page ? 6 : 1
    case .pageScroll, .pageCurl:
      if holder == .page || clues.kinds.contains(.pageWillTransition) { return 0 }
      // A tap on a tab passes false (TAB-3), and a finger that turns a page true.
      return holder == .tab ? 6 : isAnimated(match) == false ? 2 : 1
    case .root: return isFirst && clues.loaded.contains(new) && parents[new] == nil ? 0 : 6
    case .presentKeeping:
      if clues.kinds.contains(.presentCompletion) { return 0 }
      return match.outcome == .cancelled ? 2 : 5
    case .childAdd: return clues.willEnter.contains(new) && holder?.isOfUIKit != true ? 1 : 4
    case .childRemove: return clues.willLeave.contains(old) ? 1 : 4
    case .sheetDrag:
      let isSheet =
        clues.kinds.contains(.sheetWillDismiss) || clues.kinds.contains(.sheetDidDismiss)
      return isSheet || match.outcome == .cancelled ? 0 : 4
    case .dismissKeeping:
      if clues.kinds.contains(.dismissCompletion) { return 1 }
      return match.outcome == .cancelled ? 2 : 5
    case .childSwap:
      return clues.willEnter.contains(new) && clues.willLeave.contains(old)
        && holder?.isOfUIKit != true
        ? 0 : 5
    case .splitColumn, .splitDetail: return holder == .split ? 0 : 7
    case .pageEarly: return holder == .page ? 0 : 8
    case .rootSwap: return clues.kinds.contains(.windowRoot) ? 0 : 8
    case .setViewControllers, .childTransfer, .splitAdapt, .unknown: return 7
    }
  }

  /// The animated flag of the callbacks of a match; nil if it is unknown or differs.
  private func isAnimated(_ match: ExplanationSearch.Match) -> Bool? {
    let flags = Set(match.positions.compactMap { trace.events[$0].animated })
    return flags.count == 1 ? flags.first : nil
  }

  private mutating func remember(_ reading: Explanation.Reading, _ match: ExplanationSearch.Match) {
    guard let old = match.old, let new = match.new, match.outcome == .finished else { return }
    switch reading.kind {
    case .push, .presentHiding:
      above[old, default: []].insert(new)
      covers.append((old, new, reading.kind == .presentHiding))
      if covers.count > 256 { covers.removeFirst() }
    case .pop, .dismissHiding, .popTo:
      above[new, default: []].insert(old)
      if let index = covers.lastIndex(where: { $0.old == new }) { covers.removeSubrange(index...) }
    default: break
    }
  }
}
