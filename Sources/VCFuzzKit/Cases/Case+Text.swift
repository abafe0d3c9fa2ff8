// The text of a case as its file holds it. There is one way to write a case.

extension Case {
  /// The form of the files that have a state.
  ///
  /// Without one, those with a grade are of form 2, and
  /// all others of form 1.
  package static let formatVersion = 3

  private var formatVersion: Int { isAccepted ? 3 : grading == nil ? 1 : 2 }

  /// The whole file.
  package var text: String {
    var lines = notes.map { $0.isEmpty ? "#" : "# " + $0 }
    lines += head
    lines += ["", "steps:"] + steps.map { "  " + $0.escapedForCase }
    lines += [""] + verdictLines
    if !trace.isEmpty {
      lines += ["", "trace:"] + trace.map { $0.isEmpty ? "" : "  " + $0.escapedForCase }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text without what a replay finds out.
  package var shortText: String {
    var short = self
    short.notes = []
    short.origin = ""
    short.trace = []
    short.verdict = Verdict(verdict.identity)
    // A replay reports advice only if it is known to be the failure.
    if grade != .advice { short.grading = nil }
    return short.text
  }

  private var head: [String] {
    var lines = [
      Self.line("vcfuzz-case", String(formatVersion)),
      Self.line("scenario", scenario),
      Self.line("profile", configuration.profile.name),
      Self.line("device", configuration.device.rawValue),
    ]
    for (number, text) in configuration.treeTexts.enumerated() {
      lines.append(Self.line(number == 0 ? "window" : "spare", text))
    }
    if !origin.isEmpty { lines.append(Self.line("origin", origin)) }
    return lines
  }

  private var verdictLines: [String] {
    var lines: [String] = []
    if isAccepted { lines.append(Self.line("state", State.accepted.rawValue)) }
    lines.append(Self.line("invariant", verdict.identity.invariant))
    lines += verdict.identity.roles.map { Self.line("role", $0) }
    if let transition = verdict.identity.transition {
      lines.append(Self.line("transition", transition))
    }
    if let grading {
      lines.append(Self.line("grade", grading.grade.rawValue))
      lines += grading.needs.map { Self.line("needs", $0) }
    }
    for (key, value) in [
      ("event", verdict.event), ("expected", verdict.expected), ("found", verdict.found),
    ] where !value.isEmpty {
      lines.append(Self.line(key, value))
    }
    return lines
  }

  private static func line(_ key: String, _ value: String) -> String {
    key + ": " + value.escapedForCase
  }
}
