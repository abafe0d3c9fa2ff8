// Labels of steps that were seen, alone and one after the other.

internal import Foundation

/// Labels, pairs and triples of labels of consecutive steps.
package struct LabelSet: Hashable, Sendable {
  package private(set) var singles: Set<UInt16> = []
  /// The first in the high half.
  package private(set) var pairs: Set<UInt32> = []
  package private(set) var triples: Set<UInt64> = []

  package init() {}

  package init(singles: [UInt16], pairs: [UInt32], triples: [UInt64]) {
    self.singles = Set(singles)
    self.pairs = Set(pairs)
    self.triples = Set(triples)
  }

  /// Notes the last of the labels of a run, after those before it.
  package mutating func noteLast(of labels: [StepLabel]) {
    note(labels, at: labels.count - 1)
  }

  /// Notes those labels of a run that another set has.
  package mutating func note(_ labels: [StepLabel], within other: LabelSet) {
    for place in labels.indices { note(labels, at: place, within: other) }
  }

  private mutating func note(_ labels: [StepLabel], at place: Int, within other: LabelSet? = nil) {
    guard place >= 0 else { return }
    let last = labels[place].bits
    if other?.singles.contains(last) != false { singles.insert(last) }
    guard place >= 1 else { return }
    let pair = UInt32(labels[place - 1].bits) << 16 | UInt32(last)
    if other?.pairs.contains(pair) != false { pairs.insert(pair) }
    guard place >= 2 else { return }
    let triple = UInt64(labels[place - 2].bits) << 32 | UInt64(pair)
    if other?.triples.contains(triple) != false { triples.insert(triple) }
  }

  package mutating func formUnion(_ other: LabelSet) {
    singles.formUnion(other.singles)
    pairs.formUnion(other.pairs)
    triples.formUnion(other.triples)
  }

  package func isSubset(of other: LabelSet) -> Bool {
    singles.isSubset(of: other.singles) && pairs.isSubset(of: other.pairs)
      && triples.isSubset(of: other.triples)
  }
}

// MARK: - Between processes

extension LabelSet {
  /// Which members of a whole are there: a bit for each, in ascending order, as letters.
  package func letters(within whole: LabelSet) -> String {
    var bits: [Bool] = whole.singles.sorted().map(singles.contains)
    bits += whole.pairs.sorted().map(pairs.contains)
    bits += whole.triples.sorted().map(triples.contains)
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << (place % 8) }
    return Data(bytes).base64EncodedString()
  }

  /// Reads the letters; nil if they are not of that whole.
  package init?(letters: String, within whole: LabelSet) {
    let count = whole.singles.count + whole.pairs.count + whole.triples.count
    guard let bytes = Data(base64Encoded: letters).map(Array.init),
      bytes.count == (count + 7) / 8
    else { return nil }
    var place = 0
    func isNext() -> Bool {
      defer { place += 1 }
      return bytes[place / 8] >> (place % 8) & 1 == 1
    }
    singles = Set(whole.singles.sorted().filter { _ in isNext() })
    pairs = Set(whole.pairs.sorted().filter { _ in isNext() })
    triples = Set(whole.triples.sorted().filter { _ in isNext() })
  }
}

/// Labels that an exploration gathers as it goes.
@MainActor
package final class LabelCollector {
  package var seen = LabelSet()

  package init() {}
}
