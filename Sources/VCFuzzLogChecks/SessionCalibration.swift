// What a trace of an app's own session says about the variants: a value that forbids the trace is
// ruled out where another one permits it.

/// The values that a trace of an app's own use rules out.
package struct SessionCalibration {
  /// The values of a variant that are ruled out, with the place that does it.
  package struct Exclusion {
    package let variant: Variant
    package let values: [String]
    package let place: String
  }

  private let recorded: CheckedTrace
  private let base: Profile
  /// What the trace breaks under the standard profile.
  private let standard: Set<Breach>

  private typealias Breach = Violation.Breach

  /// Reads a trace, once; what comes after the events that stay in memory says nothing.
  package init(_ input: ByteSource, named source: String, os: OSVersion) throws(TraceChecker
    .Failure)
  {
    var settings = CheckSettings()
    settings.profile = Profile(os: os)
    recorded = try TraceChecker(settings).check(input, named: source)
    base = Profile(os: os)
    standard = Self.breaches(of: recorded, under: base)
  }

  private static func breaches(of recorded: CheckedTrace, under profile: Profile) -> Set<Breach> {
    let trace = recorded.trace
    var checks = CheckSuite(trace, under: profile)
    let isWhole = trace.header.isComplete && trace.events.count == recorded.eventCount
    return Set(checks.finish(isComplete: isWhole).violations.map(\.breach))
  }

  private func breaches(_ choices: [(variant: Variant, value: String)]) -> Set<Breach> {
    var profile = base
    for choice in choices { _ = choice.variant.set(choice.value, in: &profile) }
    return profile == base ? standard : Self.breaches(of: recorded, under: profile)
  }

  /// The values that are ruled out, in the order of the catalogue.
  ///
  /// What the trace breaks under every value of a variant is a bug of the app, or of another rule.
  /// It says nothing of the variant. Nor does a breach that a value of another variant cures.
  package var exclusions: [Exclusion] {
    Variant.all.compactMap { variant in
      let found = variant.values.map { value in (value, breaches([(variant, value)])) }
      let common = found.dropFirst().reduce(found[0].1) { $0.intersection($1.1) }
      guard found.contains(where: { $0.1 == common }) else { return nil }
      let ruledOut = found.filter { value, broken in
        broken != common && !isCured(broken, common, variant, value)
      }
      guard let first = ruledOut.first?.1.subtracting(common).map(\.position).min() else {
        return nil
      }
      return Exclusion(variant: variant, values: ruledOut.map(\.0), place: place(first))
    }
  }

  /// Whether a value of another variant permits what a value of this one forbids.
  private func isCured(
    _ broken: Set<Breach>,
    _ common: Set<Breach>,
    _ variant: Variant,
    _ value: String
  ) -> Bool {
    let own = broken.subtracting(common)
    return Variant.all.contains { other in
      other.id != variant.id
        && other.values.contains { choice in
          guard choice != other.value(in: base) else { return false }
          let left = breaches([(variant, value), (other, choice)])
          return left.isDisjoint(with: own) && left.isSubset(of: broken)
        }
    }
  }

  private func place(_ position: Int) -> String {
    let lines = recorded.lines
    let words = lines.indices.contains(position) ? "line \(lines[position])" : "at the end"
    return "\(recorded.source), \(words)"
  }
}
