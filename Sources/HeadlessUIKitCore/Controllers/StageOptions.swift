// What a stage records, how far it follows code that does not end, and what it has raised.

/// An exception that UIKit would have raised.
public struct StageException {
  public let name: String
  public let reason: String
  public let controller: UIViewController
}

/// What a stage records besides the callbacks themselves.
public struct StageRecording: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creation and end of controllers.
  public static let life = StageRecording(rawValue: 1 << 0)
  /// The phases of transitions.
  public static let markers = StageRecording(rawValue: 1 << 1)
  /// The tree: parents, what containers show, presentations, windows.
  public static let structure = StageRecording(rawValue: 1 << 2)
  /// Calls of begin and end, and registrations with a coordinator.
  public static let userCalls = StageRecording(rawValue: 1 << 3)
  /// What transition coordinators run.
  public static let coordinators = StageRecording(rawValue: 1 << 4)
  /// Entry, base and exit of every callback.
  public static let frames = StageRecording(rawValue: 1 << 5)
  /// What a controller looks like at every callback.
  public static let snapshots = StageRecording(rawValue: 1 << 6)
  /// The steps taken.
  public static let steps = StageRecording(rawValue: 1 << 7)

  /// All but frames and snapshots.
  public static let standard: StageRecording = [
    .life, .markers, .structure, .userCalls, .coordinators, .steps,
  ]
  public static let everything: StageRecording = [.standard, .frames, .snapshots]
  /// Callbacks and delegate calls only.
  public static let callbacks: StageRecording = []
}

/// How far a stage follows code that does not end.
public struct StageLimits: Sendable {
  /// Callbacks inside each other; beyond it the next is not run and an exception recorded.
  public var nestedCallbacksMax = 200
  /// Loads of one view inside each other (STATE-8).
  public var nestedLoadsMax = 20
  /// Commits and layout passes in one turn.
  public var commitsPerTurnMax = 100
  /// How often one view is laid out in one turn; what it still needs waits for the next turn.
  public var layoutPassesPerTurnMax = 8
  /// Events in one step; beyond it the process stops with a diagnosis.
  public var eventsPerStepMax = 100_000
  /// Blocks that wait in the main queue; beyond it the process stops.
  public var queuedBlocksMax = 100_000
  /// Steps of `settle` that leave as much to do as before.
  public var settlingStepsMax = 1_000

  public init() {}
}
