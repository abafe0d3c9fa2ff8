// The coverage of step labels as JSON.

package import VCFuzzKit
package import VCFuzzReports

extension ReachableLabels {
  /// How many labels were seen, of those that can be reached, and which were not.
  package static func json(of seen: LabelSet) -> JSONValue {
    [
      "labels": [
        "seen": .number(seen.singles.count), "reachable": .number(all.singles.count),
        "missing": .strings(missing(in: seen).map(\.words)),
        "phases": .array(
          phases(of: seen).map { row in
            [
              "phase": .string(row.phase), "seen": .number(row.seen),
              "reachable": .number(row.all),
            ]
          }
        ),
      ]
    ]
  }
}
