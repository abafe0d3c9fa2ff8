// Exact storage of states of several words, each word by its number among the values it takes.

/// The states that a search has seen, each as one key of at most 64 bits.
///
/// Every word of a state has a table of the values it ever took. A key holds the numbers of a
/// state's words in those tables, side by side, each in as many bits as its table needs now. When
/// a table outgrows its bits, all keys are written anew. Words equal to those of the opened state
/// keep their numbers without a look into the table: most steps change little.
///
/// Known keys are told in one of two ways. Where the words vary independently of each other, the
/// states seen are many of all those that the words could make: one bit for each of these is small
/// then, and quick. Else a table of keys serves.
///
/// When 64 bits do not suffice, numbers are interned in pairs, from the left: `a b c d` becomes
/// `((a b) c) d`, and the key is the number of the last pair but one with the number of `d`.
@usableFromInline
struct InterningStore<State: CompactState>: StateStore, ~Copyable {
  @usableFromInline var keys: KeySet
  /// The ranks of all states, if that is how they are told.
  @usableFromInline var ranks: RankSet
  @usableFromInline var table: RankTable
  @usableFromInline var isRanked = false
  @usableFromInline let tables: UnsafeMutablePointer<ComponentTable>
  /// The pairs of a chain; unused while keys hold all numbers.
  @usableFromInline let pairs: UnsafeMutablePointer<ComponentTable>
  @usableFromInline let layout: UnsafeMutablePointer<WordLayout>
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  /// Room for the numbers of a state's words.
  @usableFromInline let numbers: UnsafeMutablePointer<Int>
  @usableFromInline let wordCount: Int
  @usableFromInline var isChained = false

  @usableFromInline
  init(memory: TableMemory) {
    wordCount = State.wordCount
    tables = .allocate(capacity: wordCount)
    pairs = .allocate(capacity: wordCount)
    words = .allocate(capacity: wordCount)
    numbers = .allocate(capacity: wordCount)
    numbers.initialize(repeating: 0, count: wordCount)
    layout = .allocate(capacity: wordCount)
    layout.initialize(repeating: WordLayout(), count: wordCount)
    for index in 0..<wordCount {
      (tables + index).initialize(to: ComponentTable())
      (pairs + index).initialize(to: ComponentTable())
    }
    keys = KeySet(keyBits: 1, memory: memory)
    ranks = RankSet(bound: 0)
    table = RankTable(wordCount: wordCount)
  }

  @inlinable
  deinit {
    tables.deinitialize(count: wordCount)
    pairs.deinitialize(count: wordCount)
    tables.deallocate()
    pairs.deallocate()
    words.deallocate()
    numbers.deallocate()
    layout.deallocate()
  }

  @inlinable var count: Int { keys.count }
  @inlinable var isInexact: Bool { false }
  @usableFromInline
  var byteCount: Int {
    (0..<wordCount).reduce(keys.byteCount + ranks.byteCount + table.byteCount) {
      $0 + tables[$1].byteCount + pairs[$1].byteCount
    }
  }

  /// Whether the ranks outgrow the near caches, and somebody lent a way to fetch ahead.
  @inlinable var fetchesRanks: Bool {
    isRanked && ranks.bound > 1 << 23 && keys.memory.prefetch != nil
  }

  @inlinable
  func fetch(_ places: UnsafePointer<Int>, count: Int) {
    places.withMemoryRebound(to: UInt64.self, capacity: count) {
      keys.memory.prefetch?(ranks.words, $0, count, 6, 8)
    }
  }

  // MARK: - Lanes

  /// An opened state, and room for its successors.
  @usableFromInline
  struct Lane {
    @usableFromInline let opened: UnsafeMutablePointer<UInt64>
    @usableFromInline let words: UnsafeMutablePointer<UInt64>
    /// The number of each word of the opened state.
    @usableFromInline let numbers: UnsafeMutablePointer<Int>
    /// The numbers of a successor in another context.
    @usableFromInline let moved: UnsafeMutablePointer<Int>
    @usableFromInline var key: UInt64 = 0
    @usableFromInline var rank = 0
    /// The context of the opened state.
    @usableFromInline var context = 0
    @usableFromInline
    init(wordCount: Int) {
      opened = .allocate(capacity: wordCount)
      words = .allocate(capacity: wordCount)
      numbers = .allocate(capacity: wordCount)
      moved = .allocate(capacity: wordCount)
    }
  }

  @usableFromInline
  func makeLane() -> Lane { Lane(wordCount: wordCount) }

  @usableFromInline
  func close(_ lane: Lane) {
    lane.opened.deallocate()
    lane.numbers.deallocate()
    lane.moved.deallocate()
    lane.words.deallocate()
  }

  @inlinable @inline(__always)
  func open(_ index: Int, in lane: inout Lane) -> State {
    lane.key = keys.log[index]
    if isChained {
      decodeChain(lane.key, into: lane.opened)
    } else {
      for index in 0..<State.wordCount {
        let number = layout[index].number(in: lane.key)
        lane.numbers[index] = number
        lane.opened[index] = tables[index].values[number]
      }
      if isRanked {
        lane.rank = table.rank(of: lane.numbers, count: State.wordCount)
        lane.context = table.context(of: lane.numbers)
      }
    }
    return State(words: lane.opened)
  }

