// The report of a check in SARIF 2.1.0, as code hosts and editors show it.

import Lifecycle

/// The SARIF of `vcfuzz check --format sarif`.
enum CheckSARIF {
  /// Returns the log of one run.
  static func log(_ traces: [CheckedTrace], _ unreadable: [UnreadableTrace]) -> JSONValue {
    let broken = Set(traces.flatMap { $0.findings.map(\.invariant.id) })
    let rules = Lifecycle.Invariant.all.filter { broken.contains($0.id) }
    let results = traces.flatMap { trace in trace.findings.map { result($0, in: trace, rules) } }
    let problems = unreadable.map { trace in
      JSONValue.object([
        ("level", .string("error")),
        ("message", message(trace.problem)),
        ("locations", .array([location(trace.source, line: 1)])),
      ])
    }
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver(rules))])),
            (
              "invocations",
              .array([
                .object([
                  ("executionSuccessful", .bool(unreadable.isEmpty)),
                  ("toolExecutionNotifications", .array(problems)),
                ])
              ])
            ),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
          ])
        ])
      ),
    ])
  }

  private static func driver(_ rules: [Lifecycle.Invariant]) -> JSONValue {
    .object([
      ("name", .string("vcfuzz")),
      ("version", .string(CommandLineTool.version)),
      ("rules", .array(rules.map(descriptor))),
    ])
  }

  private static func descriptor(_ invariant: Lifecycle.Invariant) -> JSONValue {
    let advice = Advice.on(invariant.id)
    let help = (advice?.causes ?? []).map { "Cause: \($0)." } + [advice?.repair ?? ""]
    return .object([
      ("id", .string(invariant.id)),
      ("shortDescription", message(invariant.title)),
      ("fullDescription", message(invariant.definition)),
      ("help", message(help.joined(separator: "\n"))),
      ("properties", .object([("tags", .strings(invariant.rules))])),
    ])
  }

  private static func result(
    _ finding: CheckedTrace.Finding,
    in trace: CheckedTrace,
    _ rules: [Lifecycle.Invariant]
  ) -> JSONValue {
    let level =
      switch finding.grade {
      case .fault: "error"
      case .suspect, .quirk, .deviation: "warning"
      case .advice: "note"
      }
    let text =
      "\(finding.headline): \(finding.place.event); expected \(finding.expected), "
      + "came \(finding.found)"
    let index = rules.firstIndex { $0.id == finding.invariant.id } ?? 0
    var members: [(name: String, value: JSONValue)] = [
      ("ruleId", .string(finding.invariant.id)),
      ("ruleIndex", .number(index)),
      ("level", .string(level)),
      ("message", message(text)),
      ("locations", .array([location(trace.source, line: finding.place.line)])),
    ]
    if !finding.related.isEmpty {
      let places = finding.related.enumerated().map { number, place in
        location(trace.source, line: place.line, id: number + 1, text: place.event)
      }
      members.append(("relatedLocations", .array(places)))
    }
    members.append(
      (
        "properties",
        .object([
          ("grade", .string(finding.grade.rawValue)),
          ("verdict", .string(finding.verdict?.description ?? finding.grade.rawValue)),
        ])
      )
    )
    return .object(members)
  }

  private static func location(
    _ source: String,
    line: Int,
    id: Int? = nil,
    text: String? = nil
  ) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    if let id { members.append(("id", .number(id))) }
    members.append(
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(uri(source)))])),
          ("region", .object([("startLine", .number(max(line, 1)))])),
        ])
      )
    )
    if let text { members.append(("message", message(text))) }
    return .object(members)
  }

  /// Returns a message; viewers may read it as Markdown or print it as it is.
  private static func message(_ text: String) -> JSONValue {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let harmless = lines.map { $0.escapedForTerminal }.joined(separator: "\n")
    // Brackets would make links in a SARIF message, and braces stand for arguments.
    let plain = harmless.replacing("\\", with: "\\\\")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing("{", with: "{{").replacing("}", with: "}}")
    return .object([("text", .string(plain))])
  }

  /// Returns a file's name as a relative reference, each byte that is not plain written in hex.
  private static func uri(_ source: String) -> String {
    if source == "-" { return "stdin" }
    var result = ""
    for byte in source.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return source.hasPrefix("/") ? "file://" + result : result
  }
}
