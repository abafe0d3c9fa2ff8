// One event with the state just before it, as the monitors read it.

internal import VCLifecycle

/// An event, with its controller's entry before it and its part in a transition.
struct Moment {
  let event: Event
  let index: Int
  /// The index of the event's controller, or -1.
  let controller: Int32
  /// Whether the event is the occurrence of its callback, not its inner or last frame.
  let isOccurrence: Bool
  /// The controller's entry before the event.
  var was = Ledger.Entry()
  /// The place in the ledger of the transition that the event belongs to, or -1.
  var slot = -1
  var role = OpenTransition.Role.none
  /// Whether it undoes a cancelled transition.
  var isCompensating = false

  @inline(__always)
  var kind: Event.Kind { event.kind }

  /// Whether the event is a viewDidAppear or a viewDidDisappear.
  @inline(__always)
  var isDid: Bool { kind == .viewDidAppear || kind == .viewDidDisappear }

  /// Whether the event is a viewWillDisappear or a viewDidDisappear.
  var isDisappearance: Bool { kind == .viewWillDisappear || kind == .viewDidDisappear }

  /// The last will of the direction of a did.
  @inline(__always)
  var will: Ledger.Will { kind == .viewDidAppear ? was.appear : was.disappear }

  /// The phase that a did ends.
  @inline(__always)
  var begun: Ledger.Phase { kind == .viewDidAppear ? .appearing : .disappearing }

  /// Whether the event is a callback called by hand, which moves no state.
  var isDirect: Bool { event.origin == .direct }

  /// Whether code of the app drives the controller: by begin and end, or by a call of its own.
  var isByHand: Bool { !isByUIKit || was.begins.depth > 0 }

  /// Whether UIKit's own machinery caused it, as far as recorded.
  var isByUIKit: Bool {
    switch event.origin {
    case .uikit, .forward, .unknown: true
    case .begin, .end, .direct: false
    }
  }
}
