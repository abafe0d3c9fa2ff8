// Ranks the transitions that show one order of callbacks by the other events of the log: loaded
// views, moves, and the controllers that were on screen before.

internal import Lifecycle

/// Puts the readings of each span in order, span after span.
struct ReadingOrder {
  private let trace: Trace
  private let profile: Profile
  /// What was pushed or presented over what, newest last.
  private var covers: [(old: Int, new: Int, isModal: Bool)] = []
  private var containerKinds: [Int: ContainerKind] = [:]
  private var parents: [Int: Int] = [:]
  /// Up to where the trace has been looked at.
  private var seen = 0
  private var clues = Clues()
  private var isFirst = true
  /// The controllers that were there before.
  private var known: Set<Int> = []

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
    let from = match.old.map { ControllerID($0) }
    let to = match.new.map { ControllerID($0) }
    var readings: [(rank: Int, reading: Explanation.Reading)] = []
    for (place, candidate) in (match.pattern?.readings ?? []).enumerated() {
      let choice = self.choice(candidate)
      var rank = self.rank(candidate.kind, match) * 100 + place
      if choice != nil { rank += 250 }
      readings.append(
        (
          rank,
          Explanation.Reading(
            kind: candidate.kind,
            outcome: match.outcome,
            from: from,
            to: to,
            rule: candidate.rule,
            choice: choice
          )
        )
      )
    }
    if readings.isEmpty {
      readings = [
        (
          0,
          Explanation.Reading(
            kind: .unknown,
            outcome: match.outcome,
            from: from,
            to: to,
            rule: "STATE-2",
            choice: nil
          )
        )
      ]
    }
    readings.sort { $0.rank < $1.rank }
    let stated = clues.stated ?? trace.header.kind
    if let stated, let index = readings.firstIndex(where: { $0.reading.kind == stated }) {
      readings = [readings[index]]
    }
    let ordered = readings.map(\.reading)
    if let first = ordered.first { remember(first, match) }
    clues = Clues()
    isFirst = false
    for controller in [match.old, match.new] + match.followers {
      if let controller { known.insert(controller) }
    }
    return Explanation.Span(
      positions: match.positions,
      readings: ordered,
      followers: match.followers.map { ControllerID($0) }
    )
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
      if clues.loaded.contains(new) || clues.willEnter.contains(new) { return 1 }
      // What comes for the first time is rarely what was there before.
      return known.contains(new) ? 4 : 3
    case .pop, .dismissHiding:
      if clues.loaded.contains(new) { return 4 }
      if match.outcome == .cancelled { return covered ? 0 : 2 }
      if covered || clues.willLeave.contains(old) { return 0 }
      return known.contains(new) ? 2 : 4
    case .popTo: return coveredBefore && !covered ? 1 : 8
    case .chainDismiss: return match.followers.isEmpty ? 9 : 6
    case .tab: return holder == .page ? 6 : 1
    case .pageScroll, .pageCurl:
      return holder == .page || clues.kinds.contains(.pageWillTransition) ? 0 : 2
    case .root: return isFirst ? 0 : 6
    case .presentKeeping: return clues.willEnter.contains(new) ? 6 : 2
    case .childAdd:
      return clues.willEnter.contains(new) ? 1 : 4
    case .childRemove:
      return clues.willLeave.contains(old) ? 1 : 4
    case .sheetDrag:
      let isSheet =
        clues.kinds.contains(.sheetWillDismiss) || clues.kinds.contains(.sheetDidDismiss)
      return isSheet || match.outcome == .cancelled ? 0 : 4
    case .dismissKeeping: return 2
    case .childSwap:
      return clues.willEnter.contains(new) && clues.willLeave.contains(old) && holder == nil ? 0 : 5
    case .splitColumn, .splitDetail: return holder == .split ? 0 : 7
    case .pageEarly: return holder == .page ? 0 : 8
    case .rootSwap: return clues.kinds.contains(.windowRoot) ? 0 : 8
    case .setViewControllers, .childTransfer, .splitAdapt, .unknown: return 7
    }
  }

  private mutating func remember(
    _ reading: Explanation.Reading,
    _ match: ExplanationSearch.Match
  ) {
    guard let old = match.old, let new = match.new, match.outcome == .finished else { return }
    switch reading.kind {
    case .push, .presentHiding:
      covers.append((old, new, reading.kind == .presentHiding))
      if covers.count > 256 { covers.removeFirst() }
    case .pop, .dismissHiding, .popTo:
      if let index = covers.lastIndex(where: { $0.old == new }) { covers.removeSubrange(index...) }
    default: break
    }
  }
}
