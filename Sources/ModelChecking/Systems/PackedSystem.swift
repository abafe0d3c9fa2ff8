// Systems packed by hand that make all successors of a state at once.

/// A value system with a packed state that can lay down all successors of a state at once.
///
/// A search spends most of its time here: one call a state, without a list of steps between, is
/// what a system packed by hand gains its speed from. The steps remain what paths are told by.
public protocol PackedSystem: ValueSystem where State: PackedState {
  /// Appends the word of every successor, one for each step that `appendSteps` adds, in its order.
  func appendSuccessors(of state: State, to words: inout PackedWords)
}

/// The words of successors, as a system appends them.
@frozen
public struct PackedWords: ~Copyable {
  @usableFromInline var keys: UnsafeMutablePointer<UInt64>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  @usableFromInline
  init() {
    capacity = 1024
    keys = .allocate(capacity: capacity)
  }

  @inlinable
  deinit { keys.deallocate() }

  /// Appends a word.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64) {
    if count == capacity { grow() }
    keys[count] = word
    count &+= 1
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let moved = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * capacity)
    moved.moveInitialize(from: keys, count: count)
    keys.deallocate()
    keys = moved
    capacity *= 2
  }
}
