// What the runtime keeps from one stage to the next, and nothing else does: which stage runs.

internal import VCLifecycle

/// The stages whose code is running.
@MainActor
enum CurrentStage {
  /// Innermost last.
  @exclusivity(unchecked) private static var stages: [Unowned] = []

  private struct Unowned {
    // A stage takes itself off the list before its runtime goes.
    @Unretained var runtime: Runtime?
  }

  /// The stage that went last, while an object retains it.
  private static weak var latest: Runtime?

  /// The stage whose code is running: objects made now belong to it.
  ///
  /// After a run, what its objects make in their `deinit` belongs to the stage that went last.
  static var runtime: Runtime {
    guard let current = stages.last?.runtime ?? latest else {
      preconditionFailure("no stage: make one with `let stage = Stage()` before any controller")
    }
    return current
  }

  /// The same, or nil where no stage is left.
  static var running: Runtime? { stages.last?.runtime }

  static func enter(_ runtime: Runtime) { stages.append(Unowned(runtime: runtime)) }

  /// Takes back the latest `enter` of a stage.
  static func leave(_ runtime: Runtime) {
    var index = stages.count - 1
    while index >= 0, stages[index].runtime !== runtime { index -= 1 }
    precondition(index >= 0, "a stage is left that was not entered")
    stages.remove(at: index)
    if stages.isEmpty { latest = runtime }
  }

  /// The storage of the stage that went last: it is large, and soon wanted again.
  @exclusivity(unchecked) static var spare = SpareStorage()

  /// Empty lists with room for what a stage records.
  struct SpareStorage {
    var frames: [CallbackFrame] = []
    var steps: [Stage.Step] = []
    var events: [Event] = []
    var notes: [Recorder.Note] = []
  }
}
