// Hash compaction: 64-bit digests stand for states, and only those still to be opened are kept.

/// The states that a search has seen, as digests.
@usableFromInline
struct DigestStore<State: CompactState>: StateStore, ~Copyable {
  @usableFromInline typealias Lane = NoLane

  @usableFromInline var keys: KeySet
  @usableFromInline var waiting: [Int: State] = [:]
  @usableFromInline let words: UnsafeMutablePointer<UInt64>

  @usableFromInline
  init() {
    keys = KeySet(keyBits: 64)
    words = .allocate(capacity: State.wordCount)
  }

  @inlinable
  deinit { words.deallocate() }

  @usableFromInline var count: Int { keys.count }
  @usableFromInline
  var byteCount: Int { keys.byteCount + waiting.count * 2 * MemoryLayout<State>.stride }
  @usableFromInline var isInexact: Bool { true }

  @usableFromInline
  func digest(_ state: State) -> UInt64 {
    state.write(to: words)
    var fingerprint = Fingerprint()
    for index in 0..<State.wordCount { fingerprint.combine(words[index]) }
    return fingerprint.bits
  }

  @usableFromInline
  mutating func open(_ index: Int) -> State {
    guard let state = waiting.removeValue(forKey: index) else {
      preconditionFailure("state \(index) was opened before: only its digest is left")
    }
    return state
  }

  @usableFromInline
  mutating func state(at index: Int) -> State {
    guard let state = waiting[index] else {
      preconditionFailure("state \(index) was opened before: only its digest is left")
    }
    return state
  }

  @usableFromInline
  mutating func insert(_ state: State) -> Bool {
    guard keys.insert(digest(state)) else { return false }
    waiting[keys.count - 1] = state
    return true
  }

  @usableFromInline
  func isState(_ state: State, at index: Int) -> Bool { keys.log[index] == digest(state) }
}
