// Whether the probes find the values that a profile was drawn with.

internal import CalibrationProbes
internal import LifecycleRecording
internal import ModelChecking
internal import VCFuzzCalibration
internal import VCLifecycle

/// Calibrations of HeadlessUIKit under random profiles.
@MainActor
struct CalibrationTrial {
  /// What became of one variant over all profiles.
  struct Count {
    var exact = 0
    var narrowed = 0
    var withoutEffect = 0
    var notObserved = 0
    /// Another value was settled, the drawn one excluded, or every value contradicted.
    var wrong = 0
  }

  private(set) var counts = [Count](repeating: Count(), count: Variant.all.count)
  private let predictions: ProbePredictions

  init(predictions: ProbePredictions) { self.predictions = predictions }

  /// Calibrates once for each of so many profiles, with damaged logs.
  mutating func run(profiles: Int, seed: UInt64, noise percent: Int) {
    var random = RandomSource(seed: seed)
    var noise = LogNoise(percent: percent, seed: seed)
    for _ in 0..<profiles {
      let profile = Self.profile(predictions.os, &random)
      let recorder = TraceRecorder(eventsMax: 100_000, os: profile.os)
      recorder.numbersEvents = true
      for probe in Probe.all { probe.run(under: profile, recording: recorder) }
      // A trace that its reader refuses shows nothing.
      let records = (try? ProbeRecord.records(in: noise.applied(to: recorder.trace))) ?? []
      count(Calibration(records, predictions: predictions), profile)
    }
  }

  private static func profile(_ os: OSVersion, _ random: inout RandomSource) -> Profile {
    var profile = Profile(os: os)
    for variant in Variant.all {
      guard let value = random.element(of: variant.values) else { continue }
      let isSet = variant.set(value, in: &profile)
      precondition(isSet, "a variant lists a value that its profile does not take")
    }
    return profile
  }

  private mutating func count(_ calibration: Calibration, _ profile: Profile) {
    for (place, finding) in calibration.findings.enumerated() {
      let drawn = finding.variant.value(in: profile)
      switch finding.verdict {
      case .settled(drawn): counts[place].exact += 1
      case .excluded(_, let left) where left.contains(drawn): counts[place].narrowed += 1
      case .withoutEffect: counts[place].withoutEffect += 1
      case .notObserved: counts[place].notObserved += 1
      case .settled, .excluded, .contradicted: counts[place].wrong += 1
      }
    }
  }
}
