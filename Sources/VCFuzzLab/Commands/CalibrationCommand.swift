// `vcfuzz-lab calibration`: whether the probes recover the values of random profiles.

internal import VCFuzzCLI
internal import VCFuzzCalibration
internal import VCFuzzKit
internal import VCFuzzSupport
internal import VCLifecycle

struct CalibrationCommand: Command {
  let name = "calibration"
  let summary = "Measure whether the probes recover the values of random profiles"
  let options = CommandOption.table(
    """
    --profiles N  Random profiles for each level of noise (default: 100)
    --seed N      Seed of the profiles and of the noise (default: 1)
    --noise N,N   Of a hundred lines, how many a log damages (default: 0,1,5,20)
    """,
    ["profiles": .number(1...1_000_000), "seed": .number(0...Int.max)]
  )
  let details = """
    Runs the probes on HeadlessUIKit under profiles with random values of all variants,
    damages the traces as logs do, and calibrates. A value is recovered exactly, or
    other values are excluded, or it has no effect on its probe under the values of
    others, or nothing is observed; a wrong value is a bug of vcfuzz.

    Exits with 0 if no value was recovered wrongly, with 1 otherwise.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let profiles = invocation.number(of: "profiles") ?? 100
    let seed = UInt64(invocation.number(of: "seed") ?? 1)
    let levels = try levels(of: invocation)
    let predictions = ProbePredictions(os: .standard)
    var wrong = 0
    var trials: [CalibrationTrial] = []
    for level in levels {
      var trial = CalibrationTrial(predictions: predictions)
      trial.run(profiles: profiles, seed: seed, noise: level)
      wrong += trial.counts.reduce(0) { $0 + $1.wrong }
      trials.append(trial)
    }
    let heads = levels.map { "noise \($0) %" }
    invocation.terminal.print("| variant | " + heads.joined(separator: " | ") + " |")
    invocation.terminal.print("| --- |" + String(repeating: " --- |", count: levels.count))
    for (place, variant) in Variant.all.enumerated() {
      let cells = trials.map { Self.cell($0.counts[place]) }
      invocation.terminal.print("| \(variant.id) | " + cells.joined(separator: " | ") + " |")
    }
    invocation.terminal.print(
      "\n\(profiles) profiles a level: recovered exactly / narrowed / without effect / not "
        + "observed; "
        + "wrong recoveries: \(wrong)"
    )
    return wrong == 0 ? .nothingFound : .found
  }

  private static func cell(_ count: CalibrationTrial.Count) -> String {
    let counts = [count.exact, count.narrowed, count.withoutEffect, count.notObserved]
    let text = counts.map { "\($0)" }.joined(separator: " / ")
    return count.wrong == 0 ? text : text + ", wrong \(count.wrong)"
  }

  private func levels(of invocation: Invocation) throws -> [Int] {
    guard let text = invocation.value(of: "noise") else { return [0, 1, 5, 20] }
    let levels = text.split(separator: ",").map { Int($0) }
    guard !levels.isEmpty, levels.allSatisfy({ (0...100).contains($0 ?? -1) }) else {
      throw UsageError.invalidValue(
        of: "--noise",
        value: text,
        expected: "whole numbers from 0 to 100, such as 0,5"
      )
    }
    return levels.compactMap(\.self)
  }
}
