// Reads the events of a run as they come: the catalogue's judges, and what waits for a callback.

internal import HeadlessUIKit
internal import Lifecycle

/// The judges of one run, and the calls that wait for a callback.
///
/// The recorder that feeds it belongs to no actor; a stage and all its objects live on the main
/// actor all the same.
final class RunJudge: @unchecked Sendable {
  nonisolated(unsafe) var judges: Judges
  /// The calls that wait for a callback, oldest first.
  nonisolated(unsafe) var waiting: [Waiting] = []
  /// The kinds of event that somebody waits for, as bits.
  nonisolated(unsafe) private var awaitedKinds: UInt128 = 0
  nonisolated(unsafe) var onAwaited: (@MainActor (Waiting) -> Void)?
  nonisolated(unsafe) var onEveryEvent: (@MainActor (Int) -> Void)?

  /// A call that waits for a callback.
  struct Waiting {
    let kind: Event.Kind
    /// The controller's number in the trace, once it is made.
    let slot: Slot
    let deed: Step.Deed
  }

  init(profile: Profile) {
    judges = Judges(profile: profile, header: Trace.Header())
  }

  func await(_ call: Waiting) {
    waiting.append(call)
    awaitedKinds |= 1 << UInt128(call.kind.rawValue)
  }

  /// Reads one event.
  func read(_ event: Event, at position: Int, numberOf: (Slot) -> Int?) {
    judges.observe(event, at: position)
    if let onEveryEvent { MainActor.assumeIsolated { onEveryEvent(position) } }
    guard awaitedKinds & (1 << UInt128(event.kind.rawValue)) != 0,
      let controller = event.controller,
      event.frame == .whole || event.frame == .enter,
      let index = waiting.firstIndex(where: {
        $0.kind == event.kind && numberOf($0.slot) == Int(controller.index)
      })
    else { return }
    let call = waiting.remove(at: index)
    if let onAwaited { MainActor.assumeIsolated { onAwaited(call) } }
  }
}