  @inlinable @inline(__always)
  func successor(
    in lane: inout Lane,
    adding: Bool,
    _ body: (inout State) -> Void
  ) -> Successor {
    let wordCount = State.wordCount
    if isChained || wordCount > 64 { return .unknown }
    lane.words.update(from: lane.opened, count: wordCount)
    State.modify(lane.words, body)
    // Which words changed, gathered without a branch: which they are is hard to foresee.
    var changed: UInt64 = 0
    for index in 0..<wordCount {
      let differs: UInt64 = lane.words[index] == lane.opened[index] ? 0 : 1
      changed |= differs &<< UInt64(truncatingIfNeeded: index)
    }
    if changed == 0 { return .known }
    if isRanked && changed & table.contextBit != 0 { return moved(changed, in: lane, adding) }
    var key = lane.key
    var rank = lane.rank
    let block = table.shares + lane.context &* table.blockSize
    repeat {
      let index = changed.trailingZeroBitCount
      changed &= changed &- 1
      let found = number(of: lane.words[index], at: index, adding)
      if found >= layout[index].limit { return .unknown }
      let difference = found &- lane.numbers[index]
      key &+= UInt64(bitPattern: Int64(difference)) &<< layout[index].shift
      if isRanked {
        let share = block + table.offsets[index]
        if share[found] < 0 { return .unknown }
        rank &+= share[found] &- share[lane.numbers[index]]
      }
    } while changed != 0
    return .key(key, rank: rank)
  }

  /// Returns the key of a successor in another context, where all numbers count anew.
  @inlinable @inline(__always)
  func moved(_ changed: UInt64, in lane: Lane, _ adding: Bool) -> Successor {
    var changed = changed
    var key = lane.key
    lane.moved.update(from: lane.numbers, count: State.wordCount)
    repeat {
      let index = changed.trailingZeroBitCount
      changed &= changed &- 1
      let found = number(of: lane.words[index], at: index, adding)
      if found >= layout[index].limit { return .unknown }
      let difference = found &- lane.numbers[index]
      key &+= UInt64(bitPattern: Int64(difference)) &<< layout[index].shift
      lane.moved[index] = found
    } while changed != 0
    let rank = table.rank(of: lane.moved, count: State.wordCount)
    return rank == RankTable.unseen ? .unknown : .key(key, rank: rank)
  }

  @inlinable @inline(__always)
  func number(of value: UInt64, at index: Int, _ adding: Bool) -> Int {
    adding ? tables[index].number(of: value) : tables[index].knownNumber(of: value)
  }

  @inlinable @inline(__always)
  mutating func insert(_ key: UInt64, rank: Int) -> Bool {
    guard ranks.insert(rank) else { return false }
    keys.log.append(key)
    return true
  }

  @inlinable @inline(__always)
  func state(in lane: Lane) -> State { State(words: lane.words) }

  // MARK: - States

  @inlinable
  mutating func open(_ index: Int) -> State { state(at: index) }

  @inlinable
  mutating func state(at index: Int) -> State {
    decode(keys.log[index], into: words)
    return State(words: words)
  }

  @inlinable
  mutating func prepare(_ batch: UnsafeMutablePointer<UInt64>, count: Int) {
    if !isRanked { keys.prepare(batch, count: count) }
  }

  @inlinable @inline(__always)
  mutating func insert(key: UInt64) -> Bool {
    if isRanked { return insert(ranked: key) }
    if keys.isFull { makeRoom() }
    return isRanked ? insert(ranked: key) : keys.insert(key)
  }

  @usableFromInline
  mutating func insert(_ state: State) -> Bool {
    state.write(to: words)
    // Numbers first, since they may call for another layout.
    for index in 0..<wordCount { numbers[index] = tables[index].number(of: words[index]) }
    if !isChained && (0..<wordCount).contains(where: { tables[$0].count > layout[$0].limit }) {
      layOutAnew()
    }
    guard let key = key(of: words, adding: true) else { return false }
    return insert(key: key)
  }

  @usableFromInline
  func isState(_ state: State, at index: Int) -> Bool {
    state.write(to: words)
    return key(of: words, adding: false) == keys.log[index]
  }

  // MARK: - Keys

  @inlinable
  func decode(_ key: UInt64, into words: UnsafeMutablePointer<UInt64>) {
    if isChained { return decodeChain(key, into: words) }
    for index in 0..<State.wordCount {
      words[index] = tables[index].values[layout[index].number(in: key)]
    }
  }

  @usableFromInline
  func decodeChain(_ key: UInt64, into words: UnsafeMutablePointer<UInt64>) {
    var key = key
    for index in stride(from: wordCount - 1, through: 1, by: -1) {
      words[index] = tables[index].values[Int(key & 0xFFFF_FFFF)]
      let rest = Int(key >> 32)
      if index == 1 {
        words[0] = tables[0].values[rest]
      } else {
        key = pairs[index - 1].values[rest]
      }
    }
  }

  /// Returns the key of words, or `nil` if they are not known and must not be added.
  @usableFromInline
  func key(of words: UnsafeMutablePointer<UInt64>, adding isAdding: Bool) -> UInt64? {
    var key: UInt64 = 0
    for index in 0..<wordCount {
      let number = tables[index].knownNumber(of: words[index])
      if number == .max { return nil }
      if !isChained {
        key |= UInt64(number) << layout[index].shift
      } else if index == 0 {
        key = UInt64(number)
      } else {
        key = key << 32 | UInt64(number)
        if index < wordCount - 1 {
          let pair = isAdding ? pairs[index].number(of: key) : pairs[index].knownNumber(of: key)
          if pair == .max { return nil }
          key = UInt64(pair)
        }
      }
    }
    return key
  }
}
