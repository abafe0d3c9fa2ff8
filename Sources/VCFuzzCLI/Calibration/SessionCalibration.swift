// What a trace of an app's own session says about the variants: a value that forbids the trace is
// ruled out where another one permits it.

internal import Calibration
internal import CalibrationProbes
internal import Lifecycle
internal import LifecycleChecks

/// The values that traces of an app's own use rule out.
struct SessionCalibration {
  /// The values of a variant that are ruled out, with the place that does it.
  struct Exclusion {
    let variant: Variant
    let values: [String]
    let place: String
  }

  let exclusions: [Exclusion]

  /// Checks a trace under every value of every variant.
  ///
  /// Where the trace breaks a rule under every value, the app is at fault or the rule is: that
  /// says nothing of the variant.
  init(_ source: String, os: OSVersion, _ open: () throws -> ByteSource) throws {
    var exclusions: [Exclusion] = []
    for variant in Variant.all {
      var broken: [(value: String, place: String)] = []
      for value in variant.values {
        var profile = Profile(os: os)
        guard variant.set(value, in: &profile) else { continue }
        var settings = CheckSettings()
        settings.profile = profile
        let trace = try TraceChecker(settings).check(try open(), named: source)
        let finding = trace.findings.first { finding in
          guard case .deviation(let choices)? = finding.verdict else { return false }
          return choices.contains { $0.variant == variant.id }
        }
        if let finding { broken.append((value, finding.place.words)) }
      }
      guard let first = broken.first, broken.count < variant.values.count else { continue }
      exclusions.append(
        Exclusion(
          variant: variant,
          values: broken.map(\.value),
          place: "\(source), \(first.place)"
        )
      )
    }
    self.exclusions = exclusions
  }
}
