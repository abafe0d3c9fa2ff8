// How to search a value system.

/// How to search a value system.
public struct ValueOptions {
  /// In which order states are opened.
  public enum Order: String, Hashable, Sendable {
    /// Nearest first: counterexamples are shortest.
    case breadthFirst = "breadth-first"
    /// Latest first.
    case depthFirst = "depth-first"
  }

  /// What is kept of a state.
  public enum Storage: String, Hashable, Sendable {
    /// All that determines it: two states are never taken for one.
    case exact
    /// A 64-bit digest: two states may be taken for one, with the probability that is reported.
    case hashCompaction = "hash compaction"
  }

  /// In which order states are opened.
  public var order: Order
  /// What is kept of a state.
  public var storage: Storage
  /// Whether states that differ by a symmetry of the system count as one.
  public var usesSymmetry: Bool
  /// Whether the first breach ends the search.
  public var stopsAtFirstBreach: Bool
  /// How many packed states to make room for at the start; the table grows beyond it as needed.
  public var statesExpected = 0
  /// Where large tables get their memory.
  public var tableMemory = TableMemory.standard
  /// What names this search in a checkpoint; without a name none is made.
  ///
  /// Exact breadth-first searches of compact states make one when a limit cuts them.
  public var checkpointIdentity: String?
  /// The search to go on with.
  public private(set) var resumed: Checkpoint?
  /// How far to go.
  public var limits: SearchLimits

  /// Goes on with a search of the same name.
  public mutating func resume(from checkpoint: Checkpoint) throws(CheckpointError) {
    let expected = checkpointIdentity ?? ""
    guard checkpoint.identity == expected else {
      throw .foreign(found: checkpoint.identity, expected: expected)
    }
    resumed = checkpoint
  }

  /// Creates options; the default is an exact breadth-first search up to the first breach.
  public init(
    order: Order = .breadthFirst,
    storage: Storage = .exact,
    usesSymmetry: Bool = false,
    stopsAtFirstBreach: Bool = true,
    limits: SearchLimits = SearchLimits()
  ) {
    self.order = order
    self.storage = storage
    self.usesSymmetry = usesSymmetry
    self.stopsAtFirstBreach = stopsAtFirstBreach
    self.limits = limits
  }

  @usableFromInline
  var method: String {
    var parts = ["\(order.rawValue), \(storage.rawValue) storage"]
    if usesSymmetry { parts.append("symmetry") }
    if limits.depthMax < .max { parts.append("at most \(limits.depthMax) steps") }
    return parts.joined(separator: ", ")
  }
}
