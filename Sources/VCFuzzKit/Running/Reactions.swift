// Listens to the events of a run as they are recorded, for those who act inside a callback.

internal import HeadlessUIKit
internal import VCLifecycle

/// The calls of a run that wait for a callback.
///
/// The recorder that feeds it belongs to no actor; a stage and all its objects live on the main
/// actor all the same.
final class Reactions: @unchecked Sendable {
  /// The calls that wait for a callback, oldest first.
  nonisolated(unsafe) private var waiting: [Waiting] = []
  /// The kinds of event that calls wait for, as bits.
  nonisolated(unsafe) private var awaitedKinds: UInt128 = 0
  nonisolated(unsafe) var numberOfSlot: (@MainActor (Slot) -> Int?)?
  nonisolated(unsafe) var onAwaited: (@MainActor (Step.Trigger, Step.Deed) -> Void)?
  nonisolated(unsafe) var onEveryEvent: (@MainActor (Int) -> Void)?

  /// A call that waits for a callback of a controller.
  private struct Waiting {
    let trigger: Step.Trigger
    let deed: Step.Deed
    let frame: Event.Frame
  }

  var count: Int { waiting.count }

  /// Makes a call wait for a callback: at its beginning, or at its end where the override has code
  /// of its own, which must know what has happened before anybody calls it.
  func await(_ trigger: Step.Trigger, _ deed: Step.Deed, atEnd: Bool) {
    waiting.append(Waiting(trigger: trigger, deed: deed, frame: atEnd ? .exit : .enter))
    awaitedKinds |= 1 << UInt128(trigger.callback.rawValue)
  }

  /// From now on no call is made: the run is gone.
  func end() {
    numberOfSlot = nil
    onAwaited = nil
    onEveryEvent = nil
  }

  /// Receives one event.
  func hear(_ event: Event, at position: Int) {
    if let onEveryEvent { MainActor.assumeIsolated { onEveryEvent(position) } }
    guard awaitedKinds & (1 << UInt128(event.kind.rawValue)) != 0,
      event.frame != .base, let controller = event.controller
    else { return }
    MainActor.assumeIsolated {
      guard
        let index = waiting.firstIndex(where: {
          $0.trigger.callback == event.kind && (event.frame == .whole || event.frame == $0.frame)
            && numberOfSlot?($0.trigger.slot) == Int(controller.index)
        })
      else { return }
      let due = waiting.remove(at: index)
      onAwaited?(due.trigger, due.deed)
    }
  }
}
