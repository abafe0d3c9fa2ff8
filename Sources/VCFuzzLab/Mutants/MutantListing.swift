// The list of all mutants: of the runtime, of the checks, of the explorer and of the shrinker.

internal import HeadlessUIKit
internal import LifecycleChecks
internal import ModelChecking
internal import VCFuzzCLI
internal import VCFuzzKit
package import VCFuzzReports
internal import VCFuzzSupport

/// What `vcfuzz-lab mutants` lists.
package enum MutantListing {
  /// The mutants of one invariant's monitor.
  private struct Monitor {
    let invariant: CatalogueInvariant
    let count: Int
    let exemptions: Int
    /// The clauses that don't change when they are forced.
    let constants: [String]
  }

  private static var monitors: [Monitor] {
    CatalogueInvariant.all.filter(\.hasMonitor).map { invariant in
      let constants = Clause.constant.filter { $0.invariant == invariant.number }
      return Monitor(
        invariant: invariant,
        count: Weakening.count(of: invariant),
        exemptions: Excuse.uses(for: invariant).count,
        constants: constants.map { "\($0)" }
      )
    }
  }

  private static let monitorTeller = "the examples of the checks' tests"
  private static let constantReason =
    "the clause is asked only where it holds, so that forcing it changes nothing"

  // MARK: Text

  package static var lines: [String] {
    runtimeLines + [""] + checkLines + [""] + engineLines
  }

  private static var runtimeLines: [String] {
    let all = RuntimeMutant.all
    var lines = ["runtime: \(all.count) mutants, 0 equivalent; killed by random runs"]
    for mutant in all {
      let place = "\(mutant.place.rawValue), \(mutant.phase.rawValue)"
      lines.append("  " + mutant.id.padded(to: 39) + place.padded(to: 24) + mutant.sentence)
    }
    return lines
  }

  private static var checkLines: [String] {
    let all = monitors
    let count = all.reduce(0) { $0 + $1.count }
    let constants = all.reduce(0) { $0 + $1.constants.count }
    var lines = ["checks: \(count) mutants, \(constants) equivalent; killed by \(monitorTeller)"]
    for monitor in all {
      let rows = (monitor.count - 1) / Weakening.Mode.allCases.count
      let clauses = rows - monitor.exemptions
      var line = "  " + monitor.invariant.id.padded(to: 8) + "\(monitor.count)".padded(to: 5)
      line += "taken out; \(clauses) clause\(clauses == 1 ? "" : "s")"
      if monitor.exemptions > 0 {
        line += " and \(monitor.exemptions) exemption\(monitor.exemptions == 1 ? "" : "s")"
      }
      line += " removed, forced, negated"
      lines.append(line)
      if !monitor.constants.isEmpty {
        lines.append("    equivalent, forced: " + monitor.constants.joined(separator: ", "))
      }
    }
    lines.append("  equivalent: " + constantReason)
    return lines
  }

  private static var engineLines: [String] {
    let all = EngineMutant.allCases
    return [
      "explorer and shrinker: \(all.count) mutants, 0 equivalent; killed by the engine's tests"
    ]
      + all.map { mutant in
        "  " + mutant.rawValue.padded(to: 36) + mutant.teller.padded(to: 54) + mutant.sentence
      }
  }

  // MARK: JSON

  package static var json: JSONValue {
    [
      "runtime": .array(RuntimeMutant.all.map(json)),
      "checks": .array(monitors.map(json)),
      "engine": .array(EngineMutant.allCases.map(json)),
    ]
  }

  private static func json(_ mutant: RuntimeMutant) -> JSONValue {
    [
      "mutant": .string(mutant.id),
      "place": .string(mutant.place.rawValue),
      "phase": .string(mutant.phase.rawValue),
      "sentence": .string(mutant.sentence),
      "toldBy": .string("random runs"),
      "equivalent": .null,
    ]
  }

  private static func json(_ monitor: Monitor) -> JSONValue {
    [
      "invariant": .string(monitor.invariant.id),
      "mutants": .number(monitor.count),
      "exemptions": .number(monitor.exemptions),
      "toldBy": .string(monitorTeller),
      "equivalentForced": .strings(monitor.constants),
      "equivalent": monitor.constants.isEmpty ? .null : .string(constantReason),
    ]
  }

  private static func json(_ mutant: EngineMutant) -> JSONValue {
    [
      "mutant": .string(mutant.rawValue),
      "sentence": .string(mutant.sentence),
      "toldBy": .string(mutant.teller),
    ]
  }
}
