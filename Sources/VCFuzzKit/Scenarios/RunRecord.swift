// What an invariant over events may ask of the run so far.

public import HeadlessUIKit
public import VCLifecycle

/// The events of a run so far.
@MainActor
public struct RunRecord {
  private let stage: Stage

  init(of stage: Stage) { self.stage = stage }

  /// The events so far, oldest first.
  public var events: [Event] { stage.events }

  /// The identity that a controller has in the events.
  public func identity(of controller: UIViewController) -> ControllerID {
    stage.identity(of: controller)
  }

  /// How often a controller received a callback so far.
  public func count(of kind: Event.Kind, to controller: UIViewController) -> Int {
    let id = stage.identity(of: controller)
    return stage.events.count {
      $0.kind == kind && $0.controller == id && ($0.frame == .whole || $0.frame == .enter)
    }
  }
}
