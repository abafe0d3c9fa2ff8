// A hook for first-call trackers: what they answered becomes part of the trace (spec 1.17).

internal import Lifecycle

extension Stage {
  /// Records what a first-call tracker answered at a call site of a controller's (FIRST-2).
  public func recordFirstCall(of controller: UIViewController, site: String, isFirst: Bool) {
    var event = Event(.firstCall, controller.id)
    event.flag = isFirst
    event.text = runtime.recorder.addSameText(site)
    runtime.record(event)
  }
}
