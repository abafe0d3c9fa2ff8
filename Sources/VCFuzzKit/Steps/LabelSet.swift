// Labels of steps that were seen, alone and one after the other.

/// Labels, and pairs of labels of consecutive steps.
package struct LabelSet: Hashable, Codable, Sendable {
  package private(set) var singles: Set<UInt16> = []
  /// The first in the high half.
  package private(set) var pairs: Set<UInt32> = []

  package init() {}

  package init(singles: [UInt16], pairs: [UInt32]) {
    self.singles = Set(singles)
    self.pairs = Set(pairs)
  }

  /// Adds the last of the labels of a run, and the pair that it makes with the one before.
  package mutating func noteLast(of labels: [StepLabel]) {
    guard let last = labels.last else { return }
    singles.insert(last.bits)
    if labels.count > 1 { pairs.insert(Self.pair(labels[labels.count - 2], last)) }
  }

  /// Adds those labels of a run that another set has.
  package mutating func note(_ labels: [StepLabel], within other: LabelSet) {
    for label in labels where other.singles.contains(label.bits) { singles.insert(label.bits) }
  }

  private static func pair(_ first: StepLabel, _ second: StepLabel) -> UInt32 {
    UInt32(first.bits) << 16 | UInt32(second.bits)
  }

  package mutating func formUnion(_ other: LabelSet) {
    singles.formUnion(other.singles)
    pairs.formUnion(other.pairs)
  }

  package func isSubset(of other: LabelSet) -> Bool {
    singles.isSubset(of: other.singles) && pairs.isSubset(of: other.pairs)
  }
}

/// Labels that an exploration collects while it searches.
@MainActor
package final class LabelCollector {
  package var seen = LabelSet()

  package init() {}
}
