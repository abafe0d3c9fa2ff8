// Which stage runs, and what one stage leaves to the next.

internal import VCLifecycle

/// A stage whose code is running.
struct RunningStage {
  // A stage takes itself off the list before its runtime goes.
  @Unretained var runtime: Runtime?
}

/// Empty lists with room for what a stage records.
struct SpareStorage {
  var frames: [CallbackFrame] = []
  var steps: [StageStep] = []
  var events: [Event] = []
  var notes: [Recorder.Note] = []
}

extension OutsideStages {
  /// The stages whose code is running, innermost last.
  @exclusivity(unchecked) fileprivate static var running: [RunningStage] = []

  /// The stage that went last, while an object retains it.
  fileprivate static weak var latest: Runtime?

  /// The storage of the stage that went last: it is large, and soon wanted again.
  @exclusivity(unchecked) static var spare = SpareStorage()
}

extension Runtime {
  /// The stage whose code is running: objects made now belong to it.
  ///
  /// After a run, what its objects make in their `deinit` belongs to the stage that went last.
  static var current: Runtime {
    guard let current = OutsideStages.running.last?.runtime ?? OutsideStages.latest else {
      preconditionFailure("no stage: make one with `let stage = Stage()` before any controller")
    }
    return current
  }

  /// The same, or nil where no stage is left: an object may outlive its stage.
  static var running: Runtime? { OutsideStages.running.last?.runtime }

  /// Makes this the current stage.
  func enter() {
    OutsideStages.running.append(RunningStage(runtime: self))
    entryCount += 1
  }

  /// Takes back the latest `enter` of this stage.
  func leave() {
    var index = OutsideStages.running.count - 1
    while index >= 0, OutsideStages.running[index].runtime !== self { index -= 1 }
    precondition(index >= 0, "a stage is left that was not entered")
    OutsideStages.running.remove(at: index)
    if OutsideStages.running.isEmpty { OutsideStages.latest = self }
    entryCount -= 1
  }
}
