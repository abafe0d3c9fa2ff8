// INV-55: what a gesture on an app's container may send while it runs, and after it is cancelled.

internal import Lifecycle

/// The gestures that an app's container answers to by hand (CHILD-20, CHILD-23).
///
/// A controller takes part if one of the gesture's own calls sends it a will and nothing was under
/// way for it before. Whatever else happens in between ends the watch: the app's calls, UIKit's
/// gestures and the environment may end a transition that the finger began.
struct GestureMonitor: Sendable {
  private var phase = Phase.none
  /// Whether the events come from inside one of the gesture's own calls.
  private var isInCall = false
  /// Whether the finger has moved: it may have moved all the way.
  private var hasMoved = false
  private var participants: [Participant] = []
  /// The dids that came after the finger had moved.
  private var dids: [Did] = []

  private enum Phase: UInt8, Sendable {
    case none
    case down
    case cancelled
  }

  private struct Participant: Sendable {
    let controller: Int32
    /// The state before the gesture; half open if a transition was under way, which may end.
    let before: Ledger.Phase
  }

  private struct Did: Sendable {
    let controller: Int32
    let kind: Event.Kind
    let position: Int

    /// Whether what can be seen says the opposite.
    func isContradicted(by sight: SightMonitor) -> Bool {
      sight.isVisible(controller) == (kind == .viewDidDisappear)
    }
  }

  var isWatching: Bool { phase != .none }

  // MARK: Events

  mutating func observe(
    _ moment: EventContext,
    _ sight: SightMonitor,
    _ context: inout CheckingContext
  ) {
    context.ledger.carry(.gestures)
    if phase == .down { reportDids(sight, isLost: moment.event.isLost, &context) }
    switch moment.event.kind {
    case .gestureBegan:
      reset()
      phase = .down
    case .gestureMoved: hasMoved = phase == .down
    default:
      if phase == .down, moment.event.flag == true { phase = .cancelled } else { reset() }
    }
    isInCall = isWatching
  }

  /// The gesture's own call has returned.
  mutating func observeStep() { isInCall = false }

  /// Checks a will or did that the machine delivered.
  mutating func observeCallback(_ moment: EventContext, _ context: inout CheckingContext) {
    let controller = Int32(moment.controller)
    guard let place = participants.firstIndex(where: { $0.controller == controller }) else {
      if isInCall {
        participants.append(Participant(controller: controller, before: moment.was.phase))
      }
      return
    }
    let before = participants[place].before
    let isByHand =
      moment.event.origin == .end || (moment.event.origin == .unknown && moment.was.beginDepth > 0)
    guard moment.isDid, isByHand, before == .appeared || before == .disappeared else { return }
    if phase == .down {
      if hasMoved {
        dids.append(Did(controller: controller, kind: moment.event.kind, position: moment.index))
      } else if context.check(.didWhileTouched, true, moment, with: [moment.event.kind.words]) {
        reset()
      }
    } else {
      let isAbandoned = Ledger.Phase(after: moment.event.kind) != before
      let words = [moment.event.kind.words]
      if context.check(.didAbandoned, isAbandoned, moment, with: words) { reset() }
    }
  }

  /// Checks that a cancelled gesture has left everything as it was.
  mutating func rest(at index: Int, _ context: inout CheckingContext) {
    guard phase == .cancelled else { return }
    for participant in participants {
      let entry = context.ledger.entries[Int(participant.controller)]
      guard !entry[.isReported], !entry[.isDead], entry.phase != .unknown,
        participant.before == .appeared || participant.before == .disappeared,
        context.holds(.notTakenBack, entry.phase != participant.before)
      else { continue }
      context.report(
        .notTakenBack,
        at: index,
        controller: participant.controller,
        with: ["\(participant.before)", "\(entry.phase)"],
        related: [entry.lastIndex]
      )
      context.ledger.entries[Int(participant.controller)][.isReported] = true
      break  // what it contains comes and goes with it
    }
    reset()
  }

  // MARK: Dids under the finger

  /// Reports a did that came before the finger was lifted.
  ///
  /// After a move the gesture may be complete, and another may begin under the same finger: it is
  /// wrong for certain only if what has disappeared can still be seen.
  private mutating func reportDids(
    _ sight: SightMonitor,
    isLost: Bool,
    _ context: inout CheckingContext
  ) {
    guard let first = dids.first else { return }
    let seen = isLost ? nil : dids.first { $0.isContradicted(by: sight) }
    let did = seen ?? first
    context.report(
      .didWhileTouched,
      at: did.position,
      controller: did.controller,
      with: [did.kind.words],
      severity: context.holds(.didWhileSeen, seen != nil) ? .violation : .fragile
    )
    reset()
  }

  private mutating func reset() {
    phase = .none
    isInCall = false
    hasMoved = false
    participants.removeAll(keepingCapacity: true)
    dids.removeAll(keepingCapacity: true)
  }
}

extension Event {
  /// Whether something else came between, so that nothing is known of how a gesture ends.
  fileprivate var isLost: Bool { kind == .gestureEnded && flag == nil }
}

extension GestureMonitor {
  /// The state between two runs of the explorer; while a finger is down none is compared.
  func addState(to words: inout StateWords) {
    words.requireEncodable(
      phase == .none && !isInCall && !hasMoved && participants.isEmpty && dids.isEmpty
    )
  }
}
