// Many runs of one scenario for a test: what they break, each fault once and small.

internal import Foundation
package import VCFuzz

/// A campaign over one scenario that a test asks for.
@MainActor
package struct Verification {
  /// A fault that the runs showed.
  package struct Fault {
    package let kept: Case
    /// How many runs showed it.
    package let count: Int
  }

  package let scenario: Scenario
  package let seed: UInt64
  /// The faults in the order in which they were met.
  package let faults: [Fault]
  /// What broke once, and nothing when the same steps were taken again.
  package let unrepeated: [Failure.Identity]
  /// The runs that count.
  package let runs: Int

  /// Makes the runs of a seed; those without a step do not count.
  package init(
    _ scenario: Scenario,
    seed: UInt64,
    iterations: Int,
    profile: String? = nil,
    oldestIOS: Int? = nil,
    failOn: Grade = .violation
  ) throws(ProfileNameError) {
    var scenario = scenario
    if failOn == .advice { scenario.reportsAdvice = true }
    var settings = CampaignSettings([scenario], seed: seed, iterations: iterations)
    if let profile { settings.options.profile = try Profile(named: profile) }
    settings.options.oldestIOS = oldestIOS
    settings.failOn = failOn
    let result = Campaign(settings).run()
    var faults: [Fault] = []
    var unrepeated: [Failure.Identity] = []
    for found in result.findings {
      if let kept = Case(found.finding, of: scenario) {
        faults.append(Fault(kept: kept, count: found.finding.count))
      } else {
        unrepeated.append(found.finding.identity)
      }
    }
    self.scenario = scenario
    self.seed = seed
    self.faults = faults
    self.unrepeated = unrepeated
    runs = result.tally.runs
  }

  /// What a failing test says of a fault, with the file that holds it.
  package func text(of fault: Fault, path: String?) -> String {
    let kept = fault.kept
    let grading = kept.grading ?? Grading(kept.grade)
    let times = fault.count == 1 ? "1 run" : "\(fault.count) runs"
    let configuration = kept.configuration
    let window = configuration.window.text(Cast(configuration), at: 0)
    let start = "the window \(window) with profile \(configuration.profile.name)"
    var lines = [
      "\(kept.verdict.identity) (\(grading)), in \(times) of \(runs) with seed \(seed)"
        .escapedForTerminal
    ]
    lines += kept.verdict.lines + [""]
    lines.append(
      kept.steps.isEmpty
        ? "No step is needed: \(start) shows it at once." : "Steps, from \(start):"
    )
    lines += kept.steps.numberedForTerminal
    lines += [""] + kept.trace.indentedForTerminal + [""]
    if let path { lines.append("Kept in   " + path.escapedForTerminal) }
    lines.append("Token     " + CaseToken.token(of: kept))
    return lines.joined(separator: "\n")
  }
}

/// Where the package of a source file begins.
package enum PackageFolder {
  /// Returns the nearest folder above a file that holds `Package.swift`; nil if there is none.
  package static func containing(_ file: String) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
