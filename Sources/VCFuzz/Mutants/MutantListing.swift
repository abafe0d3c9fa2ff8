// The list of all mutants: of the runtime, of the judges, of the shrinker and of the explorer.

internal import HeadlessUIKit
internal import Lifecycle
internal import ModelChecking

/// What `vcfuzz mutants` lists.
package enum MutantListing {
  package static var lines: [String] {
    var lines = ["runtime: \(RuntimeMutant.allCases.count) mutants, told by 'vcfuzz mutants run'"]
    for mutant in RuntimeMutant.allCases {
      let entry = mutant.entry
      let place = "\(entry.place.rawValue), \(entry.phase.rawValue)"
      lines.append("  " + mutant.id.padded(to: 34) + place.padded(to: 26) + entry.sentence)
      if let reason = mutant.equivalence { lines.append("    equivalent: " + reason) }
    }
    return lines
  }

  package static var json: JSONValue {
    .object([("runtime", .array([]))])
  }
}
