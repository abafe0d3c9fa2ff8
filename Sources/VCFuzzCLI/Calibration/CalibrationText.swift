// What `vcfuzz calibrate` prints.

internal import VCFuzzCalibration
internal import VCFuzzReports

/// The text of a calibration.
struct CalibrationText {
  let calibration: Calibration
  /// How many runs of probes the traces hold.
  let probeCount: Int
  /// The names of the probes whose beginning or end is missing in the traces.
  let parts: [String]
  let sessions: [SessionCalibration.Exclusion]
  let style: (String, TextStyle) -> String

  /// The whole text: what the model has wrong comes first.
  var text: String {
    var blocks: [String] = []
    for (title, lines) in [
      ("Contradicted", contradicted), ("Settled otherwise than the model assumes", settled(false)),
      ("Narrowed", narrowed), ("In the app's own sessions", sessionLines),
      ("Settled as the model assumes", settled(true)), ("Without effect", withoutEffect),
      ("Not observed", notObserved),
    ] where !lines.isEmpty {
      blocks.append(([style(title, .bold)] + lines).joined(separator: "\n"))
    }
    return (blocks + [legend, partsLine, summary].compactMap(\.self)).joined(separator: "\n\n")
  }

  private func row(_ finding: Calibration.Finding, _ words: String, asking: Bool) -> [String] {
    ["  " + finding.variant.id.padded(to: 20) + words]
      + (asking ? ["      " + finding.variant.question] : [])
      + finding.evidence.map { "      \($0.probe): \($0.events)" }
  }

  /// The variants with one value left: the one that the model assumes, or another one.
  private func settled(_ isAssumed: Bool) -> [String] {
    calibration.findings.flatMap { finding -> [String] in
      guard case .settled(let value) = finding.verdict else { return [] }
      let standard = finding.variant.value(in: Profile(os: calibration.os))
      guard (value == standard) == isAssumed else { return [] }
      let words = value + (isAssumed ? "" : " (the model assumes \(standard))")
      return row(finding, words, asking: !isAssumed)
    }
  }

  private var narrowed: [String] {
    calibration.findings.flatMap { finding -> [String] in
      guard case .excluded(let values, let left) = finding.verdict else { return [] }
      let words = "not " + values.joined(separator: ", ")
      return row(finding, words + "; left are " + left.joined(separator: ", "), asking: true)
    }
  }

  private var contradicted: [String] {
    calibration.findings.flatMap { finding -> [String] in
      guard finding.verdict == .contradicted else { return [] }
      var lines = row(finding, "no value explains what was seen", asking: true)
      for evidence in finding.evidence {
        for events in evidence.expected {
          lines.append(
            "        the model allows \(Calibration.Evidence.line(events)) in \(evidence.probe)"
          )
        }
      }
      return lines
    }
  }

  private var sessionLines: [String] {
    sessions.map { exclusion in
      "  " + exclusion.variant.id.padded(to: 20) + "not "
        + exclusion.values.joined(separator: ", ") + ": \(exclusion.place.escapedForTerminal)"
    }
  }

  private var withoutEffect: [String] {
    calibration.findings.compactMap { finding in
      guard case .withoutEffect(let condition) = finding.verdict else { return nil }
      return "  " + finding.variant.id.padded(to: 20) + "its probe does the same where \(condition)"
    }
  }

  private var notObserved: [String] {
    calibration.findings.compactMap { finding in
      guard case .notObserved(let reason) = finding.verdict else { return nil }
      return "  " + finding.variant.id.padded(to: 20) + (reason ?? "no probe of it in the traces")
    }
  }

  /// The short names in the evidence, in full.
  private var legend: String? {
    let events = calibration.findings.flatMap { $0.evidence.flatMap(\.answer) }
    let names = Set(
      events.compactMap { $0.split(separator: ".").dropFirst().first?.prefix { $0 != "(" } }
    )
    let short = Event.Kind.allCases.compactMap { kind in
      kind.shortName.flatMap { names.contains($0[...]) ? "\($0) = \(kind.name)" : nil }
    }
    guard !events.isEmpty else { return nil }
    let words = "A to Z, nav and page are controllers of the probe, other words notes of its own"
    return "legend: " + (short + [words]).joined(separator: ", ")
  }

  /// What was cut off proves nothing, and may be recorded again.
  private var partsLine: String? {
    guard !parts.isEmpty else { return nil }
    return "Recorded in part, so that they show nothing: " + parts.joined(separator: ", ")
  }

  private var summary: String {
    func count(_ isCounted: (Calibration.Verdict) -> Bool) -> Int {
      calibration.findings.count { isCounted($0.verdict) }
    }
    let narrowed = count { if case .excluded = $0 { true } else { false } }
    let contradicted = count { $0 == .contradicted }
    let withoutEffect = count { if case .withoutEffect = $0 { true } else { false } }
    let notObserved = count { if case .notObserved = $0 { true } else { false } }
    let counts =
      "\(calibration.findings.count) variants: \(calibration.settled.count) settled, "
      + "\(narrowed) narrowed, \(contradicted) contradicted, \(withoutEffect) without effect, "
      + "\(notObserved) not observed; \(probeCount) runs of probes"
    return counts + "\nprofile: \(calibration.profile.name)"
  }
}
