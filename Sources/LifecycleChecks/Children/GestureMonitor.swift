// INV-55: what a gesture on an app's container may send while it runs, and after it is cancelled.

internal import VCLifecycle

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
  /// What could be seen before the gesture's latest call.
  private var lastSight = SightMonitor()

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
    /// Whether the call that sent it changed nothing that can be seen; nil until that is known.
    var isUnmoved: Bool?

    /// Whether what can be seen says the opposite.
    func isContradicted(by sight: SightMonitor) -> Bool {
      sight.isVisible(controller) == (kind == .viewDidDisappear)
    }
  }

  var isWatching: Bool { phase != .none }

  // MARK: Events

  mutating func observe(_ moment: Moment, _ sight: SightMonitor, _ context: inout Context) {
    context.ledger.carry(.gestures)
    if phase == .down, !moment.event.isLost { compare(sight, &context) }
    switch moment.kind {
    case .gestureBegan:
      reportDid(&context)
      phase = .down
    case .gestureMoved: hasMoved = phase == .down
    default:
      let mayTakeBack = dids.isEmpty || dids.contains { $0.isUnmoved == true }
      if phase == .down, moment.event.flag == true, mayTakeBack {
        phase = .cancelled
      } else {
        reportDid(&context)
      }
    }
    isInCall = isWatching
  }

  /// The gesture's own call has returned.
  mutating func observeStep() { isInCall = false }

  /// Checks a will or did that the machine delivered.
  mutating func observeCallback(_ moment: Moment, _ context: inout Context) {
    let controller = moment.controller
    guard let place = participants.firstIndex(where: { $0.controller == controller }) else {
      if isInCall {
        participants.append(Participant(controller: controller, before: moment.was.phase))
      }
      return
    }
    let before = participants[place].before
    if phase == .cancelled, !moment.isDid, let did = takenBack(controller, before) {
      return reportDid(seen: did, &context)
    }
    let isByHand =
      moment.event.origin == .end
      || (moment.event.origin == .unknown && moment.was.begins.depth > 0)
    guard moment.isDid, isByHand, before == .appeared || before == .disappeared else { return }
    if phase == .down {
      if hasMoved {
        dids.append(Did(controller: controller, kind: moment.kind, position: moment.index))
      } else if context.check(.didWhileTouched, true, moment, with: [moment.kind.words]) {
        reset()
      }
    } else {
      let isAbandoned = Ledger.Phase(after: moment.kind) != before
      let words = [moment.kind.words]
      if context.check(.didAbandoned, isAbandoned, moment, with: words) { reset() }
    }
  }

  /// Checks that a cancelled gesture has left everything as it was.
  mutating func rest(at index: Int, _ context: inout Context) {
    guard phase == .cancelled else { return }
    if !dids.isEmpty { return reportDid(&context) }
    for participant in participants {
      let entry = context.entries[participant.controller]
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
      context.entries[participant.controller][.isReported] = true
      break  // what it contains comes and goes with it
    }
    reset()
  }

  // MARK: Dids under the finger

  // After a move the gesture may be complete, and another may begin under the same finger: a did is
  // wrong for certain only if what can be seen says the opposite, or if it came with nothing to be
  // seen and was taken back when the gesture was cancelled.

  /// Compares the dids of the latest call with what can be seen after it.
  private mutating func compare(_ sight: SightMonitor, _ context: inout Context) {
    let latest = dids.filter { $0.isUnmoved == nil }
    if let did = latest.first(where: { $0.isContradicted(by: sight) }) {
      return reportDid(seen: did, &context)
    }
    let isUnmoved =
      latest.contains { sight.isVisible($0.controller) != nil }
      && latest.allSatisfy {
        sight.isVisible($0.controller) == lastSight.isVisible($0.controller)
      }
    for place in dids.indices.suffix(latest.count) { dids[place].isUnmoved = isUnmoved }
    lastSight = sight
  }

  /// Returns the did that a will of a controller takes back after a cancel.
  private func takenBack(_ controller: Int32, _ before: Ledger.Phase) -> Did? {
    let last = dids.last { $0.controller == controller }
    guard let last, last.isUnmoved == true, Ledger.Phase(after: last.kind) != before else {
      return nil
    }
    return last
  }

  /// Reports a did that came before the finger was lifted: one that is certainly wrong, or the
  /// first.
  private mutating func reportDid(seen: Did? = nil, _ context: inout Context) {
    defer { reset() }
    guard let did = seen ?? dids.first else { return }
    context.report(
      .didWhileTouched,
      at: did.position,
      controller: did.controller,
      with: [did.kind.words],
      severity: context.holds(.didWhileSeen, seen != nil) ? .violation : .fragile
    )
  }

  private mutating func reset() {
    phase = .none
    isInCall = false
    hasMoved = false
    participants.removeAll(keepingCapacity: true)
    dids.removeAll(keepingCapacity: true)
    lastSight = SightMonitor()
  }
}

extension Event {
  /// Whether something else came between, so that nothing is known of how a gesture ends.
  fileprivate var isLost: Bool { kind == .gestureEnded && flag == nil }
}

extension GestureMonitor {
  /// The position of a did is left out: only a report would name it.
  func addState(to words: inout StateWords) {
    words.add(phase.rawValue)
    words.add(flags: isInCall, hasMoved)
    words.add(participants.count)
    for participant in participants {
      words.add(existing: participant.controller)
      words.add(participant.before.rawValue)
    }
    words.add(dids.count)
    for did in dids {
      words.add(existing: did.controller)
      words.add(did.kind.rawValue)
      words.add(flags: did.isUnmoved == nil, did.isUnmoved == true)
    }
    lastSight.addState(to: &words)
  }
}
