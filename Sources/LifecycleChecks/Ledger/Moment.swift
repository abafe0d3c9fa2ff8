// One event with the state just before it, as the monitors read it.

internal import VCLifecycle

/// An event, with its controller's entry before it and its part in a transition.
struct EventContext {
  let event: Event
  let index: Int
  /// The index of the event's controller, or -1.
  let controller: Int
  /// Whether the event is the occurrence of its callback, not its inner or last frame.
  let isOccurrence: Bool
  /// The controller's entry before the event.
  var was = Ledger.Entry()
  /// The place in the ledger of the transition that the event belongs to, or -1.
  var slot = -1
  var role = OpenTransition.Role.none
  /// Whether it undoes a cancelled transition.
  var isCompensating = false

  /// Whether the event is a viewDidAppear or a viewDidDisappear.
  @inline(__always)
  var isDid: Bool { event.kind == .viewDidAppear || event.kind == .viewDidDisappear }

  /// Whether the event is a viewWillDisappear or a viewDidDisappear.
  var isDisappearance: Bool {
    event.kind == .viewWillDisappear || event.kind == .viewDidDisappear
  }

  /// Whether the event is a callback called by hand, which moves no state.
  var isDirect: Bool { event.origin == .direct }

  /// Whether code of the app drives the controller: by begin and end, or by a call of its own.
  var isByHand: Bool { !isByUIKit || was.beginDepth > 0 }

  /// Whether UIKit's own machinery caused it, as far as recorded.
  var isByUIKit: Bool {
    switch event.origin {
    case .uikit, .forward, .unknown: true
    case .begin, .end, .direct: false
    }
  }
}
