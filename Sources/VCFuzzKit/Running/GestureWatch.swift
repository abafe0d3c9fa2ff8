// A gesture of the scenario's, as long as a finger makes it.

internal import HeadlessUIKit
internal import VCLifecycle

/// The scenario's gesture that is under way in a run, and what of it the checks may record.
@MainActor
final class GestureWatch {
  private let stage: Stage
  /// Which of the scenario's gestures has begun.
  @exclusivity(unchecked) private(set) var number: Int?
  /// Whether only that gesture and time have acted since it began, up to the next idle state.
  @exclusivity(unchecked) private(set) var isWatched = false

  init(_ stage: Stage) { self.stage = stage }

  /// Whether a phase of a gesture may follow now; one begins only if it is enabled.
  func permits(_ phase: Stage.GesturePhase, of other: Int, _ isEnabled: () -> Bool) -> Bool {
    phase == .begin ? number == nil && isEnabled() : number == other
  }

  /// Takes a phase of a gesture; `body` does what the scenario does then.
  func take(_ phase: Stage.GesturePhase, of gesture: Gesture, _ number: Int, _ body: () -> Void) {
    self.number = phase == .begin || phase == .move ? number : nil
    if phase == .begin {
      end()
      isWatched = stage.isAtRest
    }
    stage.runCall {
      note(phase, of: gesture)
      body()
    }
    if phase == .finish { isWatched = false }
  }

  /// Records a phase for the checks, and what can be seen just before it.
  private func note(_ phase: Stage.GesturePhase, of gesture: Gesture) {
    guard isWatched else { return }
    if phase != .begin, !stage.owesCommit { stage.probe.recordSight() }
    switch phase {
    case .begin: stage.probe.recordGesture(.gestureBegan)
    case .move: if gesture.move != nil { stage.probe.recordGesture(.gestureMoved) }
    case .finish: stage.probe.recordGesture(.gestureEnded, isCancelled: false)
    case .cancel: stage.probe.recordGesture(.gestureEnded, isCancelled: true)
    }
  }

  /// Something else acts: what the gesture leads to is no longer its own doing.
  func end() {
    if isWatched { stage.probe.recordGesture(.gestureEnded) }
    isWatched = false
  }

  /// Takes a step of the stage's beside the gesture.
  @discardableResult
  func takeBeside(_ step: Stage.Step) -> Bool {
    end()
    return stage.take(step)
  }

  /// Notes that a step has ended; an idle state ends what the last gesture has led to.
  func noteRest() {
    if number == nil, stage.isAtRest { isWatched = false }
  }
}

extension Gesture {
  /// Does what the scenario does in a phase.
  func perform(_ phase: Stage.GesturePhase) {
    switch phase {
    case .begin: begin()
    case .move: move?()
    case .finish: finish()
    case .cancel: cancel()
    }
  }
}
