// Callbacks that a log does not print: what may have happened unseen.
//
// An author prints the callbacks that interest them, and not the same of every controller. What is
// never printed of a controller was not recorded, it did not fail to come. All checks read a
// controller's phase from here, so that none of them takes silence for a missing callback.

internal import VCLifecycle

extension Ledger {
  /// The phases that a controller may be in.
  struct Phases: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ phase: Phase) { rawValue = phase == .unknown ? 0b1111 : 1 << phase.rawValue }

    static var disappeared: Phases { Phases(Phase.disappeared) }
    static var appearing: Phases { Phases(Phase.appearing) }
    static var appeared: Phases { Phases(Phase.appeared) }
    static var disappearing: Phases { Phases(Phase.disappearing) }

    /// The phases that unrecorded callbacks lead to from one phase (STATE-2).
    init(reachableFrom phase: Phase, by unrecorded: CallbackSet) {
      var phases = Phases(phase)
      var previous: Phases = []
      let kinds: [Event.Kind] = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ]
      while phases != previous {
        previous = phases
        for kind in kinds where unrecorded.contains(kind) && phases.permits(kind) {
          phases.insert(Phases(Phase(after: kind)))
        }
      }
      self = phases
    }

    /// The only phase; unknown if there are several.
    var phase: Phase {
      rawValue.nonzeroBitCount == 1
        ? Phase(rawValue: UInt8(rawValue.trailingZeroBitCount)) ?? .unknown : .unknown
    }

    /// The phases in which a callback of that kind is legal; nil if it is legal in all.
    static func permitting(_ kind: Event.Kind) -> Phases? {
      switch kind {
      case .viewWillAppear: Phases.disappeared.union(.disappearing)
      case .viewIsAppearing, .viewDidAppear: .appearing
      case .viewWillDisappear: Phases.appearing.union(.appeared)
      case .viewDidDisappear: .disappearing
      default: nil
      }
    }

    /// Whether a callback is legal in one of the phases.
    func permits(_ kind: Event.Kind) -> Bool {
      Self.permitting(kind).map { !isDisjoint(with: $0) } ?? true
    }
  }

  /// Records which callbacks of a controller the trace does not record.
  mutating func note(unrecorded: CallbackSet, of controller: Int32) {
    reserve(controller)
    entries[controller].unrecorded = unrecorded
    // What a log prints of a controller, or is said to print, is missing where it does not come.
    if !unrecorded.contains(CallbackSet(.viewIsAppearing)) { carry(.isAppearing) }
    if !unrecorded.contains(CallbackSet(.viewDidLoad)) { carry(.loading) }
  }
}

extension Ledger.Phase {
  /// The state; nil if it is unknown.
  var state: AppearanceState? { AppearanceState(rawValue: rawValue) }
}

extension Trace {
  /// The callbacks that are not recorded, by controller.
  var unrecordedCallbacks: [CallbackSet] {
    var sets = [CallbackSet](repeating: [], count: names.count)
    for entry in header.unrecorded { sets[Int(entry.controller.index)] = entry.value }
    return sets
  }
}

extension Ledger.Entry {
  /// The present phase, as far as the recorded callbacks tell.
  @inline(never)
  static func phase(after last: Ledger.Phase, without unrecorded: CallbackSet) -> Ledger.Phase {
    Ledger.Phases(reachableFrom: last, by: unrecorded).phase
  }

  /// The phases that the controller may be in, as far as the recorded callbacks tell.
  var possiblePhases: Ledger.Phases {
    unrecorded.isEmpty
      ? Ledger.Phases(lastPhase) : Ledger.Phases(reachableFrom: lastPhase, by: unrecorded)
  }

  /// Whether the controller is between a will and its did, whichever callbacks are not recorded.
  var isHalfOpen: Bool {
    if unrecorded.isEmpty { return lastPhase.isHalfOpen }
    return possiblePhases.isDisjoint(with: [.disappeared, .appeared])
  }

  /// Whether the trace records a callback of the controller.
  @inline(__always)
  func records(_ kind: Event.Kind) -> Bool { unrecorded.isEmpty || !unrecorded.contains(kind) }

  /// Whether a callback is legal after callbacks that are not recorded.
  func permits(_ kind: Event.Kind) -> Bool { possiblePhases.permits(kind) }

  /// The entry in the phase that a callback tells of: one in which the callback is legal.
  ///
  /// Where no unrecorded callbacks lead to such a phase, it stays as it was.
  func refined(before kind: Event.Kind) -> Ledger.Entry {
    guard let permitting = Ledger.Phases.permitting(kind) else { return self }
    let possible = possiblePhases.intersection(permitting)
    var entry = self
    entry.unrecorded.subtract(.willsAndDids)
    if possible.isEmpty { return entry }
    // A callback in between was not recorded, so the last one is not the one before.
    if !permitting.contains(Ledger.Phases(lastPhase)) || lastPhase == .unknown {
      entry.lastKind = nil
    }
    entry.lastPhase = possible.phase
    return entry
  }
}
