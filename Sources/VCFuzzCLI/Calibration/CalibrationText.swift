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

  /// The parts of the text in their order: what the model has wrong comes first.
  private enum Part: String, CaseIterable {
    case contradicted = "Contradicted"
    case settledOtherwise = "Settled otherwise than the model assumes"
    case narrowed = "Narrowed"
    case sessions = "In the app's own sessions"
    case settledAsAssumed = "Settled as the model assumes"
    case withoutEffect = "Without effect"
    case notObserved = "Not observed"
  }

  /// The whole text.
  var text: String {
    var parts = Dictionary(grouping: calibration.findings.map(lines), by: \.part)
    let summary = summary { parts[$0]?.count ?? 0 }
    parts[.sessions] = sessions.map { (.sessions, [line(on: $0)]) }
    let blocks: [String?] = Part.allCases.map { part in
      let lines = parts[part, default: []].flatMap(\.lines)
      return lines.isEmpty ? nil : ([style(part.rawValue, .bold)] + lines).joined(separator: "\n")
    }
    return (blocks + [legend, partsLine, summary]).compactMap(\.self).joined(separator: "\n\n")
  }

  /// What is said of a variant, and where.
  private func lines(on finding: Calibration.Finding) -> (part: Part, lines: [String]) {
    let variant = finding.variant
    func row(_ words: String) -> String { "  " + variant.id.padded(to: 20) + words }
    let question = ["      " + variant.question]
    let evidence = finding.evidence.map { "      \($0.probe): \($0.events)" }
    switch finding.verdict {
    case .settled(let value):
      let standard = variant.value(in: Profile(os: calibration.os))
      if value == standard { return (.settledAsAssumed, [row(value)] + evidence) }
      let words = value + " (the model assumes \(standard))"
      return (.settledOtherwise, [row(words)] + question + evidence)
    case .excluded(let values, let left):
      let words =
        "not " + values.joined(separator: ", ") + "; left are " + left.joined(separator: ", ")
      return (.narrowed, [row(words)] + question + evidence)
    case .contradicted:
      let allowed = finding.evidence.flatMap { evidence in
        evidence.expected.map {
          "        the model allows \(Calibration.Evidence.line($0)) in \(evidence.probe)"
        }
      }
      let head = [row("no value explains what was seen")]
      return (.contradicted, head + question + evidence + allowed)
    case .withoutEffect(let condition):
      return (.withoutEffect, [row("its probe does the same where \(condition)")])
    case .notObserved(let reason):
      return (.notObserved, [row(reason ?? "no probe of it in the traces")])
    }
  }

  private func line(on exclusion: SessionCalibration.Exclusion) -> String {
    "  " + exclusion.variant.id.padded(to: 20) + "not " + exclusion.values.joined(separator: ", ")
      + ": \(exclusion.place.escapedForTerminal)"
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

  private func summary(_ count: (Part) -> Int) -> String {
    "\(calibration.findings.count) variants: \(calibration.settled.count) settled, "
      + "\(count(.narrowed)) narrowed, \(count(.contradicted)) contradicted, "
      + "\(count(.withoutEffect)) without effect, \(count(.notObserved)) not observed; "
      + "\(probeCount) runs of probes\nprofile: \(calibration.profile.name)"
  }
}
