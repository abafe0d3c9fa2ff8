// Labels of steps that were seen, alone and one after the other.

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

/// Labels that an exploration gathers as it goes.
@MainActor
package final class LabelCollector {
  package var seen = LabelSet()

  package init() {}
}
