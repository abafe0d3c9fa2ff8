// Where a search keeps the states it has seen.

/// What a store says of the successor of an opened state.
@usableFromInline
enum Successor {
  /// It is the opened state itself.
  case known
  /// It has this key, which may be known or not, and this rank, if the store ranks states.
  case key(UInt64, rank: Int)
  /// Only `insert(_:)` will do.
  case unknown
}

/// The states that a search has seen, numbered in the order they came.
@usableFromInline
protocol StateStore: ~Copyable {
  associatedtype State
  /// What it takes to derive keys from an opened state: one for each thread.
  associatedtype Lane

  /// The number of states.
  var count: Int { get }

  /// The bytes that the store takes.
  var byteCount: Int { get }

  /// Whether digests stand for states.
  var isInexact: Bool { get }

  /// Whether lanes derive keys; else only `insert(_:)` will do.
  static var hasLanes: Bool { get }

  /// Whether states have ranks, by which known ones are told at once.
  var isRanked: Bool { get }

  /// Whether ranks are so many that their places had better be fetched ahead.
  var fetchesRanks: Bool { get }

  /// Has the places of ranks fetched.
  func fetch(_ ranks: UnsafePointer<Int>, count: Int)

  /// Makes a lane, which `close(_:)` takes back.
  func makeLane() -> Lane

  /// Takes a lane back.
  func close(_ lane: Lane)

  /// Returns the state of a number; the successors asked of the lane next are taken to be like it.
  func open(_ index: Int, in lane: inout Lane) -> State

  /// Returns the state of a number.
  mutating func open(_ index: Int) -> State

  /// Adds a state unless it is known; returns whether it was added.
  mutating func insert(_ state: State) -> Bool

  /// Returns what is known of what `body` makes of the state opened in a lane.
  ///
  /// Keys hold until the next call of `insert(_:)`. Without `adding` nothing is changed, so that
  /// several lanes may ask at once.
  func successor(
    in lane: inout Lane,
    adding: Bool,
    _ body: (inout State) -> Void
  ) -> Successor

  /// Adds the state of a key by its rank unless it is known; returns whether it was added.
  mutating func insert(_ key: UInt64, rank: Int) -> Bool

  /// Returns the successor that was asked of a lane last.
  func state(in lane: Lane) -> State

  /// Brings the places of many keys into the cache at once.
  mutating func prepare(_ keys: UnsafeMutablePointer<UInt64>, count: Int)

  /// Drops the known keys from a batch, from a position on.
  func dropKnown(from start: Int, in batch: inout KeyBatch)

  /// Adds the state of a key unless it is known; returns whether it was added.
  mutating func insert(key: UInt64) -> Bool

  /// Returns the state of a number, without opening it.
  mutating func state(at index: Int) -> State

  /// Returns whether a state is the one of that number.
  func isState(_ state: State, at index: Int) -> Bool
}

/// The lane of a store that gives out no keys.
@usableFromInline
struct NoLane {
  @usableFromInline
  init() {}
}

extension StateStore where Self: ~Copyable {
  @inlinable static var hasLanes: Bool { true }

  @inlinable var isRanked: Bool { false }

  @inlinable var fetchesRanks: Bool { false }

  @inlinable
  func fetch(_ ranks: UnsafePointer<Int>, count: Int) {}

  @inlinable
  func close(_ lane: Lane) {}

  @inlinable
  mutating func insert(_ key: UInt64, rank: Int) -> Bool { insert(key: key) }

  @inlinable
  func state(in lane: Lane) -> State {
    preconditionFailure("this store does not keep the successors of a lane")
  }

  @inlinable
  mutating func prepare(_ keys: UnsafeMutablePointer<UInt64>, count: Int) {}

  @inlinable
  func dropKnown(from start: Int, in batch: inout KeyBatch) {}

  @inlinable
  mutating func insert(key: UInt64) -> Bool { preconditionFailure("this store gives out no keys") }

  @inlinable
  mutating func state(at index: Int) -> State { open(index) }
}

extension StateStore where Self: ~Copyable, Lane == NoLane {
  @inlinable static var hasLanes: Bool { false }

  @inlinable
  func makeLane() -> NoLane { NoLane() }

  @inlinable
  func open(_ index: Int, in lane: inout NoLane) -> State {
    preconditionFailure("this store has no lanes")
  }

  @inlinable
  func successor(
    in lane: inout NoLane,
    adding: Bool,
    _ body: (inout State) -> Void
  ) -> Successor { .unknown }
}
