// Exact storage of states of several words, each word by its number among the values it takes.

/// The states that a search has seen, each as one key of at most 64 bits.
///
/// Every word of a state has a table of the values it ever took. A key holds the numbers of a
/// state's
/// words in those tables, side by side, each in as many bits as its table needs by now. When a
/// table
/// outgrows its bits, all keys are written anew. Words equal to those of the state opened last keep
/// their numbers without a look into the table: most steps change little.
///
/// When 64 bits do not suffice, numbers are interned in pairs, from the left: `a b c d` becomes
/// `((a b) c) d`, and the key is the number of the last pair but one with the number of `d`.
@usableFromInline
struct InterningStore<State: CompactState>: StateStore, ~Copyable {
  @usableFromInline var keys: KeySet
  @usableFromInline let tables: UnsafeMutablePointer<ComponentTable>
  /// The pairs of a chain; unused while keys hold all numbers.
  @usableFromInline let pairs: UnsafeMutablePointer<ComponentTable>
  @usableFromInline let wordCount: Int
  @usableFromInline let opened: UnsafeMutablePointer<UInt64>
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let shifts: UnsafeMutablePointer<UInt64>
  @usableFromInline let widths: UnsafeMutablePointer<UInt64>
  @usableFromInline var openedKey: UInt64 = 0
  @usableFromInline var hasOpened = false
  @usableFromInline var isChained = false

  @usableFromInline
  init() {
    wordCount = State.wordCount
    tables = .allocate(capacity: wordCount)
    pairs = .allocate(capacity: wordCount)
    opened = .allocate(capacity: wordCount)
    words = .allocate(capacity: wordCount)
    shifts = .allocate(capacity: wordCount)
    widths = .allocate(capacity: wordCount)
    for index in 0..<wordCount {
      (tables + index).initialize(to: ComponentTable())
      (pairs + index).initialize(to: ComponentTable())
      shifts[index] = 0
      widths[index] = 0
    }
    keys = KeySet(keyBits: 1)
  }

  @inlinable
  deinit {
    tables.deinitialize(count: wordCount)
    pairs.deinitialize(count: wordCount)
    tables.deallocate()
    pairs.deallocate()
    for pointer in [opened, words, shifts, widths] { pointer.deallocate() }
  }

  @inlinable var count: Int { keys.count }
  @inlinable var isInexact: Bool { false }
  @usableFromInline
  var byteCount: Int {
    (0..<wordCount).reduce(keys.byteCount) { $0 + tables[$1].byteCount + pairs[$1].byteCount }
  }

  @inlinable
  mutating func open(_ index: Int) -> State {
    openedKey = keys.log[index]
    decode(openedKey, into: opened)
    hasOpened = true
    return State(words: opened)
  }

  @inlinable
  mutating func state(at index: Int) -> State {
    decode(keys.log[index], into: words)
    return State(words: words)
  }

  @inlinable @inline(__always)
  mutating func keyOfSuccessor(_ body: (inout State) -> Void) -> UInt64? {
    if isChained || !hasOpened { return nil }
    let wordCount = State.wordCount
    words.update(from: opened, count: wordCount)
    State.modify(words, body)
    var key = openedKey
    for index in 0..<wordCount where words[index] != opened[index] {
      let number = UInt64(truncatingIfNeeded: tables[index].number(of: words[index]))
      let width = widths[index]
      if number &>> width != 0 { return nil }
      let shift = shifts[index]
      key = (key & ~((1 &<< width &- 1) &<< shift)) | (number &<< shift)
    }
    return key
  }

  @inlinable
  mutating func prepare(_ batch: UnsafeMutablePointer<UInt64>, count: Int) {
    keys.prepare(batch, count: count)
  }

  @inlinable @inline(__always)
  mutating func insert(key: UInt64) -> Bool { keys.insert(key) }

  @usableFromInline
  mutating func insert(_ state: State) -> Bool {
    state.write(to: words)
    return insertSlowly()
  }

  @usableFromInline
  mutating func insertSlowly() -> Bool {
    // Numbers first, since they may call for another layout.
    for index in 0..<wordCount { _ = tables[index].number(of: words[index]) }
    if !isChained && (0..<wordCount).contains(where: { tables[$0].count > 1 << Int(widths[$0]) }) {
      layOutAnew()
    }
    guard let key = key(of: words, adding: true) else { return false }
    return keys.insert(key)
  }

  @inlinable
  func decode(_ key: UInt64, into words: UnsafeMutablePointer<UInt64>) {
    if isChained { return decodeChain(key, into: words) }
    for index in 0..<wordCount {
      let number = (key &>> shifts[index]) & (1 &<< widths[index] &- 1)
      words[index] = tables[index].values[Int(truncatingIfNeeded: number)]
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
      guard let number = tables[index].knownNumber(of: words[index]) else { return nil }
      if !isChained {
        key |= UInt64(number) << shifts[index]
      } else if index == 0 {
        key = UInt64(number)
      } else {
        key = key << 32 | UInt64(number)
        if index < wordCount - 1 {
          guard
            let pair = isAdding ? pairs[index].number(of: key) : pairs[index].knownNumber(of: key)
          else { return nil }
          key = UInt64(pair)
        }
      }
    }
    return key
  }

  @usableFromInline
  func isState(_ state: State, at index: Int) -> Bool {
    state.write(to: words)
    return key(of: words, adding: false) == keys.log[index]
  }

  /// Gives every word the bits that its table needs now, and writes all keys anew.
  private mutating func layOutAnew() {
    let oldShifts = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    let oldWidths = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    defer {
      oldShifts.deallocate()
      oldWidths.deallocate()
    }
    oldShifts.update(from: shifts, count: wordCount)
    oldWidths.update(from: widths, count: wordCount)
    var total = 0
    for index in 0..<wordCount {
      let needed = Int.bitWidth - (tables[index].count - 1).leadingZeroBitCount
      // A table that is large already grows by two bits at a time: fewer rewrites.
      if needed > Int(widths[index]) { widths[index] = UInt64(needed > 9 ? needed + 1 : needed) }
      shifts[index] = UInt64(total)
      total += Int(widths[index])
    }
    isChained = total > 64
    var old = KeySet(keyBits: isChained ? 64 : max(total, 1), slotBits: keys.table.slotBits)
    swap(&keys, &old)
    for position in 0..<old.count { reinsert(old.log[position], oldShifts, oldWidths) }
    if hasOpened, let key = key(of: opened, adding: true) { openedKey = key }
  }

  private mutating func reinsert(
    _ old: UInt64,
    _ oldShifts: UnsafeMutablePointer<UInt64>,
    _ oldWidths: UnsafeMutablePointer<UInt64>
  ) {
    let scratch = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    defer { scratch.deallocate() }
    for index in 0..<wordCount {
      let number = (old >> oldShifts[index]) & (1 << oldWidths[index] - 1)
      scratch[index] = tables[index].values[Int(number)]
    }
    if let key = key(of: scratch, adding: true) { _ = keys.insert(key) }
  }
}
