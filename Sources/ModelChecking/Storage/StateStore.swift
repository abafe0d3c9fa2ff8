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

  /// Returns whether a state is the one of that number.
  func isState(_ state: State, at index: Int) -> Bool
}
