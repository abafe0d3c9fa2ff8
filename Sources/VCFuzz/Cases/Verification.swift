// Many runs of one scenario for a test: what they break, each fault once and small.

internal import Foundation
package import Lifecycle

/// The runs of one scenario that a test asks for.
@MainActor
package struct Verification {
  /// A fault that the runs showed.
  package struct Fault {
    package let kept: Case
    /// How many runs showed it.
    package fileprivate(set) var count: Int
  }

  package let scenario: Scenario
  package let seed: UInt64
  /// The faults in the order in which they were met.
  package private(set) var faults: [Fault] = []
  /// The runs of at least one step.
  package private(set) var runs = 0

  /// Runs without a step after which it is given up.
  private static let emptyRunsMax = 1_000

  /// Makes the runs of a seed; those without a step do not count.
  package init(
    _ scenario: Scenario,
    seed: UInt64,
    iterations: Int,
    profile: String? = nil
  ) throws(ProfileNameError) {
    var options = GeneratorOptions()
    if let profile { options.profile = try Profile(named: profile) }
    self.scenario = scenario
    self.seed = seed
    let generator = Generator(scenario, options: options, seed: seed)
    var index = 0
    var emptyRuns = 0
    while runs < iterations, emptyRuns < Self.emptyRunsMax {
      let walk = generator.walk(index)
      index += 1
      // What breaks before any step is a fault all the same.
      guard !walk.path.isEmpty || walk.failure != nil else {
        emptyRuns += 1
        continue
      }
      emptyRuns = 0
      runs += 1
      note(walk, keepsProfile: options.profile != nil)
    }
  }

  private mutating func note(_ walk: Walk, keepsProfile: Bool) {
    guard let identity = walk.failure?.identity else { return }
    if let place = faults.firstIndex(where: { $0.kept.verdict.identity == identity }) {
      faults[place].count += 1
      return
    }
    var shrinker = CaseShrinker(scenario, keepsProfile: keepsProfile)
    let small = shrinker.shrink(walk.setting, walk.path, identity: identity)
    let kept =
      small.flatMap { Case(scenario, $0.setting, $0.path) }
      ?? Case(scenario, walk.setting, walk.path)
    if let kept { faults.append(Fault(kept: kept, count: 1)) }
  }

  /// What a failing test says of a fault, with the file that holds it.
  package func text(of fault: Fault, path: String?) -> String {
    let kept = fault.kept
    let times = fault.count == 1 ? "1 run" : "\(fault.count) runs"
    let start = "the window \(kept.windowText) with profile \(kept.setting.profile.name)"
    var lines = [
      "\(kept.verdict.identity), in \(times) of \(runs) with seed \(seed)".escapedForTerminal,
      "  at        " + kept.verdict.event.escapedForTerminal,
      "  expected  " + kept.verdict.expected.escapedForTerminal,
      "  found     " + kept.verdict.found.escapedForTerminal,
      "",
      kept.steps.isEmpty
        ? "No step is needed: \(start) shows it at once." : "Steps, from \(start):",
    ]
    lines += kept.steps.enumerated().map { "  \($0 + 1). " + $1.escapedForTerminal }
    lines += [""] + kept.trace.map { $0.isEmpty ? "" : "  " + $0.escapedForTerminal }
    lines += [""]
    if let path { lines.append("Kept in   " + path.escapedForTerminal) }
    lines.append("Token     " + CaseToken.token(of: kept))
    return lines.joined(separator: "\n")
  }
}

extension Case {
  /// The tree in the window, in words.
  package var windowText: String { setting.window.text(Cast(setting), at: 0) }
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
