// The state of an idle run as a list of numbers: equal lists mean equal continuations.

/// The state of objects, written down part by part.
///
/// Where an event stands in its trace, and in which transaction, says nothing by itself: what comes
/// later only asks which of two was earlier. So positions are written as ranks, and of transactions
/// only whether they are the present one or the one that was checked last.
package struct StateWords: Sendable {
  private var words: [UInt64] = []
  private var positions: [(place: Int, value: Int32)] = []
  private var transactions: [(place: Int, value: Int32)] = []
  private var present: Int32 = -1
  private var judged: Int32 = -1
  /// Whether something was met that cannot be written down.
  package private(set) var isUnknown = false

  /// The numbers of the controllers that exist, by their identities in the trace.
  private let controllers: [Int32: Int]

  /// The parts that are left out on purpose, to see that this is noticed.
  private let leftOut: Set<String>

  package init(controllers: [Int32: Int], leavingOut leftOut: Set<String> = []) {
    self.controllers = controllers
    self.leftOut = leftOut
  }

  /// Adds a part, unless it is one of those left out.
  package mutating func add(_ part: String, _ body: (inout StateWords) -> Void) {
    if leftOut.isEmpty || !leftOut.contains(part) { body(&self) }
  }

  /// The controllers that exist, in the order of their numbers.
  package var known: [Int32] {
    controllers.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Whether a controller exists.
  package func knows(_ controller: Int32) -> Bool { controllers[controller] != nil }

  /// A controller; one that was deallocated is like any other, and below zero is none.
  package mutating func add(controller: Int32) {
    add(controller < 0 ? -1 : controllers[controller] ?? -2)
  }

  /// A controller that must exist: those that are gone are all encoded alike.
  package mutating func add(existing controller: Int32) {
    requireEncodable(knows(controller))
    add(controller: controller)
  }

  package mutating func add(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  package mutating func add(_ number: some BinaryInteger) {
    words.append(UInt64(truncatingIfNeeded: number))
  }

  /// Several small numbers, each a byte of one.
  package mutating func add(bytes: UInt8...) {
    words.append(bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  package mutating func add(_ number: Double) { words.append(number.bitPattern) }

  package mutating func add(_ flag: Bool) { words.append(flag ? 1 : 0) }

  package mutating func add(_ text: String) {
    for byte in text.utf8 { words.append(UInt64(byte)) }
    words.append(UInt64(text.utf8.count) | 1 << 63)
  }

  /// Several flags in one number, at most 63.
  package mutating func add(flags: Bool...) {
    var bits: UInt64 = 1
    for flag in flags { bits = bits << 1 | (flag ? 1 : 0) }
    words.append(bits)
  }

  /// The position of an event in the trace, as its rank; below zero for none.
  package mutating func add(position: Int32) {
    if position >= 0 { positions.append((words.count, position)) }
    words.append(0)
  }

  /// The position of an event: its rank if it came since another one, and else whether there was
  /// one.
  package mutating func add(position: Int32, since start: Int32) {
    add(position >= 0)
    add(position: position >= start ? position : -1)
  }

  /// The number of a transaction; below zero for none.
  package mutating func add(transaction: Int32) {
    if transaction >= 0 { transactions.append((words.count, transaction)) }
    words.append(0)
  }

  /// Says which transaction the next event may be of.
  package mutating func noteTransaction(present: Int32) { self.present = present }

  /// Says of which transaction the last event was.
  package mutating func noteTransaction(judged: Int32) { self.judged = judged }

  /// Says that the state holds what cannot be written down, such as a block that waits.
  package mutating func giveUp() { isUnknown = true }

  /// Gives up unless that is so.
  package mutating func requireEncodable(_ isExpected: Bool) { if !isExpected { isUnknown = true } }

  /// The list; nil if something could not be written down.
  package consuming func finished() -> [UInt64]? {
    if isUnknown { return nil }
    var rank: UInt64 = 0
    var last: Int32 = -1
    for mark in positions.sorted(by: { $0.value < $1.value }) {
      if mark.value != last { rank += 1 }
      last = mark.value
      words[mark.place] = rank
    }
    for mark in transactions {
      words[mark.place] = mark.value == present ? 3 : mark.value == judged ? 2 : 1
    }
    words.append(present == judged ? 1 : 0)
    return words
  }
}
