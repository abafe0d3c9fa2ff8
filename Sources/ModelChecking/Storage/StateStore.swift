// Where a search keeps the states it has seen.

/// The states that a search has seen, numbered in the order they came.
@usableFromInline
protocol StateStore: ~Copyable {
  associatedtype State

  /// The number of states.
  var count: Int { get }

  /// The bytes that the store takes.
  var byteCount: Int { get }

  /// Whether digests stand for states.
  var isInexact: Bool { get }

  /// Returns the state of a number; the states inserted next are taken to be like it.
  mutating func open(_ index: Int) -> State

  /// Adds a state unless it is known; returns whether it was added.
  mutating func insert(_ state: State) -> Bool

  /// Returns the key of what `body` makes of the opened state, for `insert(key:)`, or `nil` where
  /// only
  /// `insert(_:)` will do.
  ///
  /// Keys hold until the next call of `insert(_:)`.
  mutating func keyOfSuccessor(_ body: (inout State) -> Void) -> UInt64?

  /// Brings the places of many keys into the cache at once, and makes room for them.
  mutating func prepare(_ keys: UnsafeMutablePointer<UInt64>, count: Int)

  /// Adds the state of a key unless it is known; returns whether it was added.
  mutating func insert(key: UInt64) -> Bool

  /// Returns the state of a number, without opening it.
  mutating func state(at index: Int) -> State

  /// Returns whether a state is the one of that number.
  func isState(_ state: State, at index: Int) -> Bool
}

extension StateStore where Self: ~Copyable {
  @inlinable
  mutating func keyOfSuccessor(_ body: (inout State) -> Void) -> UInt64? { nil }

  @inlinable
  mutating func prepare(_ keys: UnsafeMutablePointer<UInt64>, count: Int) {}

  @inlinable
  mutating func insert(key: UInt64) -> Bool { preconditionFailure("this store gives out no keys") }

  @inlinable
  mutating func state(at index: Int) -> State { open(index) }
}
