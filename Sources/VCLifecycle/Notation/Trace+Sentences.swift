// What of a trace a diagram shows, and in which words.

extension Event.Kind {
  /// Whether the kind explains nothing in a diagram unless it is the failing event.
  package var isPlain: Bool {
    switch self {
    case .created, .destroyed, .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .updateViewConstraints, .viewWillTransition, .coordinatorAlongside, .coordinatorInteraction,
      .coordinatorCompletion, .coordinatorRegistered, .firstCall, .sceneWillConnect,
      .sceneWillEnterForeground, .sceneDidBecomeActive, .applicationDidBecomeActive:
      true
    default: false
    }
  }
}

extension Trace {
  /// The label of the moment after all steps.
  package static let restLabel = "until idle"

  /// The trace with a number behind each name that an earlier controller bears.
  package var namedApart: Trace {
    var result = self
    var taken: Set<String> = []
    for (place, name) in names.enumerated() {
      var unique = name
      var number = 1
      while !taken.insert(unique).inserted {
        number += 1
        unique = "\(name)#\(number)"
      }
      if number > 1 { result.rename(ControllerID(place), to: unique) }
    }
    return result
  }

  /// The event as a call: `viewWillAppear(true)`, `didMove(toParent: nav)`.
  package func callText(of event: Event) -> String {
    let other = event.other.map { name(of: $0).clipped(to: 40) }
    switch event.kind {
    case .willMoveToParent: return "willMove(toParent: \(other ?? "nil"))"
    case .didMoveToParent: return "didMove(toParent: \(other ?? "nil"))"
    case .beginAppearance:
      return "beginAppearanceTransition(\(event.flag ?? true))"
    case .endAppearance: return "endAppearanceTransition()"
    case .exception, .step, .marker:
      return event.kind.name + (text(of: event).map { ": " + $0.clipped(to: 80) } ?? "")
    default: break
    }
    if let words = words(for: event, other) { return words }
    if let animated = event.animated, event.kind.isAppearance {
      return "\(event.kind.name)(\(animated))"
    }
    return other.map { "\(event.kind.name)(\($0))" } ?? event.kind.name
  }

  /// What happened to a controller without a call; nil for a callback.
  private func words(for event: Event, _ other: String?) -> String? {
    let isOn = event.flag ?? true
    let by = other.map { " of " + $0 } ?? ""
    switch event.kind {
    case .destroyed: return "deinit"
    case .logUnbalanced: return "UIKit logs unbalanced calls"
    case .logNested: return "UIKit logs a nested push or pop"
    case .logMisuse: return "UIKit logs a direct call"
    case .logAttempt: return "UIKit logs a refused presentation"
    case .parentChanged: return (isOn ? "becomes a child" : "is no longer a child") + by
    case .windowRoot: return isOn ? "becomes a window's root" : "is no longer a window's root"
    case .windowChanged: return isOn ? "its view enters a window" : "its view leaves its window"
    case .sightChanged: return isOn ? "its view can be seen" : "its view can't be seen"
    case .gestureBegan: return "a gesture begins"
    case .gestureMoved: return "the gesture continues"
    case .gestureEnded: return event.flag == true ? "the gesture is cancelled" : "the gesture ends"
    case .outlived: return "still exists after the run"
    case .unsettled: return event.flag == true ? "its layout never ends" : "work never ends"
    default: return nil
    }
  }

  /// One event in words: `root received viewWillAppear(true)`.
  package func sentence(on event: Event) -> String {
    let call = callText(of: event)
    guard let controller = event.controller else { return call }
    let name = name(of: controller).clipped(to: 60)
    switch event.kind {
    case .beginAppearance, .endAppearance: return "\(name) received \(call)"
    case _ where event.kind.isControllerCallback: return "\(name) received \(call)"
    default: return "\(name): \(call)"
    }
  }
}
