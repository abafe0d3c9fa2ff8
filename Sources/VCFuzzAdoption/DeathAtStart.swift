// Whether the scenarios of an adopted package start: each is run a few times once it is built.

internal import Foundation

/// A scenario that ends its process before it can take a step.
package struct DeathAtStart: Equatable {
  package let scenario: String
  /// How the process ended, in words.
  package let found: String

  /// Two runs show whether a set-up that dies does so again.
  private static let runsCount = 2

  /// Runs scenarios of a package that was built, and returns those that end their process.
  static func all(
    of scenarios: [String],
    _ executable: String,
    in folder: String,
    by build: BuildFolder
  ) -> [DeathAtStart] {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-start-\(ProcessInfo.processInfo.processIdentifier)").path
    let call =
      ["swift", "run", "--package-path", folder] + build.arguments + ["--skip-build", executable]
    return scenarios.compactMap { scenario in
      let run = ToolRun(
        call + [
          "--seed", "1", "--iterations", "\(runsCount)", "--scenario", scenario, "--json",
          "--output", output,
        ]
      )
      try? FileManager.default.removeItem(atPath: output)
      return found(in: run.output).map { DeathAtStart(scenario: scenario, found: $0) }
    }
  }

  /// Reads how the process ended before the first step; nil if it did not.
  static func found(in json: String) -> String? {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(json.utf8)),
      let start = report.shares.flatMap(\.failingAtStart).first(where: \.isDeath)
    else { return nil }
    return report.findings.first { $0.identity == start }?.found ?? start.invariant
  }

  /// What a campaign prints as JSON, as far as it matters here.
  private struct Report: Decodable {
    struct Share: Decodable { let failingAtStart: [Identity] }

    struct Identity: Decodable, Equatable {
      let invariant: String

      /// The catalogue's invariants have numbers, and only ends of processes come at the start of
      /// scenarios that were written here.
      var isDeath: Bool { !invariant.hasPrefix("INV-") }
    }

    struct Finding: Decodable {
      let identity: Identity
      let found: String
    }

    let shares: [Share]
    let findings: [Finding]
  }
}
