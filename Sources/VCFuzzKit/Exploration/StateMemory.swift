// How many states of an exploration could be compared with earlier ones, and why not the others.

/// What an exploration could remember of the states that it met.
package struct StateMemory: Sendable {
  /// The idle states that could be encoded.
  package private(set) var knownCount = 0
  /// How many idle states each thing kept from being encoded.
  private var unknowns: [String: Int] = [:]

  /// Two runs whose states store the same and that continued in different ways, if there were any:
  /// then nothing was remembered.
  package internal(set) var contradiction: String?

  mutating func noteKnown() { knownCount += 1 }

  mutating func noteUnknown(_ what: String) { unknowns[what, default: 0] += 1 }

  /// What could not be read and in how many states, the most frequent first.
  package var causes: [(what: String, count: Int)] {
    unknowns.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

/// Where a system notes what it could remember.
@MainActor
package final class MemoryLog {
  package internal(set) var counts = StateMemory()
}
