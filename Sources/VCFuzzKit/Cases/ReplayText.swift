// The outcome of a replayed case in words: one line, and both diagrams where they differ.

/// The text of a replayed case.
@MainActor
package struct ReplayText {
  private let replay: CaseReplay
  private let style: (String, TextStyle) -> String

  package init(
    _ replay: CaseReplay,
    style: @escaping (String, TextStyle) -> String = { text, _ in text }
  ) {
    self.replay = replay
    self.style = style
  }

  /// The outcome in one line without the case's name.
  package var headline: String {
    let identity = "\(replay.kept.verdict.identity)".escapedForTerminal
    // Where nothing fails, only the case itself knows its grade.
    let isGraded = replay.outcome != .gone || replay.kept.grading != nil
    let saved = identity + (isGraded ? " (\(replay.grading))" : "")
    switch replay.outcome {
    case .same: return mark + ": " + saved
    case .gone: return mark + (replay.state == .open ? ", was: " : ": ") + saved
    case .other(let other):
      return mark + ": \("\(other)".escapedForTerminal) (\(replay.grading)) instead of " + identity
    case .stale(let reason): return mark + ": " + reason.escapedForTerminal
    }
  }

  /// The outcome in one or two words.
  private var mark: String {
    style(Self.words(for: replay.outcome, of: replay.state), replay.passes ? .green : .red)
  }

  /// Returns what became of a case, in one or two words.
  package static func words(for outcome: CaseReplay.Outcome, of state: Case.State) -> String {
    switch (outcome, state) {
    case (.stale, _): "stale"
    case (.other, _): "fails differently"
    case (.same, .planted): "fails as planted"
    case (.gone, .planted): "no longer fails as planted"
    case (.same, .accepted): "regressed"
    case (.gone, .accepted): "still fixed"
    case (.same, _): "still fails"
    case (.gone, _): "passes now"
    }
  }

  /// The outcome with its explanation: the refused steps, and the new diagram below the saved one.
  ///
  /// `isWhole` shows the diagram of a case that passes, too.
  package func text(named name: String, isWhole: Bool = false) -> String {
    var lines = [name.escapedForTerminal + ": " + headline]
    if replay.passes && !isWhole { return lines[0] }
    // The headline of a stale case names the first; the run of the other steps says nothing.
    let isStale = replay.state == .stale
    let named = isStale && !replay.run.missing.isEmpty ? 1 : 0
    lines += replay.run.refusalLines.dropFirst(named)
    if !isStale { lines += replay.run.verdict?.lines ?? [] }
    if replay.isTraceChanged || isStale {
      lines += ["", "saved:"] + replay.kept.trace.indentedForTerminal
      if !isStale { lines += ["", "now:"] }
    } else {
      lines.append("")
    }
    if !isStale { lines += replay.trace.indentedForTerminal }
    let legend = DiagramLegend.line(for: isStale ? replay.kept.trace : replay.trace)
    if let legend { lines += ["", legend.wrapped(width: 98, indent: 2)] }
    if let fix { lines += ["", fix] }
    return lines.joined(separator: "\n")
  }

  /// What to do about a case whose file is the problem.
  private var fix: String? {
    switch (replay.outcome, replay.state) {
    case (.stale, _):
      "If the operation has a new name, write that into the case. If it is gone for good, delete "
        + "the case."
    case (.gone, .planted):
      "The bug is there on purpose. If you fixed it, remove isDeliberatelyBroken from the scenario."
    default: nil
    }
  }
}

extension Case.Verdict {
  /// Where the failure is, what was expected there, and what was found.
  package var lines: [String] {
    [("at        ", event), ("expected  ", expected), ("received  ", found)]
      .map { "  " + $0 + $1.escapedForTerminal }
  }
}

extension CaseRun {
  /// The steps that could not be taken.
  package var refusalLines: [String] {
    missing.map { "  " + $0.escapedForTerminal }
      + refused.map { "  step \($0) could not be taken: " + $1.escapedForTerminal }
  }
}

extension [String] {
  /// The lines of a diagram, indented except for the empty ones.
  package var indentedForTerminal: [String] {
    map { $0.isEmpty ? "" : "  " + $0.escapedForTerminal }
  }
}
