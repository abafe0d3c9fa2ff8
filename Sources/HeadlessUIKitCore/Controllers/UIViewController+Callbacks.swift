// How a controller executes a callback, and what UIKit's own implementation of it notes.

internal import VCLifecycle

extension UIViewController {
  /// Records an event and runs the override that belongs to it, as one frame.
  func execute(
    _ event: Event,
    container: UIViewController? = nil,
    transition: Transition? = nil,
    _ body: () -> Void
  ) {
    var edits: [RuntimeDeviation.CallbackEdit]?
    var times = 1
    if runtime.deviation != nil {
      let found = runtime.deviator.callbackEdits(
        event,
        self,
        container: container,
        transition: transition
      )
      for case .preceded(let extra) in found {
        runtime.deviator.add(extra, to: event, of: self)
      }
      times = (found.contains(.drop) ? 0 : 1) + (found.contains(.repeated) ? 1 : 0)
      edits = found
    }
    // One call site, so that the compiler makes no object of the body.
    for _ in 0..<times { run(event, transition: transition, body) }
    guard let edits else { return }
    for case .followed(let extra) in edits {
      runtime.deviator.add(extra, to: event, of: self)
    }
  }

  func run(_ event: Event, transition: Transition? = nil, _ body: () -> Void) {
    // The compiler makes a copy of this for every body: what they share is not part of the copies.
    var event = event
    guard let outer = openFrame(&event, transition) else { return }
    body()
    closeFrame(event, outer)
  }

  /// Opens the frame of a callback and records the entry; returns what was executed until then, or
  /// nil if too many frames are open.
  @inline(never)
  private func openFrame(_ event: inout Event, _ transition: Transition?) -> Int? {
    guard runtime.underWay.frames.count < runtime.limits.nestedCallbacksMax else {
      runtime.raise(
        "stackOverflow",
        self,
        reason: "\(runtime.limits.nestedCallbacksMax) callbacks inside each other"
      )
      return nil
    }
    if runtime.records(.snapshots) {
      event.snapshot = snapshot(profile: runtime.profile)
    }
    event.frame = runtime.records(.frames) ? .enter : .whole
    // An observer that acts when the entry is recorded acts inside the callback.
    runtime.underWay.frames.append(
      CallbackFrame(
        controller: self,
        kind: event.kind,
        origin: event.origin,
        transition: transition,
        argument: event.other
      )
    )
    let outer = runtime.underWay.framesBeforeOverride
    runtime.underWay.framesBeforeOverride = runtime.underWay.frames.count
    runtime.record(event)
    runtime.underWay.framesBeforeOverride = outer
    defer { runtime.executionSpot.pointee = ExecutionSpot.number(event.kind) }
    return runtime.executionSpot.pointee
  }

  /// Closes the innermost frame, and records the exit.
  @inline(never)
  private func closeFrame(_ event: Event, _ spot: Int) {
    runtime.executionSpot.pointee = spot
    assert(
      runtime.underWay.frames.last?.controller === self
        && runtime.underWay.frames.last?.kind == event.kind,
      "a callback returns while another one is innermost"
    )
    runtime.underWay.frames.removeLast()
    guard runtime.records(.frames) else { return }
    var event = event
    event.frame = .exit
    event.snapshot = nil
    runtime.record(event)
  }

  // MARK: UIKit's own implementations

  /// UIKit's own implementation of a callback was reached, by super or by a direct call.
  ///
  /// Returns whether UIKit made the call, so that a container may forward it.
  @discardableResult
  func noteBase(_ kind: Event.Kind, animated: Bool?) -> Bool {
    // The frame is read in its place, and no copy of it.
    let last = runtime.underWay.frames.count - 1
    if last >= 0, runtime.underWay.frames[last].controller === self {
      if runtime.records(.frames) {
        var event = Event(kind, id, animated: animated)
        event.frame = .base
        event.origin = runtime.underWay.frames[last].origin
        runtime.record(event)
      }
      return runtime.underWay.frames[last].kind == kind
    }
    guard kind.isAppearance || kind == .loadView || kind == .viewDidLoad else { return false }
    var event = Event(kind, id, animated: animated)  // STATE-8, STATE-10
    event.origin = .direct
    runtime.record(event)
    if kind.isAppearance, runtime.profile.os.major >= 16 { runtime.record(.logMisuse, self) }
    return false
  }

  /// UIKit's own implementation of a move was reached; the app sends half of the moves itself.
  func noteMove(_ kind: Event.Kind, to parent: UIViewController?) {
    var event = Event(kind, id, other: parent?.id)
    if isSuper(ofMoveTo: parent) {
      runtime.underWay.frames[runtime.underWay.frames.count - 1].isBaseDone = true
      guard runtime.records(.frames) else { return }
      event.frame = .base
    } else if runtime.records(.snapshots) {
      event.snapshot = snapshot(profile: runtime.profile)
    }
    runtime.record(event)
  }

  /// Whether the innermost callback calls super: it is a move, with the same argument.
  ///
  /// Inside one move the app may make another of its own.
  private func isSuper(ofMoveTo parent: UIViewController?) -> Bool {
    let last = runtime.underWay.frames.count - 1
    return last >= 0 && runtime.underWay.frames[last].controller === self
      && runtime.underWay.frames[last].kind.isMove
      && runtime.underWay.framesBeforeOverride != runtime.underWay.frames.count
      && !runtime.underWay.frames[last].isBaseDone
      && runtime.underWay.frames[last].argument == parent?.id
  }

  /// UIKit's own viewWillAppear is done, for the override that has called it.
  func noteEndOfWillAppear() {
    let last = runtime.underWay.frames.count - 1
    guard last >= 0, runtime.underWay.frames[last].controller === self,
      runtime.underWay.frames[last].kind == .viewWillAppear
    else { return }
    runtime.underWay.frames[last].isBaseDone = true
  }
}
