// What a run at rest holds, as a list of numbers: equal lists, equal futures.

/// The state of objects, written down part by part.
///
/// Where an event stands in its trace, and in which transaction, says nothing by itself: what comes
/// later only asks which of two was earlier. So positions and transactions are written as their
/// ranks among all that the state holds.
package struct StateWords: Sendable {
  private var words: [UInt64] = []
  private var positions: [(place: Int, value: Int32)] = []
  private var transactions: [(place: Int, value: Int32)] = []
  /// Whether something was met that cannot be written down.
  package private(set) var isUnknown = false

  package init() {}

  package mutating func add(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  package mutating func add(_ number: some BinaryInteger) {
    words.append(UInt64(truncatingIfNeeded: number))
  }

  package mutating func add(_ number: Double) { words.append(number.bitPattern) }

  package mutating func add(_ flag: Bool) { words.append(flag ? 1 : 0) }

  package mutating func add(_ flag: Bool?) {
    words.append(flag.map { $0 ? 1 : 0 } ?? 2)
  }

  package mutating func add(_ text: String) {
    for byte in text.utf8 { words.append(UInt64(byte)) }
    words.append(UInt64(text.utf8.count) | 1 << 63)
  }

  /// Several flags in one number, at most 64.
  package mutating func add(flags: Bool...) {
    var bits: UInt64 = 1
    for flag in flags { bits = bits << 1 | (flag ? 1 : 0) }
    words.append(bits)
  }

  /// The position of an event in the trace; below zero for none.
  package mutating func add(position: Int32) {
    if position >= 0 { positions.append((words.count, position)) }
    words.append(0)
  }

  /// The number of a transaction; below zero for none.
  package mutating func add(transaction: Int32) {
    if transaction >= 0 { transactions.append((words.count, transaction)) }
    words.append(0)
  }

  /// Says that the state holds what cannot be written down, such as a block that waits.
  package mutating func giveUp() { isUnknown = true }

  /// Gives up unless that is so.
  package mutating func expect(_ isExpected: Bool) { if !isExpected { isUnknown = true } }

  /// The list, with ranks; nil if something could not be written down.
  package consuming func finished() -> [UInt64]? {
    if isUnknown { return nil }
    Self.rank(positions, &words)
    Self.rank(transactions, &words)
    return words
  }

  private static func rank(_ marks: [(place: Int, value: Int32)], _ words: inout [UInt64]) {
    var rank: UInt64 = 0
    var last: Int32 = -1
    for mark in marks.sorted(by: { $0.value < $1.value }) {
      if mark.value != last { rank += 1 }
      last = mark.value
      words[mark.place] = rank
    }
  }
}
