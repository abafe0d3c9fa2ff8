// What `vcfuzz calibrate` prints.

internal import Calibration
internal import Lifecycle
internal import VCFuzz

/// The text of a calibration.
struct CalibrationText {
  let calibration: Calibration
  /// How many runs of probes the traces hold.
  let probeCount: Int
  let sessions: [SessionCalibration.Exclusion]
  let style: (String, TextStyle) -> String

  /// The whole text.
  var text: String {
    var blocks: [String] = []
    for (title, lines) in [
      ("Settled", settled), ("Narrowed", narrowed), ("Contradicted", contradicted),
      ("In the app's own sessions", sessionLines), ("Not observed", notObserved),
    ] where !lines.isEmpty {
      blocks.append(([style(title, .bold)] + lines).joined(separator: "\n"))
    }
    return (blocks + [summary]).joined(separator: "\n\n")
  }

  private func row(_ finding: Calibration.Finding, _ words: String) -> [String] {
    ["  " + finding.variant.id.padded(to: 20) + words]
      + finding.evidence.map { "      \($0.probe): \($0.events)" }
  }

  private var settled: [String] {
    calibration.findings.flatMap { finding -> [String] in
      guard case .settled(let value) = finding.verdict else { return [] }
      let standard = finding.variant.value(in: Profile(os: calibration.os))
      return row(finding, value + (value == standard ? "" : " (the model assumes \(standard))"))
    }
  }

  private var narrowed: [String] {
    calibration.findings.flatMap { finding -> [String] in
      guard case .excluded(let values, let left) = finding.verdict else { return [] }
      let words = "not " + values.joined(separator: ", ")
      return row(finding, words + "; left are " + left.joined(separator: ", "))
    }
  }

  private var contradicted: [String] {
    calibration.findings.flatMap { finding -> [String] in
      guard finding.verdict == .contradicted else { return [] }
      var lines = row(finding, "no value explains what was seen")
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

  private var notObserved: [String] {
    calibration.findings.compactMap { finding in
      guard case .notObserved(let reason) = finding.verdict else { return nil }
      return "  " + finding.variant.id.padded(to: 20) + (reason ?? "no probe of it in the traces")
    }
  }

  private var summary: String {
    func count(_ isCounted: (Calibration.Verdict) -> Bool) -> Int {
      calibration.findings.count { isCounted($0.verdict) }
    }
    let narrowed = count { if case .excluded = $0 { true } else { false } }
    let contradicted = count { $0 == .contradicted }
    let notObserved = count { if case .notObserved = $0 { true } else { false } }
    let counts =
      "\(calibration.findings.count) variants: \(calibration.settled.count) settled, "
      + "\(narrowed) narrowed, \(contradicted) contradicted, \(notObserved) not observed; "
      + "\(probeCount) runs of probes"
    return counts + "\nprofile: \(calibration.profile.name)"
  }
}
