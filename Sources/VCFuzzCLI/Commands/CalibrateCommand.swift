// `vcfuzz calibrate`: what recorded traces of real UIKit say about the variants, as a profile.

internal import CalibrationProbes
internal import Foundation
internal import LifecycleRecording
internal import VCFuzzCalibration
internal import VCFuzzReports

struct CalibrateCommand: Command {
  let name = "calibrate"
  let summary = "Determine which values of the variants recorded traces show"
  let operands = [CommandOperand("TRACE", .file, count: .many)]
  let options = CommandOption.table(
    """
    --output FILE     Write the profile with its evidence, for '--profile FILE'
    --ios VERSION     The iOS version of traces that name none
    --rehearse NAME   Run the probes on HeadlessUIKit under a profile and print the trace
    --list            Print the probes
    --json            Print JSON
    """,
    ["rehearse": CommandOption.profiles]
  )
  let details = """
    A TRACE is what the probes recorded on UIKit, in a simulator or on a device: the
    article 'Calibrating the model' says how to make one. A value of a variant is ruled
    out if the model, run with it, does something else. A variant is settled if one
    value is left, and contradicted if none is: then the rule itself is wrong. A trace
    of an app's own session, as 'vcfuzz check' reads it, rules out values, too.

    With several traces of one version, all of them count. '-' is the standard input.

    Exits with 0, with 1 if a variant is contradicted, and with 65 if a trace cannot
    be read.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    if invocation.has("list") {
      invocation.terminal.print(Self.list)
      return .nothingFound
    }
    if let name = invocation.value(of: "rehearse") { return try rehearse(name, invocation) }
    let sources = try sources(of: invocation)
    let os = try version(of: sources, invocation)
    let records = sources.flatMap(\.records)
    let calibration = Calibration(records, predictions: ProbePredictions(os: os))
    var sessions: [SessionCalibration.Exclusion] = []
    for source in sources where source.records.isEmpty {
      let input = try source.input()
      do throws(TraceChecker.Failure) {
        sessions += try SessionCalibration(input, named: source.name, os: os).exclusions
      } catch {
        throw CommandError(.badInput, "\(source.name): \(error.words)")
      }
    }
    if let path = invocation.value(of: "output") {
      try ReportFolder(".").write(CalibrationFile(calibration).text, toPath: path)
    }
    let terminal = invocation.terminal
    if invocation.has("json") {
      terminal.print(Self.json(calibration, sessions).text)
    } else {
      let text = CalibrationText(
        calibration: calibration,
        probeCount: records.count { $0.isWhole },
        parts: records.filter { !$0.isWhole }.map(\.probe.name),
        sessions: sessions,
        style: terminal.styled
      )
      terminal.print(text.text)
    }
    let isContradicted = calibration.findings.contains { $0.verdict == .contradicted }
    return isContradicted ? .found : .nothingFound
  }

  // MARK: Probes

  private static var list: String {
    var lines: [String] = []
    for probe in Probe.all {
      lines.append(probe.name.padded(to: 26) + probe.summary)
      let variants = probe.questions.flatMap(\.variants)
      lines.append("  shows " + variants.joined(separator: ", "))
      if let instruction = probe.instruction { lines.append("  by hand: \(instruction)") }
    }
    let byHand = Probe.all.count { $0.instruction != nil }
    lines.append("\(Probe.all.count) probes, \(byHand) of them with a step by hand")
    for (variant, reason) in Probe.unprobed { lines.append("no probe of \(variant): \(reason)") }
    return lines.joined(separator: "\n")
  }

  @MainActor
  private func rehearse(_ name: String, _ invocation: Invocation) throws -> ExitCode {
    let profile: Profile
    do throws(ProfileNameError) {
      profile = try Profile(named: name)
    } catch {
      throw UsageError.other("--rehearse: \(error)")
    }
    let recorder = TraceRecorder(eventsMax: 100_000, os: profile.os)
    recorder.numbersEvents = true
    for probe in Probe.all { probe.run(under: profile, recording: recorder) }
    let text = recorder.text
    invocation.terminal.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    return .nothingFound
  }

  // MARK: Traces

  private struct Source {
    let name: String
    let trace: Trace
    let records: [ProbeRecord]
    /// What came from the standard input, which can't be read again.
    private let bytes: [UInt8]?

    init(_ name: String) throws {
      self.name = name
      let file = try InputFile(name)
      bytes = name == "-" ? file.bytes.readAll(max: .max) : nil
      do throws(TraceFormatError) {
        trace = try Self.trace(bytes.map { ByteSource($0) } ?? file.bytes)
      } catch {
        throw CommandError(.badInput, "\(name): \(error)")
      }
      if let problem = file.problem { throw CommandError(.badInput, "\(name): \(problem)") }
      if trace.events.isEmpty {
        throw CommandError(
          .badInput,
          "\(name): no event of a controller in it: give the attachment 'probes.json' of the test, "
            + "or a recording of a session"
        )
      }
      do throws(ProbeRecord.Fault) {
        records = try ProbeRecord.records(in: trace)
      } catch {
        throw CommandError(.badInput, "\(name): \(error)")
      }
    }

    /// The trace once more, from its start.
    func input() throws -> ByteSource {
      if let bytes { return ByteSource(bytes) }
      return try InputFile(name).bytes
    }

    private static func trace(_ bytes: ByteSource) throws(TraceFormatError) -> Trace {
      var reader = try TraceReader(bytes)
      var events: [Event] = []
      while let event = try reader.next() { events.append(event) }
      var trace = reader.trace
      trace.events = events
      return trace
    }
  }

  private func sources(of invocation: Invocation) throws -> [Source] {
    guard !invocation.operands.isEmpty else {
      throw UsageError.other(
        "give a trace that the probes recorded; '\(invocation.tool.call) calibrate --list' prints "
          + "the probes"
      )
    }
    return try invocation.operands.map { try Source($0) }
  }

  /// All traces are of one version: a profile is one version's.
  private func version(of sources: [Source], _ invocation: Invocation) throws -> OSVersion {
    var version = try invocation.version(expected: "a version such as 26.1")
    for source in sources {
      guard let os = source.trace.header.os else { continue }
      guard os.isKnown else {
        throw CommandError(.badInput, "\(source.name): no profile for \(os)")
      }
      if let version, version != os {
        throw CommandError(
          .badInput,
          "\(source.name) is of \(os), another trace of \(version): calibrate one version at a time"
        )
      }
      version = os
    }
    guard let version else {
      throw UsageError.other("the trace names no iOS version: say it with '--ios 26.1'")
    }
    return version
  }

  // MARK: JSON

  private static func json(
    _ calibration: Calibration,
    _ sessions: [SessionCalibration.Exclusion]
  ) -> JSONValue {
    [
      "profile": .string(calibration.profile.name),
      "variants": .array(
        calibration.findings.map { finding in
          [
            "id": .string(finding.variant.id),
            "verdict": .string(word(finding.verdict)),
            "values": .strings(left(finding)),
            "evidence": .array(
              finding.evidence.map {
                ["probe": .string($0.probe), "events": .strings($0.answer)]
              }
            ),
          ]
        }
      ),
      "sessions": .array(
        sessions.map {
          [
            "id": .string($0.variant.id), "excluded": .strings($0.values),
            "place": .string($0.place),
          ]
        }
      ),
    ]
  }

  private static func word(_ verdict: Calibration.Verdict) -> String {
    switch verdict {
    case .settled: "settled"
    case .excluded: "narrowed"
    case .contradicted: "contradicted"
    case .withoutEffect: "without effect"
    case .notObserved: "not observed"
    }
  }

  /// The values that are possible after the calibration.
  private static func left(_ finding: Calibration.Finding) -> [String] {
    switch finding.verdict {
    case .settled(let value): [value]
    case .excluded(_, let left): left
    case .contradicted: []
    case .withoutEffect, .notObserved: finding.variant.values
    }
  }
}
