// The coverage of step labels as JSON.

package import VCFuzz

extension ReachableLabels {
  /// How many labels and pairs of them were seen, of those that can be reached.
  package static func json(of seen: LabelSet) -> JSONValue {
    .object(
      fractions(of: seen).map { name, seen, reachable in
        (name, ["seen": .number(seen), "reachable": .number(reachable)])
      }
    )
  }
}
