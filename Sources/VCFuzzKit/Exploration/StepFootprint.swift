// What a step of a run touched, for the reductions.
//
// Which steps of a run commute? Hardly any: a call of the app and the passing of time meet in the
// queue of the turn, in the order of the animations, in what is legal next; and the objects of a
// user cannot be seen at all. So all of them share one location, and none is ever reordered with
// another.
//
// One kind of step is apart. To prepare a call for a callback only makes the run listen: nothing
// of the stage, of the checks or of a user's objects changes until a controller receives that
// callback. It commutes with every step without that callback, and with the preparation for
// any other callback. The events that a step recorded tell which callbacks it sent.
//
// Two bounds are shared by all: the steps that a person decides, and the calls prepared on one
// path. A step that uses one up disables others, and writes its location; the rest read it.

internal import HeadlessUIKit
internal import ModelChecking
internal import VCLifecycle

extension Footprint {
  /// The stage, its checks and the user's objects.
  static let stageLocation = 0
  /// How many steps of a person are left.
  static let personLocation = 1
  /// How many calls may still be prepared.
  static let preparationLocation = 2

  /// The location of a callback of a controller.
  static func location(of trigger: Step.Trigger) -> Int {
    let places = 64 - 3
    return 3 + (trigger.slot * 16 + Int(trigger.callback.rawValue)) % places
  }

  /// Adds a location that is used up by its last user.
  mutating func spend(_ location: Int, isLast: Bool) {
    read(location)
    if isLast { write(location) }
  }

  /// Adds the callbacks among events of a run.
  @MainActor
  mutating func writeMoments(of run: Run, from start: Int) {
    run.stage.withEvents { events in
      for position in start..<max(start, events.count) {
        let event = events[position]
        guard event.frame != .base, let controller = event.controller,
          Step.Trigger.callbacks.contains(event.kind)
        else { continue }
        let slot = run.live.slot(ofNumber: Int(controller.index))
        guard slot >= 0 else { continue }
        write(Self.location(of: Step.Trigger(event.kind, of: slot)))
      }
    }
  }
}
